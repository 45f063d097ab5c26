import type { ApprovedException, Decision, LineSettler } from "@/lib/compliance/checks/exceptions-schema";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { Finding } from "@/lib/compliance/papers/proofs-rules";
import type { VendorCover } from "@/lib/compliance/papers/rules";
import { ownEnd } from "@/lib/compliance/papers/standing-rules";
import { comparableNumber } from "@/lib/compliance/policies/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";

/** Whether the policy that an exception rests on is over. A policy that is no longer on any paper is over too. */
export function isPolicyOver({ policyNumber }: Pick<ApprovedException, "policyNumber">, cover: VendorCover, day: number): boolean {
  const number = comparableNumber(policyNumber);
  return number !== null && cover.rows.every((row) => row.number !== number || !(ownEnd(row) > day));
}

/** The first day after `day` on which the exception no longer holds by its date. */
export const dayAfter = ({ until }: ApprovedException): number => dayOf(until) + 1;

/**
 * The exception that applies to the finding of a requirement on a day; undefined: none does. `accept_short` accepts too little, never a coverage
 * that is missing, expired or cancelled.
 */
export function exceptionFor(
  { key }: Requirement,
  finding: Finding,
  exceptions: readonly ApprovedException[],
  cover: VendorCover,
  day: number,
): ApprovedException | undefined {
  const holding = exceptions.filter(
    (one) => one.requirement === key && dayOf(one.from) <= day && day < dayAfter(one) && !isPolicyOver(one, cover, day),
  );
  const found = finding.change?.shortfall?.found ?? null;
  const isShort = finding.result === "fail" && finding.cause === "short";
  const fits = ({ kind, least }: ApprovedException) =>
    kind === "waive" || (isShort && (least === null || found === null || found >= least));
  // The one that lasts longest counts, in any order.
  const later = (a: ApprovedException, b: ApprovedException) => (a.until === b.until ? a.id < b.id : a.until > b.until);
  return holding.filter(fits).toSorted((a, b) => (later(a, b) ? -1 : 1))[0];
}

/** Settings whose change requires no more of a vendor's papers. */
const harmless = ["key", "severity", "expiringDays", "name"];
const minima = ["minimum", "days"];

/**
 * Whether what was approved of a requirement still covers it: it is the same, or asks less. A raised minimum, another coverage or a
 * stronger proof needs a new decision.
 */
export function isStillCovered(approved: Requirement, now: Requirement): boolean {
  const [before, after]: Record<string, unknown>[] = [{ ...approved }, { ...now }];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.every((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (harmless.includes(name) || JSON.stringify(was) === JSON.stringify(is)) return true;
    if (typeof was === "number" && typeof is === "number") return minima.includes(name) ? is <= was : name === "maximum" && is >= was;
    return name === "umbrella" && is === true;
  });
}

/** A requirement with its settings as one text. */
export const settingsOf = (requirement: Requirement): string =>
  JSON.stringify(Object.entries(requirement).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a line waits for a form that takes coverage away or that no table knows. */
export const isAboutForm = ({ reason: { key } }: { reason: { key: string } }): boolean =>
  key === "exclusion_told" || key === "exclusion_answered" || key === "form_unknown";

/** What a paper of a kind of documents is, its number and its dates are said at the paper. */
const isAboutPaper = (key: string) => key.startsWith("enrollment_") || (key.startsWith("document_") && key !== "document_in_doubt");

/** What settles an open line by its reason; null: it is not open, or no paper is there that a person could look at. */
export function settlerOf(line: { result: string; reason: { key: string }; proofs: readonly unknown[] }): LineSettler | null {
  if ((line.result !== "unreadable" && line.result !== "not_evaluated") || line.proofs.length === 0) return null;
  // A description may hold several such sentences: a decision about the line would settle those that no one has seen.
  if (line.reason.key === "words_unclear" || isAboutForm(line)) return "wording";
  return line.reason.key.startsWith("words_contradict") || isAboutPaper(line.reason.key) ? "reading" : "decision";
}

/** Questions whose sentence names both sides by now: a decision of before is about the same one. */
const newerReasons: Readonly<Record<string, string>> = {
  dates_changed: "term_changed",
  limits_differ: "limits_differ_by",
  grant_contradicted: "grant_contradicted_by",
};

/** What a person decided about exactly this open question. */
export function decisionFor(requirement: Requirement, finding: Finding, decisions: readonly Decision[]): Decision | undefined {
  // A sentence is settled by what it means, not by a decision about one of the lines that it leaves open.
  if (settlerOf(finding) !== "decision") return undefined;
  const documents = documentsOf(finding).join(" ");
  const now = settingsOf(requirement);
  return decisions
    .filter(
      (one) =>
        one.requirement === requirement.key &&
        one.settings === now &&
        (newerReasons[one.reason] ?? one.reason) === finding.reason.key &&
        one.documents.toSorted().join(" ") === documents,
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .at(-1);
}

/** The documents that a finding rests on, sorted. */
const documentsOf = ({ proofs }: Pick<Finding, "proofs">): string[] => [...new Set(proofs.map(({ document }) => document))].sort();
