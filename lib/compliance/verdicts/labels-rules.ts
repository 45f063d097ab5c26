import type { ComplianceStatus, DocumentBadge } from "@/lib/compliance/statuses/schema";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

type Marked = { exceptedCount: number; warningsCount: number; isByDates?: boolean };

/** A good status in words, marked where nothing but dates is required: "Compliant (dates only)". */
export const markedByDates = (status: ComplianceStatus | DocumentBadge, words: string, isByDates: boolean): string =>
  isByDates && (status === "COMPLIANT" || status === "EXPIRING_SOON") ? say("compliance.byDatesOnly", { status: words }) : words;

/** A status in files, marked where it rests on exceptions or has warnings. */
export function markedStatus(status: ComplianceStatus, { exceptedCount, warningsCount, isByDates = false }: Marked): string {
  const marks = [
    ...(exceptedCount > 0 ? [say("exceptions.withException")] : []),
    ...(warningsCount > 0 ? [say("verdicts.warnings", { count: warningsCount })] : []),
  ];
  const words = markedByDates(status, say(statusNames[status]), isByDates);
  return marks.length > 0 ? `${words} (${marks.join(", ")})` : words;
}
