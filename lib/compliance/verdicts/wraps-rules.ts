import { judgeEnrollment } from "@/lib/compliance/checks/enrollment-rules";
import { isoOf } from "@/lib/compliance/coverages/days-rules";
import { type Context, type Finding, forever } from "@/lib/compliance/papers/proofs-rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { type Sentence, say } from "@/lib/compliance/requirements/words-rules";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import { type Enrolled, enrolledDays, providedOn } from "@/lib/compliance/wraps/rules";
import { enrollmentKey } from "@/lib/compliance/wraps/values";

/** What a wrap-up makes of a requirement. */
export type WrapFinding = Pick<Finding, "reason" | "proofs" | "change" | "ends"> & { result: LineResult; isExpired: boolean };

const plain = (result: LineResult, reason: Sentence, ends: number): WrapFinding => ({
  ...{ result, reason, proofs: [], change: null, isExpired: false, ends },
});

/**
 * The requirements that a wrap-up settles on a day, by their keys: the enrollment paper, and what the wrap-up provides. Until the
 * enrollment is proven, what it provides is neither met nor asked of the vendor.
 */
export function wrapFindings(
  context: Pick<Context, "cover" | "onDay">,
  requirements: readonly Requirement[],
  enrolled: Enrolled | null,
): ReadonlyMap<string, WrapFinding> {
  const days = enrolled && enrolledDays(enrolled);
  const rule = requirements.find((one) => one.type === "document" && one.key === enrollmentKey);
  if (!enrolled || !days || rule?.type !== "document") return new Map();
  const { day } = context.onDay;
  const { name } = enrolled.wrap;
  if (day < days.from) return new Map([[enrollmentKey, plain("waived", say("document_from", { on: isoOf(days.from) }), forever)]]);
  if (day >= days.to) return new Map([[enrollmentKey, plain("waived", say("enrollment_ended", { name, on: isoOf(days.to) }), forever)]]);
  const { cause, ...paper } = judgeEnrollment(context, rule, enrolled, days.to);
  const own = { ...paper, isExpired: cause === "expired" };
  const line = isOpen(own.result)
    ? plain("not_enrolled", say("wrap_provides_once", { name }), forever)
    : plain("provided", say("wrap_provides", { name, ends: isoOf(own.ends) }), own.ends);
  return new Map([[enrollmentKey, own], ...providedOn(requirements, enrolled, day).map(({ key }) => [key, line] as const)]);
}

/** The last day of what a wrap-up provides; null: it provides nothing. */
export const wrapEnds = (lines: readonly { requirement: Requirement; result: LineResult; ends: number }[]): number | null =>
  lines.find(({ result }) => result === "provided")?.ends ?? null;

/** The days on which an enrollment begins or ends. */
export function wrapChanges(enrolled: Enrolled | null): number[] {
  const days = enrolled && enrolledDays(enrolled);
  return days ? [days.from, days.to] : [];
}
