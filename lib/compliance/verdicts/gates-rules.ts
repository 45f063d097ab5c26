import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";

/** May the vendor work, and may it be paid? */
export type Clearance = { work: GateAnswer; pay: GateAnswer };

/** What the set's two gates answer for a record. */
export function clearanceOf(status: ComplianceStatus, isSoftMissed: boolean, { work, pay }: RequirementSet["gates"]): Clearance {
  if (isGood(status)) return isSoftMissed ? { work: work.softMiss, pay: pay.softMiss } : { work: "clear", pay: "clear" };
  return status === "UNDER_REVIEW" ? { work: work.review, pay: pay.review } : { work: work.failing, pay: pay.failing };
}
