"use client";

import { markedLook } from "@/components/compliance/compliance-looks";
import { documentLooks } from "@/components/documents/document-looks";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { type PlainKey, say } from "@/messages/say";

type RecentDocument = StatsDto["recentDocuments"][number];

const processing: Record<string, PlainKey> = {
  PENDING: "compliance.beingRead",
  PROCESSING: "compliance.beingRead",
  PROCESSED: "common.processed",
  FAILED: "common.failed",
  CANCELED: "documents.canceled",
};

/** Any word that is neither a badge nor a step of processing stays neutral. */
function StatusBadge({ status, isByDates }: Pick<RecentDocument, "status" | "isByDates">) {
  const known = documentBadges.find((one) => one === status);
  if (known) {
    const { label, tone, icon } = markedLook(known, documentLooks[known], isByDates);
    return (
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    );
  }
  return (
    <Badge tone={status === "FAILED" || status === "CANCELED" ? "red" : "grey"}>
      {processing[status] ? say(processing[status]) : status}
    </Badge>
  );
}

export function RecentDocuments({ documents }: { documents: readonly RecentDocument[] }) {
  const { company } = useSession();
  if (documents.length === 0) return <p className="px-5 py-8 text-center text-ink-3">{say("common.noDocumentsYet")}</p>;
  return (
    <ul className="divide-y">
      {documents.map((document) => (
        <li key={document.id} className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 hover:bg-ground">
          <div className="min-w-0 flex-1">
            <Link href={`/documents/${document.id}`} className="block truncate font-medium text-ink after:absolute after:inset-0">
              {document.vendorName ?? say("common.noVendorYet")}
            </Link>
            <p className="truncate text-ink-3 text-small">
              {document.fileName} · {formatMoment(document.createdAt, company.timeZone)}
            </p>
          </div>
          <StatusBadge status={document.status} isByDates={document.isByDates} />
        </li>
      ))}
    </ul>
  );
}
