import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { coverOf } from "@/lib/compliance/papers/rules";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { stretchesOf, uncoveredDays } from "@/lib/compliance/reading/stretches-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";

type Days = { from: string; to: string; today: string /** When the vendor was added. */; addedOn: string };
type Span = { from: string; to: string };

const earliest = (days: readonly string[]) => days.toSorted()[0];
const latest = (days: readonly string[]) => days.toSorted().at(-1);

/** The first span ends before the second begins, with at least a day between them. */
const isApart = (one: Span, next: Span) => addDays(one.to, 1) < next.from;

/** Spans as few as possible, in order. */
function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from <= to).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || isApart(last, span)) joined.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return joined;
}

/** What a stretch has besides the given spans. */
function without(spans: readonly Span[], { from, to }: Span): Span[] {
  const rest: Span[] = [];
  let first = from;
  for (const span of spans) {
    rest.push({ from: first, to: addDays(span.from, -1) });
    first = addDays(span.to, 1);
  }
  return [...rest, { from: first, to }].filter((one) => one.from <= one.to);
}

const clipped = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: span.from > from ? span.from : from, to: span.to < to ? span.to : to }))
    .filter((span) => span.from <= span.to);

const requirementsOf = ({ units }: VendorFacts) => units.flatMap(({ judged }) => (judged === "unreadable" ? [] : judged.set.requirements));

/**
 * The days on which the coverage must be there: since the vendor was added or its work began, until today. Days to come count
 * where a contract has its work on them.
 */
function requiredSpans(facts: VendorFacts, coverage: CoverageKind, { today, addedOn }: Days): Span[] {
  const works = facts.units.flatMap(({ judged }) =>
    judged !== "unreadable" && judged.contract && judged.set.requirements.some((rule) => coverageOf(rule) === coverage)
      ? [judged.contract]
      : [],
  );
  const since = earliest([addedOn, ...works.flatMap(({ start }) => start ?? [])]) ?? addedOn;
  return merged([
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
    const shown = clipped(counted, { from, to });
    const lacking = (spans: readonly Span[]) => spans.flatMap((span) => uncoveredDays(stretches, span.from, span.to));
    const doubtful = merged(terms.filter(({ kind }) => kind === "in_review"));
    const inReview = shown
      .flatMap((span) => clipped(doubtful, span))
      .map((span) => ({ ...span, days: daysBetween(span.from, span.to) + 1 }));
    const unknown = lacking(without(shown, { from, to })).map((gap) => ({ from: gap.from, to: gap.to }));
    return [{ coverage, isRequired, knownFrom: counted[0]?.from ?? today, terms, gaps: lacking(shown), inReview, unknown }];
  });
  return { from, to, today, coverages };
}

/** Two years before and two after today show what was, what is and what is to come. */
export const usualStretch = (today: string) => ({ from: addDays(today, -730), to: addDays(today, 730) });
