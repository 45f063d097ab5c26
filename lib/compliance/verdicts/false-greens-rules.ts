import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedCoverage, JudgedDocument, KindPaper, Stated } from "@/lib/compliance/coverages/schema";
import { sureConfidence, umbrellaAbove } from "@/lib/compliance/coverages/values";
import { coverOf, type VendorPapers } from "@/lib/compliance/papers/rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import type { Requirement, SetVersion } from "@/lib/compliance/requirements/schema";
import { rungs } from "@/lib/compliance/requirements/values";
import { type Assignment, judgeAssignment, type Line } from "@/lib/compliance/verdicts/rules";

/*
 * A second opinion on every pass, for benchmarks and property tests. It is simple on purpose and shares none of the engine's
 * decisions: it looks at the papers again and asks whether the proof is there.
 */

/** A pass that should not be one. `date` is the day of judging. */
export type FalseGreen = { name: string; set: string; requirement: string; date: string; why: string };

/** One vendor's papers as they were read, and the same papers as they truly are where that is known. */
export type ReadPapers = { name: string; papers: VendorPapers; truth?: VendorPapers };

/**
 * Judges readings by requirement sets and lists the passes that lack evidence of the required rung or that the truth does not
 * bear out. `judged` and `passed` count lines.
 */
export function findFalseGreens(
  readings: readonly ReadPapers[],
  sets: readonly SetVersion[],
  dates: readonly string[],
  assignment: Omit<Assignment, "set">,
): { judged: number; passed: number; falseGreens: FalseGreen[] } {
  let [judged, passed] = [0, 0];
  const falseGreens: FalseGreen[] = [];
  for (const { name, papers, truth } of readings) {
    const cover = coverOf(papers);
    const trueCover = truth && coverOf(truth);
    for (const set of sets)
      for (const date of dates) {
        const { lines } = judgeAssignment(cover, { ...assignment, set }, date);
        const trueLines = trueCover && judgeAssignment(trueCover, { ...assignment, set }, date).lines;
        for (const [at, line] of lines.entries()) {
          judged += 1;
          if (line.result !== "pass") continue;
          passed += 1;
          const isTrue = trueLines === undefined || trueLines[at]?.result === "pass";
          const why = unproven(line, papers, date) ?? (isTrue ? null : "The truth does not pass.");
          if (why) falseGreens.push({ name, set: set.id, requirement: line.requirement.key, date, why });
        }
      }
  }
  return { judged, passed, falseGreens };
}

/** Why a pass is not proven by the papers; null: it is. */
export function unproven(
  line: Line,
  { documents, notices, kindPapers = [] }: Pick<VendorPapers, "documents" | "notices" | "kindPapers">,
  date: string,
): string | null {
  const { requirement, proofs, decision } = line;
  // A person said so.
  if (decision !== null || line.reason.key === "enrollment_confirmed") return null;
  if (proofs.length === 0) return "A pass names no evidence.";
  if (requirement.type === "document") return unprovenPaper(requirement, proofs, kindPapers, date);
  for (const proof of proofs) {
    const document = documents.find(({ id, part }) => id === proof.document && part === proof.part);
    if (!document) return "The evidence is not in the vendor's documents.";
    if (document.isUnread || document.doubts.length > 0) return "The paper is in doubt.";
    if (proof.reader !== "person" && proof.confidence < sureConfidence) return "The evidence is not certain.";
    if (requiredHeight(requirement) > rungs.indexOf(proof.rung)) return "The evidence stands on too low a rung.";
  }
  const kind = coverageOf(requirement);
  if (kind === null) return null;
  const inForce = rowsInForce(documents, kind, date).filter((row) => !isCancelled(row, notices, date));
  if (inForce.length === 0) return "No policy of the coverage is in force.";
  return requirement.type === "limit" ? unprovenLimit(requirement, inForce, documents, date) : null;
}

function unprovenPaper(
  { kind, inDate, issuedFrom }: Extract<Requirement, { type: "document" }>,
  proofs: Line["proofs"],
  papers: readonly KindPaper[],
  date: string,
): string | null {
  const paper = papers.find(({ id }) => id === proofs[0]?.document);
  if (!paper || paper.kind !== kind) return "The evidence is not a document of the kind.";
  if (paper.isUnread || paper.doubt !== null) return "The paper is in doubt.";
  if (issuedFrom !== null && (paper.issuedOn ?? "") < issuedFrom) return "The paper is too old.";
  return !inDate || paper.neverExpires || (paper.expiresOn ?? "") > date ? null : "The paper has expired.";
}

const requiredHeight = (requirement: Requirement) => ("rung" in requirement ? rungs.indexOf(requirement.rung) : 0);

const isSure = <Value>({ state, value }: Stated<Value>) => state === "read" && value !== null;

function rowsInForce(documents: readonly JudgedDocument[], kind: string, date: string) {
  return documents
    .filter(({ expectsCoverage }) => expectsCoverage)
    .flatMap(({ coverages }) => coverages)
    .filter(
      ({ kind: own, effective, expiration }) =>
        own === kind &&
        isSure(expiration) &&
        (expiration.value ?? "") > date &&
        ((isSure(effective) && (effective.value ?? "9") <= date) || (effective.state === "absent" && expiration.reader === "person")),
    );
}

/** Whether the last notice within the policy's term up to the day, by its effective day, ends it. */
function isCancelled(
  { policyNumber: { value: number }, effective: { value: begins } }: JudgedCoverage,
  notices: VendorPapers["notices"],
  date: string,
): boolean {
  const own = notices.filter(
    ({ policyNumber, effective, kind }) =>
      policyNumber === number && effective !== null && effective >= (begins ?? "") && effective <= date && kind !== "amendment",
  );
  const within = notices.filter(({ policyNumber, effective }) => policyNumber === number && (effective ?? "") >= (begins ?? ""));
  const isTakenBack = ({ kind, noticeDate: written, effective: ends }: Notice) =>
    kind !== "reinstatement" &&
    within.some(
      (one) =>
        one.kind === "reinstatement" &&
        written !== null &&
        (one.noticeDate ?? "") > written &&
        (one.effective ?? "") >= written &&
        (one.effective ?? "9") <= (ends ?? ""),
    );
  const last = Math.max(...own.map(({ effective }) => Date.parse(effective ?? "")));
  const latest = own.filter(({ effective }) => Date.parse(effective ?? "") === last);
  return latest.length > 0 && latest.every((one) => one.kind !== "reinstatement" && !isTakenBack(one));
}

function unprovenLimit(
  { coverage, limit, minimum, umbrella }: Extract<Requirement, { type: "limit" }>,
  inForce: ReturnType<typeof rowsInForce>,
  documents: readonly JudgedDocument[],
  date: string,
): string | null {
  const amounts = (rows: typeof inForce, name: typeof limit) =>
    rows.flatMap(({ limits }) => (limits[name] && isSure(limits[name]) ? [limits[name].value ?? 0] : []));
  const most = (rows: typeof inForce, name: typeof limit) => Math.max(0, ...amounts(rows, name));
  const tower = (name: typeof limit) =>
    amounts(rowsInForce(documents, "UMBRELLA_POLICY", date), name).reduce((sum, amount) => sum + amount, 0);
  const above = umbrella ? umbrellaAbove[limit] : undefined;
  const added = above ? tower(above) : 0;
  const own = coverage === "UMBRELLA_POLICY" ? tower(limit) : most(inForce, limit);
  return own + added >= minimum ? null : "No policy in force states enough.";
}
