"use client";

import { useSession } from "@/components/layout/session-context";
import { daysUntil, formatDate, formatDays } from "@/components/ui/format";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** The date that counts; where the file says another one, that one too. */
export function Expiration({ document }: { document: DocumentDto }) {
  const { company } = useSession();
  const { expirationDate, typedExpirationDate, readExpirationDate } = document;
  if (!expirationDate) return <span className="text-ink-3">{say("documents.noExpiration")}</span>;
  const differs = typedExpirationDate && readExpirationDate && typedExpirationDate !== readExpirationDate;
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap text-ink">{formatDate(expirationDate)}</span>
      <span className="block whitespace-nowrap text-ink-3 text-small">
        ({formatDays(daysUntil(expirationDate, new Date(), company.timeZone))})
      </span>
      {differs && (
        <span className="block whitespace-nowrap text-small text-violet">
          {say("documents.readExpiration", { day: formatDate(readExpirationDate) })}
        </span>
      )}
    </span>
  );
}
