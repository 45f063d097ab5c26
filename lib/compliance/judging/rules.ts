import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { documentsOn, kindPapersOn, policiesOn } from "@/lib/compliance/judging/documents-rules";
import type { JudgedUnit, JudgedVendor, Standing } from "@/lib/compliance/judging/schema";
import { coverOf, type VendorCover } from "@/lib/compliance/papers/rules";
import { questionedOn, standOn } from "@/lib/compliance/papers/standing-rules";
import { coverageOf, isDatesOnly } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import type { CoverageMarks } from "@/lib/compliance/statuses/marks-schema";
import { type CoverageState, coverageStates, markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { windowOf } from "@/lib/compliance/verdicts/due-rules";
import { isGood, warningsBeside, worstFirst } from "@/lib/compliance/verdicts/order-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import { judgeAssignment, type Line, type Verdict } from "@/lib/compliance/verdicts/rules";

/** Judges a vendor on a day: each of its units, and what they add up to. */
export function judgeVendorFacts(facts: VendorFacts, day: string): JudgedVendor {
  const cover = coverOf(facts);
  const units = facts.units.map((unit): JudgedUnit => {
    const { judged } = unit;
    return { ...unit, verdict: judged === "unreadable" ? null : judgeAssignment(cover, judged, day) };
  });
  const openLines = units.flatMap(({ verdict }) => verdict?.lines.filter(isHardQuestion) ?? []);
  return {
    id: facts.id,
    units,
    standing: standingOf(units, cover, day),
    openDocuments: new Set(openLines.flatMap(({ proofs }) => proofs.map(({ document }) => document))),
    policies: policiesOn(cover, facts.documents, day),
    documents: [...documentsOn(cover, facts.documents, units, day), ...kindPapersOn(cover, units, day)],
  };
}

const isHard = ({ requirement }: Line) => requirement.severity === "hard";
const isMissed = ({ result }: Line) => result === "fail" || result === "cancelled";
const isQuestion = ({ result }: Line) => result === "unreadable" || result === "not_evaluated";
const isHardQuestion = (line: Line) => isHard(line) && isQuestion(line);

/** What a requirement is called in counts across sets: `limit:GENERAL_LIABILITY:generalAggregate`. */
export function subjectName(rule: Requirement): string {
  const detail = rule.type === "limit" ? rule.limit : rule.type === "document" ? rule.kind : null;
  return [rule.type, coverageOf(rule), detail].flatMap((part) => part ?? []).join(":");
}

/** The same of a stored line. */
export function storedSubjectName({ type, coverage, required }: StoredVerdict["lines"][number]): string {
  const detail = type === "limit" ? required.terms.limit : type === "document" ? String(required.values.kind) : null;
  return [type, coverage, detail].flatMap((part) => part ?? []).join(":");
}

const subjectsOf = (lines: readonly Line[]) => [...new Set(lines.map(({ requirement }) => subjectName(requirement)))];
export const missesOf = ({ lines }: Verdict): string[] => subjectsOf(lines.filter((line) => isHard(line) && isMissed(line)));
export const questionsOf = ({ lines }: Verdict): string[] => subjectsOf(lines.filter(isHardQuestion));
export const exceptedOf = ({ lines }: Verdict): number => lines.filter(({ exception }) => exception !== null).length;
export const warningsOf = ({ status, lines }: Verdict): number =>
  warningsBeside(
    status,
    lines.map(({ requirement: { severity }, result }) => ({ severity, result })),
  );

/** The worst unit counts. A vendor whose set cannot be read is under review. */
function standingOf(units: readonly JudgedUnit[], cover: VendorCover, day: string): Standing {
  const unreadable = { status: "UNDER_REVIEW", reason: keyed("set_unreadable"), dueOn: null } as const;
  const found = units.map(({ verdict }): Pick<Standing, "status" | "reason" | "dueOn"> => verdict ?? unreadable);
  const [worst] = found.toSorted((a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status));
  const days = found.flatMap(({ dueOn }) => dueOn ?? []).sort();
  const verdicts = units.flatMap(({ verdict }) => verdict ?? []);
  const status = worst?.status ?? "UNDER_REVIEW";
  return {
    status,
    reason: worst?.reason ?? null,
    dueOn: days[0] ?? null,
    marks: verdicts.length === 0 ? unknownMarks : marksOf(verdicts, cover, day),
    isByDates: units.every(({ judged }) => judged !== "unreadable" && isDatesOnly(judged.set)),
    excepted: verdicts.reduce((sum, verdict) => sum + exceptedOf(verdict), 0),
    warnings: isGood(status) ? verdicts.reduce((sum, verdict) => sum + warningsOf(verdict), 0) : 0,
  };
}

const unknownMarks: CoverageMarks = {
  ...{ generalLiability: "UNDER_REVIEW", autoLiability: "UNDER_REVIEW", umbrella: "UNDER_REVIEW", workersCompensation: "UNDER_REVIEW" },
};

/** The status of the four usual coverages: by the worst of the requirements about them, else by the papers. */
function marksOf(verdicts: readonly Verdict[], cover: VendorCover, day: string): CoverageMarks {
  const lines = verdicts.flatMap((verdict) => verdict.lines.filter(isHard));
  const mark = (coverage: (typeof markedCoverages)[number]["line"]): CoverageState => {
    const own = lines.filter(({ requirement }) => coverageOf(requirement) === coverage);
    if (own.length === 0) return unrequired(verdicts, cover, coverage, dayOf(day));
    const states = own.map((line) => stateOf(line, dayOf(day)));
    return coverageStates.find((state) => states.includes(state)) ?? "UNDER_REVIEW";
  };
  return Object.fromEntries(markedCoverages.map(({ key, line }) => [key, mark(line)])) as CoverageMarks;
}

const absent: readonly Sentence["key"][] = [
  "coverage_missing",
  "coverage_canceled",
  "reinstatement_unclear",
  "coverage_not_yet",
  "insured_other",
];

function stateOf(line: Line, day: number): CoverageState {
  if (line.isExpired) return "EXPIRED";
  if (isMissed(line)) return absent.includes(line.reason.key) ? "MISSING" : "SHORT";
  if (isQuestion(line) || line.result === "being_read") return "UNDER_REVIEW";
  if (line.result === "waived") return "NOT_REQUIRED";
  if (line.result === "not_enrolled") return "UNDER_REVIEW";
  return line.ends - day <= windowOf(line.requirement) ? "EXPIRING_SOON" : "IN_FORCE";
}

/** A coverage that no requirement names. Where everything that is stated must be in force, that includes this one. */
function unrequired(
  verdicts: readonly Verdict[],
  cover: VendorCover,
  coverage: (typeof markedCoverages)[number]["line"],
  day: number,
): CoverageState {
  const { live, expired, later } = standOn(cover, day).of(coverage);
  const stated = verdicts.flatMap(({ lines }) => lines.filter(({ requirement }) => requirement.type === "stated-coverages"));
  if (live.some(({ doubt }) => doubt)) return "UNDER_REVIEW";
  if (stated.length === 0) return live.length === 0 ? "NOT_REQUIRED" : "IN_FORCE";
  if (live.length > 0) {
    const questioned = new Set(questionedOn(cover, day).map(({ id }) => id));
    const isOpen = live.some(({ rows }) => rows.some(({ paper: { document } }) => questioned.has(document.id) || document.holderDoubt));
    if (isOpen) return "UNDER_REVIEW";
    const ends = Math.min(...live.map((policy) => policy.ends));
    return stated.some(({ requirement }) => ends - day <= windowOf(requirement)) ? "EXPIRING_SOON" : "IN_FORCE";
  }
  if (expired) return "EXPIRED";
  if (later || cover.unread.length > 0 || stated.some(isQuestion)) return "UNDER_REVIEW";
  return "MISSING";
}
