import { foreignLimits, noLimit, ownLimits } from "@/lib/extraction/forms/plain";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import type { Notes } from "@/lib/extraction/readers/draft";
import { spacedText, textIn, wordsOfText } from "@/lib/extraction/readers/plain-fields";
import type { Word } from "@/lib/extraction/readers/words";
import { parseAmount } from "@/lib/extraction/rules";
import type { ExtraLimitKey, LimitKey, PolicyType, ReadPolicy } from "@/lib/extraction/schema";

const amountText =
  /\$ ?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$ ?\d+(?:\.\d+)? ?(?:million|MM?|K)\b|\$ ?\d{3,9}(?:\.\d\d)?(?![\d,])|(?<![\w.,$-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\w,-])/gi;
const wordText = /\b(?:included|excluded|unlimited|none)\b/i;

type Key = LimitKey | ExtraLimitKey;

/** A label without what limits of any kind have: dots that lead to the amount, "limit of insurance", what stands in brackets. */
const bare = (text: string) =>
  text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/[.…_]{2,}|[$*:;]/g, " ")
    .replace(/\blimits?\b( of (?:insurance|liability))?/gi, " ")
    .replace(/\bsymbols?\b.*$/i, " ")
    // The mark of a list's item.
    .replace(/^\s*[X•▪-] (?=[A-Z])/, " ")
    .replace(/^[\s\d.)–—/-]+|[\s–—/,.-]+$/g, "")
    .replace(/\s+/g, " ");

/** The limit that one of the texts names, the nearest to a label's own words first. */
function keyOf(type: PolicyType, texts: readonly string[]): Key | null {
  for (const text of texts.flatMap((one) => [one, one.trimEnd().split(/ {3,}/).at(-1) ?? ""])) {
    const label = bare(text);
    if (!/[A-Za-z]{3}/.test(label)) continue;
    const special = specialKey(type, label);
    const key = special ?? limitNamedBy(type, label) ?? limitNamedBy(type, label.replace(/ [–—-] .*$/, ""));
    if (key) return key;
  }
  return null;
}

/** What businessowners', umbrella and automobile policies call the limits that other forms have other words for. */
function specialKey(type: PolicyType, label: string): Key | null {
  if (type === "GENERAL_LIABILITY") {
    if (/^liability (?:and|&) medical expenses?\b/i.test(label)) return "eachOccurrence";
    if (/\bother than products\b/i.test(label) && /aggregate/i.test(label)) return "generalAggregate";
  }
  if (type === "UMBRELLA_POLICY" && /retention|retained/i.test(label)) return "retention";
  return null;
}

/**
 * Limits that are written out, a label with its amount: the policy's own by their keys, of other coverages under the page's label.
 * What stands behind a heading of underlying policies, premiums or the like is none.
 */
export function readLimits(policy: ReadPolicy, lines: readonly Word[][], pointer: string, notes: Notes): void {
  let [isForeign, isListed] = [false, false];
  for (const line of lines) {
    const text = spacedText(line);
    const amounts = [...text.matchAll(amountText)];
    const isHeading = amounts.length === 0 && text.length < 90;
    if (isHeading && foreignLimits.test(text) && !/\blimits?\b/i.test(text)) [isForeign, isListed] = [true, false];
    else if (isHeading && ownLimits.test(text)) [isForeign, isListed] = [false, true];
    if (isForeign) continue;
    if (policy.type === "AUTO_LIABILITY" && readAuto(policy, line, amounts, pointer, notes)) continue;
    readLine(policy, line, text, amounts, pointer, notes, isListed);
  }
  // Employers' liability has three limits wherever it has one.
  const own = ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const;
  if (policy.type === "WORKERS_COMPENSATION" && own.some((key) => policy.limits[key] !== null))
    for (const key of own)
      if (policy.limits[key] === null) notes.unreadable(`${pointer}/limits/${key}`, "This limit could not be found beside the others.");
}

function readLine(
  policy: ReadPolicy,
  line: Word[],
  text: string,
  amounts: RegExpExecArray[],
  pointer: string,
  notes: Notes,
  isListed: boolean,
) {
  const [first] = amounts;
  if (!first) {
    const said = wordText.exec(text);
    const key = said && said.index > 3 && text.length < 90 ? keyOf(policy.type, [text.slice(0, said.index)]) : null;
    if (said && key && policy.limits[key] == null) set(policy, key, said[0], line, pointer, notes);
    return;
  }
  const before = text.slice(0, first.index);
  // "$1,000,000 each accident / $1,000,000 disease policy limit": the words behind each amount, where they stand behind the last.
  const end = text.slice((amounts.at(-1)?.index ?? 0) + (amounts.at(-1)?.[0].length ?? 0));
  const isBehind = /[A-Za-z]{3}/.test(end);
  amounts.forEach((found, at) => {
    const start = found.index + found[0].length;
    const behind = text.slice(start, amounts[at + 1]?.index ?? text.length);
    const previous = amounts[at - 1];
    const ahead = previous ? text.slice(previous.index + previous[0].length, found.index) : before;
    const texts = amounts.length === 1 ? [ahead, `${ahead} ${behind}`, behind] : isBehind ? [behind, `${before} ${behind}`] : [ahead];
    const key = keyOf(policy.type, texts);
    if (key) {
      if (policy.limits[key] == null && !(key in policy.limitsText)) set(policy, key, found[0], line, pointer, notes);
      return;
    }
    const label = bare(ahead) || bare(behind);
    const isOther = policy.type === "OTHER" && at === 0 && /[A-Za-z]{3}/.test(label) && !noLimit.test(label);
    if (isOther && (isListed || /\blimit|\beach\b|aggregate|any one|\bper (?:claim|occurrence)/i.test(text)))
      other(policy, label, found[0], line, pointer, notes);
  });
}

/** Liability of an automobile policy: one limit for all, or one each for persons and property. What else it covers is no such limit. */
function readAuto(policy: ReadPolicy, line: Word[], amounts: RegExpExecArray[], pointer: string, notes: Notes): boolean {
  const text = spacedText(line);
  const [first] = amounts;
  if (!first || /uninsured|underinsured|medical|physical|collision|comprehensive|hired|non-?owned|number of/i.test(text)) return true;
  const ahead = text.slice(0, first.index);
  const split = /\b(bodily injury|property damage)\b/i.exec(ahead);
  if (split && !/combined/i.test(text)) {
    for (const found of text.matchAll(/(\$ ?[\d,]+) (each (?:person|accident|occurrence))/gi))
      other(policy, `${split[1]} ${found[2]}`, found[1] ?? "", line, pointer, notes);
    return true;
  }
  const isWhole =
    /combined single limit|\bCSL\b/i.test(text) ||
    (/\bliability\b/i.test(ahead) && /^\s*(?:each accident|any one accident)?\b/i.test(text.slice(first.index + first[0].length)));
  if (isWhole && policy.limits.combinedSingleLimit === null) set(policy, "combinedSingleLimit", first[0], line, pointer, notes);
  return true;
}

function set(policy: ReadPolicy, key: Key, said: string, line: readonly Word[], pointer: string, notes: Notes) {
  const amount = parseAmount(said);
  const words = wordsOfText(line, said.replace(/^\$ ?/, ""));
  if (!amount) notes.unreadable(`${pointer}/limits/${key}`, `"${said}" cannot be read as an amount.`, words);
  else if ("words" in amount) {
    policy.limitsText[key] = amount.words;
    notes.found(`${pointer}/limitsText/${key}`, words);
  } else {
    policy.limits[key] = amount.dollars;
    notes.found(`${pointer}/limits/${key}`, words);
  }
}

function other(policy: ReadPolicy, label: string, said: string, line: readonly Word[], pointer: string, notes: Notes) {
  const amount = parseAmount(said);
  if (!amount || !("dollars" in amount) || policy.otherLimits.some((one) => one.label === label)) return;
  notes.found(`${pointer}/otherLimits/${policy.otherLimits.length}`, wordsOfText(line, said.replace(/^\$ ?/, "")));
  policy.otherLimits.push({ label, amount: amount.dollars });
}

/** How many words a limit's name has at most in a sentence. */
const longestName = 9;

/** Limits in running text: "limits of $1,000,000 each occurrence and $2,000,000 general aggregate", "a combined single limit of $1,000,000". */
export function readSentences(policy: ReadPolicy, words: readonly Word[], pointer: string, notes: Notes): void {
  const text = textIn(words).replace(/(?<=[a-z])- (?=[a-z])/g, "-");
  const amounts = [...text.matchAll(amountText)];
  amounts.forEach((found, at) => {
    const start = found.index + found[0].length;
    const behind = text.slice(start, amounts[at + 1]?.index ?? text.length).split(/[,;]|\. |\band \$?$/)[0] ?? "";
    const previous = amounts[at - 1];
    const ahead = text.slice(previous ? previous.index + previous[0].length : 0, found.index);
    const key = nameBehind(policy.type, behind) ?? nameAhead(policy.type, ahead.split(/[;]|\. /).at(-1) ?? "");
    if (key && policy.limits[key] == null) set(policy, key, found[0], words, pointer, notes);
  });
}

function nameBehind(type: PolicyType, text: string): Key | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const key = keyOf(type, [words.slice(0, count).join(" ")]);
    if (key) return key;
  }
  return null;
}

function nameAhead(type: PolicyType, text: string): Key | null {
  const words = text
    .trim()
    .replace(/\s*(?:of|is|are|:|at|to)$/i, "")
    .split(/\s+/);
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const key = keyOf(type, [words.slice(-count).join(" ")]);
    if (key) return key;
  }
  return null;
}
