import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { CoverageMarks } from "@/lib/compliance/dates/marks-schema";
import { type CoverageState, coverageStates, markedCoverages } from "@/lib/compliance/dates/marks-values";
import type { ComplianceStatus } from "@/lib/compliance/dates/schema";
import type { PapersJudgment, Unit, VendorFacts } from "@/lib/compliance/facts/schema";
import { cancelledFinding } from "@/lib/compliance/papers/proofs-rules";
import { coverOf, termOf, type VendorCover } from "@/lib/compliance/papers/rules";
import { cancellationOn, standOn } from "@/lib/compliance/papers/standing-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { type Sentence, say } from "@/lib/compliance/requirements/words-rules";
import { isGood, warningsBeside, worstFirst } from "@/lib/compliance/verdicts/order-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import { judgeAssignment, type Line, type Verdict, windowOf } from "@/lib/compliance/verdicts/rules";

/** A unit with its verdict; null: no set judges it, or its set cannot be read. */
export type JudgedUnit = Unit & { verdict: Verdict | null };

/** What a vendor's badge and row show. `reason` is a sentence of the engine, or a text of the papers' own judgment. */
export type Standing = {
  status: ComplianceStatus;
  reason: Sentence | string | null;
  dueOn: string | null;
  marks: CoverageMarks;
  excepted: number;
  warnings: number;
};

/** A policy that a notice has ended, by its document and its place among the document's policies. */
export type CanceledPolicy = { document: string; position: number; on: string };

export type JudgedVendor = {
  id: string;
  units: JudgedUnit[];
  standing: Standing;
  openDocuments: Set<string>;
  canceled: CanceledPolicy[];
};

/** Judges a vendor on a day: each of its units, and what they add up to. */
export function judgeVendorFacts(facts: VendorFacts, day: string): JudgedVendor {
  const cover = coverOf(facts);
  const units = facts.units.map((unit): JudgedUnit => {
    const { judged } = unit;
    return { ...unit, verdict: judged === null || judged === "unreadable" ? null : judgeAssignment(cover, judged, day) };
  });
  const openLines = units.flatMap(({ verdict }) => verdict?.lines.filter(isHardQuestion) ?? []);
  return {
    id: facts.id,
    units,
    standing: standingOf(facts, units, cover, day),
    openDocuments: new Set(openLines.flatMap(({ proofs }) => proofs.map(({ document }) => document))),
    canceled: canceledPolicies(facts, cover, dayOf(day)),
  };
}

/** The policies that are canceled on a day. Their documents' other policies are not. */
function canceledPolicies({ documents }: VendorFacts, { rows }: VendorCover, day: number): CanceledPolicy[] {
  return rows.flatMap((row) => {
    const cancellation = cancellationOn(row, day);
    if (!cancellation) return [];
    const { id, part, coverages } = row.paper.document;
    const before = documents.filter((one) => one.id === id && one.part < part);
    const position = before.reduce((sum, one) => sum + one.coverages.length, coverages.indexOf(row.coverage));
    return [{ document: id, position, on: isoOf(cancellation.from) }];
  });
}

/** The next day on which a policy is canceled or reinstated. */
function nextCancellation({ rows }: VendorCover, day: number): string | null {
  const days = rows.flatMap(({ cancelled }) => cancelled.flatMap(({ from, to }) => [from, to]));
  const ahead = days.filter((one) => one > day && Number.isFinite(one));
  return ahead.length > 0 ? isoOf(Math.min(...ahead)) : null;
}

const isHard = ({ requirement }: Line) => requirement.severity === "hard";
const isMissed = ({ result }: Line) => result === "fail" || result === "cancelled";
const isQuestion = ({ result }: Line) => result === "unreadable" || result === "not_evaluated";
const isHardQuestion = (line: Line) => isHard(line) && isQuestion(line);

/** What a requirement is called in counts across sets: `limit:GENERAL_LIABILITY:generalAggregate`. */
export function subjectName(rule: Requirement): string {
  const limit = rule.type === "limit" ? rule.limit : null;
  return [rule.type, coverageOf(rule), limit].flatMap((part) => part ?? []).join(":");
}

/** The same of a stored line. */
export function storedSubjectName({ type, coverage, required }: StoredVerdict["lines"][number]): string {
  const limit = type === "limit" ? (required.terms.limit ?? null) : null;
  return [type, coverage, limit].flatMap((part) => part ?? []).join(":");
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

/** The worst unit counts. A vendor whose papers were never judged, or whose set cannot be read, is under review. */
function standingOf({ papersJudgment: papers }: VendorFacts, units: readonly JudgedUnit[], cover: VendorCover, day: string): Standing {
  const found = units.map(({ judged, verdict }): Pick<Standing, "status" | "reason" | "dueOn"> => {
    if (verdict) return verdict;
    if (judged === "unreadable") return { status: "UNDER_REVIEW", reason: say("set_unreadable"), dueOn: null };
    if (papers) return byNotices(papers, cover, day);
    const isEmpty = cover.documents === 0;
    return { status: isEmpty ? "NO_DOCUMENTS" : "UNDER_REVIEW", reason: isEmpty ? null : say("not_judged_yet"), dueOn: null };
  });
  const [worst] = found.toSorted((a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status));
  const ahead = [papers?.dueOn ?? null, nextCancellation(cover, dayOf(day))];
  const days = [...found.map(({ dueOn }) => dueOn), ...ahead].flatMap((one) => one ?? []).sort();
  const verdicts = units.flatMap(({ verdict }) => verdict ?? []);
  const status = worst?.status ?? "UNDER_REVIEW";
  return {
    status,
    reason: worst?.reason ?? null,
    dueOn: days[0] ?? null,
    marks: verdicts.length === 0 ? noticedMarks(papers?.marks ?? noMarks, cover, day) : marksOf(verdicts, cover, day),
    excepted: verdicts.reduce((sum, verdict) => sum + exceptedOf(verdict), 0),
    warnings: isGood(status) ? verdicts.reduce((sum, verdict) => sum + warningsOf(verdict), 0) : 0,
  };
}

/** What a notice says of a vendor's policies, where no set applies: nothing canceled is green, whatever the dates say. */
function byNotices(papers: PapersJudgment, cover: VendorCover, day: string): Pick<Standing, "status" | "reason" | "dueOn"> {
  const standings = standOn(cover, dayOf(day)).all();
  const [canceled] = standings.flatMap(({ live, cancelled }) => (live.length === 0 && cancelled ? cancelled : []));
  const [doubt] = standings.flatMap(({ live }) => live.flatMap(({ rows }) => noticedDoubts(rows, day)));
  const read = papers.beingRead ? say("record_being_read", { file: papers.beingRead }) : papers.reason;
  const found = [
    { ...papers, reason: read },
    ...(canceled ? [{ ...papers, status: "NON_COMPLIANT", reason: cancelledFinding(canceled, termOf(canceled.row)).reason } as const] : []),
    ...(doubt ? [{ ...papers, status: "UNDER_REVIEW", reason: doubt.sentence } as const] : []),
  ];
  const rank = found.map(({ status }) => worstFirst.indexOf(status));
  return found[rank.indexOf(Math.min(...rank))] ?? papers;
}

const noticedDoubts = (rows: VendorCover["rows"], day: string) =>
  rows.flatMap(({ doubts }) => doubts).filter(({ byNotice, from, to }) => byNotice && from <= dayOf(day) && dayOf(day) < to);

/** The marks of papers that no set judges. */
function noticedMarks(marks: CoverageMarks, cover: VendorCover, day: string): CoverageMarks {
  const mark = ({ key, line }: (typeof markedCoverages)[number]): CoverageState => {
    const { live, cancelled } = standOn(cover, dayOf(day)).of(line);
    if (live.length === 0 && cancelled) return "MISSING";
    const isGreen = marks[key] === "IN_FORCE" || marks[key] === "EXPIRING_SOON";
    return isGreen && live.some(({ rows }) => noticedDoubts(rows, day).length > 0) ? "UNDER_REVIEW" : marks[key];
  };
  return Object.fromEntries(markedCoverages.map((one) => [one.key, mark(one)])) as CoverageMarks;
}

const noMarks: CoverageMarks = {
  ...{ generalLiability: "MISSING", autoLiability: "MISSING", umbrella: "MISSING", workersCompensation: "MISSING" },
};

/** The status of the four usual coverages: by the worst of the requirements about them, else by the papers. */
function marksOf(verdicts: readonly Verdict[], cover: VendorCover, day: string): CoverageMarks {
  const lines = verdicts.flatMap((verdict) => verdict.lines.filter(isHard));
  const mark = (coverage: (typeof markedCoverages)[number]["line"]): CoverageState => {
    const own = lines.filter(({ requirement }) => coverageOf(requirement) === coverage);
    if (own.length === 0) return unrequired(cover, coverage, day);
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
  return line.ends - day <= windowOf(line.requirement) ? "EXPIRING_SOON" : "IN_FORCE";
}

function unrequired(cover: VendorCover, coverage: (typeof markedCoverages)[number]["line"], day: string): CoverageState {
  const { live } = standOn(cover, dayOf(day)).of(coverage);
  if (live.length === 0) return "NOT_REQUIRED";
  return live.some(({ doubt }) => doubt) ? "UNDER_REVIEW" : "IN_FORCE";
}
