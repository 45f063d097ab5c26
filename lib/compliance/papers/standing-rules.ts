import { isDay } from "@/lib/compliance/coverages/days-rules";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { expiringSoonDays } from "@/lib/compliance/statuses/values";

/*
 * Which of a vendor's rows count on a day. Superseded, cancelled and expired rows do not. A renewal supersedes on the day it begins, so
 * that each day is judged by the limits of the policy that covers that day.
 */

/** One policy in force, by all papers that state it today: a certificate and the policy itself may both do. */
export type Policy = {
  rows: readonly Row[];
  /** Why it is not certain that the policy is in force as stated; null: it is. */
  doubt: Sentence | null;
  /** The paper that raises the doubt, where it is not one of the rows' own. */
  doubtDocument: string | null;
  /** The day on which the coverage ends, renewals that follow without a gap included. */
  ends: number;
};

/** The status of a coverage on a day. */
export type Standing = {
  live: readonly Policy[];
  /** The latest of the rows that have expired, the earliest that has not begun, and the latest that is cancelled. */
  expired: Row | null;
  later: Row | null;
  cancelled: { row: Row; since: number; document: string | null } | null;
};

export type CoverOnDay = { day: number; of(kind: CoverageKind): Standing; all(): readonly Standing[] };

/** A policy may renew another that ends within so many days. */
const renewalWindow = expiringSoonDays;

const isElsewhere = (one: Row, other: Row) => one.paper.document.id !== other.paper.document.id;

/** Total, so that two never each come after the other. */
function isNewer(one: Row, other: Row): boolean {
  if (one.paper.day !== other.paper.day) return one.paper.day > other.paper.day;
  const [a, b] = [one.paper.document, other.paper.document];
  if (a.addedAt !== b.addedAt) return a.addedAt > b.addedAt;
  return a.id === b.id ? a.part > b.part : a.id > b.id;
}

const isSamePolicy = (one: Row, other: Row) => one.number !== null && one.number === other.number;

/** A newer paper of the same kind states the same term of the same policy: its values count, whether more or less. */
export const restates = (newer: Row, older: Row): boolean =>
  newer.paper.document.paper === older.paper.document.paper && statesAgain(newer, older);

/** A newer paper states the same term of the same policy: a certificate, or the policy itself. */
function statesAgain(newer: Row, older: Row): boolean {
  if (!isDay(newer.expiration) || !isSamePolicy(newer, older) || !isElsewhere(newer, older) || !isNewer(newer, older)) return false;
  if (newer.expiration === older.expiration) return true;
  if (isDay(newer.effective) && isDay(older.effective)) return newer.effective === older.effective;
  return !isDay(older.expiration);
}

/**
 * Whether a newer paper, whose policy number or first day is unknown, may state the same term again. While that is open, the older
 * one proves nothing.
 */
function mayRestate(newer: Row, older: Row): boolean {
  if (!isElsewhere(newer, older) || newer.paper.document.paper !== older.paper.document.paper || !isNewer(newer, older)) return false;
  const isOpen = newer.number === null || !isDay(newer.effective);
  const mayBeSame = newer.number === null || newer.number === older.number;
  const mayBeTerm = !isDay(newer.effective) || newer.effective === older.effective || newer.expiration === older.expiration;
  return isOpen && mayBeSame && mayBeTerm;
}

/**
 * Whether a newer paper states the policy of an older one with another term that overlaps it: neither the same term nor a renewal, which
 * begins about where the older one ends.
 */
function overlaps(newer: Row, older: Row): boolean {
  if (!isSamePolicy(newer, older) || !isElsewhere(newer, older) || !isNewer(newer, older)) return false;
  return newer.effective > older.effective && newer.effective < older.expiration - renewalWindow;
}

/** Whether a row has taken the place of another by `day`: it renews the policy, or another insurer's policy replaced it. */
function takesOver(newer: Row, older: Row, day: number): boolean {
  if (!(newer.expiration > older.expiration) || newer.effective > day) return false;
  const elsewhere = isElsewhere(newer, older);
  if (elsewhere && isSamePolicy(newer, older) && newer.effective !== older.effective) return true;
  if (!isDay(newer.effective)) return elsewhere && isNewer(newer, older);
  if (elsewhere && newer.effective > older.effective && newer.paper.day > older.paper.day) return true;
  return newer.effective >= older.expiration - renewalWindow && newer.effective > older.effective;
}

/** The rows of one kind that no other row restates. */
const unrestated = (rows: readonly Row[]) => (rows.length < 2 ? rows : rows.filter((row) => !rows.some((one) => restates(one, row))));

/** Whose row a kind is: free rows that no requirement names are kept apart by their words. */
const groupOf = ({ kind, coverage }: Row) => kind ?? `OTHER:${(coverage.name ?? "").toLowerCase()}`;

const nothing: Standing = { live: [], expired: null, later: null, cancelled: null };

type Prepared = { groups: Map<string, readonly Row[]>; older: Map<Row, readonly Row[]>; days: Map<number, CoverOnDay> };
const preparedCover = new WeakMap<VendorCover, Prepared>();

function preparedOf(cover: VendorCover): Prepared {
  let prepared = preparedCover.get(cover);
  if (!prepared) {
    const groups = new Map<string, Row[]>();
    for (const row of cover.rows) {
      const own = groups.get(groupOf(row));
      if (own) own.push(row);
      else groups.set(groupOf(row), [row]);
    }
    const older = new Map<Row, readonly Row[]>();
    for (const rows of groups.values())
      if (rows.length > 1)
        for (const row of rows)
          older.set(
            row,
            rows.filter((one) => restates(row, one) || overlaps(row, one)),
          );
    prepared = { groups: new Map([...groups].map(([name, rows]) => [name, unrestated(rows)])), older, days: new Map() };
    preparedCover.set(cover, prepared);
  }
  return prepared;
}

/** What earlier papers said of the same policy and time. */
export const earlierOf = (cover: VendorCover, row: Row): readonly Row[] => preparedOf(cover).older.get(row) ?? [];

/** The rows of a kind that count on some day, each term once: for timelines and uncovered days. */
export const termsOf = (cover: VendorCover, kind: CoverageKind): readonly Row[] => preparedOf(cover).groups.get(kind) ?? [];

type Replaces = (newer: Row, older: Row) => boolean;

/** By each row that no longer counts, the row that took its place: the newest of those that restate it, else of those that take over. */
function successors(cover: VendorCover, isRestated: Replaces, isOver: Replaces): Map<Row, Row> {
  const found = new Map<Row, Row>();
  const newestOf = (rows: readonly Row[]) =>
    rows.reduce<Row | null>((newest, row) => (newest && isNewer(newest, row) ? newest : row), null);
  for (const group of Map.groupBy(cover.rows, groupOf).values()) {
    for (const row of group) {
      const by = newestOf(group.filter((one) => isRestated(one, row)));
      if (by) found.set(row, by);
    }
    const counting = group.filter((row) => !found.has(row));
    for (const row of counting) {
      const by = newestOf(counting.filter((one) => one !== row && isOver(one, row)));
      if (by) found.set(row, by);
    }
  }
  return found;
}

/** The rows that no longer count on a day, each with the row in its place. */
export const supersededOn = (cover: VendorCover, day: number): Map<Row, Row> =>
  successors(cover, restates, (newer, older) => takesOver(newer, older, day));

/**
 * The rows that need no one's attention any more, each with the row in its place: superseded, stated again by a paper of another kind, or
 * with a renewal on file that follows without a gap.
 */
export const renewedBy = (cover: VendorCover, day: number): Map<Row, Row> =>
  successors(cover, statesAgain, (newer, older) =>
    takesOver(newer, older, isDay(older.expiration) ? Math.max(day, older.expiration) : day),
  );

/** The papers with questions of their own that matter on a day: newer papers have not superseded all that the file states. */
export function questionedOn(cover: VendorCover, day: number): readonly JudgedDocument[] {
  const questioned = cover.papers.filter(({ document }) => document.questions.length > 0);
  if (questioned.length === 0) return [];
  const isGone = supersededFiles(cover, supersededOn(cover, day));
  return questioned.flatMap(({ document }) => (isGone.has(document.id) ? [] : [document]));
}

/** The files whose coverages have all been superseded. Files that state no coverage are left out. */
export function supersededFiles({ rows }: VendorCover, superseded: ReadonlyMap<Row, Row>): Set<string> {
  const counting = new Set(rows.flatMap((row) => (superseded.has(row) ? [] : [row.paper.document.id])));
  return new Set(rows.flatMap(({ paper: { document } }) => (counting.has(document.id) ? [] : [document.id])));
}

/** The status of the vendor's coverages on a day. */
export function standOn(cover: VendorCover, day: number): CoverOnDay {
  const { groups, older, days } = preparedOf(cover);
  let onDay = days.get(day);
  if (!onDay) {
    const known = new Map<string, Standing>();
    const of = (name: string) => {
      let standing = known.get(name);
      if (!standing) {
        const rows = groups.get(name);
        standing = rows ? standingOf(rows, day, older) : nothing;
        known.set(name, standing);
      }
      return standing;
    };
    onDay = { day, of, all: () => [...groups.keys()].map(of) };
    days.set(day, onDay);
  }
  return onDay;
}

/** The cancellation of a row that holds on a day; undefined: none does. */
export const cancellationOn = ({ cancelled }: Row, day: number) => cancelled.find(({ from, to }) => from <= day && day < to);

function standingOf(rows: readonly Row[], day: number, older: Prepared["older"]): Standing {
  const current = rows.length < 2 ? rows : rows.filter((row) => !rows.some((one) => one !== row && takesOver(one, row, day)));
  const live: Row[] = [];
  let [expired, later]: (Row | null)[] = [null, null];
  let cancelled: Standing["cancelled"] = null;
  for (const row of current) {
    const cancellation = cancellationOn(row, day);
    if (row.expiration <= day) {
      if (!expired || row.expiration > expired.expiration) expired = row;
    } else if (row.effective > day && row.expiration > row.effective) {
      if (!later || row.effective < later.effective) later = row;
    } else if (cancellation) {
      const { from: since, document } = cancellation;
      if (!cancelled || since > cancelled.since) cancelled = { row, since, document };
    } else live.push(row);
  }
  return { live: policiesOf(live, rows, day, older), expired: expired ?? null, later: later ?? null, cancelled };
}

function policiesOf(live: readonly Row[], rows: readonly Row[], day: number, older: Prepared["older"]): Policy[] {
  const groups: Row[][] = [];
  for (const row of live) {
    const own = groups.find(([first]) => first && isSamePolicy(first, row));
    if (own) own.push(row);
    else groups.push([row]);
  }
  return groups.map((own) => {
    const ends = Math.min(...own.map((row) => endOf(row, rows, day)));
    const raised = doubtOn(own, day);
    const doubt = raised?.sentence ?? openDates(own, rows) ?? changedDates(own, older);
    return { rows: own, doubt, doubtDocument: raised?.document ?? null, ends };
  });
}

const doubtOn = (rows: readonly Row[], day: number) => rows.flatMap(({ doubts }) => doubts).find(({ from, to }) => from <= day && day < to);

function openDates(rows: readonly Row[], others: readonly Row[]): Sentence | null {
  const [first] = rows;
  const differs = rows.some(({ expiration }) => expiration !== first?.expiration);
  const isOpen = others.length > 1 && rows.some((row) => others.some((one) => mayRestate(one, row)));
  return first && (differs || isOpen) ? keyed("dates_unclear", {}, { coverage: first.kind ?? "OTHER_COVERAGE" }) : null;
}

/** A later certificate that makes the term of a policy longer is checked by a person: an edited file looks like that. */
function changedDates(rows: readonly Row[], older: Prepared["older"]): Sentence | null {
  for (const row of rows.filter(({ coverage }) => coverage.expiration.reader !== "person")) {
    const shorter = older.get(row)?.find(({ expiration }) => expiration < row.expiration);
    const [found, earlier] = [row.coverage.expiration.value, shorter?.coverage.expiration.value];
    if (found && earlier) return keyed("term_changed", { file: row.paper.document.fileName, found, earlier });
  }
  return null;
}

/** The end of a row by itself, as of a day: its expiration, or the day of a cancellation before it that was not taken back by then. */
export const ownEnd = ({ expiration, cancelled }: Row, day = Number.NEGATIVE_INFINITY): number =>
  cancelled.reduce(
    (end, { from, to }) => (to > day ? Math.min(end, from) : end),
    isDay(expiration) ? expiration : Number.POSITIVE_INFINITY,
  );

/** The end of a row and of what follows it without a gap. Only rows that are certain follow. */
function endOf(row: Row, rows: readonly Row[], day: number): number {
  let end = ownEnd(row, day);
  if (end !== row.expiration) return end;
  for (let grown = true; grown; ) {
    grown = false;
    for (const next of rows) {
      const own = ownEnd(next, day);
      if (next.doubts.length > 0 || !(next.effective <= end && own > end)) continue;
      end = own;
      grown = true;
    }
  }
  return end;
}
