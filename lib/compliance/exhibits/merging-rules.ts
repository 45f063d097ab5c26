import type { Proposal, QuestionReason, Quote } from "@/lib/compliance/exhibits/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";

/** A requirement that words ask for. */
export type Finding = { rule: Requirement; question: QuestionReason | null; quote: Quote };

const isCertain = ({ question }: Finding) => question !== "condition";

/** Whether it states an amount, or a number of days. */
const hasAmount = ({ rule }: Finding) => rule.type === "limit" || rule.type === "retention" || rule.type === "cancellation-notice";

/** Findings about the same thing as one proposal: with different amounts as a question between them. */
export function merged(findings: readonly Finding[]): Proposal[] {
  const byKey = new Map<string, Finding[]>();
  for (const one of findings) byKey.set(one.rule.key, [...(byKey.get(one.rule.key) ?? []), one]);
  return [...byKey].map(([id, same]) => toProposal(id, same));
}

function toProposal(id: string, same: readonly Finding[]): Proposal {
  const certain = same.filter(isCertain);
  const [first] = same;
  // A conditional amount is offered along with the unconditional one. A conditional grant adds nothing to an unconditional one.
  const options = optionsOf(first && !hasAmount(first) && certain.length > 0 ? certain : same);
  const texts = new Set<string>();
  const quotes = same.map(({ quote }) => quote).filter(({ text }) => !texts.has(text) && texts.add(text));
  return { id, options: options.map(({ rule }) => rule), question: questionOf(options, certain), quotes };
}

function questionOf(options: readonly Finding[], certain: readonly Finding[]): QuestionReason | null {
  const reason = options.find(({ question }) => question !== null && question !== "condition")?.question ?? null;
  if (options.length > 1) return reason ?? "amounts";
  return reason ?? (certain.length > 0 ? null : "condition");
}

/** Findings with different settings. Of grants that differ in their proof alone, the one that names forms, or an endorsement; of amounts, each. */
function optionsOf(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.toReversed().map((one) => [JSON.stringify(one.rule), one]));
  const options = [...different.values()].toReversed();
  const [first] = options;
  if (!first || hasAmount(first) || !("rung" in first.rule)) return options;
  const rank = ({ rule }: Finding) => ("forms" in rule && rule.forms ? 2 : "rung" in rule && rule.rung === "endorsement" ? 1 : 0);
  return options.toSorted((one, other) => rank(other) - rank(one)).slice(0, 1);
}
