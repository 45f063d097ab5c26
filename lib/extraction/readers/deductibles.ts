import type { Grid } from "@/lib/extraction/readers/grid";
import { centerX, centerY, type Word } from "@/lib/extraction/readers/words";
import { parseAmount } from "@/lib/extraction/rules";

/**
 * Maximum distance between the middle of a value and the edges of its header, and minimum distance between two headers of one line, in
 * points.
 */
const [beside, apart] = [10, 6];

/** The words below the header of deductibles that is within the column of limits. */
export function deductibleColumn(words: readonly Word[], { columns, headerTop, headerBottom, bottom }: Grid): Word[] {
  const [from, to] = columns.limits ?? [0, 0];
  const level = words.filter((word) => centerY(word) > headerTop - 2 && centerY(word) < headerBottom + 2);
  // "Limits / deductibles" heads both.
  const isAlone = (head: Word) =>
    level.every((word) => word === head || word.box[0] - head.box[2] > apart || head.box[0] - word.box[2] > apart);
  const head = level.find(
    (word) => /^ded(?:uctibles?)?\.?$/i.test(word.text) && centerX(word) > from && centerX(word) < to && isAlone(word),
  );
  if (!head) return [];
  return words.filter(
    (word) =>
      centerY(word) > head.box[3] && centerY(word) < bottom && centerX(word) > head.box[0] - beside && centerX(word) < head.box[2] + beside,
  );
}

/** The words of a table without the amounts of its column of deductibles, which may be between a limit's name and its amount. */
export function withoutDeductibles(words: Word[], grid: Grid): Word[] {
  const amounts = new Set(deductibleColumn(words, grid).filter(({ text }) => parseAmount(text) !== null));
  return amounts.size > 0 ? words.filter((word) => !amounts.has(word)) : words;
}
