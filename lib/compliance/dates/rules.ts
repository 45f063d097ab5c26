/**
 * What a vendor's coverages add up to on a given day. Pure: dates are ISO dates in the company's time zone.
 *
 * A policy ends at 12:01 a.m. of its expiration date, so on that date it has expired. Anything unread, unknown or in doubt leads to
 * UNDER_REVIEW, never to COMPLIANT.
 */

import type { ComplianceStatus } from "@/lib/compliance/dates/schema";
import { type CoverageTerm, supersededBy } from "@/lib/compliance/policies/rules";
import { expiringSoonDays } from "@/lib/compliance/policies/values";
import { addDays, daysBetween, writtenDate } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

/**
 * Why a person must look at a document: unread, failed, unreadable, contradictory. It applies from a day on, or now (null). With `document`
 * it is about what that document states, and no longer matters once newer documents have superseded all of that. `isAnswered`: a person
 * confirmed it, and no one needs to look again. `beingRead`: the name of a file that is being read, which settles by itself.
 */
export type Doubt = { text: string; from: string | null; document?: string; isAnswered?: boolean; beingRead?: string };

export type VendorFacts = { documents: number; terms: readonly CoverageTerm[]; doubts: readonly Doubt[] };

export type VendorJudgement = {
  status: ComplianceStatus;
  reason: string | null;
  earliestExpiration: string | null;
  /** The next day on which time alone changes the status; null when it never does. */
  dueOn: string | null;
  /** Ids of the terms that are today's coverage, not superseded by a newer term of their line. */
  current: string[];
  /** Documents about which there is a doubt that still matters: nothing in them is in force. */
  doubtful: string[];
  /** Those of them that a person still has to look at. */
  unanswered: string[];
  /** The file that is being read, where the record waits for nothing else. */
  beingRead?: string;
};

/** What an expiration date alone says on a day. */
export function expirationStatus(expiration: string, today: string): "COMPLIANT" | "EXPIRING_SOON" | "EXPIRED" {
  const days = daysBetween(today, expiration);
  if (days <= 0) return "EXPIRED";
  return days <= expiringSoonDays ? "EXPIRING_SOON" : "COMPLIANT";
}

/** Whether some term of the line covers `today`: this one, or one that goes before it. */
export function isCovered({ line }: CoverageTerm, terms: readonly CoverageTerm[], today: string): boolean {
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
  const documentsOf = (some: readonly Doubt[]) => [...new Set(some.flatMap(({ document }) => document ?? []))];
  const doubtful = documentsOf(present);
  const unanswered = documentsOf(present.filter(({ isAnswered }) => !isAnswered));
  const current = currentTerms.map((term) => term.id);
  const expirations = currentTerms.flatMap((term) => (term.expiration ? [term.expiration] : [])).sort();
  const earliestExpiration = expirations[0] ?? null;
  const notYet = currentTerms.find((term) => term.effective && term.effective > today && !isCovered(term, terms, today));
  const dueOn = nextChange({ ...facts, doubts: open }, today);
  const judged = { earliestExpiration, dueOn, current, doubtful, unanswered };

  if (facts.documents === 0) return { ...judged, status: "NO_DOCUMENTS", reason: null };
  if (earliestExpiration && expirationStatus(earliestExpiration, today) === "EXPIRED") {
    const renewal = notYet?.effective ? say("compliance.theRenewalStartsOnEffective", { effective: writtenDate(notYet.effective) }) : "";
    return {
      ...judged,
      status: "EXPIRED",
      reason: say("compliance.coverageExpiredOnEarliestexpirationRenewal", {
        earliestExpiration: writtenDate(earliestExpiration),
        renewal,
      }),
    };
  }
  if (doubts.length > 0) {
    const [beingRead] = present.flatMap((doubt) => doubt.beingRead ?? []);
    const waits = present.every((doubt) => doubt.beingRead !== undefined);
    return { ...judged, status: "UNDER_REVIEW", reason: doubts.join(" "), ...(waits && beingRead !== undefined && { beingRead }) };
  }
  if (notYet)
    return {
      ...judged,
      status: "UNDER_REVIEW",
      reason: say("compliance.coverageIsNotInForce", { effective: writtenDate(notYet.effective ?? today) }),
    };
  if (!earliestExpiration || currentTerms.some((term) => !term.expiration)) {
    return { ...judged, status: "UNDER_REVIEW", reason: say("compliance.noExpirationDateCouldBe") };
  }
  const status = expirationStatus(earliestExpiration, today);
  return {
    ...judged,
    status,
    reason:
      status === "EXPIRING_SOON"
        ? say("compliance.coverageExpiresOnEarliestexpiration", { earliestExpiration: writtenDate(earliestExpiration) })
        : null,
  };
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
