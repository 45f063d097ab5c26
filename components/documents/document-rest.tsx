"use client";

import { DocumentAgency } from "@/components/contacts/keep-agency";
import { TypedAndRead } from "@/components/documents/typed-and-read";
import { useSession } from "@/components/layout/session-context";
import { ReviewHistory } from "@/components/review/review-history";
import { Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatSize, formatTime } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { senderSentence } from "@/lib/compliance/policies/senders-rules";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** Below the desk: where the values came from. */
export function DocumentRest({ document, history = [] }: { document: DocumentDetailDto; history?: ReviewDto["history"] }) {
  const { company } = useSession();
  const { vendor, uploadedBy, sender, insideOf } = document;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="space-y-4">
        <Section title={say("documents.typedAndRead")}>
          <TypedAndRead document={document} />
        </Section>
        {history.length > 0 && <ReviewHistory document={document} history={history} />}
      </div>
      <div>
        <Section title={say("documents.file")}>
          <Facts>
            <Fact name={say("common.vendor")}>
              {vendor ? <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink> : say("common.notApplicable")}
            </Fact>
            {vendor && <DocumentAgency vendorId={vendor.id} documentId={document.id} />}
            <Fact name={say("documents.size")}>{formatSize(document.fileSize)}</Fact>
            <Fact name={say("documents.uploadedBy")}>
              {sender
                ? inWords(senderSentence(sender))
                : uploadedBy
                  ? `${uploadedBy.firstName} ${uploadedBy.lastName}`
                  : say("documents.system")}
            </Fact>
            {insideOf && (
              <Fact name={say("documents.cameInside")}>
                {insideOf.id ? <TextLink href={`/documents/${insideOf.id}`}>{insideOf.fileName}</TextLink> : insideOf.fileName}
              </Fact>
            )}
            <Fact name={say("common.uploaded")}>{formatTime(document.createdAt, company.timeZone)}</Fact>
          </Facts>
        </Section>
      </div>
    </div>
  );
}
