"use client";

import type { ReactNode } from "react";
import { DocumentNotices } from "@/components/documents/document-notices";
import { PoliciesTable } from "@/components/documents/policies-table";
import { ReadValue } from "@/components/documents/read-value";
import { TypedAndRead } from "@/components/documents/typed-and-read";
import { isBeingRead } from "@/components/documents/use-documents";
import { InsuredNotice } from "@/components/intake/insured-notice";
import { useSession } from "@/components/layout/session-context";
import { Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatSize, formatTime } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { DocumentDetailDto } from "@/lib/documents/schema";

export function DocumentBody({ document, failedAction }: { document: DocumentDetailDto; failedAction?: ReactNode }) {
  const { company } = useSession();
  const { vendor, uploadedBy } = document;
  const failed = document.processingStatus === "FAILED";
  const unread = isBeingRead(document);
  const read = (value: string | null) =>
    unread ? <span className="text-ink-3">Not read</span> : <ReadValue unreadable={false}>{value}</ReadValue>;
  const fileFacts = (
    <Section title="File">
      <Facts>
        <Fact name="Vendor">{vendor ? <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink> : "N/A"}</Fact>
        <Fact name="Size">{formatSize(document.fileSize)}</Fact>
        <Fact name="Uploaded by">{uploadedBy ? `${uploadedBy.firstName} ${uploadedBy.lastName}` : "System"}</Fact>
        <Fact name="Uploaded">{formatTime(document.createdAt, company.timeZone)}</Fact>
      </Facts>
    </Section>
  );
  return (
    <div className="space-y-4">
      <InsuredNotice document={document} />
      <DocumentNotices document={document} action={failedAction} />
      {!failed && (
        <Section title="Coverages read from the file">
          {document.policies.length > 0 ? (
            <PoliciesTable policies={document.policies} />
          ) : (
            <p className="px-5 py-8 text-center text-ink-3">
              {unread ? "Nothing has been read yet." : "No coverage was found in this file."}
            </p>
          )}
        </Section>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <Section title="Typed and read">
            <TypedAndRead document={document} />
          </Section>
          {!failed && fileFacts}
        </div>
        {failed ? (
          fileFacts
        ) : (
          <Section title="On the certificate">
            <Facts>
              <Fact name="Insured">{read(document.insured)}</Fact>
              <Fact name="Certificate holder">{read(document.certificateHolder)}</Fact>
              <Fact name="Producer">{read(document.producer)}</Fact>
            </Facts>
          </Section>
        )}
      </div>
    </div>
  );
}
