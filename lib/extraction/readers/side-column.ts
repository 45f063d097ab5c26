import type { ReadyPage } from "@/lib/extraction/readers/pages";
import { type Piece, piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { plainPolicy } from "@/lib/extraction/readers/plain-policies";
import { headingOf } from "@/lib/extraction/readers/plain-sections";
import { centerX, centerY, linesOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** How many lines each of two columns has at least, and how far apart they are, in points. */
const [leastLines, leastGap] = [5, 8];
/** Room between what is set below each other, in points. */
const apart = 14;

const isParty = ({ key }: Piece) => key === "insured" || key === "holder" || key === "producer";

/**
 * A page whose left column says who is insured, by whom and for whom, and whose right one what: as one column, the left one above the right one, and the way
 * back to the page as shown. Line by line across both each line would be half of the one and half of the other. Other pages stay as they are.
 */
export function withoutSideColumn(page: ReadyPage): ReadyPage {
  if (page.closer) return page;
  const pieces = piecesOf(page);
  const isCover = (piece: Piece) => plainPolicy(piece.text).type !== "OTHER" && headingOf(piece, pieces) !== null;
  const covers = pieces.filter((piece) => piece.key === "number" || isCover(piece));
  const parties = pieces.filter(isParty);
  const [left] = covers.map(({ box }) => box[0]).sort((a, b) => a - b);
  if (left === undefined || parties.length < 2 || !covers.some(({ key }) => key === "number")) return page;
  const edge = left - leastGap / 2;
  if (parties.some(({ box }) => box[2] > edge - leastGap / 2)) return page;
  const top = Math.min(...[...covers, ...parties].map(({ box }) => box[1])) - 2;
  const crossing = page.words.filter(({ box }) => box[1] > top && box[0] < edge + leastGap / 2 - 1 && box[2] > edge - leastGap / 2);
  const bottom = Math.min(page.height, ...crossing.map(({ box }) => box[1])) - 1;
  if ([...covers, ...parties].some(({ box }) => box[3] > bottom)) return page;
  const inside = page.words.filter((word) => centerY(word) > top && centerY(word) < bottom);
  const [beside, main] = [inside.filter((word) => centerX(word) < edge), inside.filter((word) => centerX(word) > edge)];
  if (linesOf(beside).length < leastLines || linesOf(main).length < leastLines) return page;
  const down = unionBox(beside)[3] + apart - unionBox(main)[1];
  const foot = unionBox(main)[3] + down + apart - bottom;
  const moved = (word: Word, by: number): Word => ({ ...word, box: [word.box[0], word.box[1] + by, word.box[2], word.box[3] + by] });
  const below = page.words.filter((word) => centerY(word) >= bottom);
  const above = page.words.filter((word) => centerY(word) <= top);
  const [mainTop, footTop] = [unionBox(main)[1] + down - 1, bottom + foot - 1];
  const back = ([x0, y0, x1, y1]: Box): Box => {
    const by = y0 >= footTop ? foot : y0 >= mainTop ? down : 0;
    return [x0, y0 - by, x1, y1 - by];
  };
  return {
    ...page,
    height: page.height + foot,
    words: [...above, ...beside, ...main.map((word) => moved(word, down)), ...below.map((word) => moved(word, foot))],
    rulings: [],
    uprights: [],
    toShown: (box) => (page.toShown ? page.toShown(back(box)) : back(box)),
  };
}
