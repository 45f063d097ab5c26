import type { JudgedCoverage, JudgedDocument, Stated } from "@/lib/compliance/coverages/schema";
import { sureConfidence } from "@/lib/compliance/coverages/values";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { type Statement, statementsIn } from "@/lib/compliance/terms/rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { hasOwnWords, withAnswers, wordingOf } from "@/lib/compliance/terms/wordings-rules";
import type { NamedParty, Wordings } from "@/lib/compliance/terms/wordings-schema";
import { saysNothing } from "@/lib/extraction/rules";

/** The parties that a paper names. */
export function partiesOn({ insured, holder, coverages }: JudgedDocument): NamedParty[] {
  const named = (role: NamedParty["role"], name: string | null) => (name === null ? [] : [{ role, name }]);
  const insurers = coverages.flatMap(({ insurerName }) => named("insurer", insurerName));
  return [...named("insured", insured.value), ...named("holder", holder.value), ...insurers];
}

/** The sentences of a paper's description and of the unexplained words on its page, with what persons said of them. */
export function statementsOn(document: JudgedDocument, wordings: Wordings = new Map()): readonly Statement[] {
  const { description, marks = [] } = document;
  if (description.value === null && marks.length === 0) return [];
  const parties = partiesOn(document);
  const names = parties.map(({ name }) => name);
  const beside = marks.flatMap(({ text, coverage: row, place: mark, cell }) =>
    cell
      ? [{ ...inCell(text, names, parties), row, mark }]
      : statementsIn(text, names).map((statement) => ({ ...statement, row, mark, how: mannerBeside(statement, row) })),
  );
  const said = saysNothing(description.value ?? "") ? [] : statementsIn(description.value ?? "", names);
  return withAnswers([...said, ...beside], parties, wordings);
}

/** The words beside a value as one statement, whatever they say. A date or a number alone has no wording: it is asked each time. */
function inCell(text: string, names: readonly string[], parties: readonly NamedParty[]): Statement {
  const tokens = statementsIn(text, names).flatMap((statement) => statement.tokens);
  const wording = wordingOf({ text, tokens }, parties);
  return { text, how: "asked", kinds: null, tokens: wording && hasOwnWords(wording) ? tokens : [] };
}

/** A paper whose values are not in doubt any more by words beside them that a person answered by their wording. */
export function withoutAnsweredDoubts(document: JudgedDocument, wordings: Wordings = new Map()): JudgedDocument {
  const cells = (document.marks ?? []).filter(({ cell }) => cell);
  if (cells.length === 0 || wordings.size === 0) return document;
  const answered = new Set(statementsOn(document, wordings).flatMap(({ mark, answer }) => (answer ? (mark ?? []) : [])));
  const isLifted = (row: number, key: string) =>
    cells.some(({ place, coverage, cell }) => coverage === row && cell === key && answered.has(place));
  const lift = (row: number, key: string, value: Stated<string>): Stated<string> =>
    isLifted(row, key) && value.reader !== "person" && value.confidence >= sureConfidence ? { ...value, state: "read" } : value;
  return {
    ...document,
    coverages: document.coverages.map((coverage, row) => ({
      ...coverage,
      policyNumber: lift(row, "policyNumber", coverage.policyNumber),
      effective: lift(row, "effective", coverage.effective),
      expiration: lift(row, "expiration", coverage.expiration),
    })),
  };
}

/** The words beside values of a row that no one has answered, as its doubts. */
export function markDoubts(document: JudgedDocument, statements: readonly Statement[], coverage: JudgedCoverage): Sentence[] {
  const { marks = [], coverages, fileName: file } = document;
  const isOwn = (place: number | undefined) =>
    marks.some((mark) => mark.place === place && mark.cell && coverages[mark.coverage ?? -1] === coverage);
  const open = statements.filter(({ mark, answer }) => isOwn(mark) && !answer);
  return open.map(({ text: words }) => keyed("words_unclear", { file, words }));
}

/** What says nothing of a policy: names, places and numbers. */
const bare: ReadonlySet<Token["kind"]> = new Set(["name", "place", "number", "date"]);
/** What a row may say more of than the form asks: what is covered, and who. */
const ofRow: ReadonlySet<Token["kind"]> = new Set(["coverage", "grant", "hazard"]);

/**
 * What words beside the form's own come to. A job or a place is at home in a description, and not in a row of the table: there only what names
 * a coverage or a grant is explained.
 */
function mannerBeside({ how, tokens }: Statement, row: number | null): Statement["how"] {
  if (how === "explained") return row === null || tokens.some(({ kind }) => ofRow.has(kind)) ? "explained" : "asked";
  return row === null && how === "furniture" && tokens.every(({ kind }) => bare.has(kind)) ? "furniture" : "asked";
}
