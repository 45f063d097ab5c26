import type { AmountLine } from "@/lib/extraction/readers/amount-lines";
import type { Anchor } from "@/lib/extraction/readers/limit-anchors";
import { unionBox, type Word } from "@/lib/extraction/readers/words";

/** How far apart two labels of one line may stand in height, in points. */
export const level = 5;

/** How far an amount stands below its label where it stands in one cell with it, in points. */
export const [leastDrop, mostDrop] = [6, 18];

/** How far left of what is left of its label a picture's amount may begin, in points: recognition loses a label's first words. */
const lostWords = 32;

/** Whether an amount stands below a label, at its left edge or right of it, and behind no other label of the label's line. */
export function isBelow(amount: readonly Word[], anchor: Anchor, anchors: readonly Anchor[]): boolean {
  const [left] = unionBox(amount);
  const before = amount[0]?.reader === "ocr" ? lostWords : 6;
  const away = (one: Anchor) => Math.abs(one.left - left);
  const isNearer = (other: Anchor) =>
    other !== anchor &&
    Math.abs(other.middle - anchor.middle) < level &&
    ((other.left > anchor.left && other.left < left + 6) || (left < anchor.left - 6 && away(other) < away(anchor)));
  return left > anchor.left - before && left < anchor.right + 12 && !anchors.some(isNearer);
}

/** How far the amounts of a row stand below their labels, or above them where it is negative, in points; null: they stand beside them. */
export function dropOfAmounts(anchors: readonly Anchor[], lines: readonly AmountLine[]): number | null {
  const isLevel = anchors.some(({ middle }) => lines.some((line) => Math.abs(line.middle - middle) < level));
  // Amounts in a column of their own right of all labels were typed too high or too low.
  const isApart = anchors.every(({ right }) => lines.every(({ amount }) => unionBox(amount)[0] > right));
  if (isLevel || isApart) return null;
  // A row that begins with an amount has each above its label.
  const way = Math.min(...lines.map(({ middle }) => middle)) < Math.min(...anchors.map(({ middle }) => middle)) - leastDrop ? -1 : 1;
  const drops = lines.flatMap(({ amount, middle }) => {
    const above = anchors.filter((anchor) => isBelow(amount, anchor, anchors)).map((anchor) => way * (middle - anchor.middle));
    return above.filter((drop) => drop > leastDrop && drop < mostDrop).sort((a, b) => a - b)[0] ?? [];
  });
  const usual = drops.sort((a, b) => a - b)[Math.floor(drops.length / 2)];
  // Recognition may have lost one label of several, or made an amount of something else.
  const isSeen = lines.some(({ amount }) => amount[0]?.reader === "ocr");
  const isCommon = drops.length === lines.length || (isSeen && drops.length > 2 && drops.length >= lines.length - 1);
  return usual !== undefined && isCommon ? way * usual : null;
}
