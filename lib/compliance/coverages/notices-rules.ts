import { distance } from "fastest-levenshtein";
import { dayOf, isDay } from "@/lib/compliance/coverages/days-rules";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";

/** Days [from, to) on which a policy is cancelled; `to` is infinite until it is reinstated. */
export type Span = { from: number; to: number };

/** `document`: the paper of the notice that cancelled; null: a person entered the notice without one. */
export type CancelledSpan = Span & { document: string | null };

/** One term of a policy, in day numbers. */
type Term = { effective: number; expiration: number };

const ends = ({ kind }: Notice) => kind === "cancellation" || kind === "non_renewal";

/** Whether a day lies in a term. What is not known does not keep a notice away. */
const isWithin = (day: number, { effective, expiration }: Term) => !(day < effective) && !(day > expiration);

/** By the days on which they take effect, then by the days on which they were written; never by the order of their arrival. */
function inOrder(one: Notice, other: Notice): number {
  const byDay = dayOf(one.effective) - dayOf(other.effective);
  if (byDay !== 0) return byDay;
  const written = dayOf(one.noticeDate) - dayOf(other.noticeDate);
  if (written !== 0 && !Number.isNaN(written)) return written;
  // A reinstatement follows the cancellation of the same day.
  const byKind = Number(ends(other)) - Number(ends(one));
  return byKind || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/** Whether a later notice takes a cancellation back between the day it was written and the day it takes effect. */
const isRescinded = (cancellation: Notice, notices: readonly Notice[]) =>
  notices.some(
    ({ kind, effective, noticeDate }) =>
      kind === "reinstatement" &&
      dayOf(noticeDate) > dayOf(cancellation.noticeDate) &&
      dayOf(effective) >= dayOf(cancellation.noticeDate) &&
      dayOf(effective) <= dayOf(cancellation.effective),
  );

/** The days on which a term is cancelled, from the notices about its policy. */
export function cancelledSpans(notices: readonly Notice[], term: Term): CancelledSpan[] {
  const known = notices.filter(({ kind, effective }) => kind !== "amendment" && effective !== null && isWithin(dayOf(effective), term));
  const spans: CancelledSpan[] = [];
  let open: Omit<CancelledSpan, "to"> | null = null;
  for (const one of known.toSorted(inOrder)) {
    const day = dayOf(one.effective);
    if (ends(one)) open ??= isRescinded(one, known) ? null : { from: day, document: one.documentId };
    else if (open !== null) {
      if (day > open.from) spans.push({ ...open, to: day });
      open = null;
    }
  }
  if (open !== null) spans.push({ ...open, to: Number.POSITIVE_INFINITY });
  return spans;
}

/** Days before a term in which a cancellation of an earlier one is no likelier than a slip in its date. */
const slipDays = 30;

/**
 * Whether a notice ends a policy outside of all its terms that are on file, and may mean one of them: there is only one, its day is after
 * them all or shortly before the first, or it was written when the first had begun. "11/18/2062" is a typing error.
 */
export function maySlip(one: Notice, terms: readonly Term[]): boolean {
  const day = dayOf(one.effective);
  if (!ends(one) || !isDay(day) || terms.some((term) => isWithin(day, term))) return false;
  const [starts, finishes] = [terms.map(({ effective }) => effective), terms.map(({ expiration }) => expiration)];
  const [first, isOneTerm] = [Math.min(...starts), Math.max(...starts) < Math.min(...finishes)];
  return isOneTerm || day > Math.max(...finishes) || (day < first && (day >= first - slipDays || dayOf(one.noticeDate) >= first));
}

/** The latest day from which a policy differs from what papers before that day state; `NaN`: no amendment. */
export function amendedOn(notices: readonly Notice[], term: Term): number {
  const days = notices.flatMap(({ kind, effective }) => (kind === "amendment" && effective !== null ? [dayOf(effective)] : []));
  const within = days.filter((day) => isWithin(day, term));
  return within.length > 0 ? Math.max(...within) : Number.NaN;
}

/**
 * Whether a notice that cannot be tied to a policy may concern this term: its number or its day is unreadable, or no policy of
 * the vendor has its number.
 */
export function mayConcern(one: Notice, kind: string | null, term: Term): boolean {
  const day = dayOf(one.effective);
  return one.kind !== "reinstatement" && (one.coverage === null || one.coverage === kind) && (!isDay(day) || isWithin(day, term));
}

/** A number without the letters that are taken for digits. */
const withoutTwins = (number: string) => number.replace(/O/g, "0").replace(/[IL]/g, "1");

/** Digits and letters from which the end of a number identifies a policy. */
const tellingEnd = 4;

/** Whether two numbers in comparable form may be one policy's: one is the other's beginning or end, or one sign differs. */
export function mayBeOneNumber(one: string, other: string): boolean {
  const [short, long] = [withoutTwins(one), withoutTwins(other)].toSorted((a, b) => a.length - b.length) as [string, string];
  return long.startsWith(short) || (short.length >= tellingEnd && long.endsWith(short)) || distance(short, long) <= 1;
}
