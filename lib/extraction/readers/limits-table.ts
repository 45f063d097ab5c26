import type { Notes } from "@/lib/extraction/readers/draft";
import { findGrid, type Grid } from "@/lib/extraction/readers/grid";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { centerY, type PageWords } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/** How far below the headers of the policies those of the limits begin at least, in points. */
const leastApart = 24;

/**
 * A table of limits below the table of the policies, which then has none itself; null: the page has no such table before `end`. The
 * insurers' list that is headed at `insurers` may follow it.
 */
export function findLimitsTable(page: PageWords, { found, slots, headerBottom }: Grid, end: number, insurers?: number): Grid | null {
  if (slots || found.includes("limits")) return null;
  const below = { ...page, words: page.words.filter((word) => centerY(word) > headerBottom + leastApart) };
  const table = findGrid(new LabelFinder(below.words), below, end, insurers);
  const isOne = table?.found.includes("limits") && !table.found.includes("effective") && !table.found.includes("expiration");
  return isOne ? table : null;
}

/** What a row of the table of limits adds to its policy. */
const added = ["limits", "limitsText", "otherLimits", "ticked", "occurrenceOrClaimsMade", "aggregateAppliesPer", "proprietorExcluded"];

/**
 * Gives the policies the limits that were read apart from them, with evidence and doubts: by the policy number, else by the coverage where
 * either table has one of its kind. Limits of no policy are told.
 */
export function joinLimits(policies: ReadPolicy[], limited: readonly ReadPolicy[], notes: Notes, own: Notes) {
  limited.forEach((row, from) => {
    const to = policies.findIndex((policy) => isOf(policy, row, policies, limited));
    const policy = policies[to];
    if (!policy) {
      notes.unreadable("/policies", "The table of limits names a coverage that the table of policies does not.");
      return;
    }
    for (const key of added) Object.assign(policy, { [key]: row[key as keyof ReadPolicy] });
    const pointers = (all: Record<string, unknown>) =>
      Object.keys(all).flatMap((pointer) => {
        const [, , at, key = "", ...rest] = pointer.split("/");
        return at === String(from) && added.includes(key) ? [[pointer, ["", "policies", to, key, ...rest].join("/")] as const] : [];
      });
    for (const [pointer, moved] of pointers(own.evidence)) if (own.evidence[pointer]) notes.evidence[moved] = own.evidence[pointer];
    for (const [pointer, moved] of pointers(own.reasons)) notes.reasons[moved] = own.reasons[pointer] ?? "";
  });
}

function isOf(policy: ReadPolicy, row: ReadPolicy, policies: readonly ReadPolicy[], limited: readonly ReadPolicy[]): boolean {
  if (policy.type !== row.type) return false;
  if (policy.policyNumber && row.policyNumber) return lettersOf(policy.policyNumber) === lettersOf(row.policyNumber);
  const isOnly = (list: readonly ReadPolicy[]) => list.filter(({ type }) => type === row.type).length === 1;
  return isOnly(policies) && isOnly(limited);
}
