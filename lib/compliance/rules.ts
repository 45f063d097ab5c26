/**
 * What a vendor's coverages add up to on a given day. Pure: dates are ISO dates in the company's time zone.
 *
 * A policy ends at 12:01 a.m. of its expiration date, so on that date it has expired. Whatever was not read, is unknown or
 * in doubt leads to UNDER_REVIEW, never to COMPLIANT.
 */
import type { ComplianceStatus } from "@/lib/vendors/schema";

/** A vendor or document is "expiring soon" this many days before its expiration, and on. */
export const expiringSoonDays = 30;

/** One coverage line of one document. `line` is the kind of cover, `document` and `addedAt` tell which upload is newer. */
export type CoverageTerm = {
  id: string;
  line: string;
  document: string;
  addedAt: string;
  policyNumber: string | null;
  effective: string | null;
  expiration: string | null;
};

/** Why a person must look at a document: unread, failed, unreadable, contradictory. It holds from a day on, or now (null). */
export type Doubt = { text: string; from: string | null };

export type VendorFacts = { documents: number; terms: readonly CoverageTerm[]; doubts: readonly Doubt[] };

export type VendorJudgement = {
  status: ComplianceStatus;
  reason: string | null;
  earliestExpiration: string | null;
  /** The next day on which time alone changes the status; null when it never does. */
  dueOn: string | null;
  /** Ids of the terms that are today's cover, not superseded by a newer term of their line. */
  current: string[];
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

/**
 * Whether `newer` replaces `older` in their line: it runs longer, and is the same policy renewed, starts about where the
 * older one ends, or came later without a stated start. Overlapping policies are separate cover: the earlier end counts.
 */
export function supersedes(newer: CoverageTerm, older: CoverageTerm): boolean {
  if (newer.line !== older.line || !newer.expiration || !older.expiration || newer.expiration <= older.expiration) return false;
  const samePolicy = newer.policyNumber !== null && newer.policyNumber === older.policyNumber && newer.document !== older.document;
  if (samePolicy) return true;
  if (!newer.effective) return newer.document !== older.document && newer.addedAt > older.addedAt;
  return newer.effective >= addDays(older.expiration, -expiringSoonDays);
}

/** Whether some term of the line covers `today` and lasts until a term that starts later. */
function inForce(term: CoverageTerm, terms: readonly CoverageTerm[], today: string): boolean {
  if (!term.effective || term.effective <= today) return true;
  return terms.some(
    (other) =>
      other !== term &&
      other.line === term.line &&
      other.expiration !== null &&
      (other.effective ?? today) <= today &&
      other.expiration > today &&
      other.expiration >= (term.effective ?? today),
  );
}

/** Judges a vendor on one day. The worst finding wins: expired, under review, expiring soon, compliant. */
export function judgeVendor(facts: VendorFacts, today: string): VendorJudgement {
  const { terms } = facts;
  const doubts = facts.doubts.filter(({ from }) => !from || from <= today).map(({ text }) => text);
  const currentTerms = terms.filter((term) => !terms.some((other) => supersedes(other, term)));
  const current = currentTerms.map((term) => term.id);
  const expirations = currentTerms.flatMap((term) => (term.expiration ? [term.expiration] : [])).sort();
  const earliestExpiration = expirations[0] ?? null;
  const notYet = currentTerms.filter((term) => !inForce(term, terms, today));
  const lapsed = notYet.find((term) => terms.some((other) => other.line === term.line && other.expiration && other.expiration <= today));
  const dueOn = nextChange(facts, today);
  const judged = { earliestExpiration, dueOn, current };

  if (facts.documents === 0) return { ...judged, status: "NO_DOCUMENTS", reason: null };
  if (earliestExpiration && expirationStatus(earliestExpiration, today) === "EXPIRED") {
    return { ...judged, status: "EXPIRED", reason: `Cover ended on ${writtenDate(earliestExpiration)}.` };
  }
  if (lapsed)
    return { ...judged, status: "EXPIRED", reason: `Cover ended; the renewal starts on ${writtenDate(lapsed.effective ?? today)}.` };
  if (doubts.length > 0) return { ...judged, status: "UNDER_REVIEW", reason: doubts.join(" ") };
  if (notYet[0])
    return { ...judged, status: "UNDER_REVIEW", reason: `Cover is not in force before ${writtenDate(notYet[0].effective ?? today)}.` };
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
