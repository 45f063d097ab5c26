import { judgeEnrollment } from "@/lib/compliance/checks/enrollment-rules";
import { isoOf } from "@/lib/compliance/coverages/days-rules";
import { type Context, type Finding, forever } from "@/lib/compliance/papers/proofs-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
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
  if (day < days.from) return new Map([[enrollmentKey, plain("waived", keyed("document_from", { on: isoOf(days.from) }), forever)]]);
  if (day >= days.to) return new Map([[enrollmentKey, plain("waived", keyed("enrollment_ended", { name, on: isoOf(days.to) }), forever)]]);
  const { cause, ...paper } = judgeEnrollment(context, rule, enrolled, days.to);
  const own = { ...paper, isExpired: cause === "expired" };
  const line = isOpen(own.result)
    ? plain("not_enrolled", keyed("wrap_provides_once", { name }), forever)
    : plain("provided", keyed("wrap_provides", { name, ends: isoOf(own.ends) }), own.ends);
  return new Map([[enrollmentKey, own], ...providedOn(requirements, enrolled, day).map(({ key }) => [key, line] as const)]);
}

/** The coverages of which a wrap-up settles each requirement. */
export function fullyProvided(requirements: readonly Requirement[], wrapped: ReadonlyMap<string, WrapFinding>): ReadonlySet<string> {
  const coverages = (isWrapped: boolean) =>
    requirements.filter(({ key }) => wrapped.has(key) === isWrapped).flatMap((rule) => coverageOf(rule) ?? []);
  const own = coverages(false);
  return new Set(coverages(true).filter((coverage) => !own.includes(coverage)));
}

type WrapLine = Pick<WrapFinding, "result" | "change" | "ends"> & { requirement: Requirement; exception: string | null };

/** The day on which what a wrap-up provides ends; null: it provides nothing. */
export const wrapEnds = (lines: readonly Pick<WrapLine, "result" | "ends">[]): number | null =>
  lines.find(({ result }) => result === "provided")?.ends ?? null;

/** The line of an enrollment that is proven. */
export const isProvenEnrollment = ({ requirement, result }: Pick<WrapLine, "requirement" | "result">): boolean =>
  requirement.key === enrollmentKey && result === "pass";

/**
 * The lines with the day until which they hold, given those of the day on which the wrap-up ends (none: nothing is required then). What the
 * vendor then lacks is asked for.
 */
export function lastingLines<Line extends WrapLine>(lines: readonly Line[], after: ReadonlyMap<string, Line>, to: number): readonly Line[] {
  const provided = lines.map((line) => {
    const own = after.get(line.requirement.key);
    if (line.result !== "provided") return line;
    if (!own || (own.result === "waived" && own.exception === null)) return { ...line, ends: forever };
    return own.result === "pass" ? { ...line, ends: Math.max(to, own.ends) } : { ...line, change: own.change };
  });
  const isNeeded = provided.some(({ result, ends }) => result === "provided" && ends === to);
  return isNeeded ? provided : provided.map((line) => (isProvenEnrollment(line) ? { ...line, ends: forever } : line));
}

/** The days on which an enrollment begins or ends. */
export function wrapChanges(enrolled: Enrolled | null): number[] {
  const days = enrolled && enrolledDays(enrolled);
  return days ? [days.from, days.to] : [];
}
