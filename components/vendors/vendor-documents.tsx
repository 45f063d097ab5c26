"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { DocumentState } from "@/components/documents/document-state";
import { kindInWords } from "@/components/documents/document-words";
import { useSession } from "@/components/layout/session-context";
import { documentsQuery, isBeingRead } from "@/components/queries/use-documents";
import { coveragesQuery, useVendorsChanged } from "@/components/queries/use-vendors";
import { vendorDocumentsShown } from "@/components/queries/vendor-keys";
import { formatMoment } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { CoverageDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/** Whether a document's coverages still count. */
function versionInWords(id: string, coverages: readonly CoverageDto[]): string {
  const own = coverages.filter(({ documentId }) => documentId === id);
  if (own.some(({ isCurrent }) => isCurrent)) return ` · ${say("common.current")}`;
  const newer = own.find(({ supersededBy }) => supersededBy)?.supersededBy;
  return newer ? ` ${say("vendors.replacedBy", { fileName: newer.fileName })}` : "";
}

const newestQuery = (vendorId: string) => documentsQuery({ vendorId, page: 1, limit: vendorDocumentsShown });

/** When the worker has read a document, the vendor is asked for again, whichever tab is open: its status came with it. */
export function useReadings(vendorId: string): void {
  const vendorsChanged = useVendorsChanged();
  const { data } = useQuery(newestQuery(vendorId));
  const states = data?.documents
    .map(({ id, processingStatus, complianceStatus }) => `${id} ${processingStatus} ${complianceStatus}`)
    .join();
  const before = useRef(states);
  useEffect(() => {
    // What the page came with is no news.
    if (states && before.current !== states) void vendorsChanged();
    before.current = states;
  }, [states, vendorsChanged]);
}

/** The vendor's newest documents. */
export function VendorDocuments({ vendorId }: { vendorId: string }) {
  const { company } = useSession();
  const { data: cover } = useQuery(coveragesQuery(vendorId));
  const { data } = useQuery(newestQuery(vendorId));
  if (!data) return null;
  if (data.documents.length === 0) return <p className="px-5 py-8 text-center text-ink-3">{say("common.noDocumentsYet")}</p>;
  return (
    <ul className="divide-y">
      {data.documents.map((document) => (
        <li key={document.id} className="flex items-start justify-between gap-x-4 gap-y-1.5 px-5 py-2.5 max-sm:flex-col">
          <span className="min-w-0">
            <TextLink href={`/documents/${document.id}`} className="[overflow-wrap:anywhere]">
              {document.fileName}
            </TextLink>
            <span className="block text-ink-3 text-small">
              {kindInWords(document, say("vendors.typeUnknown"))} · {formatMoment(document.createdAt, company.timeZone)}
              {versionInWords(document.id, cover?.coverages ?? [])}
            </span>
          </span>
          <span className="shrink-0 max-sm:max-w-full">
            <DocumentState document={document} brief={isBeingRead(document)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
