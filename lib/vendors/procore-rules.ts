import type { ComplianceStatus } from "@/generated/prisma/client";

/** The insurance statuses that Procore's API has. */
export type ProcoreStatus =
  | "compliant"
  | "compliant_in_progress"
  | "expired"
  | "non_compliant"
  | "non_compliant_in_progress"
  | "undecided"
  | "unregistered";

/** What a vendor's status is there. Nothing is compliant there that is not green or yellow here. */
export const procoreStatuses: Record<ComplianceStatus, ProcoreStatus> = {
  COMPLIANT: "compliant",
  EXPIRING_SOON: "compliant_in_progress",
  UNDER_REVIEW: "undecided",
  NON_COMPLIANT: "non_compliant",
  EXPIRED: "expired",
  NO_DOCUMENTS: "unregistered",
};

/** The status of one policy's row: its own expiration first, then what its vendor's status allows. ISO dates. */
export function procoreStatusOf(vendor: ComplianceStatus, expires: string | null, today: string): ProcoreStatus {
  if (expires !== null && expires <= today) return "expired";
  // Another policy of the vendor has expired, so this one alone does not suffice.
  if (vendor === "EXPIRED") return "non_compliant";
  return procoreStatuses[vendor];
}
