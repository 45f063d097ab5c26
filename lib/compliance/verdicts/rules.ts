import { judgeNotice } from "@/lib/compliance/checks/cancellation-rules";
import { judgeDocument, startsLater } from "@/lib/compliance/checks/documents-rules";
import { judgeEdition } from "@/lib/compliance/checks/editions-rules";
import { dayAfter, decisionFor, exceptionFor } from "@/lib/compliance/checks/exceptions-rules";
import type { ApprovedException, Decision } from "@/lib/compliance/checks/exceptions-schema";
import { heldByForm, judgeExclusion } from "@/lib/compliance/checks/exclusions-rules";
import { judgeGrant } from "@/lib/compliance/checks/grants-rules";
import { judgeLimit, judgeRetention, umbrellaMinimaOf } from "@/lib/compliance/checks/limits-rules";
import { judgeHolder, judgeInsured, judgeInterest } from "@/lib/compliance/checks/parties-rules";
import { type Contract, completedUntil, outlastsWork, type Phase, phaseOf } from "@/lib/compliance/checks/phases-rules";
import { judgeAutos, judgeBasis, judgeCoverage, judgeRating, judgeStated, judgeStatute } from "@/lib/compliance/checks/terms-rules";
import { heldByWords } from "@/lib/compliance/checks/words-rules";
import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import { type Change, type Context, type Finding, forever, type Proof } from "@/lib/compliance/papers/proofs-rules";
import type { Holder, InsurerRating } from "@/lib/compliance/papers/proofs-schema";
import { coverOf, type VendorCover, type VendorPapers } from "@/lib/compliance/papers/rules";
import { questionedOn, standOn } from "@/lib/compliance/papers/standing-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import type { Requirement, SetVersion } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { nextChange, windowOf } from "@/lib/compliance/verdicts/due-rules";
import { type Clearance, clearanceOf } from "@/lib/compliance/verdicts/gates-rules";
import { isOpen, isWarning, worstFirst } from "@/lib/compliance/verdicts/order-rules";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import { fullyProvided, isProvenEnrollment, lastingLines, wrapEnds, wrapFindings } from "@/lib/compliance/verdicts/wraps-rules";
import type { Enrolled } from "@/lib/compliance/wraps/rules";

/**
 * The engine: (papers with evidence, version of a requirement set, exceptions, notices, day) to a verdict. Pure: the same input gives the
 * same output, in any order of documents, notices and exceptions. Dates are ISO dates in the company's time zone, amounts whole dollars.
 * docs/verdicts.md explains how a verdict comes about.
 */

/** One assignment of a vendor: its contract on a project, or the vendor by itself under the company's default set. */
export type Assignment = {
  set: SetVersion;
  /** Certificate holders that the project or company accepts. */
  holders: readonly Holder[];
  exceptions: readonly ApprovedException[];
  decisions: readonly Decision[];
  ratings: readonly InsurerRating[];
  /** null: the vendor has no assignment. */
  contract: Contract | null;
  /** Its enrollment in the wrap-up of its project. */
  enrolled?: Enrolled | null;
};

export type VerdictInput = VendorPapers & Assignment & { date: string };

/** The result of one requirement, with its reason and its proof. `change`: what would make it pass. */
export type Line = {
  requirement: Requirement;
  result: LineResult;
  reason: Sentence;
  proofs: readonly Proof[];
  change: Change | null;
  isExpired: boolean;
  /** The exception or the person's decision that the result rests on. */
  exception: string | null;
  decision: string | null;
  /** Day number on which what a pass rests on ends. */
  ends: number;
};

export type Verdict = {
  set: { id: string; version: number };
  date: string;
  phase: Phase;
  status: ComplianceStatus;
  reason: Sentence;
  /** One for each requirement of the set, in its order. */
  lines: readonly Line[];
  clearance: Clearance;
  /** The day on which the earliest required policy ends; null: nothing required is in force. */
  expires: string | null;
  /** The last day for which the verdict's passes hold as things are; null: it has none. */
  validUntil: string | null;
  /** The next day on which time alone may change the verdict; null: it never does. */
  dueOn: string | null;
};

const noContract: Contract = { start: null, end: null, completedOn: null, completedOperationsYears: 0 };

/** Checks one assignment from scratch. For several assignments of a vendor build the coverage once, and use `judgeAssignment`. */
export const judge = ({ date, ...input }: VerdictInput): Verdict => judgeAssignment(coverOf(input), input, date);

/** Judges one assignment of a vendor on a day. */
export function judgeAssignment(cover: VendorCover, assignment: Assignment, date: string): Verdict {
  const { set, holders, ratings, exceptions, decisions } = assignment;
  const contract = assignment.contract ?? noContract;
  const day = dayOf(date);
  // A vendor without a contract has no work that could last longer.
  const end = assignment.contract ? dayOf(contract.end) : Number.NEGATIVE_INFINITY;
  const phase = phaseOf(contract, set.requirements, day);
  const onDay = standOn(cover, day);
  const wrapped = wrapFindings({ cover, onDay }, set.requirements, assignment.enrolled ?? null);
  const isAsked = (requirement: Requirement) => !wrapped.has(requirement.key) && (phase === "work" || outlastsWork(requirement));
  const umbrellaMinima = umbrellaMinimaOf(set.requirements.filter(isAsked));
  const provided = fullyProvided(set.requirements, wrapped);
  const context: Context = { cover, onDay, holders, ratings, umbrellaMinima, provided, start: dayOf(contract.start), end };
  const held = heldByWords(context, set.requirements);
  const found = set.requirements.map((requirement): Line => {
    const byWrap = wrapped.get(requirement.key);
    if (byWrap) return { requirement, ...byWrap, exception: null, decision: null };
    if (!isAsked(requirement)) return notAsked(requirement, keyed("not_after_completion"));
    if (startsLater(requirement, day)) return notAsked(requirement, keyed("document_from", { on: requirement.requiredFrom ?? "" }));
    const finding = heldByForm(context, set.requirements, requirement, evaluate(context, requirement));
    const words = finding.result === "pass" ? held.get(requirement.key) : undefined;
    return settle(requirement, words ?? finding, { cover, day, exceptions, decisions });
  });
  const lines = lasting(cover, assignment, found);
  const { status, reason, expires } = recordOf(cover, lines, day);
  const last = Math.min(expires, ...lines.flatMap((line) => exceptionEnd(line, exceptions)));
  return {
    set: { id: set.id, version: set.version },
    date,
    phase,
    status,
    reason,
    lines,
    clearance: clearanceOf(status, warningsIn(lines) > 0, set.gates),
    expires: expires === forever ? null : isoOf(expires),
    validUntil: last === forever ? null : isoOf(last - 1),
    dueOn: nextChange(cover, assignment, contract, day),
  };
}

/** What a wrap-up provides ends with it, except where the vendor's own coverage is enough from then on, or where nothing is required then. */
function lasting(cover: VendorCover, assignment: Assignment, lines: readonly Line[]): readonly Line[] {
  const to = wrapEnds(lines);
  if (to === null) return lines;
  const { completedOn, ...contract } = assignment.contract ?? noContract;
  const isOver = completedOn !== null && to >= dayOf(completedOn) && !(to < completedUntil({ completedOn, ...contract }));
  const after = isOver ? [] : judgeAssignment(cover, assignment, isoOf(to)).lines;
  return lastingLines(lines, new Map(after.map((line) => [line.requirement.key, line])), to);
}

function evaluate(context: Context, rule: Requirement): Finding {
  switch (rule.type) {
    case "coverage":
      return judgeCoverage(context, rule);
    case "stated-coverages":
      return judgeStated(context);
    case "limit":
      return judgeLimit(context, rule);
    case "retention":
      return judgeRetention(context, rule);
    case "occurrence-basis":
      return judgeBasis(context, rule);
    case "auto-scope":
      return judgeAutos(context, rule);
    case "per-statute":
      return judgeStatute(context, rule);
    case "cancellation-notice":
      return judgeNotice(context, rule);
    case "no-exclusion":
      return judgeExclusion(context, rule);
    case "certificate-holder":
      return judgeHolder(context, rule);
    case "named-insured":
      return judgeInsured(context);
    case "insurer-rating":
      return judgeRating(context, rule);
    case "document":
      return judgeDocument(context, rule);
    case "property-interest":
      return judgeInterest(context, rule);
    case "form-edition":
      return judgeEdition(context, rule);
    default:
      return judgeGrant(context, rule);
  }
}

type Persons = { cover: VendorCover; day: number } & Pick<Assignment, "exceptions" | "decisions">;

/** A finding as a line, with what persons decided about it. */
function settle(requirement: Requirement, finding: Finding, { cover, day, exceptions, decisions }: Persons): Line {
  const { result, reason, proofs, change, cause, ends } = finding;
  const line: Line = { requirement, result, reason, proofs, change, isExpired: cause === "expired", exception: null, decision: null, ends };
  if (result === "pass" || exceptions.length + decisions.length === 0) return line;
  const exception = exceptionFor(requirement, finding, exceptions, cover, day);
  if (exception) {
    const { id, until, kind } = exception;
    const isWaived = kind === "waive";
    const words = keyed(isWaived ? "waived_until" : "accepted_until", { until });
    const tracked = isWaived ? forever : endsOf(requirement, cover, day);
    return { ...line, result: isWaived ? "waived" : "accepted_short", reason: words, isExpired: false, exception: id, ends: tracked };
  }
  const decided = decisionFor(requirement, finding, decisions);
  if (!decided) return line;
  const byPerson = proofs.map((proof) => ({ ...proof, reader: "person" as const, confidence: 1 }));
  const settled = { ...line, proofs: byPerson, decision: decided.id };
  if (decided.answer === "rejected") return { ...settled, result: "fail", reason: keyed("decided_fail") };
  const tracked = endsOf(requirement, cover, day);
  // What has no known end would pass forever. Its dates are entered in review instead.
  return tracked === forever ? line : { ...settled, result: "pass", reason: keyed("decided_pass"), ends: tracked };
}

/** The end of the coverage that a requirement is about: what was accepted is still tracked by its dates. */
function endsOf(rule: Requirement, cover: VendorCover, day: number): number {
  const onDay = standOn(cover, day);
  const kind = coverageOf(rule);
  const live = kind ? onDay.of(kind).live : onDay.all().flatMap((standing) => standing.live);
  return live.reduce((end, policy) => Math.min(end, policy.ends), forever);
}

const notAsked = (requirement: Requirement, reason: Sentence): Line => ({
  ...{ requirement, result: "waived", reason, proofs: [], change: null },
  ...{ isExpired: false, exception: null, decision: null, ends: forever },
});

const isFailure = (result: LineResult) => result === "fail" || result === "cancelled";

/** What the lines add up to. The worst wins; soft lines never count. */
function recordOf(
  cover: VendorCover,
  lines: readonly Line[],
  day: number,
): { status: ComplianceStatus; reason: Sentence; expires: number } {
  const hard = lines.filter(({ requirement }) => requirement.severity === "hard");
  const expires = hard.reduce((end, { ends }) => Math.min(end, ends), forever);
  const isAllWaived = hard.every(isWithoutPaper);
  // Other papers are no insurance, which is asked for until a certificate came.
  const isUninsured = cover.documents === 0 && hard.some((line) => line.requirement.type !== "document" && !isWithoutPaper(line));
  const isNothing = [cover.papers, cover.foreign, cover.unread, cover.kindPapers].every(({ length }) => length === 0);
  if ((isNothing && !isAllWaived) || isUninsured)
    return { status: "NO_DOCUMENTS", reason: keyed(isNothing ? "record_no_documents" : "record_no_certificate"), expires };
  const expired = hard.find((line) => line.isExpired && line.result === "fail");
  if (expired) return { status: "EXPIRED", reason: expired.reason, expires };
  const failed = hard.find(({ result }) => isFailure(result));
  if (failed) return { status: "NON_COMPLIANT", reason: failed.reason, expires };
  const [unread] = cover.unread;
  const unreadReason = unread && keyed(unread.isBeingRead ? "record_being_read" : "record_unread", { file: unread.fileName });
  if (unreadReason && unread?.isBeingRead && !isAllWaived) return { status: "UNDER_REVIEW", reason: unreadReason, expires };
  const questions = hard.filter(({ result }) => isOpen(result));
  // What waits for the enrollment is no reason of its own.
  const open = questions.find(({ result }) => result !== "not_enrolled") ?? questions[0];
  if (open) return { status: "UNDER_REVIEW", reason: open.reason, expires };
  if (unreadReason && !isAllWaived) return { status: "UNDER_REVIEW", reason: unreadReason, expires };
  const [questioned] = questionedOn(cover, day);
  if (questioned && !isAllWaived) {
    const reason = keyed("document_in_doubt", { file: questioned.fileName, doubt: questioned.questions[0] ?? "" });
    return { status: "UNDER_REVIEW", reason, expires };
  }
  const isExpiring = hard.some(({ requirement, ends }) => ends - day <= windowOf(requirement));
  const ending = hard.some((line) => isProvenEnrollment(line) && line.ends === expires) ? "record_wrap_ends" : "record_expiring";
  if (isExpiring) return { status: "EXPIRING_SOON", reason: keyed(ending, { expires: isoOf(expires) }), expires };
  return { status: "COMPLIANT", reason: goodReason(hard, warningsIn(lines)), expires };
}

/** How many soft requirements are not met, or could not be checked. */
const warningsIn = (lines: readonly Line[]): number =>
  lines.filter(({ requirement: { severity }, result }) => isWarning({ severity, result })).length;

/** What no paper of the vendor's has to prove: it is waived, or the wrap-up provides it, or will. */
const isWithoutPaper = ({ result, proofs }: Line): boolean =>
  result === "waived" || result === "provided" || result === "not_enrolled" || (result === "pass" && proofs.length === 0);

/** Why a record is compliant. With warnings, not all requirements are met. */
function goodReason(hard: readonly Line[], warnings: number): Sentence {
  const isExcepted = hard.some(({ result }) => result === "waived" || result === "accepted_short");
  if (warnings === 0 && !isExcepted && wrapEnds(hard) !== null) return keyed("record_wrapped");
  if (warnings === 0) return keyed(isExcepted ? "record_excepted" : "record_compliant");
  return keyed(isExcepted ? "record_excepted_warned" : "record_warned");
}

const exceptionEnd = ({ exception }: Line, exceptions: readonly ApprovedException[]) =>
  exceptions.flatMap((one) => (one.id === exception ? [dayAfter(one)] : []));

/** The verdict that a vendor's badge shows: the worst of its assignments. Undefined: it has none. */
export function worstOf(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.toSorted((a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status))[0];
}
