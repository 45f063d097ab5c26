import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { type Context, change, type Finding, fail, markProof, type Proof, proofBy, unreadable } from "@/lib/compliance/papers/proofs-rules";
import { type Row, termOf } from "@/lib/compliance/papers/rules";
import type { CoverOnDay } from "@/lib/compliance/papers/standing-rules";
import { tellerOf } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import type { Statement } from "@/lib/compliance/terms/rules";
import { isOfReach } from "@/lib/compliance/terms/umbrella-rules";
import { datesIn, dollarsIn, limitNamed } from "@/lib/compliance/terms/values-rules";

/*
 * What descriptions say of the policies in force beyond what a requirement asks. A sentence that is not understood, or that states another
 * amount or day than the table, holds the coverage that it names until a person has read it.
 */

/** The requirement that a sentence about a coverage holds: that it is in force, else the first about it. */
function heldRequirement(requirements: readonly Requirement[], kind: CoverageKind | null): Requirement | undefined {
  return tellerOf(requirements, kind) ?? requirements.find(({ type, severity }) => type === "stated-coverages" && severity === "hard");
}

/** Findings that sentences of descriptions put in the place of passes, by the key of their requirement. */
export function heldByWords({ onDay }: Context, requirements: readonly Requirement[]): Map<string, Finding> {
  const held = new Map<string, Finding>();
  for (const row of liveRows(onDay)) {
    const rule = heldRequirement(requirements, row.kind);
    if (!rule) continue;
    const finding = wordsAbout(row);
    if (finding?.result !== "fail" && held.get(rule.key)?.result === "fail") continue;
    const before = held.get(rule.key);
    if (finding)
      held.set(rule.key, before?.result === finding.result ? { ...before, proofs: joined(before.proofs, finding.proofs) } : finding);
  }
  return held;
}

/** The rows of one paper have its description in common. */
const joined = (proofs: readonly Proof[], more: readonly Proof[]): Proof[] => [
  ...proofs,
  ...more.filter(({ document, part }) => !proofs.some((one) => one.document === document && one.part === part)),
];

const liveRows = (onDay: CoverOnDay): Row[] => onDay.all().flatMap(({ live }) => live.flatMap(({ rows }) => rows));

/** The documents whose sentences keep a required coverage open, each with the sentences that no one has answered. */
export function openSentences(onDay: CoverOnDay, sets: readonly (readonly Requirement[])[]): Map<string, Set<Statement>> {
  const found = new Map<string, Set<Statement>>();
  for (const row of liveRows(onDay)) {
    const { paper, coverage } = row;
    if (!sets.some((requirements) => heldRequirement(requirements, row.kind))) continue;
    const open = paper.statements().filter((one) => isUnanswered(one) && isAsked(one, coverage, paper.document));
    const own = found.get(paper.document.id) ?? new Set();
    for (const statement of open) own.add(statement);
    if (own.size > 0) found.set(paper.document.id, own);
  }
  return found;
}

const isUnanswered = ({ answer }: Statement) => answer === undefined;

const findings = new WeakMap<Row, { finding: Finding | null }>();

/** What the sentences about a row come to, those that take something back first; null: they leave it as it is. */
export function wordsAbout(row: Row): Finding | null {
  // A row is judged by several sets and on several days.
  const known = findings.get(row);
  if (known) return known.finding;
  const { paper, coverage } = row;
  const { document } = paper;
  const description = proofBy(paper, document.description, "description");
  const about = { coverage: termOf(row) };
  let finding: Finding | null = null;
  for (const statement of paper.statements()) {
    const words = { file: document.fileName, words: statement.text };
    const mark = document.marks?.find(({ place }) => place === statement.mark);
    const proofs = [mark ? markProof(document, mark) : description];
    if (takesBack(statement, coverage)) finding = fail(keyed("words_take", words, about), change(keyed("fix_words", {}, about)), proofs);
    if (finding?.result === "fail") break;
    const open = openWords(statement, coverage, document);
    if (open) finding ??= unreadable(open, proofs);
  }
  // Whether a row lists its coverage at all, its boxes say.
  const { kind, boxes } = coverage;
  if (kind !== "WORKERS_COMPENSATION" && boxes?.state === "doubt")
    finding ??= unreadable(keyed("boxes_unclear", {}, about), [proofBy(paper, boxes, "checkbox")]);
  findings.set(row, { finding });
  return finding;
}

/** Whether a person said that a sentence takes something back from a coverage. */
const takesBack = ({ answer }: Statement, { kind }: JudgedCoverage): boolean =>
  answer?.answer === "takes" && kind !== null && answer.coverages.includes(kind);

/** Whether a sentence about a coverage was not understood. What a person confirmed was read by that person. */
const isAsked = (statement: Statement, coverage: JudgedCoverage, document: JudgedDocument): boolean =>
  statement.how === "asked" && !isConfirmed(statement, document) && isAbout(statement, coverage, document);

/** Whether a person confirmed the description that holds a sentence. */
const isConfirmed = ({ row }: Statement, { description }: JudgedDocument): boolean => row === undefined && description.reader === "person";

/** Why a sentence leaves a coverage of its paper open; null: it does not. */
function openWords(statement: Statement, coverage: JudgedCoverage, document: JudgedDocument): Sentence | null {
  const { how, text: words } = statement;
  if (how === "furniture" || isConfirmed(statement, document) || !isAbout(statement, coverage, document)) return null;
  if (isUnanswered(statement) && how === "asked") return keyed("words_unclear", { file: document.fileName, words });
  return contradiction(statement, coverage, document);
}

/** A sentence about a coverage that its paper does not state may be about any. */
function isAbout(statement: Statement, coverage: JudgedCoverage, document: JudgedDocument): boolean {
  const { kinds, row } = statement;
  const { kind } = coverage;
  if (row !== undefined && row !== null) return document.coverages[row] === coverage;
  const states = (one: CoverageKind) => document.coverages.some((coverage) => coverage.kind === one);
  if (isOfReach(statement) && states("UMBRELLA_POLICY")) return kind === "UMBRELLA_POLICY";
  if (kinds === null || kinds === "all" || (kind !== null && kinds.includes(kind))) return true;
  return !kinds.some(states);
}

/** Words that say that a date is of the policy's term. */
const ofTerm =
  /^(?:eff|effective|eff date|effective date|expir\w*|exp date|through|thru|term|policy term|policy period|from|as of|in force|in effect|renewed|reinstated)$/i;

/** That a sentence states a lower amount than the table, or another day, with what the table states; null: it does not. */
function contradiction(statement: Statement, coverage: JudgedCoverage, document: JudgedDocument): Sentence | null {
  const { tokens, kinds, text: words } = statement;
  const { coverages, certificateDate, fileName: file } = document;
  if (!tokens.some(({ kind }) => kind === "money" || kind === "date")) return null;
  const isNamed = tokens.some(({ kind }) => kind === "coverage");
  const isOfRow = kinds === null ? !isNamed : kinds === "all" || (coverage.kind !== null && kinds.includes(coverage.kind));
  // Coverages beside the table have amounts of their own.
  if (!isOfRow) return null;
  const own = kinds === null ? coverages : [coverage];
  const keys = limitNamed(tokens);
  const amountsOf = ({ limits }: JudgedCoverage) =>
    (keys ? keys.flatMap((key) => limits[key] ?? []) : Object.values(limits)).flatMap(({ value }) => (value === null ? [] : [value]));
  const limits = own.flatMap(amountsOf);
  const isOfLimits = isNamed || tokens.some(({ kind }) => kind === "limit" || kind === "line");
  const most = Math.max(0, ...limits);
  if (isOfLimits && dollarsIn(tokens).some((dollars) => dollars < most && !limits.includes(dollars)))
    return keyed("words_contradict_amount", { file, words, stated: Math.max(0, ...amountsOf(coverage)) || most });
  if (!tokens.some(({ text }) => ofTerm.test(text))) return null;
  const days = [certificateDate, ...own.flatMap(({ effective, expiration }) => [effective.value, expiration.value])];
  if (datesIn(tokens).every((date) => days.includes(date))) return null;
  const [from, to] = [coverage.effective.value, coverage.expiration.value];
  return from && to ? keyed("words_contradict_term", { file, words, from, to }) : keyed("words_contradict", { file, words });
}

/** The sentences of a paper's description that a person should read. */
export const questionsOf = (document: JudgedDocument, statements: readonly Statement[]): string[] =>
  statements.flatMap((statement) => (leavesOpen(statement, document) ? [statement.text] : []));

/** Whether a sentence leaves any coverage of its paper open. */
export const leavesOpen = (statement: Statement, document: JudgedDocument): boolean =>
  document.coverages.some((one) => openWords(statement, one, document) !== null);
