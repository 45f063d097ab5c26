"use client";

import { useQuery } from "@tanstack/react-query";
import { coverageWords } from "@/components/documents/document-words";
import { ReadValue } from "@/components/documents/read-value";
import { useSession } from "@/components/layout/session-context";
import { coveragesQuery } from "@/components/queries/use-vendors";
import { type Column, DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { daysUntil, formatDate, formatDays } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { CoverageLimits } from "@/components/vendors/coverage-limits";
import type { CoverageDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** With the days left of current coverage; where there is no column for it, with the first day too. */
function Expiration({ coverage, timeZone }: { coverage: CoverageDto; timeZone: string }) {
  const { effectiveDate, expirationDate, isCurrent, unreadable } = coverage;
  return (
    <ReadValue unreadable={expirationDate === null && unreadable.includes("expirationDate")}>
      {expirationDate && (
        <>
          <span className="whitespace-nowrap">{formatDate(expirationDate)}</span>
          {isCurrent && (
            <span className="block whitespace-nowrap text-ink-3 text-small">
              ({formatDays(daysUntil(expirationDate, new Date(), timeZone))})
            </span>
          )}
          {effectiveDate && (
            <span className="hidden whitespace-nowrap text-ink-3 text-small sm:max-lg:block">
              {say("vendors.coverageFrom", { day: formatDate(effectiveDate) })}
            </span>
          )}
        </>
      )}
    </ReadValue>
  );
}

function columnsFor(timeZone: string): Column<CoverageDto>[] {
  return [
    {
      key: "coverage",
      header: say("common.coverage"),
      kind: "main",
      className: "sm:w-[20%]",
      cell: ({ coverage, coverageText, insurerName, supersededBy, otherInsured }) => (
        <>
          <span className="font-medium text-ink [overflow-wrap:anywhere]">
            {coverage === "OTHER" && coverageText ? coverageText : say(coverageWords[coverage])}
          </span>
          {insurerName && <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{insurerName}</span>}
          {supersededBy && (
            <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">
              {sayParts("vendors.supersededBy", {
                fileName: supersededBy.fileName,
                link: (text) => <TextLink href={`/documents/${supersededBy.documentId}`}>{text}</TextLink>,
              })}
            </span>
          )}
          {otherInsured && (
            <span className="block text-small text-violet [overflow-wrap:anywhere]">
              {say("vendors.coverageOtherInsured", { otherInsured })}
            </span>
          )}
        </>
      ),
    },
    {
      key: "number",
      header: say("vendors.policyNumber"),
      className: "sm:w-[13%]",
      cell: ({ policyNumber, unreadable }) => (
        <ReadValue unreadable={policyNumber === null && unreadable.includes("policyNumber")}>{policyNumber}</ReadValue>
      ),
    },
    {
      key: "effective",
      header: say("vendors.effective"),
      // Between phone and desktop, the day is below the expiration.
      className: "sm:max-lg:hidden lg:w-[10%]",
      cell: ({ effectiveDate, unreadable }) => (
        <ReadValue unreadable={effectiveDate === null && unreadable.includes("effectiveDate")}>
          {effectiveDate && <span className="whitespace-nowrap">{formatDate(effectiveDate)}</span>}
        </ReadValue>
      ),
    },
    {
      key: "expiration",
      header: say("common.expiration"),
      className: "sm:w-[13%]",
      cell: (row) => <Expiration coverage={row} timeZone={timeZone} />,
    },
    {
      key: "limits",
      header: say("vendors.limitsAndEndorsements"),
      className: "max-sm:flex-col max-sm:items-stretch sm:w-[26%]",
      cell: (coverage) => <CoverageLimits coverage={coverage} />,
    },
    {
      key: "document",
      header: say("vendors.source"),
      className: "sm:max-lg:hidden",
      cell: ({ documentId, fileName }) => (
        <TextLink href={`/documents/${documentId}`} className="font-normal [overflow-wrap:anywhere]">
          {fileName}
        </TextLink>
      ),
    },
  ];
}

/** Current coverage, and below it what newer certificates have superseded. */
export function CoverageList({ vendorId }: { vendorId: string }) {
  const { company } = useSession();
  const { data, error, refetch } = useQuery(coveragesQuery(vendorId));
  if (error && !data) return <ErrorState title={say("vendors.coveragesShowFailed")} advice={error.message} onRetry={() => refetch()} />;
  const columns = columnsFor(company.timeZone);
  const current = data?.coverages.filter(({ isCurrent }) => isCurrent);
  const earlier = data?.coverages.filter(({ isCurrent }) => !isCurrent) ?? [];
  const key = ({ id }: CoverageDto) => id;
  return (
    <>
      {current?.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("vendors.noCoverageYet")}</p>
      ) : (
        <DataTable label={say("vendors.currentCoverage")} columns={columns} rows={current} rowKey={key} skeletonRows={3} alignTop />
      )}
      {earlier.length > 0 && (
        <details className="border-t">
          <summary className="control flex items-center px-5 font-medium text-link">
            {say("vendors.showHistoryLength", { length: say("vendors.countLines", { count: earlier.length }) })}
          </summary>
          <DataTable label={say("vendors.earlierCoverage")} columns={columns} rows={earlier} rowKey={key} alignTop />
        </details>
      )}
    </>
  );
}
