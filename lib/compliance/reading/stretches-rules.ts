import { dayOf, isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import { cancellationOn, questionedOn, standOn, termsOf } from "@/lib/compliance/papers/standing-rules";

/** Days [from, to) of a policy. `in_review`: it is not certain that the policy is in force on them. */
export type Stretch = { from: number; to: number; kind: "covered" | "in_review" | "cancelled"; policyNumber: string | null };

/** Days without coverage, both ends included. `cancelled`: a policy was cancelled on them. */
export type Gap = { from: string; to: string; days: number; cause: "cancelled" | "not_covered" };

/** `asksStated`: everything that the papers state must be in force, so a question about a paper is one about its coverages. */
type Asked = { cover: VendorCover; coverage: CoverageKind; asksStated: boolean };

/** The stretches of a coverage's policies, up to the day `end` where the last day of a policy is unknown. */
export function stretchesOf(asked: Asked, end: number): Stretch[] {
  const turns = turningDays(asked.cover);
  return termsOf(asked.cover, asked.coverage).flatMap((row) => stretchesOfRow(row, asked, turns, end));
}

/** The days on which a policy's status may change, in order. */
function turningDays({ rows }: VendorCover): number[] {
  const days = rows.flatMap(({ effective, expiration, cancelled, doubts }) => [
    ...[effective, expiration],
    ...[...cancelled, ...doubts].flatMap(({ from, to }) => [from, to]),
  ]);
  return [...new Set(days.filter(Number.isFinite))].toSorted((a, b) => a - b);
}

function stretchesOfRow(row: Row, asked: Asked, turns: readonly number[], end: number): Stretch[] {
  const [first, last] = [firstDay(row), isDay(row.expiration) ? row.expiration : end];
  const policyNumber = row.coverage.policyNumber.value;
  const stretches: Stretch[] = [];
  let from = first;
  for (const to of [...turns.filter((day) => day > first && day < last), last]) {
    if (to <= from) continue;
    const kind = kindOn(row, asked, from);
    const before = stretches.at(-1);
    if (before?.kind === kind) before.to = to;
    else stretches.push({ from, to, kind, policyNumber });
    from = to;
  }
  return stretches;
}

/** Without a certain first day: the day of its paper, or an earlier one that the paper may state. */
function firstDay({ effective, expiration, coverage, paper }: Row): number {
  if (isDay(effective) && !(expiration <= effective)) return effective;
  const stated = dayOf(coverage.effective.value);
  return isDay(stated) ? Math.min(stated, paper.day) : paper.day;
}

/** As the verdict of the day sees the policy. */
function kindOn(row: Row, { cover, coverage, asksStated }: Asked, day: number): Stretch["kind"] {
  if (cancellationOn(row, day)) return "cancelled";
  const policy = standOn(cover, day)
    .of(coverage)
    .live.find(({ rows }) => rows.includes(row));
  const isInDoubt = policy ? policy.doubt !== null : row.doubts.some(({ from, to }) => from <= day && day < to);
  return isInDoubt || (asksStated && isQuestioned(row, cover, day)) ? "in_review" : "covered";
}

const isQuestioned = ({ paper: { document } }: Row, cover: VendorCover, day: number): boolean =>
  document.holderDoubt !== undefined || questionedOn(cover, day).some(({ id }) => id === document.id);

/** The exact days between two ISO dates, both included, on which no policy is in force or in review. */
export function uncoveredDays(stretches: readonly Stretch[], from: string, to: string): Gap[] {
  const [first, last] = [dayOf(from), dayOf(to) + 1];
  const gaps: { from: number; to: number }[] = [];
  let day = first;
  for (const stretch of stretches.filter(({ kind }) => kind !== "cancelled").toSorted((a, b) => a.from - b.from)) {
    if (stretch.from >= last) break;
    if (stretch.from > day) gaps.push({ from: day, to: stretch.from });
    day = Math.max(day, stretch.to);
  }
  if (day < last) gaps.push({ from: day, to: last });
  return gaps.map((gap) => {
    const isCancelled = stretches.some(({ kind, ...span }) => kind === "cancelled" && span.from <= gap.from && gap.from < span.to);
    return { from: isoOf(gap.from), to: isoOf(gap.to - 1), days: gap.to - gap.from, cause: isCancelled ? "cancelled" : "not_covered" };
  });
}
