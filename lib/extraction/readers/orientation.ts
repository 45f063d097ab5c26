import { cutOut, levelled, type PageSize, pgmOf, reduced, type Turn } from "@/lib/extraction/readers/image";
import type { OcrEngine, OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { findSkew, type Grey, removeRulings } from "@/lib/extraction/readers/pixels";
import { proseLines } from "@/lib/extraction/readers/prose";
import type { Box } from "@/lib/extraction/schema";

/** Pixels across the copy in which the direction of the text is looked for: enough to read a line of it. */
const copyWidth = 1700;
/** Length of the sample of a line that is read, in points, and how much longer lines one way must be than the other. */
const [sample, clearly] = [130, 1.5];

const common =
  /^(the|of|and|to|insurance|insured|certificate|policy|policies|liability|date|this|number|any|or|is|for|in|limits|coverage|holder|issued)$/i;
export const commonWords = (words: readonly { text: string }[]) => words.filter(({ text }) => common.test(text.replace(/\W/g, ""))).length;

/** How a page lies: the turn that brings it upright (null: no text from which it could be told) and its skew in degrees. */
export type Lie = { turn: Turn | null; skew: number };

/**
 * How a page lies, from its lines of running text: they run across or down, and read one way only. That takes two or three short
 * lines to be read and not the whole page.
 */
export async function findLie(grey: Grey, page: PageSize, engine: OcrEngine): Promise<Lie> {
  const copy = await reduced(grey, copyWidth);
  const skew = findSkew(await reduced(copy, 1000));
  const level = await levelled(copy, skew);
  const scale = copy.width / page.width;
  const clean = removeRulings(level, Math.round(18 * scale), Math.round(2.2 * scale));
  const lines = [true, false].map((across) => proseLines(clean, scale, across).sort((a, b) => lengthOf(b) - lengthOf(a)));
  const [across = [], down = []] = lines;
  const [total, totalDown] = [sum(across), sum(down)];
  if (Math.max(total, totalDown) < 200) return { turn: null, skew };
  const isAcross = total > totalDown;
  const unsure = Math.max(total, totalDown) < clearly * Math.min(total, totalDown);
  const chosen = (isAcross ? across : down).slice(0, 3).map((box) => pixels(box, isAcross, scale));
  const turns: Turn[] = isAcross ? [0, 180] : [270, 90];
  let best: { turn: Turn | null; letters: number } = { turn: null, letters: 0 };
  for (const turn of turns) {
    const cuts = await Promise.all(chosen.map(async (box) => pgmOf(await cutOut(clean, box, turn))));
    const letters = legible((await engine.read(cuts, 7)).flat());
    if (letters > best.letters) best = { turn, letters };
    if (letters > 20 * chosen.length) break;
  }
  return { turn: best.letters < 8 * chosen.length || unsure ? null : best.turn, skew };
}

const lengthOf = ([x0, , x1]: Box) => x1 - x0;
const sum = (boxes: readonly Box[]) => boxes.reduce((all, box) => all + lengthOf(box), 0);

/** The beginning of a line in pixels of the picture; of a line that runs down the page, `box` has its sides swapped. */
function pixels([x0, y0, x1, y1]: Box, across: boolean, scale: number): Box {
  const middle = (x0 + x1) / 2;
  const [from, to] = [Math.max(x0, middle - sample / 2) - 2, Math.min(x1, middle + sample / 2) + 2];
  const box: Box = across ? [from, y0 - 2, to, y1 + 2] : [y0 - 2, from, y1 + 2, to];
  return box.map((point) => point * scale) as Box;
}

/** Letters in words that recognition is sure of. */
const legible = (words: readonly OcrWord[]) =>
  words
    .filter(({ text, confidence }) => confidence > 0.6 && /^[A-Za-z]{2,}[.,;:]?$/.test(text))
    .reduce((all, { text }) => all + text.length, 0);
