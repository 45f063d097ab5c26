import { uncoveredDays } from "@/lib/compliance/checks/gaps-rules";
import { isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { coverOf, type Row } from "@/lib/compliance/papers/rules";
import { termsOf } from "@/lib/compliance/papers/standing-rules";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import { addDays } from "@/lib/infra/dates-rules";

type Stretch = TimelineDto["coverages"][number]["terms"][number];

/** A term of a policy as stretches in which it is in force or canceled, both ends included. Without certain days it has none. */
function stretchesOf({ effective, expiration, cancelled, coverage }: Row): Stretch[] {
  if (!isDay(effective) || !isDay(expiration) || expiration <= effective) return [];
  const policyNumber = coverage.policyNumber.value;
  const spans = cancelled.map(({ from, to }) => ({ from: Math.max(from, effective), to: Math.min(to, expiration) }));
  const stretches: { from: number; to: number; kind: Stretch["kind"] }[] = [];
  let from = effective;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    stretches.push({ from, to: span.from, kind: "covered" }, { ...span, kind: "cancelled" });
    from = span.to;
  }
  stretches.push({ from, to: expiration, kind: "covered" });
  return stretches
    .filter((one) => one.from < one.to)
    .map((one) => ({ ...one, from: isoOf(one.from), to: isoOf(one.to - 1), policyNumber }));
}

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

/**
 * The days on which the coverage must be there: since the vendor was added or its work began, until today. Days to come count
 * where a contract has its work on them.
 */
function requiredSpans(facts: VendorFacts, coverage: CoverageKind, { today, addedOn }: Days): Span[] {
  const works = facts.units.flatMap(({ judged }) =>
    judged && judged !== "unreadable" && judged.contract && judged.set.requirements.some((rule) => coverageOf(rule) === coverage)
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
  const required = new Set(
    facts.units.flatMap(({ judged }) =>
      judged === null || judged === "unreadable" ? [] : judged.set.requirements.flatMap((rule) => coverageOf(rule) ?? []),
    ),
  );
  const coverages = coverageKinds.flatMap((coverage) => {
    const rows = termsOf(cover, coverage);
    if (rows.length === 0 && !required.has(coverage)) return [];
    const all = rows.flatMap(stretchesOf).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const terms = all.filter((one) => one.from <= to && one.to >= from);
    const counted = requiredSpans(facts, coverage, days);
    const lacking = (spans: readonly Span[]) => spans.flatMap((span) => uncoveredDays(cover, coverage, span.from, span.to));
    const knownFrom = counted[0]?.from ?? today;
    const unknown = lacking(without(clipped(counted, { from, to }), { from, to })).map((gap) => ({ from: gap.from, to: gap.to }));
    return [{ coverage, isRequired: required.has(coverage), knownFrom, terms, gaps: lacking(clipped(counted, { from, to })), unknown }];
  });
  return { from, to, today, coverages };
}

/** Two years before and two after today show what was, what is and what is to come. */
export const usualStretch = (today: string) => ({ from: addDays(today, -730), to: addDays(today, 730) });
