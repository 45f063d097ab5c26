import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { type Statement, statementsIn } from "@/lib/compliance/terms/rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { withAnswers } from "@/lib/compliance/terms/wordings-rules";
import type { NamedParty, Wordings } from "@/lib/compliance/terms/wordings-schema";

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
  const beside = marks.flatMap(({ text, coverage: row }) =>
    statementsIn(text, names).map((statement) => ({ ...statement, row, how: mannerBeside(statement, row) })),
  );
  return withAnswers([...statementsIn(description.value ?? "", names), ...beside], parties, wordings);
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
