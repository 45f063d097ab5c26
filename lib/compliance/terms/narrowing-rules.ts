import { mainLines } from "@/lib/compliance/terms/ambiguous-rules";
import type { Token } from "@/lib/compliance/terms/schema";

/*
 * What narrows coverage although each of its words is understood: "coverage for interior painting", "limits in Canadian dollars".
 */

const isNotice = ({ means }: Token) => means === "NOTICE";
const has = (tokens: readonly Token[], words: RegExp) => tokens.some(({ text }) => words.test(text));

/** Patterns of a part's letters that say to what work, place or person a coverage is held. */
const held: readonly RegExp[] = [
  // "GL applies to carpentry", "coverage for interior painting"
  /^(?!.*[GY])[^,]*[CL][^,]*[KVvB][^,W]*[JE]/,
  // "GL applies in Ohio", "policies apply at 12 Main St"
  /^(?!.*[GY])[^,]*[CL]v[kK]*#?[nQ]/,
  // "Applies to commercial work"
  /^(?!.*[GY])[kK]*v[^,]*[JE]/,
  // "the insured on the policy is Harlow Exteriors", "carrier is in rehabilitation"
  /^(?!.*G)[^,]*[pr][kKL]*B[kK]*[nJ]*n|[pr][^,]*BKJ/,
];

/** Whether a part of a sentence holds coverage to something. `row`: its letters. */
export function isNarrowed(row: string, tokens: readonly Token[]): boolean {
  if (
    held.some((pattern) => pattern.test(row)) &&
    !has(tokens, /^all (?:operations|locations|states)/i) &&
    !has(tokens, /^(?:includ\w*|incl)$/i) &&
    !isOfOtherLines(tokens)
  )
    return true;
  // "Limits in Canadian dollars": a name beside limits that is no party to a grant.
  if (/^(?!.*[GCJQEP]).*M/.test(row) && row.includes("n")) return true;
  // Notice to the insured alone, or one that has been given.
  if (tokens.some(isNotice)) {
    if (row.includes("p") && has(tokens, /insured/i) && !has(tokens, /holder|additional|others|parties|owner/i) && !row.includes("P"))
      return !/^[^p]*GK?[kK]*$/.test(row);
    if (has(tokens, /^(?:issued|sent|mailed|received|delivered|effective|in effect)$/i) && !row.includes("#") && !row.includes("P"))
      return true;
  }
  // "Trucks covered within 50 miles of the garage"
  if (tokens.some(({ text }, at) => /^within$/i.test(text) && isDistance(tokens.slice(at + 1, at + 4)))) return true;
  // "Valid through June"
  return tokens.some(
    ({ text }, at) =>
      /^(?:through|thru)$/i.test(text) &&
      !["date", "coverage", "line"].includes(tokens[at + 1]?.kind ?? "") &&
      !/repose/i.test(tokens[at + 2]?.text ?? tokens[at + 1]?.text ?? ""),
  );
}

const isDistance = ([count, ...units]: readonly Token[]) =>
  count?.kind === "number" && has(units, /^(?:mi|miles?|km|kilometers?|feet|ft)$/i);

/** Coverages in no table of requirements say themselves what they are for. */
const isOfOtherLines = (tokens: readonly Token[]) =>
  tokens.some(({ kind }) => kind === "coverage") && tokens.every(({ kind, means }) => kind !== "coverage" || !mainLines.has(means ?? ""));
