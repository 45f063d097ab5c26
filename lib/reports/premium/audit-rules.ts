import { dayOf, isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import { clippedSpans, type DaySpan, daysOf, mergedSpans } from "@/lib/compliance/coverages/spans-rules";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { ContractRow, VendorFacts } from "@/lib/compliance/facts/schema";
import { coverOf, type Row } from "@/lib/compliance/papers/rules";
import { termsOf } from "@/lib/compliance/papers/standing-rules";
import { type Gap, type Stretch, stretchesOf, uncoveredDays } from "@/lib/compliance/reading/stretches-rules";
import { enrolledDays, enrollmentIn, wrapIn } from "@/lib/compliance/wraps/rules";

/** What an auditor of a firm's own workers compensation and general liability asks of each vendor. */
export const auditedCoverages = ["WORKERS_COMPENSATION", "GENERAL_LIABILITY"] as const satisfies readonly CoverageKind[];

/** What a vendor was paid on a day, in cents. */
export type Payment = { day: string; cents: number };

export type AuditedPolicy = {
  insurer: string | null;
  number: string | null;
  effective: string | null;
  expiration: string | null;
  limits: { name: keyof Row["coverage"]["limits"]; dollars: number }[];
  document: { id: string; name: string; page: number | null };
};

export type AuditedCoverage = {
  coverage: (typeof auditedCoverages)[number];
  /** Days of the work on which a policy is shown in force. */
  covered: number;
  /** Days on which a policy is shown, but a person still has to look at something of it. */
  inReview: number;
  gaps: Gap[];
  policies: AuditedPolicy[];
  /** Cents that were paid on days on which no policy is shown in force: an auditor counts them as payroll. */
  uninsured: number;
};

export type AuditedVendor = { worked: DaySpan[]; days: number; coverages: AuditedCoverage[]; paid: number };

/**
 * The days of a year on which a vendor worked, by its contracts. One without a contract in it, who was paid, counts for the whole year:
 * nothing says when it did not work.
 */
export function workedDays(contracts: readonly ContractRow[], year: DaySpan): DaySpan[] {
  const spans = contracts.map(({ startsOn, endsOn, projectStartsOn, projectEndsOn, completedOn }) => ({
    from: startsOn ?? projectStartsOn ?? year.from,
    to: endsOn ?? completedOn ?? projectEndsOn ?? year.to,
  }));
  const worked = mergedSpans(clippedSpans(spans, year));
  return worked.length > 0 ? worked : [year];
}

/** A contract with its project's wrap-up, as it is stored. */
export type EnrolledContract = { project: string; wrap: unknown; enrollment: unknown };

/** A wrap-up in which a vendor was enrolled in the year, and what of the audited coverages it provides. */
export type AuditedWrap = DaySpan & { project: string; name: string; coverages: CoverageKind[] };

/**
 * The enrollments of a year. A wrap-up provides coverage for one project alone, so its days are not counted as shown: they explain days
 * without a policy of the vendor's own.
 */
export const wrapsOf = (contracts: readonly EnrolledContract[], year: DaySpan): AuditedWrap[] =>
  contracts.flatMap(({ project, ...row }) => {
    const [wrap, enrollment] = [wrapIn(row.wrap), enrollmentIn(row.enrollment)];
    const days = wrap && enrollment && enrolledDays({ wrap, enrollment });
    const coverages = auditedCoverages.filter((one) => wrap?.coverages.includes(one) && !wrap.offSite.includes(one));
    const spans = days ? clippedSpans([{ from: isoOf(days.from), to: isoOf(days.to - 1) }], year) : [];
    return wrap && coverages.length > 0 ? spans.map((span) => ({ ...span, project, name: wrap.name, coverages })) : [];
  });

/** One vendor in a year: how long it worked, and on which of those days its certificates show coverage. */
export function auditVendor(
  facts: VendorFacts,
  year: DaySpan,
  contracts: readonly ContractRow[],
  payments: readonly Payment[],
): AuditedVendor {
  const worked = workedDays(contracts, year);
  const cover = coverOf(facts);
  const coverages = auditedCoverages.map((coverage): AuditedCoverage => {
    const stretches = stretchesOf({ cover, coverage, asksStated: false }, dayOf(year.to) + 1);
    const certain = mergedSpans(stretches.filter(({ kind }) => kind === "covered").map(spanOf));
    const covered = daysOf(worked.flatMap((span) => clippedSpans(certain, span)));
    const gaps = worked.flatMap(({ from, to }) => uncoveredDays(stretches, from, to));
    const isCovered = (day: string) => certain.some(({ from, to }) => from <= day && day <= to);
    return {
      coverage,
      covered,
      inReview: daysOf(worked) - covered - gaps.reduce((sum, { days }) => sum + days, 0),
      gaps,
      policies: termsOf(cover, coverage)
        .filter((row) => isWithin(row, year))
        .map(policyOf),
      uninsured: sumOf(payments.filter(({ day }) => !isCovered(day))),
    };
  });
  return { worked, days: daysOf(worked), coverages, paid: sumOf(payments) };
}

const spanOf = ({ from, to }: Stretch): DaySpan => ({ from: isoOf(from), to: isoOf(to - 1) });
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { cents }) => sum + cents, 0);

/** Of a policy without a readable day, nobody can say that it is not of the year. */
const isWithin = ({ effective, expiration }: Row, { from, to }: DaySpan) =>
  !(isDay(effective) && effective > dayOf(to)) && !(isDay(expiration) && expiration <= dayOf(from));

function policyOf({ coverage, paper: { document } }: Row): AuditedPolicy {
  const limits = Object.entries(coverage.limits) as [AuditedPolicy["limits"][number]["name"], { state: string; value: number | null }][];
  return {
    insurer: coverage.insurerName,
    number: coverage.policyNumber.value,
    effective: coverage.effective.value,
    expiration: coverage.expiration.value,
    limits: limits.flatMap(([name, { state, value }]) => (state === "read" && value !== null ? [{ name, dollars: value }] : [])),
    document: { id: document.id, name: document.fileName, page: coverage.policyNumber.page ?? coverage.expiration.page },
  };
}
