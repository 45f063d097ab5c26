import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { groupedAmount, withoutBorder } from "@/lib/extraction/readers/likely-amounts";
import type { Anchor } from "@/lib/extraction/readers/limit-anchors";
import { centerY, linesOf, textOf, type Word } from "@/lib/extraction/readers/words";
import { isPlaceholder, isTick, parseAmount } from "@/lib/extraction/rules";

/** The words of the limits column on one baseline: other words on the left, the amount's words on the right. */
export type AmountLine = { label: Word[]; amount: Word[]; middle: number };

/** Words that say of a limit for what it is one: the rest of a label of which the form's wording is the beginning. */
export const qualifiers = new Set([
  "ANY",
  "ONE",
  "EA",
  "OCC",
  "ACC",
  "PERSON",
  "EMP",
  "FIRE",
  "DAM",
  "TO",
  "YOU",
  "RENT",
  "PREM",
  "LIM",
  "COMBSINGLELIM",
]);

/** Points between two amounts of one line from which on they are two. */
export const abreast = 12;

/** Maximum distance above or below an amount of its label, in points. */
const labelReach = 18;

/** The amounts of the limits column, each with the words before it on its line. */
export function amountLines(words: readonly Word[], anchors: readonly Anchor[]): AmountLine[] {
  return linesOf(words)
    .flatMap((line) => cellsOf(line, anchors))
    .flatMap((line) => {
      const start = startOfTail(line);
      if (start < 0) return [];
      const amount = line.slice(start).filter(({ text }) => text !== "$" && !/^[|_—–-]+$/.test(text));
      const label = line.slice(0, start).filter(({ text }) => text !== "$" && !isTick(text) && /[A-Za-z]/.test(text));
      const [first] = amount;
      // On a picture a single character is a dollar sign or a border; the picture itself shows whether there is ink.
      if (first?.reader === "ocr" && amount.length === 1 && first.text.length === 1) return [];
      return first ? [{ label, amount, middle: centerY(first) }] : [];
    });
}

/** A line split where a label or another amount begins after an amount: a label that was found (`anchors`), or other words. */
function cellsOf(line: Word[], anchors: readonly Anchor[]): Word[][] {
  const cells: Word[][] = [[]];
  for (const word of line) {
    const cell = cells.at(-1) ?? [];
    const last = cell.at(-1);
    const isStated = startOfTail(cell) >= 0;
    const isParted =
      last &&
      anchors.some(({ left, right, middle }) => left > last.box[2] - 2 && right < word.box[0] + 2 && Math.abs(middle - centerY(word)) < 8);
    // Limits side by side have their amounts on one line.
    const isMisread = word.reader === "ocr" && /^[SIlOB][\d,.]*$/.test(word.text);
    const mayBegin = /[\d$]/.test(word.text) || isMisread || parseAmount(word.text) !== null || isPlaceholder(word.text);
    const isNext = last && word.box[0] - last.box[2] > abreast && mayBegin;
    // After an amount without a label before it, "per" begins a label.
    const mayGoOn = !isAmountTail(cell) && qualifiers.has(shortWords(word.text).join(""));
    const isLabel = /[A-Za-z]{2}/.test(word.text) && !isAmountTail([word]) && !mayGoOn;
    // Two amounts are never joined, however close, where each has a label. A single character between them is a dollar sign.
    const first = groupedAmount.test(word.text) ? cell.find(({ text }) => groupedAmount.test(text)) : undefined;
    const isSecond =
      first !== undefined &&
      anchors.some(
        ({ left, middle }) => left > first.box[0] + abreast && left < word.box[0] + 4 && Math.abs(middle - centerY(word)) < labelReach,
      );
    if (isSecond && last?.text.length === 1) cell.pop();
    if (isStated && (isParted || isNext || isLabel || isSecond)) cells.push([word]);
    else cell.push(word);
  }
  return cells;
}

/** Words of the longest amount: two amounts in one cell, their signs, borders and what recognition made of them. */
const mostOfAmount = 12;

/** Where the amount at the end of a line begins, or -1 when there is no amount. Tries the last words only, not each suffix of the line. */
function startOfTail(line: Word[]): number {
  for (let at = Math.max(0, line.length - mostOfAmount); at < line.length; at++) if (isAmountTail(line.slice(at))) return at;
  return -1;
}

/** From here to the end of the line there is nothing but an amount, readable or not. */
export function isAmountTail(words: Word[]): boolean {
  const whole = textOf(
    words.filter(({ text }) => text !== "$"),
    " ",
    99,
  );
  const text = words.at(-1)?.reader === "ocr" ? withoutBorder(whole) : whole;
  // A year alone is of a date that reaches over its column's edge.
  if (!text || /^20[0-4]\d$/.test(text)) return false;
  // Two amounts in one cell are stated, though neither may be chosen.
  if (/^\$?\s?\d[\d,]{4,}\s?\/\s?\$?\s?\d[\d,]{4,}$/.test(text)) return true;
  // Letters among digits are digits that recognition misread; in exact text they are of a policy number.
  const isGarbled = words.some(({ reader }) => reader === "ocr") && /^\$?\s?\d[\d., OIlSB…]*$/.test(text);
  return isGarbled || parseAmount(text, true) !== null || /^\$?\s?\d[\d., …]*$/.test(text);
}
