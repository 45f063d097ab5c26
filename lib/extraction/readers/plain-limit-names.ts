import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

export type Key = LimitKey | ExtraLimitKey;

/** A label without the parts that limits of any kind have: dots that lead to the amount, "limit of insurance", text in brackets. */
export const bare = (text: string) =>
  text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/[.…_]{2,}|[$*:;]/g, " ")
    .replace(/\btotal limit\b/gi, "aggregate")
    // "Demolition costs X If YES, LIMIT": the box that is ticked where the coverage is bought.
    .replace(/\s(?:[X☒☑] ?)?if yes\b.*$/i, " ")
    .replace(/\bcompleted work\b/gi, "completed operations")
    .replace(/\blimits?\b( of (?:insurance|liability))?/gi, " ")
    .replace(/\bsymbols?\b.*$/i, " ")
    .replace(/\bUSD\b|\bwhere applicable\b/g, " ")
    // The mark of a list's item.
    .replace(/^\s*[X•▪-] (?=[A-Z])/, " ")
    .replace(/^\s*[A-H][.)] /, " ")
    .replace(/^\s*part (?:one|two|[12AB])\b[ :–—-]*/i, " ")
    .replace(/^[\s\d.)–—/-]+|[\s–—/,.-]+$/g, "")
    .replace(/\s+/g, " ");

/** The limit that one of the texts names, the nearest to a label's own words first. */
export function keyOf(type: PolicyType, texts: readonly string[]): Key | null {
  for (const text of texts.flatMap((one) => [one, one.trimEnd().split(/ {3,}/).at(-1) ?? ""])) {
    const label = bare(text);
    if (!/[A-Za-z]{3}/.test(label)) continue;
    const special = specialKey(type, label);
    // "Bodily injury by disease (policy limit)": the brackets say which of the two limits for disease it is.
    const ofDisease = type === "WORKERS_COMPENSATION" && /\bdisease\b.*\(/i.test(text) ? bare(text.replace(/[()]/g, " ")) : null;
    const named = ofDisease ? limitNamedBy(type, ofDisease) : null;
    const key = special ?? named ?? limitNamedBy(type, label) ?? limitNamedBy(type, label.replace(/ [–—-] .*$/, ""));
    if (key) return key;
  }
  return null;
}

/** What businessowners', umbrella and automobile policies call the limits that other forms have other words for. */
function specialKey(type: PolicyType, label: string): Key | null {
  if (type === "GENERAL_LIABILITY") {
    if (/^med(?:ical)?(?: pay(?:ments)?)?$/i.test(label)) return "medicalExpense";
    if (/^liability (?:and|&) medical expenses?\b/i.test(label)) return "eachOccurrence";
    if (/^(?:in the |policy |annual )?aggregate$|^aggregate for all other\b/i.test(label)) return "generalAggregate";
    if (/^personal injury$/i.test(label)) return "personalAdvInjury";
    if (/\bother than (?:products|prod\b)/i.test(label) && /aggregate/i.test(label)) return "generalAggregate";
  }
  if (type === "UMBRELLA_POLICY" && /retention|retained/i.test(label)) return "retention";
  if (type === "UMBRELLA_POLICY" && /^(?:liability )?(?:in )?(?:the |annual |policy )*aggregate$/i.test(label)) return "umbrellaAggregate";
  // A state fund states one limit for employers' liability, of each accident.
  if (type === "WORKERS_COMPENSATION" && /^employer'?s'? liability(?: including defen[cs]e costs?)?$/i.test(label)) return "elEachAccident";
  if (type === "WORKERS_COMPENSATION" && /^(?:each )?employee$/i.test(label)) return "elDiseaseEachEmployee";
  if (type === "WORKERS_COMPENSATION" && /^policy$/i.test(label)) return "elDiseasePolicyLimit";
  // The line ends before "employee".
  if (type === "WORKERS_COMPENSATION" && /^disease,? each$/i.test(label)) return "elDiseaseEachEmployee";
  return null;
}

/** How many words a limit's name has at most in a sentence. */
const longestName = 9;

/** The limit that the first words after an amount name. */
export function nameBehind(type: PolicyType, text: string): Key | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const key = keyOf(type, [words.slice(0, count).join(" ")]);
    if (key) return key;
  }
  return null;
}

/** The limit that the last words before an amount name. */
export function nameAhead(type: PolicyType, text: string): Key | null {
  const words = text
    .trim()
    .replace(/\s*(?:of|is|are|:|at|to)$/i, "")
    .split(/\s+/);
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const key = keyOf(type, [words.slice(-count).join(" ")]);
    if (key) return isPartOfName(words, count) ? null : key;
  }
  return null;
}

/** Words that may precede "aggregate" where that is a limit's whole name. */
const beforeAggregate = /^(?:an?|the|and|&|or|in|with|of|to|for|annual|policy|limits?|[^A-Za-z]+)$|[,;:.]$/i;

/** Whether the last words are the end of an unknown name: "Operations Aggregate" is not the general aggregate. */
const isPartOfName = (words: readonly string[], count: number) =>
  /^aggregate\b/i.test(words.at(-count) ?? "") && !beforeAggregate.test(words.at(-count - 1) ?? "the");
