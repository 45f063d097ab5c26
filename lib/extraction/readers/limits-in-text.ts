import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import type { FoundLimits } from "@/lib/extraction/readers/limits";
import { arePartedBy, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { parseAmount } from "@/lib/extraction/rules";

type Part = { amount: Word[]; label: Word[] };

/**
 * Limits as running text in one cell: "$1,000,000 each occurrence; $2,000,000 general aggregate". Each amount belongs to the words after
 * it, up to the next amount, or to those before it where the text begins with words. null: the cell holds no such text, or one of its
 * amounts is ambiguous. `uprights`: the page's vertical borders, none of which is inside a cell.
 */
export function limitsInText(form: RowForm, words: readonly Word[], uprights: NonNullable<PageWords["uprights"]> = []): FoundLimits | null {
  const drawn = linesOf(words);
  if (areCells(drawn, uprights)) return null;
  const lines = drawn.map((line) => whole(line.flatMap(unglued)).filter(({ text }) => text !== "$" && /[A-Za-z0-9]|^[,;/]$/.test(text)));
  const flow = lines.flat();
  const isRun = lines.some(([first, label, ...rest]) => first && isAmount(first) && label && !isAmount(label) && rest.some(isAmount));
  // In a narrow cell each amount may begin or end a line: the text before it ends with a comma.
  const later = flow.flatMap((word, at) => (at > 0 && isAmount(word) ? (flow[at - 1] ?? []) : []));
  const isList = flow[0] !== undefined && isAmount(flow[0]) && endItems(later);
  // Of the comma within an amount a picture may make a semicolon.
  const isParted = flow.some(
    ({ text, reader }, at) => text.endsWith(";") && !(reader === "ocr" && /\d;$/.test(text) && /^\d{3}/.test(flow[at + 1]?.text ?? "")),
  );
  const isFlow = isRun || isList || isParted;
  // "Each occurrence: $1,000,000", each label with its colon, may break anywhere.
  const sums = flow.filter(isAmount);
  const isLabelled =
    sums.length > 1 && sums.every((sum) => sum.reader !== "ocr" && flow[flow.indexOf(sum) - 1]?.text.endsWith(":") && !isNone(sum));
  if (!(isFlow || isLabelled) || sums.length === 0) return null;
  const [first, last] = [flow.findIndex(isAmount), flow.findLastIndex(isAmount)];
  // "Statutory; employers liability $1,000,000 each accident / …": words before the amounts that name no limit, and a name after the last.
  const lead = flow.slice(0, first);
  const isNamed = lead.some((_, at) => nameOf(form, lead.slice(at)) !== null);
  const end = upToSemicolon(flow.slice(last + 1)).slice(0, longestName);
  // Digits before the first name of a picture are its amount, which recognition lost, where the last amount has a name after it.
  const isLost = isNamed && lead.some(({ reader, text }) => reader === "ocr" && /\d/.test(text));
  const isLed = first > 0 && (!isNamed || isLost) && end.some((_, at) => nameOf(form, end.slice(0, at + 1)) !== null);
  // Without a name before the first amount or after the last it is ambiguous on which side of the amounts their names are.
  if (first > 0 && !isNamed && !isLed) return null;
  const areFirst = first === 0 || isLed;
  const parts = areFirst
    ? amountsFirst(flow.slice(first))
    : labelsFirst(flow).map((part) => (isFlow ? part : { ...part, label: lastLabel(part.label) }));
  const told = parts.filter(({ amount, label }) => !isTorn(areFirst ? [...amount, ...label] : [...label, ...amount]));
  const given = told.filter(({ amount }) => !amount.some(isNone));
  const limits = given.flatMap(({ amount, label }) => {
    const key = nameOf(form, label);
    return key ? [{ key, words: amount }] : [];
  });
  const others = given.flatMap(({ amount, label }) => {
    const text = plainText(label).replace(/[;,./ ]+$/, "");
    return nameOf(form, label) || !text ? [] : [{ label: text, words: amount }];
  });
  // A mark that recognition made of a letter may have made a text of a column of limits: then a label has the words of boxes before its own.
  const isMerged = given.some(({ label }) => {
    const keys = label.some(({ reader }) => reader === "ocr") ? label.flatMap((_, at) => nameOf(form, label.slice(at)) ?? []) : [];
    return nameOf(form, label) === null && keys.some((key) => !limits.some((one) => one.key === key));
  });
  if (!areFirst && isMerged) return null;
  const isKnownByTitle = given.every(({ label }) => label.length > 0) && new Set(limits.map(({ key }) => key)).size === limits.length;
  return limits.length > 0 && isKnownByTitle ? { limits, others, empty: [] } : null;
}

/** The limits of a coverage that no form knows, on one line, each label before its amount: "Each Claim 2,000,000 / Agg 4,000,000". */
export function limitsInLine(line: readonly Word[]): FoundLimits["others"] {
  const found: FoundLimits["others"] = [];
  let label: Word[] = [];
  for (const word of line) {
    const isSum = parseAmount(word.text) !== null && /\d{3}|\d(?:M|MM|K)$/i.test(word.text);
    if (isSum && label.length > 0) found.push({ label: plainText(label).replace(/[;,./: ]+$/, ""), words: [word] });
    if (isSum) label = [];
    else if (/[A-Za-z]/.test(word.text)) label.push(word);
  }
  return found;
}

/** Of labels with a colon each the one directly before an amount: those before it have none. */
function lastLabel(label: Word[]): Word[] {
  const end = label.findLastIndex(({ text }, at) => at < label.length - 1 && text.endsWith(":"));
  return label.slice(end + 1);
}

/** How far below its last line one of a picture's text begins at least, in heights, where there was one between them. */
const lostLine = 2.6;

/**
 * Whether a line of a picture was lost between words: an amount at the end of a line does not belong to the name on the line after the lost
 * one.
 */
const isTorn = (words: readonly Word[]) =>
  words.some(({ box: [, y0, , y1], reader }, at) => {
    const next = words[at + 1];
    return reader === "ocr" && next !== undefined && next.box[1] - y0 > lostLine * (y1 - y0);
  });

/** How far right of the other lines' beginning one of a text begins at most, in points. */
const indented = 30;

/** Whether lines are of several cells: a border parts their words, or in exact text some begin far right of the others. */
function areCells(lines: readonly Word[][], uprights: NonNullable<PageWords["uprights"]>): boolean {
  const isParted = (line: readonly Word[]) =>
    line.some((word, at) => {
      const last = line[at - 1];
      return last !== undefined && arePartedBy(uprights, last, word);
    });
  const starts = lines.flatMap(([first]) => (first && first.reader !== "ocr" ? [first.box[0]] : []));
  return lines.some(isParted) || Math.max(...starts) - Math.min(...starts) > indented;
}

/** Whether the text before the later amounts of a list ends its items: on a picture a comma may be read as a period, or be lost. */
function endItems(words: readonly Word[]): boolean {
  const isSeen = words.some(({ reader }) => reader === "ocr");
  const ends = words.filter(({ text }) => (isSeen ? /[,;/.]$/ : /[,;/]$/).test(text));
  return ends.length === words.length || (isSeen && ends.length > words.length / 2);
}

/** Words of a limit's name at most. */
const longestName = 6;

const upToSemicolon = (words: readonly Word[]) => {
  const end = words.findIndex(({ text }) => text.endsWith(";"));
  return end < 0 ? words : words.slice(0, end + 1);
};

/** The limit that words name, or that those before a comma do: "general aggregate, per location"; of employers' liability only disease has a limit each employee. */
const nameOf = (form: RowForm, label: readonly Word[]) => {
  // Of "E.L." a picture leaves "E. i" or "E. Les".
  const text = plainText(label)
    .replace(/[:;,./ ]+$/, "")
    .replace(/^statutory[,;.]? (?=\S)/i, "")
    .replace(/^E\.? ?\S{1,3} (?=(?:each|disease)\b)/i, "");
  const [, disease] = form.type === "WORKERS_COMPENSATION" ? (/^(policy limit|each employee)\b/i.exec(text) ?? []) : [];
  return limitNamedBy(form.type, disease ? `disease ${disease}` : text) ?? limitNamedBy(form.type, text.split(",")[0] ?? "");
};

/** An amount that directly follows the end of the item before it, so close that they look like one word: "injury;$1M". */
function unglued(word: Word): Word[] {
  const [, before, amount] = /^(.*[A-Za-z)][,;/]|[,;/])(\$?\d.*|\$)$/.exec(word.text) ?? [];
  return before && amount ? [before, amount].map((text) => ({ ...word, text })) : [word];
}

/** Maximum distance between the groups of an amount's digits, in points. */
const groupGap = 8;

/**
 * An amount of a picture whose groups of digits were read as words, as one: "$1" "000," "000". Only one in whole thousands, since "$250, 500" states two; a
 * comma may be lost before zeros alone.
 */
function whole(line: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (let at = 0, end = 1; at < line.length; at = end++) {
    while (goesOn(line[end - 1], line[end])) end++;
    const groups = line.slice(at, end);
    const [first] = groups;
    const text = groups
      .map((group) => zeros(group.text).replace(/,$/, ""))
      .join(",")
      .replace(/\.?,00(?=[;/.]?$)/, ".00");
    if (first && groups.length > 1 && /,000(?:\.00)?[;/.]?$/.test(text))
      words.push({ ...first, text, box: unionBox(groups), confidence: Math.min(...groups.map(({ confidence }) => confidence)) });
    else words.push(...groups);
  }
  return words;
}

/** A group of three zeros, which are often taken for letters. */
const zeros = (text: string) => text.replace(/^[0oOcCQD]{3}(?=[,;/.]?$)/, "000");

/** Whether a word is the next group of digits, or the cents, of the amount that the one before it begins. */
function goesOn(last: Word | undefined, next: Word | undefined): boolean {
  if (!last || !next || next.reader !== "ocr" || next.box[0] - last.box[2] >= groupGap) return false;
  const [before, text] = [zeros(last.text), zeros(next.text)];
  if (/^(?:\$?\d{1,3},)?000\.?$/.test(before) && text === "00") return true;
  if (!/^\$?\d{1,3}(?:,\d{3})*,?$/.test(before)) return false;
  return before.endsWith(",") ? /^\d{3}(?:,\d{3})*[,;/.]?$/.test(text) : /^000(?:,\d{3})*[,;/.]?$/.test(text);
}

/** "N/A Each occurrence", "$0 retention": there is no such limit. */
const isNone = ({ text }: Word) => /^N\/?A[;,.]?$|^\$0[;,.]?$/i.test(text);
const isAmount = (word: Word) =>
  isNone(word) ||
  (/\d{3}|\d(M|MM|K)\b|^(excluded|included)\b/i.test(word.text) && parseAmount(word.text.replace(/[;,.]+$/, ""), true) !== null);

function amountsFirst(flow: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (const word of flow) {
    const part = parts.at(-1);
    if (isAmount(word)) parts.push({ amount: [word], label: [] });
    // After a semicolon another item begins.
    else if (!part?.label.at(-1)?.text.endsWith(";")) part?.label.push(word);
  }
  return parts;
}

function labelsFirst(flow: readonly Word[]): Part[] {
  const parts: Part[] = [];
  let label: Word[] = [];
  for (const word of flow)
    if (isAmount(word)) {
      parts.push({ amount: [{ ...word, text: word.text.replace(/[;,.]+$/, "") }], label });
      label = [];
    } else label.push(word);
  return parts;
}
