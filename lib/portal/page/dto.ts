import type { Document, Policy } from "@/generated/prisma/client";
import { coverageName, isCanceledOn } from "@/lib/compliance/policies/rules";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { leftOutOf, whyUnused } from "@/lib/documents/dto";
import type { SlotDto } from "@/lib/documents/papers/slots-schema";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { standingOfLine, stateOfPolicy } from "@/lib/portal/page/rules";
import type { PortalFileDto, PortalPolicyDto, PortalSlotDto } from "@/lib/portal/page/schema";

type PolicyRow = Pick<Policy, "id" | "coverage" | "coverageText" | "insurerName" | "policyNumber" | "expirationDate">;

/** `reported`: numbers of the policies that a vendor or agent says have ended. */
export function toPolicyDto(row: PolicyRow & Pick<Policy, "canceledOn">, today: string, reported: ReadonlySet<string>): PortalPolicyDto {
  const { id, coverage, insurerName: insurer, policyNumber } = row;
  const expiration = toIsoDate(row.expirationDate);
  const byDates = stateOfPolicy(expiration, today, addDays(today, expiringSoonDays));
  const state = isCanceledOn(fromIsoDate(today), row) ? "canceled" : byDates;
  return { id, coverage, name: coverageName(row), insurer, policyNumber, expiration, state, isReported: reported.has(policyNumber ?? "") };
}

/** A slot as its vendor sees it. */
export function toPortalSlot({ kind, line, papers }: SlotDto): PortalSlotDto {
  const isReading = papers.some(({ processingStatus }) => processingStatus === "PENDING" || processingStatus === "PROCESSING");
  const byLine = line && standingOfLine(line);
  return {
    ...{ id: kind.id, name: kind.name, told: kind.told, fileTypes: kind.fileTypes },
    standing: isReading ? "checking" : (byLine ?? (papers.length > 0 ? "met" : "wanted")),
    found: line && byLine !== "met" ? line.found : null,
  };
}

const states = { PENDING: "reading", PROCESSING: "reading", PROCESSED: "read", FAILED: "failed" } as const;

/** The files that a PDF carried and that we could not use, as rows of their own. */
export const toLeftOutDtos = (row: Pick<Document, "id" | "leftOut">): PortalFileDto[] =>
  leftOutOf(row).map(({ name, why }, at) => ({
    ...{ id: `${row.id}-${at}`, name, state: "failed", ahead: null, filedTo: null },
    ...{ unused: why, kind: null, isKept: false, insured: [], coverages: [], isChecked: false },
  }));

type FileRow = Pick<
  Document,
  "id" | "fileName" | "processingStatus" | "failureReason" | "insuredNames" | "needsReview" | "scanResult" | "reviewReasons" | "passport"
> & { kind: { name: string } | null };

/** `ahead`: how many files are read before it; `filedTo`: the vendor that it went to, as far as who sent it may know. */
export function toFileDto(
  row: FileRow,
  policies: readonly PolicyRow[],
  { filedTo, ahead }: Pick<PortalFileDto, "filedTo" | "ahead">,
): PortalFileDto {
  const state = states[row.processingStatus];
  return {
    ...{ id: row.id, name: row.fileName, state, ahead, filedTo },
    unused: whyUnused(row),
    kind: row.kind?.name ?? null,
    isKept: true,
    insured: row.insuredNames,
    coverages: policies.map((policy) => ({
      ...{ name: coverageName(policy), policyNumber: policy.policyNumber },
      expiration: toIsoDate(policy.expirationDate),
    })),
    isChecked: state !== "reading" && row.needsReview,
  };
}
