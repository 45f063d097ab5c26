import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import type { LineResult } from "@/lib/compliance/verdicts/schema";

/** The statuses of vendors, the worst first. */
export const worstFirst: readonly ComplianceStatus[] = [
  ...(["EXPIRED", "NON_COMPLIANT", "NO_DOCUMENTS"] as const),
  ...(["UNDER_REVIEW", "EXPIRING_SOON", "COMPLIANT"] as const),
];

/** Whether nothing that is required is missing, in doubt or over. */
export const isGood = (status: ComplianceStatus): boolean => status === "COMPLIANT" || status === "EXPIRING_SOON";

type Lined = { severity: "hard" | "soft"; result: LineResult };

/** A soft requirement that is not met, or that no one could check. */
export const isWarning = ({ severity, result }: Lined): boolean => severity === "soft" && isOpen(result);

/** How many warnings to show beside a status: none beside one that is not good, which has worse to say. */
export const warningsBeside = (status: ComplianceStatus, lines: readonly Lined[]): number =>
  isGood(status) ? lines.filter(isWarning).length : 0;

type Met = "pass" | "provided" | "waived" | "accepted_short";
const met: readonly LineResult[] = ["pass", "provided", "waived", "accepted_short"] satisfies Met[];

/** A line is met if it passes, if the project's wrap-up provides it, or if the firm has accepted what is there. */
export const isOpen = (result: LineResult): result is Exclude<LineResult, Met> => !met.includes(result);

/** What is not met, what is to check, what is met. Warnings have a place of their own, before what is met. */
const resultOrder: readonly LineResult[][] = [
  ["cancelled", "fail"],
  ["being_read", "unreadable", "not_evaluated"],
  // It waits for the line of the enrollment, which says why.
  ["not_enrolled"],
  ["accepted_short", "waived"],
  ["provided"],
  ["pass"],
];
const warningPlace = 1.5;
const placeOf = (line: Lined) => (isWarning(line) ? warningPlace : resultOrder.findIndex((group) => group.includes(line.result)));

/** What is not met comes first, then what is to check, warnings, and what is met. Lines of one kind keep the set's order. */
export const inReadingOrder = <L extends Lined>(lines: readonly L[]): L[] => lines.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The place of a status in that order, in SQL. The index `vendor_by_status` has the same expression: change both or neither. */
export function worstFirstInSql(column: string): string {
  const places = worstFirst.slice(0, -1).map((status, place) => `when '${status}' then ${place + 1}`);
  return `case ${column} ${places.join(" ")} else ${worstFirst.length} end`;
}
