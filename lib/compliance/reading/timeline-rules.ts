import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import { clippedSpans, type DaySpan, mergedSpans, spansWithout } from "@/lib/compliance/coverages/spans-rules";
import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { coverOf } from "@/lib/compliance/papers/rules";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { stretchesOf, uncoveredDays } from "@/lib/compliance/reading/stretches-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";

type Days = { from: string; to: string; today: string /** When the vendor was added. */; addedOn: string };

const earliest = (days: readonly string[]) => days.toSorted()[0];
const latest = (days: readonly string[]) => days.toSorted().at(-1);

const requirementsOf = ({ units }: VendorFacts) => units.flatMap(({ judged }) => (judged === "unreadable" ? [] : judged.set.requirements));

/**
 * The days on which the coverage must be there: since the vendor was added or its work began, until today. Days to come count
 * where a contract has its work on them.
 */
function requiredSpans(facts: VendorFacts, coverage: CoverageKind, { today, addedOn }: Days): DaySpan[] {
  const works = facts.units.flatMap(({ judged }) =>
    judged !== "unreadable" && judged.contract && judged.set.requirements.some((rule) => coverageOf(rule) === coverage)
      ? [judged.contract]
      : [],
  );
  const since = earliest([addedOn, ...works.flatMap(({ start }) => start ?? [])]) ?? addedOn;
  return mergedSpans([
    { from: since, to: today },
    ...works.flatMap(({ start, end }) => (end ? [{ from: latest([start ?? since, since]) ?? since, to: end }] : [])),
  ]);
}

/** How a vendor's coverages lie in time. Coverages that are neither required nor stated are left out. */
export function timelineOf(facts: VendorFacts, days: Days): TimelineDto {
  const { from, to, today } = days;
  const cover = coverOf(facts);
  const requirements = requirementsOf(facts);
  const required = new Set(requirements.flatMap((rule) => coverageOf(rule) ?? []));
  const asksStated = requirements.some(({ type }) => type === "stated-coverages");
  const coverages = coverageKinds.flatMap((coverage) => {
    const isRequired = required.has(coverage);
    if (!isRequired && !cover.rows.some(({ kind }) => kind === coverage)) return [];
    const stretches = stretchesOf({ cover, coverage, asksStated }, dayOf(to) + 1);
    const all = stretches.map((one) => ({ ...one, from: isoOf(one.from), to: isoOf(one.to - 1) }));
    const terms = all.filter((one) => one.from <= to && one.to >= from).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const counted = requiredSpans(facts, coverage, days);
    const shown = clippedSpans(counted, { from, to });
    const lacking = (spans: readonly DaySpan[]) => spans.flatMap((span) => uncoveredDays(stretches, span.from, span.to));
    const doubtful = mergedSpans(terms.filter(({ kind }) => kind === "in_review"));
    const inReview = shown
      .flatMap((span) => clippedSpans(doubtful, span))
      .map((span) => ({ ...span, days: daysBetween(span.from, span.to) + 1 }));
    const unknown = lacking(spansWithout(shown, { from, to })).map((gap) => ({ from: gap.from, to: gap.to }));
    return [{ coverage, isRequired, knownFrom: counted[0]?.from ?? today, terms, gaps: lacking(shown), inReview, unknown }];
  });
  return { from, to, today, coverages };
}

/** Two years before and two after today show what was, what is and what is to come. */
export const usualStretch = (today: string) => ({ from: addDays(today, -730), to: addDays(today, 730) });
