import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import type { Standing } from "@/lib/portal/page/schema";

const ofResults: Record<LineResult, Standing> = {
  pass: "met",
  fail: "missing",
  cancelled: "missing",
  waived: "accepted",
  accepted_short: "accepted",
  being_read: "checking",
  unreadable: "checking",
  not_evaluated: "checking",
  provided: "accepted",
  not_enrolled: "checking",
};
export function standingOfLine({ result, severity }: { result: LineResult; severity: "hard" | "soft" }): Standing {
  const standing = ofResults[result];
  return standing === "missing" && severity === "soft" ? "wanted" : standing;
}

/** The status of the whole record. A file that is still being read may change it, so nothing is met until then. */
export function standingOfRecord(status: ComplianceStatus, isReading: boolean): "met" | "missing" | "checking" {
  if (isReading || status === "UNDER_REVIEW") return "checking";
  return isGood(status) ? "met" : "missing";
}

/** What is not met comes first. */
const order: Record<Standing, number> = { missing: 0, checking: 1, wanted: 2, accepted: 3, met: 4 };
export const worstFirst = (one: { standing: Standing }, other: { standing: Standing }) => order[one.standing] - order[other.standing];

/** A policy's status by its last day. */
export function stateOfPolicy(expiration: string | null, today: string, soon: string): "current" | "soon" | "expired" | "unknown" {
  if (expiration === null) return "unknown";
  if (expiration <= today) return "expired";
  return expiration <= soon ? "soon" : "current";
}
