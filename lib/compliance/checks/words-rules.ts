import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { type Context, type Finding, proofBy, unreadable } from "@/lib/compliance/papers/proofs-rules";
import type { Row } from "@/lib/compliance/papers/rules";
import { tellerOf } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { type Sentence, say } from "@/lib/compliance/requirements/words-rules";
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
  for (const { live } of onDay.all())
    for (const row of live.flatMap(({ rows }) => rows)) {
      const rule = heldRequirement(requirements, row.kind);
      if (!rule || held.has(rule.key)) continue;
      const { paper } = row;
      const words = wordsOf(row);
      if (words) held.set(rule.key, unreadable(words, [proofBy(paper, paper.document.description, "description")]));
    }
  return held;
}

const openOf = new WeakMap<Row, { words: Sentence | null }>();

/** The first sentence that leaves a row open; null: none does. A row is judged by several sets and on several days. */
function wordsOf(row: Row): Sentence | null {
  const known = openOf.get(row);
  if (known) return known.words;
  const { paper, coverage } = row;
  const [words = null] = paper.statements().flatMap((statement) => openWords(statement, coverage, paper.document) ?? []);
  openOf.set(row, { words });
  return words;
}

/** Why a sentence leaves a coverage of its paper open; null: it does not. */
function openWords(statement: Statement, coverage: JudgedCoverage, document: JudgedDocument): Sentence | null {
  const { how, text: words } = statement;
  // What a person confirmed was read by that person.
  if (how === "furniture" || document.description.reader === "person" || !isAbout(statement, coverage, document)) return null;
  if (how === "asked") return say("words_unclear", { file: document.fileName, words });
  return contradicts(statement, coverage, document) ? say("words_contradict", { file: document.fileName, words }) : null;
}

/** A sentence about a coverage that its paper does not state may be about any. */
function isAbout(statement: Statement, { kind }: JudgedCoverage, document: JudgedDocument): boolean {
  const { kinds } = statement;
  const states = (one: CoverageKind) => document.coverages.some((coverage) => coverage.kind === one);
  if (isOfReach(statement) && states("UMBRELLA_POLICY")) return kind === "UMBRELLA_POLICY";
  if (kinds === null || kinds === "all" || (kind !== null && kinds.includes(kind))) return true;
  return !kinds.some(states);
}

/** Words that say that a date is of the policy's term. */
const ofTerm =
  /^(?:eff|effective|eff date|effective date|expir\w*|exp date|through|thru|term|policy term|policy period|from|as of|in force|in effect|renewed|reinstated)$/i;

/** Whether a sentence states a lower amount than the table, or another day. */
function contradicts({ tokens, kinds }: Statement, coverage: JudgedCoverage, { coverages, certificateDate }: JudgedDocument): boolean {
  if (!tokens.some(({ kind }) => kind === "money" || kind === "date")) return false;
  const isNamed = tokens.some(({ kind }) => kind === "coverage");
  const isOfRow = kinds === null ? !isNamed : kinds === "all" || (coverage.kind !== null && kinds.includes(coverage.kind));
  // Coverages beside the table have amounts of their own.
  if (!isOfRow) return false;
  const own = kinds === null ? coverages : [coverage];
  const keys = limitNamed(tokens);
  const stated = own.flatMap(({ limits }) => (keys ? keys.flatMap((key) => limits[key] ?? []) : Object.values(limits)));
  const limits = stated.flatMap(({ value }) => (value === null ? [] : [value]));
  const isOfLimits = isNamed || tokens.some(({ kind }) => kind === "limit" || kind === "line");
  if (isOfLimits && dollarsIn(tokens).some((dollars) => dollars < Math.max(0, ...limits) && !limits.includes(dollars))) return true;
  if (!tokens.some(({ text }) => ofTerm.test(text))) return false;
  const days = [certificateDate, ...own.flatMap(({ effective, expiration }) => [effective.value, expiration.value])];
  return datesIn(tokens).some((date) => !days.includes(date));
}

/** The sentences of a paper's description that a person should read. */
export const questionsOf = (document: JudgedDocument, statements: readonly Statement[]): string[] =>
  statements.flatMap((statement) => (document.coverages.some((one) => openWords(statement, one, document)) ? [statement.text] : []));
