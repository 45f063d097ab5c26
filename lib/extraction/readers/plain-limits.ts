import { foreignLimits, noLimit, ownLimits } from "@/lib/extraction/forms/plain";
import { bare, type Key, keyOf, nameAhead, nameBehind } from "@/lib/extraction/readers/plain-limit-names";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { spacedText, textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle-amounts";
import { withLabelsAhead, withWholeLabels } from "@/lib/extraction/readers/stacked-amounts";
import { linesOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box, PolicyType } from "@/lib/extraction/schema";

const amountText =
  /\$ ?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$ ?\d+(?:\.\d+)? ?(?:million|MM?|K)\b|\$ ?\d{3,9}(?:\.\d\d)?(?![\d,])|(?<![\w.,$-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\w,-])/gi;
const amountNext = new RegExp(`^ +(?:${amountText.source})`, "i");
const amountBefore = new RegExp(`(?:${amountText.source}) +$`, "i");
const wordText = /\b(?:included|excluded|unlimited|none|not covered)\b/i;
/** An amount in words before its figures: "One Million Dollars ($1,000,000)". */
const inWords =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|twenty-five|fifty|hundred|thousand|million|and)[\s-]+)+dollars? ?(?=\()/gi;

/** Words on a line about limits that were offered or requested but are not in force. */
const isRefused = /\b(?:declined|rejected|not (?:taken|purchased|bound|accepted|elected)|(?:is |are |was |were )?quoted|offered)\b/i;

const refusedAside = new RegExp(String.raw`\([^)]*${isRefused.source}[^)]*\)`, "gi");

/** The limits that were found so far: of each only the first counts. */
type Found = Stated[];
const hasKey = (found: Found, key: Key) => found.some((one) => "key" in one && one.key === key);

/**
 * Limits that are written out, a label with its amount: those of the policy's type by their keys, those of other coverages under the page's
 * label. Amounts after a heading of underlying policies, premiums or the like do not count.
 */
export function limitsIn(type: PolicyType, whole: readonly Word[][]): Stated[] {
  const lines = withWholeLabels(withLabelsAhead(whole), (text) => keyOf(type, [text]) !== null);
  const found: Found = [];
  let [isForeign, isListed, isBelow] = [false, false, false];
  let heads: Head[] = [];
  for (const line of lines) {
    const text = spacedText(line).replace(inWords, "").replace(refusedAside, " ");
    // The policies below an umbrella are listed up to the page's end.
    const names = /\bunderlying\b/i.test(text);
    isBelow ||= names && ![...text.matchAll(amountText)].length && text.length < 90;
    if (isBelow || (names && type === "UMBRELLA_POLICY")) continue;
    heads = headsIn(line) ?? heads;
    const amounts = [...text.matchAll(amountText)].filter(
      ({ 0: said, index }) => !attachment.test(text.slice(0, index)) && !isCharged(wordsOfText(line, said), heads),
    );
    const isHeading = amounts.length === 0 && text.length < 90;
    if (isHeading && foreignLimits.test(text) && !/\blimits?\b/i.test(text)) [isForeign, isListed] = [true, false];
    else if (isHeading && ownLimits.test(text)) [isForeign, isListed] = [false, true];
    // Cover for terrorism is offered and rejected beside the limits.
    if (isForeign || isRefused.test(text.replace(/\b(?:terrorism|TRIA)\b.*$/i, ""))) continue;
    const above = amounts.length > 1 && !/[A-Za-z]{3}/.test(text) ? columnsAbove(lines, line) : null;
    if (above) for (const { label, words } of above) addNamed(found, type, label, words);
    else if (type === "AUTO_LIABILITY") readAuto(found, line, amounts);
    else readLine(found, type, line, text, amounts, isListed);
  }
  return found;
}

/** A column's head: whether amounts below it are limits, or premiums and deductibles beside them. */
type Head = { box: Box; isOwn: boolean };

/** The headers of a table with a column of limits and others for premiums or deductibles; null: the line is not a header row. */
function headsIn(line: readonly Word[]): Head[] | null {
  if (line.some(({ text }) => /\d/.test(text))) return null;
  const own = partsOfLine(line).filter((words) => /^limits?\b(?: of (?:insurance|liability))?/i.test(textIn(words)));
  const others = line.filter(({ text }) => /^(?:premiums?|deductibles?|retentions?|rate)$/i.test(text));
  // Limits alone head what is a list without the others' columns.
  if (own.length === 0) return null;
  const limits = own.map((words) => words.filter((word) => !others.includes(word)));
  return others.length === 0
    ? []
    : [...limits.map((words) => ({ box: unionBox(words), isOwn: true })), ...others.map(({ box }) => ({ box, isOwn: false }))];
}

/** Whether an amount is below a header that is not one of limits. */
function isCharged(words: readonly Word[], heads: readonly Head[]): boolean {
  if (heads.length === 0 || words.length === 0) return false;
  const own = unionBox(words);
  const apart = ({ box }: Head) =>
    Math.min(Math.abs(box[0] - own[0]), Math.abs(box[2] - own[2]), Math.abs(box[0] + box[2] - own[0] - own[2]) / 2);
  const [nearest] = [...heads].sort((one, other) => apart(one) - apart(other));
  return nearest !== undefined && !nearest.isOwn;
}

/** Words of a limit's label at most: more are a sentence. */
const mostWords = 9;

function readLine(found: Found, type: PolicyType, line: Word[], text: string, amounts: RegExpExecArray[], isListed: boolean) {
  const [first] = amounts;
  if (!first) {
    const said = wordText.exec(text);
    const label = said && (said.index > 3 ? text.slice(0, said.index) : text.slice(said.index + said[0].length));
    const key = label && text.replace(/[.…_]{2,}/g, " ").length < 90 ? keyOf(type, [label]) : null;
    if (said && key) add(found, key, said[0], line);
    return;
  }
  const before = text.slice(0, first.index);
  // "$1,000,000 each accident / $1,000,000 disease policy limit": the words after each amount, where the last amount has words after it.
  const end = text.slice((amounts.at(-1)?.index ?? 0) + (amounts.at(-1)?.[0].length ?? 0));
  // A picture's line that begins with a limit's name states each before its amount, whatever the last one became.
  const isLed = amounts.length > 1 && line.some(({ reader }) => reader === "ocr") && keyOf(type, [before]) !== null;
  const isBehind = /[A-Za-z]{3}/.test(end) && !isLed;
  amounts.forEach((amount, at) => {
    const start = amount.index + amount[0].length;
    const behind = text.slice(start, amounts[at + 1]?.index ?? text.length);
    const previous = amounts[at - 1];
    const ahead = previous ? text.slice(previous.index + previous[0].length, amount.index) : before;
    // "Deductible: $1,000 per occurrence" is no limit of each occurrence.
    const isOwn = !/\b(?:deductible|retention|premium)\b/i.test(ahead.split(/ {3,}/).at(-1) ?? "");
    const texts = !isOwn
      ? [ahead]
      : amounts.length === 1
        ? [ahead, `${ahead} ${behind}`, behind]
        : isBehind
          ? [behind, `${before} ${behind}`]
          : [ahead];
    // Where labels precede their amounts, the text after an amount names the next one.
    const mayBeBehind = isOwn && (isBehind || amounts.length === 1) && !/[A-Za-z]{3}/.test(ahead.split(/ {3,}/).at(-1) ?? "");
    const key = keyOf(type, texts) ?? (mayBeBehind ? nameBehind(type, behind) : null);
    if (key) {
      add(found, key, amount[0], line);
      return;
    }
    const label = bare(ahead) || bare(behind);
    const isOther =
      type === "OTHER" && at === 0 && /[A-Za-z]{3}/.test(label) && !noLimit.test(label) && label.split(" ").length <= mostWords;
    if (isOther && (isListed || /\blimit|\beach\b|aggregate|any one|\bper (?:claim|occurrence)/i.test(text)))
      addOther(found, label, amount[0], line);
  });
}

/** What an automobile policy covers besides liability. */
const noLiability = /(?:uninsured|underinsured|medical|physical|collision|comprehensive)\b/i;

/** Liability of an automobile policy: one limit for all, or one each for persons and property. What else it covers is no such limit. */
function readAuto(found: Found, line: Word[], amounts: RegExpExecArray[]) {
  const text = spacedText(line);
  const [first] = amounts;
  if (!first || noLiability.test(text) || /hired|non-?owned|number of/i.test(text)) return;
  const ahead = text.slice(0, first.index);
  const covers = /\b(bodily injury|property damage|BI|PD)\b/gi;
  if (covers.test(ahead) && !/combined|\bCSL\b/i.test(text)) {
    for (const one of text.matchAll(/(\$ ?[\d,]+) (each (?:person|accident|occurrence))/gi)) {
      const [cover = ""] = text.slice(0, one.index).match(covers)?.slice(-1) ?? [];
      addOther(found, `${cover} ${one[2]}`, one[1] ?? "", line);
    }
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

/** The amounts of a line that holds nothing else, each without its sign. */
const amountsOf = (line: readonly Word[]) => line.filter(({ text }) => /\d{3}/.test(text)).map((word) => [word]);

/** How far above an amount its label begins at most, in points. */
const labelReach = 34;

/**
 * Amounts side by side without words between them, each with the text above it in its column: "Bodily injury by accident, each accident".
 */
function columnsAbove(lines: readonly Word[][], line: readonly Word[]): { label: string; words: Word[] }[] {
  const top = unionBox(line)[1];
  // As many labels in the line above as amounts: they match in order, wherever the amounts are in their boxes.
  const runs = amountsOf(line);
  const nearest = lines.filter((one) => unionBox(one)[3] < top + 2 && top - unionBox(one)[1] < labelReach).at(-1) ?? [];
  const labels = partsOfLine(nearest);
  if (labels.length === runs.length && labels.every((words) => /[A-Za-z]{3}/.test(textIn(words)) && !/\d{3}/.test(textIn(words))))
    return runs.map((words, at) => ({ label: textIn(labels[at] ?? []), words }));
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

/** One amount for several limits. */
function addAll(found: Found, keys: readonly Key[], said: string, line: readonly Word[]) {
  const words = wordsOf(found, line, said);
  for (const key of keys) if (!hasKey(found, key)) found.push({ key, words });
}

function addOther(found: Found, label: string, said: string, line: readonly Word[]) {
  if (!found.some((one) => "label" in one && one.label === label)) found.push({ label, words: wordsOf(found, line, said) });
}

/** Text before an attachment point, the amount above which a policy pays: it is not a limit of its own. */
const attachment = /\b(?:excess of|over|above|part of)(?: the| a)? ?(?:usd ?)?\$? ?$/i;

const employersLimits = ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const;

/** Limits in running text: "limits of $1,000,000 each occurrence and $2,000,000 general aggregate", "a combined single limit of $1,000,000". */
export function limitsSaid(type: PolicyType, words: readonly Word[]): Stated[] {
  const found: Found = [];
  const text = textIn(words)
    .replace(/(?<=[a-z])- (?=[a-z])/g, "-")
    .replace(inWords, "");
  // Adjacent amounts with nothing between them belong to columns; their order does not give the columns' names.
  const isAbreast = ({ 0: said, index }: RegExpExecArray) =>
    amountNext.test(text.slice(index + said.length)) || amountBefore.test(text.slice(0, index));
  const amounts = [...text.matchAll(amountText)].filter((one) => !attachment.test(text.slice(0, one.index)) && !isAbreast(one));
  const sides = amounts.map((amount, at) => {
    const start = amount.index + amount[0].length;
    const previous = amounts[at - 1];
    const between = text.slice(start, amounts[at + 1]?.index ?? text.length);
    // "… is $300,000 and medical expense is $10,000": the words before "is" name the next amount.
    const isNext = amounts[at + 1] !== undefined && /\b(?:is|are|of|at)\s*$|:\s*$/i.test(between);
    const behind = between.split(isNext ? /[,;]|\. |\band\b/ : /[,;]|\. |\band \$?$/)[0] ?? "";
    const ahead =
      text
        .slice(previous ? previous.index + previous[0].length : 0, amount.index)
        .split(/[;]|\. /)
        .at(-1) ?? "";
    // A combined single limit of uninsured motorists is not a liability limit.
    const isOther = type === "AUTO_LIABILITY" && noLiability.test(ahead.split(/\bliability\b/i).at(-1) ?? "");
    const isBoth = type === "UMBRELLA_POLICY" && /^ ?(?:each|per) occurrence (?:and|\/|&) (?:in the |annual )?aggregate\b/i.test(behind);
    return { isBoth, amount: amount[0], behind: isOther ? null : nameBehind(type, behind), ahead: isOther ? null : nameAhead(type, ahead) };
  });
  // "Occurrence $1,000,000; general aggregate $2,000,000": each name before its amount, and no name after the last.
  const areAhead = sides[0] && sides[0].ahead !== null && sides.at(-1)?.behind === null;
  // "Employer's liability $1,000,000 / $1,000,000 / $1,000,000": in whatever order, each of the three is that.
  const [three, one = ""] =
    /employer['’]?s?['’]? liability\D{0,20}?(\$ ?[\d,]+)(?: ?\/ ?\1){2}/i.exec(type === "WORKERS_COMPENSATION" ? text : "") ?? [];
  // "Employers' liability of $500,000 for each accident, for disease per employee and for disease policy limit".
  const [shared, amountOfAll = ""] =
    (type === "WORKERS_COMPENSATION" &&
      /(\$ ?[\d,]{6,})\)? (?:for )?each accident,? (?:and )?(?:for )?disease,? (?:per|each) employee,? (?:and )?(?:for )?disease,? policy limit/i.exec(
        text,
      )) ||
    [];
  if (shared) addAll(found, employersLimits, amountOfAll, words);
  if (three) for (const key of employersLimits) add(found, key, one, words);
  for (const { amount, behind, ahead, isBoth } of sides) {
    const key = areAhead ? ahead : (behind ?? ahead);
    if (isBoth) addAll(found, ["umbrellaEachOccurrence", "umbrellaAggregate"], amount, words);
    else if (key) add(found, key, amount, words);
  }
  return found;
}

/** The limits of lines that are one policy's alone: told, where a narrow part's lines break within a limit's name, or listed. */
export function limitsOfLines(type: PolicyType, lines: readonly Word[][]): Stated[] {
  const [listed, told] = [limitsIn(type, lines), limitsSaid(type, withLabelsAhead(lines).flat())];
  return told.length > listed.length ? told : listed;
}

/** Liability limits written as "$30,000 each person" on the lines below the name of their coverage. */
export function besideCoverage(lines: readonly Word[][]): { label: string; words: Word[] }[] {
  let coverage = "";
  return lines.flatMap((line) => {
    const text = textIn(line);
    if (/^[A-Z]/.test(text) && !/^Premium/i.test(text)) coverage = text;
    const match = /(?:^|\s)\$([\d,]+) (each (?:person|accident|occurrence))$/i.exec(text);
    const kind = /^(bodily injury|property damage)( liability)?\b/i.exec(coverage);
    return match && kind ? [{ label: `${kind[1]} ${match[2]}`, words: wordsOfText(line, match[1] ?? "") }] : [];
  });
}
