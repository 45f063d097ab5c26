import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { excludedCell } from "@/lib/extraction/forms/exclusions";
import { isRestricted } from "@/lib/extraction/forms/restrictions";
import { parseAmount } from "@/lib/extraction/rules";

/*
 * Words that offices type into the cells of the coverage table. The cells of number and dates hold only their value, so the few words that
 * may be beside it are listed. The type's cell has blank lines for notes ("BLANKET ADDL INSD"), so only notes that may remove coverage
 * count.
 */

/** Words beside a number or a date that say nothing of the policy: labels of the cell itself, and lines for what follows. */
const plain = /^(?:policy|pol|no|number|num|dates?|from|to|thru|through|at|12:01|a\.?m|mm|dd|yy(?:yy)?|and|primary|[yxn])$/i;

/** Whether a word beside a policy's number or date says nothing of the policy. */
export const isPlainBeside = (text: string): boolean => {
  const bare = text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, "");
  return bare === "" || plain.test(bare) || text.split("/").every((part) => plain.test(part.replace(/\W/g, "")));
};

/** What the form itself prints in the column of types, besides the titles of its rows and the labels of its boxes. */
const printed: readonly RegExp[] = [
  /\bgen['’]?l\.? agg(?:regate|r)?\.? limit\s+applies\s+per\b:?/gi,
  /\b(?:the|any)?\s*proprietors?\s*\/\s*partners?\s*\/\s*exec(?:utives?|\.)?(?:\s+officers?)?(?:\s*\/?\s*members?)?(?:\s+are)?\b:?/gi,
  /\bofficers?\s*\/\s*members?(?:\s+excluded|\s+are)?\b\s*[:?]?/gi,
  /\b(?:executive|officers?|members?)\s+excluded\s*\?/gi,
  /\(?\bmandatory in n\.?h\.?\)?/gi,
  /\bif yes,? (?:please )?describe(?: under)?\b|\bspecial provisions below\b|\b(?:under )?description of operations below\b|\bunder below\b/gi,
  /\band employers['’]? liab(?:ility)?\b:?/gi,
  /\by\s*\/\s*n\b/gi,
  /\b(?:non-? ?)?(?:all )?(?:owned|hired|scheduled)(?: ?\/ ?hired)?(?: autos?)?(?: only)?\b/gi,
  /\bautos only\b/gi,
  /\b(?:claims|occurrence)\b(?=\W*$)/gi,
];

/** Amounts from which on what is left to the insured is no small deductible. */
const largeRetention = 100_000;
const ofRetention = /\b(?:ded(?:uctible)?|retention|s\.?i\.?r\.?|self[- ]insured)\b/i;
const smallOfUmbrella = /\b(?:self[- ]insured )?(?:ded(?:uctible)?|retention|s\.?i\.?r\.?)\b\W*\$?\W*[\d,.]*/gi;

/** Whether a line of the cell leaves so much to the insured that the limits begin far above the first dollar. */
export const isLargeRetention = (line: string): boolean =>
  ofRetention.test(line) && (line.match(/\d[\d,.]*\s?[MK]?\b/gi) ?? []).some((text) => dollarsOf(text) >= largeRetention);

/** Further words that a note in the cell takes coverage away by, or that point to another place. */
const takes = /\b(?:excl|n\/a|n\.a\.|see|refer|per attached)\b/i;

const withoutLabels = (text: string, labels: readonly string[]) => labels.reduce(withoutLabel, text.replace(/\s+/g, " "));

function withoutLabel(text: string, label: string): string {
  const [low, wanted] = [text.toLowerCase(), label.toLowerCase().replace(/\s+/g, " ")];
  let [rest, from] = ["", 0];
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    const end = at + wanted.length;
    const isWhole = !/[a-z]/.test(`${low[at - 1] ?? ""}${low[end] ?? ""}`);
    rest += isWhole ? `${text.slice(from, at)} ` : text.slice(from, end);
    from = end;
  }
  return rest + text.slice(from);
}

/** Whether a line below a row's title says more than the form prints there, and may take coverage away. `isClaimsMade`: the row's own box says so. */
export function isTypedAway(line: string, { titles, ticks, type }: RowForm, isClaimsMade: boolean): boolean {
  const labels = [...titles, ...ticks.flatMap((tick) => tick.labels)].filter((label) => label.includes(" ") || label.includes("-"));
  const ofRow = withoutLabels(
    line,
    [...labels].sort((one, other) => other.length - one.length),
  );
  const own = type === "WORKERS_COMPENSATION" ? ofRow.replace(/\bn\s*\/\s*a\b/gi, " ") : ofRow;
  const rest = printed.reduce((left, phrase) => left.replace(phrase, " "), own).replace(smallOfUmbrella, " ");
  const said = isClaimsMade ? rest.replace(/\bclaims[- ]made\b/gi, " ") : rest;
  return isRestricted(said) || takes.test(said);
}

function dollarsOf(text: string): number {
  const amount = parseAmount(text.trim());
  return amount && "dollars" in amount ? (amount.dollars ?? 0) : 0;
}

/** Whether a whole line says that the policy does not have the coverage. An umbrella's retention of $0 does not say so. */
export const isNoCoverage = (line: string): boolean => /[A-Z]/i.test(line) && excludedCell.test(line);
