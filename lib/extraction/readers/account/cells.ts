import type { HeaderKey } from "@/lib/extraction/forms/acord-25-headers";
import { isSign } from "@/lib/extraction/forms/amount-words";
import { printedInColumn } from "@/lib/extraction/forms/printed";
import { plainText } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { FoundLimits } from "@/lib/extraction/readers/limits";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { isTermWord } from "@/lib/extraction/readers/terms";
import { centerX, centerY, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isNoNumberYet, isPlaceholder, isTick } from "@/lib/extraction/rules";
import type { LimitKey, ReadPolicy } from "@/lib/extraction/schema";

/* The cells of a policy's number, dates and letter. Besides its value a cell has signs and the words of its own column's header. */

/** Points between two words of one text at most. */
const blank = 4;

/** Whether a word is the end of a text that begins in the column to the left of `left`, and so belongs to that column. */
const isOver = (word: Word, words: readonly Word[], left: number): boolean =>
  words.some(
    (other) =>
      centerX(other) < left &&
      /[A-Za-z]{2}/.test(other.text) &&
      Math.abs(word.box[0] - other.box[2]) < blank &&
      Math.abs(centerY(other) - centerY(word)) < 2,
  );

/** What the words of a cell say besides its column's header. `words`: of the page; text of the column before it may reach into the cell. */
export const saidInCell = (own: readonly Word[], [left]: readonly [number, number], words: readonly Word[]): Word[] =>
  own.filter((word) => !isTick(word.text) && !isSign(word.text) && !isOver(word, words, left));

const isAnswer = (text: string) => /^\W*[xyn]\W*$/i.test(text);

/** Whether a word beside a value is of its column's header, as "No." before a number and "thru" before a date, or an answer. */
export const isOfColumn = (text: string, header: HeaderKey): boolean =>
  isAnswer(text) || printedInColumn(header, text) || ((header === "effective" || header === "expiration") && isTermWord(text));

/** Reports a cell of an exact page from which no value was read though it has words. What is stated and not read is unreadable, not missing. */
export function accountForUnread(
  policy: ReadPolicy,
  { row, slot, found }: { row: GridRow; slot: Slot; found: FoundLimits },
  { columns }: Grid,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
) {
  const titles = new Set(row.titles.flatMap((title) => title.words));
  const [top, bottom] = slot.line ?? [slot.top, slot.bottom];
  const note = (key: string, said: readonly Word[], what: string) =>
    notes.unreadable(`${pointer}/${key}`, `"${textOf(said).slice(0, 80)}" is not understood as ${what}.`, said);
  for (const [key, span, what] of [
    ["policyNumber", columns.number, "a number"],
    ["effectiveDate", columns.effective, "a date"],
    ["expirationDate", columns.expiration, "a date"],
  ] as const) {
    if (!span || policy[key] !== null || notes.reasons[`${pointer}/${key}`]) continue;
    const own = inside(words, span, { top, bottom }).filter((word) => !titles.has(word));
    const said = saidInCell(own, span, words);
    if (said.length > 0 && !isPlaceholder(plainText(said))) note(key, said, what);
  }
  for (const { key, box } of found.empty) {
    if (policy.limits[key as LimitKey] || key in policy.limitsText || notes.reasons[`${pointer}/limits/${key}`]) continue;
    const said = wordsIn(words, box).filter(({ text }) => /[A-Za-z0-9]/.test(text));
    // "N/A" says that the policy has no such limit, "pending" that it is not known yet.
    const isNone = isPlaceholder(plainText(said)) && !isNoNumberYet(plainText(said));
    if (said.length > 0 && said.length <= 6 && !isNone) note(`limits/${key}`, said, "an amount");
  }
}
