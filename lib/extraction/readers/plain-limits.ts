import { foreignLimits, noLimit, ownLimits } from "@/lib/extraction/forms/plain";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import { spacedText, textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle";
import { linesOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

const amountText =
  /\$ ?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$ ?\d+(?:\.\d+)? ?(?:million|MM?|K)\b|\$ ?\d{3,9}(?:\.\d\d)?(?![\d,])|(?<![\w.,$-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\w,-])/gi;
const wordText = /\b(?:included|excluded|unlimited|none)\b/i;

type Key = LimitKey | ExtraLimitKey;

/** A label without what limits of any kind have: dots that lead to the amount, "limit of insurance", what stands in brackets. */
const bare = (text: string) =>
  text
    .replace(/\([^)]*\)?/g, " ")
    .replace(/[.…_]{2,}|[$*:;]/g, " ")
    .replace(/\btotal limit\b/gi, "aggregate")
    .replace(/\bcompleted work\b/gi, "completed operations")
    .replace(/\blimits?\b( of (?:insurance|liability))?/gi, " ")
    .replace(/\bsymbols?\b.*$/i, " ")
    // The mark of a list's item.
    .replace(/^\s*[X•▪-] (?=[A-Z])/, " ")
    .replace(/^\s*[A-H][.)] /, " ")
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
    if (/^(?:in the |policy |annual )?aggregate$|^aggregate for all other\b/i.test(label)) return "generalAggregate";
    if (/^personal injury$/i.test(label)) return "personalAdvInjury";
    if (/\bother than (?:products|prod\b)/i.test(label) && /aggregate/i.test(label)) return "generalAggregate";
  }
  if (type === "UMBRELLA_POLICY" && /retention|retained/i.test(label)) return "retention";
  // A state fund states one limit for employers' liability, of each accident.
  if (type === "WORKERS_COMPENSATION" && /^employer'?s'? liability(?: including defen[cs]e costs?)?$/i.test(label)) return "elEachAccident";
  // The line ends before "employee".
  if (type === "WORKERS_COMPENSATION" && /^disease,? each$/i.test(label)) return "elDiseaseEachEmployee";
  return null;
}

/** The limits that were found so far: of each only the first counts. */
type Found = Stated[];
const hasKey = (found: Found, key: Key) => found.some((one) => "key" in one && one.key === key);

/**
 * Limits that are written out, a label with its amount: those of the policy's type by their keys, of other coverages under the page's
 * label. What stands behind a heading of underlying policies, premiums or the like is none.
 */
export function limitsIn(type: PolicyType, lines: readonly Word[][]): Stated[] {
  const found: Found = [];
  let [isForeign, isListed, isBelow] = [false, false, false];
  for (const line of lines) {
    const text = spacedText(line);
    // The policies below an umbrella are listed up to the page's end.
    const names = /\bunderlying\b/i.test(text);
    isBelow ||= names && ![...text.matchAll(amountText)].length && text.length < 90;
    if (isBelow || (names && type === "UMBRELLA_POLICY")) continue;
    const amounts = [...text.matchAll(amountText)];
    const isHeading = amounts.length === 0 && text.length < 90;
    if (isHeading && foreignLimits.test(text) && !/\blimits?\b/i.test(text)) [isForeign, isListed] = [true, false];
    else if (isHeading && ownLimits.test(text)) [isForeign, isListed] = [false, true];
    if (isForeign) continue;
    const heads = amounts.length > 1 && !/[A-Za-z]{3}/.test(text) ? columnsAbove(lines, line) : null;
    if (heads) for (const { label, words } of heads) addNamed(found, type, label, words);
    else if (type === "AUTO_LIABILITY") readAuto(found, line, amounts);
    else readLine(found, type, line, text, amounts, isListed);
  }
  return found;
}

function readLine(found: Found, type: PolicyType, line: Word[], text: string, amounts: RegExpExecArray[], isListed: boolean) {
  const [first] = amounts;
  if (!first) {
    const said = wordText.exec(text);
    const label = said && (said.index > 3 ? text.slice(0, said.index) : text.slice(said.index + said[0].length));
    const key = label && text.length < 90 ? keyOf(type, [label]) : null;
    if (said && key) add(found, key, said[0], line);
    return;
  }
  const before = text.slice(0, first.index);
  // "$1,000,000 each accident / $1,000,000 disease policy limit": the words behind each amount, where they stand behind the last.
  const end = text.slice((amounts.at(-1)?.index ?? 0) + (amounts.at(-1)?.[0].length ?? 0));
  const isBehind = /[A-Za-z]{3}/.test(end);
  amounts.forEach((amount, at) => {
    const start = amount.index + amount[0].length;
    const behind = text.slice(start, amounts[at + 1]?.index ?? text.length);
    const previous = amounts[at - 1];
    const ahead = previous ? text.slice(previous.index + previous[0].length, amount.index) : before;
    const texts = amounts.length === 1 ? [ahead, `${ahead} ${behind}`, behind] : isBehind ? [behind, `${before} ${behind}`] : [ahead];
    const key = keyOf(type, texts) ?? (/[A-Za-z]{3}/.test(ahead.split(/ {3,}/).at(-1) ?? "") ? null : nameBehind(type, behind));
    if (key) {
      add(found, key, amount[0], line);
      return;
    }
    const label = bare(ahead) || bare(behind);
    const isOther = type === "OTHER" && at === 0 && /[A-Za-z]{3}/.test(label) && !noLimit.test(label);
    if (isOther && (isListed || /\blimit|\beach\b|aggregate|any one|\bper (?:claim|occurrence)/i.test(text)))
      addOther(found, label, amount[0], line);
  });
}

/** Liability of an automobile policy: one limit for all, or one each for persons and property. What else it covers is no such limit. */
function readAuto(found: Found, line: Word[], amounts: RegExpExecArray[]) {
  const text = spacedText(line);
  const [first] = amounts;
  if (!first || /uninsured|underinsured|medical|physical|collision|comprehensive|hired|non-?owned|number of/i.test(text)) return;
  const ahead = text.slice(0, first.index);
  const split = /\b(bodily injury|property damage)\b/i.exec(ahead);
  if (split && !/combined|\bCSL\b/i.test(text)) {
    for (const one of text.matchAll(/(\$ ?[\d,]+) (each (?:person|accident|occurrence))/gi))
      addOther(found, `${split[1]} ${one[2]}`, one[1] ?? "", line);
    return;
  }
  const isPlain =
    /\bliability\b/i.test(ahead) &&
    /^\s*(?:each accident|any one accident)?\s*$/i.test(text.slice(first.index + first[0].length).split(/ {3,}/)[0] ?? "");
  if (
    isPlain ||
    /\bcombined (?:single )?limit|bodily injury (?:and|&) property damage,? combined|\bCSL\b|each accident,? combined|combined,? each accident/i.test(
      text,
    )
  )
    add(found, "combinedSingleLimit", first[0], line);
}

/** How far above an amount its label begins at most, in points. */
const labelReach = 34;

/** Amounts abreast without words between them, each with what stands above it in its column: "Bodily injury by accident, each accident". */
function columnsAbove(lines: readonly Word[][], line: readonly Word[]): { label: string; words: Word[] }[] {
  const top = unionBox(line)[1];
  const above = lines.flat().filter(({ box }) => box[3] < top + 2 && top - box[1] < labelReach);
  return line
    .filter(({ text }) => /\d{3}/.test(text))
    .map((amount) => {
      const middle = (amount.box[0] + amount.box[2]) / 2;
      const others = line.filter((word) => word !== amount && /\d{3}/.test(word.text)).map(({ box }) => (box[0] + box[2]) / 2);
      const own = above.filter(({ box }) =>
        others.every((other) => Math.abs((box[0] + box[2]) / 2 - middle) < Math.abs((box[0] + box[2]) / 2 - other)),
      );
      return { label: linesOf(own).map(textIn).join(" "), words: [amount] };
    });
}

function addNamed(found: Found, type: PolicyType, label: string, words: Word[]) {
  const key = keyOf(type, [label]);
  if (key && !hasKey(found, key)) found.push({ key, words });
}

/** The words of an amount, of those that are no other limit's: two limits of a line may be alike. */
const wordsOf = (found: Found, line: readonly Word[], said: string) => {
  const taken = new Set(found.flatMap(({ words }) => words.map(({ box }) => box)));
  const free = line.filter(({ box }) => !taken.has(box));
  return wordsOfText(free, said.replace(/^\$ ?/, ""));
};

function add(found: Found, key: Key, said: string, line: readonly Word[]) {
  if (!hasKey(found, key)) found.push({ key, words: wordsOf(found, line, said) });
}

function addOther(found: Found, label: string, said: string, line: readonly Word[]) {
  if (!found.some((one) => "label" in one && one.label === label)) found.push({ label, words: wordsOf(found, line, said) });
}

/** How many words a limit's name has at most in a sentence. */
const longestName = 9;

/** Limits in running text: "limits of $1,000,000 each occurrence and $2,000,000 general aggregate", "a combined single limit of $1,000,000". */
export function limitsSaid(type: PolicyType, words: readonly Word[]): Stated[] {
  const found: Found = [];
  const text = textIn(words).replace(/(?<=[a-z])- (?=[a-z])/g, "-");
  const amounts = [...text.matchAll(amountText)];
  const sides = amounts.map((amount, at) => {
    const start = amount.index + amount[0].length;
    const previous = amounts[at - 1];
    const behind = text.slice(start, amounts[at + 1]?.index ?? text.length).split(/[,;]|\. |\band \$?$/)[0] ?? "";
    const ahead =
      text
        .slice(previous ? previous.index + previous[0].length : 0, amount.index)
        .split(/[;]|\. /)
        .at(-1) ?? "";
    return { amount: amount[0], behind: nameBehind(type, behind), ahead: nameAhead(type, ahead) };
  });
  // "Occurrence $1,000,000; general aggregate $2,000,000": each name before its amount, and none behind the last.
  const areAhead = sides[0] && sides[0].ahead !== null && sides.at(-1)?.behind === null;
  // "Employer's liability $1,000,000 / $1,000,000 / $1,000,000": in whatever order, each of the three is that.
  const [three, one = ""] =
    /employer['’]?s?['’]? liability\D{0,20}?(\$ ?[\d,]+)(?: ?\/ ?\1){2}/i.exec(type === "WORKERS_COMPENSATION" ? text : "") ?? [];
  if (three) for (const key of ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const) add(found, key, one, words);
  for (const { amount, behind, ahead } of sides) {
    const key = areAhead ? ahead : (behind ?? ahead);
    if (key) add(found, key, amount, words);
  }
  return found;
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
