import { dayOf, isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import { termsOf } from "@/lib/compliance/papers/standing-rules";

/** Days without coverage, both ends included. `cancelled`: a policy was cancelled on them. */
export type Gap = { from: string; to: string; days: number; cause: "cancelled" | "not_covered" };

type Stretch = { from: number; to: number };

/** The days on which a row covers, without those on which its policy is cancelled or in doubt. */
function coveredBy(row: Row, end: number): Stretch[] {
  const { effective, expiration, cancelled, doubts } = row;
  if (!isDay(effective) || !isDay(expiration)) return [];
  const until = Math.min(expiration, end);
  let from = effective;
  const stretches: Stretch[] = [];
  for (const span of [...cancelled, ...doubts].toSorted((a, b) => a.from - b.from)) {
    stretches.push({ from, to: Math.min(span.from, until) });
    from = Math.max(from, span.to);
  }
  stretches.push({ from, to: until });
  return stretches.filter((stretch) => stretch.from < stretch.to);
}

/**
 * The exact days between two ISO dates, both included, on which no paper shows the coverage in force. A day counts as covered
 * only where dates and policy are certain.
 */
export function uncoveredDays(cover: VendorCover, kind: CoverageKind, from: string, to: string): Gap[] {
  const [first, last] = [dayOf(from), dayOf(to) + 1];
  const rows = termsOf(cover, kind);
  const covered = rows.flatMap((row) => coveredBy(row, last)).toSorted((a, b) => a.from - b.from);
  const gaps: Stretch[] = [];
  let day = first;
  for (const stretch of covered) {
    if (stretch.from >= last) break;
    if (stretch.from > day) gaps.push({ from: day, to: stretch.from });
    day = Math.max(day, stretch.to);
  }
  if (day < last) gaps.push({ from: day, to: last });
  return gaps.map((gap) => {
    const isCancelled = rows.some((row) => row.cancelled.some((span) => span.from <= gap.from && gap.from < span.to));
    return { from: isoOf(gap.from), to: isoOf(gap.to - 1), days: gap.to - gap.from, cause: isCancelled ? "cancelled" : "not_covered" };
  });
}
