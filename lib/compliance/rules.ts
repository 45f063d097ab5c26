/**
 * What a vendor's coverages add up to on a given day. Pure: dates are ISO dates in the company's time zone.
 *
 * A policy ends at 12:01 a.m. of its expiration date, so on that date it has expired. Whatever was not read, is unknown or
 * in doubt leads to UNDER_REVIEW, never to COMPLIANT.
 */
import type { ComplianceStatus } from "@/lib/vendors/schema";

/** A vendor or document is "expiring soon" this many days before its expiration, and on. */
export const expiringSoonDays = 30;

/**
 * One coverage line of one document. `line` is the kind of cover; the certificate's date (ISO), then `addedAt` (the upload's ISO
 * time), tell which of two documents is newer.
 */
export type CoverageTerm = {
  id: string;
  line: string;
  document: string;
  addedAt: string;
  certificateDate: string | null;
  policyNumber: string | null;
  effective: string | null;
  expiration: string | null;
};

/**
 * Why a person must look at a document: unread, failed, unreadable, contradictory. It holds from a day on, or now (null). With
 * `document` it is about what that document states, and matters no more once newer ones have superseded all of that.
 */
export type Doubt = { text: string; from: string | null; document?: string };

export type VendorFacts = { documents: number; terms: readonly CoverageTerm[]; doubts: readonly Doubt[] };

export type VendorJudgement = {
  status: ComplianceStatus;
  reason: string | null;
  earliestExpiration: string | null;
  /** The next day on which time alone changes the status; null when it never does. */
  dueOn: string | null;
  /** Ids of the terms that are today's cover, not superseded by a newer term of their line. */
  current: string[];
  /** Documents about which there is a doubt that still matters. */
  doubtful: string[];
};

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "Mar 4, 2027" for an ISO date. */
export function writtenDate(isoDate: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** What an expiration date alone says on a day. */
export function expirationStatus(expiration: string, today: string): "COMPLIANT" | "EXPIRING_SOON" | "EXPIRED" {
  const days = daysBetween(today, expiration);
  if (days <= 0) return "EXPIRED";
  return days <= expiringSoonDays ? "EXPIRING_SOON" : "COMPLIANT";
}

/** A certificate without a date counts as dated on the day of its upload. */
const dayOf = ({ certificateDate, addedAt }: CoverageTerm) => certificateDate ?? addedAt.slice(0, 10);

/** Total, so that two never each come after the other. */
function isNewer(one: CoverageTerm, other: CoverageTerm): boolean {
  const age = (term: CoverageTerm) => [dayOf(term), term.addedAt, term.document].join("|");
  return age(one) > age(other);
}

const isSamePolicy = (one: CoverageTerm, other: CoverageTerm) => one.policyNumber !== null && one.policyNumber === other.policyNumber;

/** Whether a newer certificate states the same policy's same term again: what it says counts, be it more or less. */
function restates(newer: CoverageTerm, older: CoverageTerm): boolean {
  if (!newer.expiration || newer.document === older.document || !isSamePolicy(newer, older) || !isNewer(newer, older)) return false;
  if (newer.expiration === older.expiration) return true;
  if (newer.effective && older.effective) return newer.effective === older.effective;
  // An end that could not be read stays in doubt only until a newer certificate states it.
  return older.expiration === null;
}

/** Whether a certificate of a later day states a policy that began later and runs today: the insurer was changed within the term. */
function replaces(newer: CoverageTerm, older: CoverageTerm, today: string): boolean {
  const began = newer.effective && older.effective && newer.effective > older.effective && newer.effective <= today;
  return Boolean(began) && newer.document !== older.document && dayOf(newer) > dayOf(older);
}

/**
 * Whether `newer` runs on from `older`: the same policy renewed, one that starts about where it ends, one that replaced it, or a later
 * one without a start. With a gap between the two, only once it has begun: until then the older end counts.
 */
function renews(newer: CoverageTerm, older: CoverageTerm, today: string): boolean {
  if (!newer.expiration || !older.expiration || newer.expiration <= older.expiration) return false;
  if (newer.effective && newer.effective > older.expiration && newer.effective > today) return false;
  const elsewhere = newer.document !== older.document;
  if (elsewhere && isSamePolicy(newer, older)) return true;
  if (!newer.effective) return elsewhere && isNewer(newer, older);
  if (replaces(newer, older, today)) return true;
  return newer.effective >= addDays(older.expiration, -expiringSoonDays);
}

/**
 * Which term supersedes which on a day, by id. A line is superseded by itself: a certificate that renews one line leaves the
 * others of an older certificate as they are, and an older certificate that arrives later supersedes nothing. Policies that
 * overlap otherwise are separate cover: the earlier end counts. First what was stated again goes, then what was renewed, so that there
 * is always a last.
 */
export function supersededBy(terms: readonly CoverageTerm[], today: string): Map<string, CoverageTerm> {
  const superseded = new Map<string, CoverageTerm>();
  for (const rule of [restates, renews]) {
    const left = terms.filter(({ id }) => !superseded.has(id));
    for (const older of left) {
      const rivals = left.filter((one) => one.line === older.line && rule(one, older, today));
      const last = rivals.toSorted((a, b) => Number(isNewer(b, a)) - Number(isNewer(a, b)))[0];
      if (last) superseded.set(older.id, last);
    }
  }
  return superseded;
}

/** Whether some term of the line covers `today`: this one, or one that goes before it. */
function isCovered({ line }: CoverageTerm, terms: readonly CoverageTerm[], today: string): boolean {
  return terms.some((one) => one.line === line && (one.effective ?? today) <= today && one.expiration !== null && one.expiration > today);
}

/** Whether a doubt is about a document of which newer ones have superseded every line. */
function isMoot({ document }: Doubt, terms: readonly CoverageTerm[], current: readonly CoverageTerm[]): boolean {
  const has = (some: readonly CoverageTerm[]) => some.some((term) => term.document === document);
  return document !== undefined && has(terms) && !has(current);
}

/** Judges a vendor on one day. The worst finding wins: expired, under review, expiring soon, compliant. */
export function judgeVendor(facts: VendorFacts, today: string): VendorJudgement {
  const { terms } = facts;
  const superseded = supersededBy(terms, today);
  const currentTerms = terms.filter(({ id }) => !superseded.has(id));
  const open = facts.doubts.filter((doubt) => !isMoot(doubt, terms, currentTerms));
  const present = open.filter(({ from }) => !from || from <= today);
  const doubts = present.map(({ text }) => text);
  const doubtful = [...new Set(present.flatMap(({ document }) => document ?? []))];
  const current = currentTerms.map((term) => term.id);
  const expirations = currentTerms.flatMap((term) => (term.expiration ? [term.expiration] : [])).sort();
  const earliestExpiration = expirations[0] ?? null;
  const notYet = currentTerms.find((term) => term.effective && term.effective > today && !isCovered(term, terms, today));
  const dueOn = nextChange({ ...facts, doubts: open }, today);
  const judged = { earliestExpiration, dueOn, current, doubtful };

  if (facts.documents === 0) return { ...judged, status: "NO_DOCUMENTS", reason: null };
  if (earliestExpiration && expirationStatus(earliestExpiration, today) === "EXPIRED") {
    const renewal = notYet?.effective ? `; the renewal starts on ${writtenDate(notYet.effective)}` : "";
    return { ...judged, status: "EXPIRED", reason: `Cover ended on ${writtenDate(earliestExpiration)}${renewal}.` };
  }
  if (doubts.length > 0) return { ...judged, status: "UNDER_REVIEW", reason: doubts.join(" ") };
  if (notYet)
    return { ...judged, status: "UNDER_REVIEW", reason: `Cover is not in force before ${writtenDate(notYet.effective ?? today)}.` };
  if (!earliestExpiration || currentTerms.some((term) => !term.expiration)) {
    return { ...judged, status: "UNDER_REVIEW", reason: "No expiration date could be read." };
  }
  const status = expirationStatus(earliestExpiration, today);
  return { ...judged, status, reason: status === "EXPIRING_SOON" ? `Cover ends on ${writtenDate(earliestExpiration)}.` : null };
}

/** The first day after `today` on which a term starts, ends or comes within the warning, or a doubt begins. */
function nextChange({ terms, doubts }: VendorFacts, today: string): string | null {
  const changes = terms.flatMap(({ effective, expiration }) => [
    ...(effective ? [effective] : []),
    ...(expiration ? [expiration, addDays(expiration, -expiringSoonDays)] : []),
  ]);
  const days = [...changes, ...doubts.flatMap(({ from }) => (from ? [from] : []))];
  return days.filter((day) => day > today).sort()[0] ?? null;
}
