import type { AmountLine } from "@/lib/extraction/readers/amount-lines";
import type { Anchor } from "@/lib/extraction/readers/limit-anchors";
import { unionBox, type Word } from "@/lib/extraction/readers/words";

/** Maximum vertical offset between two labels of one line, in points. */
export const level = 5;

/** Distance of an amount below its label where both are in one cell, in points. */
export const [leastDrop, mostDrop] = [6, 18];
/** Minimum distance above or below its label of an amount that overlaps its width: there is no room for it beside the label. */
const leastShared = 3;
/** How much of its width it shares with it then at least. */
const sharedWidth = 0.5;

/** How far left of what is left of its label a picture's amount may begin, in points: recognition loses a label's first words. */
const lostWords = 32;

/** Whether an amount is below a label, at its left edge or right of it, and after no other label of the label's line. */
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

/** Whether an amount is close above or below a label. */
function isStacked({ amount, middle }: AmountLine, anchor: Anchor): boolean {
  const [left, , right] = unionBox(amount);
  const away = Math.abs(middle - anchor.middle);
  const shared = Math.min(right, anchor.right) - Math.max(left, anchor.left);
  return away > leastShared && away < leastDrop + 1 && shared > sharedWidth * (right - left);
}

/**
 * Maximum distance of an amount below a label from the label's left edge, after its dollar sign, and maximum difference between the drops
 * of one row, in points.
 */
const [behindSign, unlikeDrops] = [16, 3];

/**
 * The common distance of several amounts below a label at whose left edge each begins; null: the distances differ. On a skewed photograph
 * such an amount may be level with the label of another cell.
 */
function dropAtEdges(anchors: readonly Anchor[], lines: readonly AmountLine[]): number | null {
  const drops = lines.flatMap(({ amount, middle }) => {
    const [left] = unionBox(amount);
    const own = anchors.flatMap((anchor) => (left - anchor.left > -2 && left - anchor.left < behindSign ? [middle - anchor.middle] : []));
    return own.filter((drop) => drop > leastDrop && drop < mostDrop).sort((a, b) => a - b)[0] ?? [];
  });
  const isAlike = Math.max(...drops) - Math.min(...drops) < unlikeDrops;
  return lines.length > 2 && drops.length === lines.length && isAlike ? (drops[Math.floor(drops.length / 2)] ?? null) : null;
}

/** Amounts of a row up to which each of them counts. */
const fewLines = 3;

/**
 * The distance of a row's amounts below their labels, negative for above, in points; null: they are beside them; undefined: the row does
 * not show it.
 */
export function dropOfAmounts(anchors: readonly Anchor[], lines: readonly AmountLine[]): number | null | undefined {
  const isSeen = lines.some(({ amount }) => amount[0]?.reader === "ocr");
  // Of a picture's words one may reach over the line above it or below.
  const isLevelWith = (line: AmountLine) =>
    anchors.some(({ middle }) => Math.abs(line.middle - middle) < level) && !anchors.some((anchor) => isStacked(line, anchor));
  const levels = lines.filter(isLevelWith).length;
  const isLevel = levels > (isSeen && lines.length > fewLines ? 1 : 0);
  // Amounts in a column of their own right of all labels were typed too high or too low.
  const isApart = anchors.every(({ right }) => lines.every(({ amount }) => unionBox(amount)[0] > right));
  const atEdges = isSeen ? dropAtEdges(anchors, lines) : null;
  if (atEdges !== null) return atEdges;
  if (isLevel || isApart) return null;
  // A row that begins with an amount has each above its label.
  const [highest, top] = [Math.min(...lines.map(({ middle }) => middle)), Math.min(...anchors.map(({ middle }) => middle))];
  const isOver = (line: AmountLine) =>
    line.middle === highest && anchors.some((anchor) => anchor.middle > highest && isStacked(line, anchor));
  const way = highest < top - leastDrop || (highest < top && lines.some(isOver)) ? -1 : 1;
  const drops = lines.flatMap((line) => {
    const near = anchors.filter((anchor) => isBelow(line.amount, anchor, anchors));
    const above = near.map((anchor) => [way * (line.middle - anchor.middle), isStacked(line, anchor) ? leastShared : leastDrop] as const);
    const own = above.filter(([drop, least]) => drop > least && drop < mostDrop).map(([drop]) => drop);
    return own.sort((a, b) => a - b)[0] ?? [];
  });
  const usual = drops.sort((a, b) => a - b)[Math.floor(drops.length / 2)];
  // Recognition may have lost one label of several, or made an amount of something else.
  const isCommon = drops.length === lines.length || (isSeen && way > 0 && drops.length > 2 && drops.length >= lines.length - 1);
  return usual !== undefined && isCommon ? way * usual : undefined;
}

/**
 * Maximum distance below their labels at which amounts still count as level with them, and maximum distance between the lines of a row's
 * limits, in points.
 */
const [mostAside, nearlyLevel, wholeLine] = [8, 2.5, 13];

/**
 * How far below their labels the amounts of a row are that are beside them, in points. A photograph's perspective moves them up or down by
 * half a line and more: then the offset that most labels share decides, where all labels were found (`isWhole`). null: it is ambiguous
 * whether they belong to the labels above or below them.
 */
export function offsetBeside(anchors: readonly Anchor[], lines: readonly AmountLine[], isWhole: boolean): number | null {
  const offsets = anchors.flatMap(({ middle }) => lines.map((line) => line.middle - middle));
  const all = offsets.filter((one) => Math.abs(one) < mostAside);
  const nearest = anchors.flatMap(({ middle }) => {
    const [near] = lines.map((line) => line.middle - middle).sort((a, b) => Math.abs(a) - Math.abs(b));
    return near !== undefined && Math.abs(near) < leastDrop ? [near] : [];
  });
  const usual = nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 2)] ?? 0;
  const common = nearest.length < 3 ? 0 : usual;
  const pairsAt = (offset: number) =>
    anchors.filter(({ middle }) => lines.some((line) => Math.abs(line.middle - middle - offset) < nearlyLevel)).length;
  const isSeen = lines.some(({ amount }) => amount[0]?.reader === "ocr");
  // Moved by a whole line they are level again, each with its neighbor's label: one label then has none, and one amount no label.
  const further = offsets.filter((one) => Math.abs(one) < wholeLine);
  const most = Math.max(pairsAt(common), ...all.map(pairsAt));
  if (isSeen && most <= anchors.length / 2 && further.some((offset) => pairsAt(offset) > most)) return null;
  if (Math.abs(usual) < nearlyLevel || !isSeen) return common;
  const byPairs = all.toSorted((a, b) => pairsAt(b) - pairsAt(a) || Math.abs(a) - Math.abs(b));
  const [best = 0] = byPairs;
  const other = byPairs.find((offset) => Math.sign(offset) !== Math.sign(best) && Math.abs(offset - best) > leastDrop);
  if (other === undefined) return common;
  return isWhole && pairsAt(other) < pairsAt(best) ? best : null;
}

/**
 * Whether a row has its amounts on another side of their labels than `common`, or, on a picture (`isSeen`), does not show where they are.
 */
export const isUnlike = (drop: number | null | undefined, common: number, isSeen: boolean): boolean =>
  drop === undefined ? isSeen : drop !== null && Math.sign(drop) !== Math.sign(common);

/**
 * How far below their labels the amounts of a page's rows are, by the majority of the rows that show it. On a tie the nearer amounts win.
 * null: no row shows it.
 */
export function commonDrop(drops: readonly (number | null | undefined)[]): number | null {
  const [below = [], above = []] = [1, -1].map((way) => drops.flatMap((drop) => (drop && Math.sign(drop) === way ? [drop] : [])));
  const [down, up] = [below, above].map((some) => some.sort((a, b) => a - b)[Math.floor(some.length / 2)] ?? null);
  if (down === null || down === undefined || up === null || up === undefined) return down ?? up ?? null;
  const isUp = above.length > below.length || (above.length === below.length && -up < down);
  return isUp ? up : down;
}
