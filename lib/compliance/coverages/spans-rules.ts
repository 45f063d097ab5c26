import { addDays, daysBetween } from "@/lib/infra/dates-rules";

/** Days as ISO dates, both included. */
export type DaySpan = { from: string; to: string };

/** The first span ends before the second begins, with at least a day between them. */
const isApart = (one: DaySpan, next: DaySpan) => addDays(one.to, 1) < next.from;

/** Spans as few as possible, in order. */
export function mergedSpans(spans: readonly DaySpan[]): DaySpan[] {
  const joined: DaySpan[] = [];
  for (const span of spans.filter(({ from, to }) => from <= to).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || isApart(last, span)) joined.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return joined;
}

/** What a stretch has besides the given spans. */
export function spansWithout(spans: readonly DaySpan[], { from, to }: DaySpan): DaySpan[] {
  const rest: DaySpan[] = [];
  let first = from;
  for (const span of spans) {
    rest.push({ from: first, to: addDays(span.from, -1) });
    first = addDays(span.to, 1);
  }
  return [...rest, { from: first, to }].filter((one) => one.from <= one.to);
}

/** What of the spans lies within a stretch. */
export const clippedSpans = (spans: readonly DaySpan[], { from, to }: DaySpan): DaySpan[] =>
  spans
    .map((span) => ({ from: span.from > from ? span.from : from, to: span.to < to ? span.to : to }))
    .filter((span) => span.from <= span.to);

/** How many days spans have that do not overlap. */
export const daysOf = (spans: readonly DaySpan[]): number => spans.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
