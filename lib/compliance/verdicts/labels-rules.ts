import type { ComplianceStatus, DocumentBadge } from "@/lib/compliance/statuses/schema";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";

type Marked = { exceptedCount: number; warningsCount: number; isByDates?: boolean };

/** A good status in words, marked where nothing but dates is required: "Compliant (dates only)". */
export const markedByDates = (status: ComplianceStatus | DocumentBadge, words: Sentence, isByDates: boolean): Sentence =>
  isByDates && (status === "COMPLIANT" || status === "EXPIRING_SOON") ? coded("compliance.byDatesOnly", { status: words }) : words;

/** A status in files, marked where it rests on exceptions or has warnings. */
export function markedStatus(status: ComplianceStatus, { exceptedCount, warningsCount, isByDates = false }: Marked): Sentence {
  const marks = [
    ...(exceptedCount > 0 ? [coded("exceptions.withException")] : []),
    ...(warningsCount > 0 ? [coded("verdicts.warnings", { count: warningsCount })] : []),
  ];
  const words = markedByDates(status, coded(statusNames[status]), isByDates);
  return marks.length > 0 ? joined("", [words, " (", joined(", ", marks), ")"]) : words;
}
