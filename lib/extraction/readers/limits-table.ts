import { headers } from "@/lib/extraction/forms/acord-25-headers";
import type { Notes } from "@/lib/extraction/readers/draft";
import { findGrid, type Grid } from "@/lib/extraction/readers/grid";
import { numberLabels } from "@/lib/extraction/readers/headers";
import { areAbreast, type Label, LabelFinder } from "@/lib/extraction/readers/labels";
import { foldTwins } from "@/lib/extraction/readers/twins";
import { centerY, type PageWords } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";
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

/**
 * Where a second table begins whose headers repeat those of coverages and numbers, though its other columns are unreadable; null: there is
 * none. Its rows are not further policies.
 */
export function secondHeaders(finder: LabelFinder, { found, slots, headerBottom }: Grid, end: number): number | null {
  if (slots || found.includes("limits")) return null;
  const isBelow = ({ box, freeLeft }: Label) => freeLeft && box[1] > headerBottom + leastApart && box[3] < end;
  const types = finder.find(headers.type).filter(isBelow);
  const numbers = numberLabels(finder).filter(isBelow);
  // A second table of policies states their dates as well. "Policy no" is nearly "Policy to".
  const dates = finder
    .find([...headers.effective, ...headers.expiration, ...headers.period])
    .filter((label) => isBelow(label) && !numbers.some(({ words }) => words.some((word) => label.words.includes(word))));
  const isBeside = (label: Label, others: readonly Label[]) => others.some((other) => areAbreast(other, label));
  const [again] = numbers.filter((label) => isBeside(label, types) && !isBeside(label, dates));
  return again ? again.box[1] : null;
}

/** What a row of the table of limits adds to its policy. */
const added = ["limits", "limitsText", "otherLimits", "ticked", "occurrenceOrClaimsMade", "aggregateAppliesPer", "proprietorExcluded"];

/**
 * Gives the policies the limits that were read apart from them, with evidence and doubts: by the policy number, else by the coverage where
 * either table has one of its kind. A number that only the table of limits shows is the policy's. A number that a picture shows differently
 * in the two tables is ambiguous. Limits that match no policy are reported.
 */
export function joinLimits(policies: ReadPolicy[], limited: readonly ReadPolicy[], notes: Notes, own: Notes) {
  const places = limited.map((row, from) => {
    const isSeen = own.evidence[`/policies/${from}/policyNumber`]?.reader === "ocr";
    const exact = policies.findIndex((policy) => isOf(policy, row, policies, limited));
    return { exact, to: exact < 0 && isSeen ? nearlyOf(row, policies, limited) : exact };
  });
  limited.forEach((row, from) => {
    const { exact = -1, to = -1 } = places[from] ?? {};
    const policy = policies[to];
    if (!policy) {
      notes.unreadable("/policies", "The limits table lists a coverage that is not in the policies table.");
      return;
    }
    const number = `/policies/${to}/policyNumber`;
    const isSure = (own.evidence[`/policies/${from}/policyNumber`]?.confidence ?? 0) >= sureNumber;
    const isOnlyHere = policy.policyNumber === null && row.policyNumber !== null && isSure;
    const taken = isOnlyHere ? [...added, "policyNumber"] : added;
    if (isOnlyHere) delete notes.reasons[number];
    else if (to !== exact && policy.policyNumber !== null) {
      notes.unreadable(number, "The two tables in this picture show different numbers.");
      policy.policyNumber = null;
    }
    for (const key of taken) Object.assign(policy, { [key]: row[key as keyof ReadPolicy] });
    // A value that was looked for in the other table, which has none, is reported here.
    for (const pointer of Object.keys(notes.reasons))
      if (added.some((key) => pointer === `/policies/${to}/${key}` || pointer.startsWith(`/policies/${to}/${key}/`)))
        delete notes.reasons[pointer];
    const pointers = (all: Record<string, unknown>) =>
      Object.keys(all).flatMap((pointer) => {
        const [, , at, key = "", ...rest] = pointer.split("/");
        return at === String(from) && taken.includes(key) ? [[pointer, ["", "policies", to, key, ...rest].join("/")] as const] : [];
      });
    for (const [pointer, moved] of pointers(own.evidence)) if (own.evidence[pointer]) notes.evidence[moved] = own.evidence[pointer];
    for (const [pointer, moved] of pointers(own.reasons)) notes.reasons[moved] = own.reasons[pointer] ?? "";
  });
}

/** How sure a number is at least that counts for the other table as well. */
const sureNumber = 0.8;

/** How alike two readings of one number are at least: each may have its own misread characters. */
const sameNumber = 0.8;

/**
 * Where the only policy of a row's kind is whose number a picture shows nearly as the row's, or not at all, and that is no other row's;
 * -1: none, or several.
 */
function nearlyOf(row: ReadPolicy, policies: readonly ReadPolicy[], limited: readonly ReadPolicy[]): number {
  const shapeOf = (number: string) => foldTwins(lettersOf(number));
  const isNear = ({ policyNumber }: ReadPolicy) =>
    policyNumber !== null && likeness(shapeOf(policyNumber), shapeOf(row.policyNumber ?? "")) > sameNumber;
  const isOthers = (policy: ReadPolicy) => limited.some((other) => other !== row && isOf(policy, other, policies, limited));
  const left = policies.filter((policy) => policy.type === row.type && !isOthers(policy));
  const near = left.filter(isNear);
  if (near.length === 0) near.push(...left.filter(({ policyNumber }) => policyNumber === null));
  return near.length === 1 && row.policyNumber !== null ? policies.indexOf(near[0] as ReadPolicy) : -1;
}

function isOf(policy: ReadPolicy, row: ReadPolicy, policies: readonly ReadPolicy[], limited: readonly ReadPolicy[]): boolean {
  if (policy.type !== row.type) return false;
  if (policy.policyNumber && row.policyNumber) return lettersOf(policy.policyNumber) === lettersOf(row.policyNumber);
  const isOnly = (list: readonly ReadPolicy[]) => list.filter(({ type }) => type === row.type).length === 1;
  return isOnly(policies) && isOnly(limited);
}
