import type { Proposal } from "@/lib/compliance/exhibits/schema";
import type { ContractSource, Requirement } from "@/lib/compliance/requirements/schema";

/** What a person said of a proposal. `rule`: the requirement as it is taken, which may have been changed. */
export type Decision = { isTaken: true; rule: Requirement } | { isTaken: false };
export type Decisions = Readonly<Record<string, Decision>>;

/** Whether a person has not decided about a proposal. */
export const isOpen = ({ id }: Proposal, decisions: Decisions): boolean => decisions[id] === undefined;

/** The next proposal without a decision, after one and then from the first. */
export function nextOpen(proposals: readonly Proposal[], decisions: Decisions, after: string): string | undefined {
  const at = proposals.findIndex(({ id }) => id === after);
  return [...proposals.slice(at + 1), ...proposals.slice(0, at)].find((one) => isOpen(one, decisions))?.id;
}

/** The requirements that were taken, in the order in which they are shown. */
export const takenRules = (proposals: readonly Proposal[], decisions: Decisions): Requirement[] =>
  proposals.flatMap(({ id }) => {
    const decision = decisions[id];
    return decision?.isTaken ? [decision.rule] : [];
  });

/** The letters of a quote that a set keeps. */
const longestQuote = 600;

/** What a set keeps of its contract: the words beside each requirement that was taken. */
export function sourceOf(
  source: { name: string; sha256: string | null },
  proposals: readonly Proposal[],
  decisions: Decisions,
  hasPages: boolean,
): ContractSource {
  const quotes = proposals.flatMap(({ id, quotes: [first] }) =>
    decisions[id]?.isTaken && first
      ? [[decisions[id].rule.key, { text: first.text.slice(0, longestQuote), page: hasPages ? first.page : null }] as const]
      : [],
  );
  return { ...source, quotes: Object.fromEntries(quotes) };
}
