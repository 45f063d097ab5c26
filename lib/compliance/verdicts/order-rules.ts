import type { ComplianceStatus } from "@/lib/compliance/dates/schema";

/** The statuses of vendors, the worst first. */
export const worstFirst: readonly ComplianceStatus[] = [
  ...(["EXPIRED", "NON_COMPLIANT", "NO_DOCUMENTS"] as const),
  ...(["UNDER_REVIEW", "EXPIRING_SOON", "COMPLIANT"] as const),
];

/** The place of a status in that order, in SQL. The index `vendor_by_status` has the same expression: change both or neither. */
export function worstFirstInSql(column: string): string {
  const places = worstFirst.slice(0, -1).map((status, place) => `when '${status}' then ${place + 1}`);
  return `case ${column} ${places.join(" ")} else ${worstFirst.length} end`;
}
