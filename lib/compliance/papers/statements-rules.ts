import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { type Statement, statementsIn } from "@/lib/compliance/terms/rules";
import { withAnswers } from "@/lib/compliance/terms/wordings-rules";
import type { NamedParty, Wordings } from "@/lib/compliance/terms/wordings-schema";

/** The parties that a paper names. */
export function partiesOn({ insured, holder, coverages }: JudgedDocument): NamedParty[] {
  const named = (role: NamedParty["role"], name: string | null) => (name === null ? [] : [{ role, name }]);
  const insurers = coverages.flatMap(({ insurerName }) => named("insurer", insurerName));
  return [...named("insured", insured.value), ...named("holder", holder.value), ...insurers];
}

/** The sentences of a paper's description, with what persons said of them. */
export function statementsOn(document: JudgedDocument, wordings: Wordings = new Map()): readonly Statement[] {
  const { value } = document.description;
  if (value === null) return [];
  const parties = partiesOn(document);
  const statements = statementsIn(
    value,
    parties.map(({ name }) => name),
  );
  return withAnswers(statements, parties, wordings);
}
