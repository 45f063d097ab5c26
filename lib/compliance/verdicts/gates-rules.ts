import type { ComplianceStatus } from "@/lib/compliance/dates/schema";
import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import type { GateAnswer } from "@/lib/compliance/requirements/values";

/** May the vendor work, and may it be paid? */
export type Clearance = { work: GateAnswer; pay: GateAnswer };

/** What the set's two gates answer for a record. A soft miss warns; a record that fails or waits is answered as the set says. */
export function clearanceOf(status: ComplianceStatus, isSoftMissed: boolean, { work, pay }: RequirementSet["gates"]): Clearance {
  if (status === "COMPLIANT" || status === "EXPIRING_SOON") {
    const answer = isSoftMissed ? "warn" : "clear";
    return { work: answer, pay: answer };
  }
  return status === "UNDER_REVIEW" ? { work: work.review, pay: pay.review } : { work: work.failing, pay: pay.failing };
}
