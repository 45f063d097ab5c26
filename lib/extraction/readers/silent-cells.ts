import { plainText } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { FoundLimits } from "@/lib/extraction/readers/limits";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { centerX, centerY, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, isTick } from "@/lib/extraction/rules";
import type { LimitKey, ReadPolicy } from "@/lib/extraction/schema";

/** Points between two words of one text at most. */
const blank = 4;
/** Words for a limit that is not known yet. "N/A" and "None" mean that the policy has no such limit. */
const open = /\bT\.?B\.?[DA]\b|\bto be\b|\bpending\b/i;
/** Marks that repeat the text above them. */
const ditto = /^(?:["”“〃]|''|’’|,,|do\.?)$/;

type Stated = { row: GridRow; slot: Slot; found: FoundLimits };

/** Whether a word is the end of a text that begins in the column to the left of `left`, and so belongs to that column. */
export const isOver = (word: Word, words: readonly Word[], left: number): boolean =>
  words.some(
    (other) =>
      centerX(other) < left &&
      /[A-Za-z]{2}/.test(other.text) &&
      Math.abs(word.box[0] - other.box[2]) < blank &&
      Math.abs(centerY(other) - centerY(word)) < 2,
  );

/**
 * Reports a cell of an exact page that is not empty and from which no value was read: "SAME AS ABOVE", a ditto mark, a date or an amount in
 * an unknown format. A value that is stated and not read is unreadable, not missing.
 */
export function noteSilent(
  policy: ReadPolicy,
  { row, slot, found }: Stated,
  { columns }: Grid,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
) {
  const titles = new Set(row.titles.flatMap((title) => title.words));
  const cells = [
    ["policyNumber", columns.number, "a number"],
    ["effectiveDate", columns.effective, "a date"],
    ["expirationDate", columns.expiration, "a date"],
  ] as const;
  const [top, bottom] = slot.line ?? [slot.top, slot.bottom];
  for (const [key, span, what] of cells) {
    if (!span || policy[key] !== null || notes.reasons[`${pointer}/${key}`]) continue;
    const said = inside(words, span, { top, bottom }).filter(
      (word) =>
        !titles.has(word) &&
        !isTick(word.text) &&
        !isOver(word, words, span[0]) &&
        (/[A-Za-z0-9]/.test(word.text) || ditto.test(word.text)),
    );
    if (said.length === 0 || isPlaceholder(plainText(said))) continue;
    notes.unreadable(`${pointer}/${key}`, `"${textOf(said).slice(0, 80)}" is not understood as ${what}.`, said);
  }
  for (const { key, box } of found.empty) {
    if (policy.limits[key as LimitKey] || key in policy.limitsText || notes.reasons[`${pointer}/limits/${key}`]) continue;
    const said = wordsIn(words, box).filter(({ text }) => /[A-Za-z0-9]/.test(text));
    if (said.length === 0 || said.length > 6 || (isPlaceholder(plainText(said)) && !open.test(plainText(said)))) continue;
    notes.unreadable(`${pointer}/limits/${key}`, `"${textOf(said).slice(0, 80)}" is not understood as an amount.`, said);
  }
}
