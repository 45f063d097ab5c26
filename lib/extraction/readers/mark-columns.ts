import type { HeaderKey } from "@/lib/extraction/forms/acord-25-headers";
import type { Columns } from "@/lib/extraction/readers/columns";
import type { Notes } from "@/lib/extraction/readers/draft";
import { labelMiddle } from "@/lib/extraction/readers/labels";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { closeBefore } from "@/lib/extraction/readers/tick-boxes";
import type { boxPlaces, findTicks } from "@/lib/extraction/readers/ticks";
import { centerX, centerY, type Word } from "@/lib/extraction/readers/words";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

/** Points between a column of marks and the titles right of it. */
const beforeTitles = 3;

/**
 * A column of marks that no line separates from the titles right of it ends where these begin. The header of the titles is centered over
 * them, so the boxes below their left half would else be in the column of marks.
 */
export function endBeforeTitles(columns: Columns, header: Box | undefined, rows: readonly GridRow[], ruled: ReadonlySet<HeaderKey>) {
  const { additional, type } = columns;
  if (!additional || !header || ruled.has("additional") || additional[0] > type[0]) return;
  const left = Math.min(...rows.flatMap(({ titles }) => titles.map(({ box }) => box[0]))) - beforeTitles;
  if (left <= centerX({ box: header }) || left >= additional[1]) return;
  additional[1] = left;
  type[0] = left;
}

/** Marks in a column before the titles check none of the titles' boxes, except a mark directly before the label of a box. */
export function marksOfTitles(
  words: readonly Word[],
  { additional, type }: Columns,
  places: ReturnType<typeof boxPlaces>,
  isRuled: boolean,
): Word[] {
  const before = additional && additional[0] < type[0] ? additional : null;
  if (!before) return [...words];
  const isOfBox = (word: Word) =>
    places.some(({ label }) => {
      const gap = label.box[0] - word.box[2];
      return gap > -1 && gap < closeBefore && Math.abs(labelMiddle(label) - centerY(word)) < 4;
    });
  return words.filter((word) => centerX(word) < before[0] || centerX(word) > before[1] || (!isRuled && isOfBox(word)));
}

/** Points between two words of one label at most. */
const blank = 4;

/**
 * The words of a row without the marks and the labels of its own boxes, and without the end of a label that reaches over the edge of its column:
 * none of them is a mark of another column.
 */
export function withoutBoxes(
  words: readonly Word[],
  { type }: Columns,
  { ticks, places }: Pick<ReturnType<typeof findTicks>, "ticks" | "places">,
): Word[] {
  const own = new Set([...ticks.flatMap((tick) => tick.words), ...places.flatMap(({ label }) => label.words)]);
  const isEndOfLabel = (word: Word) =>
    /[A-Za-z]{3}/.test(word.text) &&
    centerX(word) > type[1] &&
    words.some(
      (other) =>
        centerX(other) < type[1] &&
        /[A-Za-z]{2}/.test(other.text) &&
        Math.abs(word.box[0] - other.box[2]) < blank &&
        Math.abs(centerY(other) - centerY(word)) < 2,
    );
  return words.filter((word) => !own.has(word) && !isEndOfLabel(word));
}

type MarkedTable = { columns: Columns; ruled?: ReadonlySet<HeaderKey> };

/** A lone letter before a number may be the mark of the column beside it, where no line says which of them it is in: a person looks. */
export function noteSlippedMark(policy: ReadPolicy, { columns, ruled }: MarkedTable, { number }: Slot, pointer: string, notes: Notes) {
  const [first, next] = number;
  if (!columns.waiver || !first || !next || ruled?.has("number") || policy.waiverOfSubrogation || !/^[XYN]$/.test(first.text)) return;
  policy.policyNumber = null;
  policy.waiverOfSubrogation = null;
  const reason = `"${first.text}" before the number may be part of it or a mark in the next column.`;
  notes.unreadable(`${pointer}/policyNumber`, reason, number);
  notes.unreadable(`${pointer}/waiverOfSubrogation`, reason, [first]);
}
