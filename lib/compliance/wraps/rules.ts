import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { plainWords } from "@/lib/compliance/names/words-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";
import { type Enrollment, enrollment, type Wrap, wrap } from "@/lib/compliance/wraps/schema";
import { aboutTheProject, enrollmentKey, programWords } from "@/lib/compliance/wraps/values";

/** A vendor's enrollment in the wrap-up of its project. `project`: its name; `kind`: of the papers that prove the enrollment. */
export type Enrolled = { wrap: Wrap; enrollment: Enrollment; project: string; kind: { id: string; name: string } };

/** As it is stored. What does not parse is none: the vendor then needs all of its own coverage. */
export const wrapIn = (stored: unknown): Wrap | null => wrap.safeParse(stored).data ?? null;
export const enrollmentIn = (stored: unknown): Enrollment | null => enrollment.safeParse(stored).data ?? null;

/** The days on which an enrollment counts: from `from` on, and before `to`. Null: on none. */
export function enrolledDays({ wrap, enrollment }: Pick<Enrolled, "wrap" | "enrollment">): { from: number; to: number } | null {
  if (enrollment.status !== "ENROLLED" || enrollment.enrolledOn === null) return null;
  const from = Math.max(dayOf(wrap.startsOn), dayOf(enrollment.enrolledOn));
  const to = Math.min(dayOf(wrap.endsOn), dayOf(enrollment.endsOn ?? wrap.endsOn));
  return from < to ? { from, to } : null;
}

/**
 * Whether a line at the top of a paper names the wrap-up or its project. Administrators number each of their programs from one, so a number alone may
 * be another program's. A name that has only words of any program, such as "The OCIP", tells nothing.
 */
export function isAboutWrap(titles: readonly string[], { wrap, project }: Pick<Enrolled, "wrap" | "project">): boolean {
  const lines = titles.map((title) => new Set(plainWords(title)));
  return [wrap.name, project].some((name) => {
    const own = plainWords(name).filter((word) => !programWords.includes(word));
    return own.length > 0 && lines.some((line) => own.every((word) => line.has(word)));
  });
}

/** The requirement of the enrollment paper. */
const paperOf = ({ kind }: Enrolled): RequirementOf<"document"> => ({
  ...{ type: "document", key: enrollmentKey, severity: "hard", kind: kind.id, name: kind.name },
  ...{ inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: expiringSoonDays },
});

/** The set of a contract with the enrollment paper, where its vendor is enrolled at some time. */
export function withEnrollment<Set extends { requirements: Requirement[] }>(set: Set, enrolled: Enrolled | null): Set {
  return enrolled && enrolledDays(enrolled) ? { ...set, requirements: [...set.requirements, paperOf(enrolled)] } : set;
}

/** Which requirements of a set the wrap-up provides on a day; none: the vendor's own coverage is required. */
export function providedOn(requirements: readonly Requirement[], enrolled: Enrolled | null, day: number): readonly Requirement[] {
  const days = enrolled && enrolledDays(enrolled);
  if (!enrolled || !days || day < days.from || day >= days.to) return [];
  const { coverages, offSite } = enrolled.wrap;
  const isProvided = (rule: Requirement, coverage: CoverageKind) =>
    coverages.includes(coverage) && (!offSite.includes(coverage) || aboutTheProject.includes(rule.type));
  const provided = requirements.filter((rule) => {
    const coverage = coverageOf(rule);
    return coverage !== null && isProvided(rule, coverage);
  });
  const isOwnLeft = requirements.some((rule) => coverageOf(rule) !== null && !provided.includes(rule));
  // Without any coverage of its own, no certificate is made out to anyone.
  const isOfCertificate = ({ type }: Requirement) => type === "certificate-holder" || type === "named-insured";
  return isOwnLeft || provided.length === 0 ? provided : [...provided, ...requirements.filter(isOfCertificate)];
}
