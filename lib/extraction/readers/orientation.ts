import { cutOut, levelled, pgmOf, type ReadyPicture, reduced, type Turn, turnedBy } from "@/lib/extraction/readers/image";
import type { OcrEngine, OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { findSkew, type Grey, inkLevel, isBlank, removeRulings } from "@/lib/extraction/readers/pixels";
import { proseOf, segmentsOf } from "@/lib/extraction/readers/segments";
import type { Box, PageSize } from "@/lib/extraction/schema";

/** Pixels across the copies in which the direction of the text is looked for, enough to read a line of it, and its skew. */
const [copyWidth, skewWidth] = [1700, 1000];
/** Points of running text, and letters legible in a sample of it, from which on the way that it is read is the right one. */
const [manyLines, readily] = [400, 20];
/** Length of the sample of a line that is read, in points, and how much longer lines one way must be than the other. */
const [sample, clearly] = [130, 1.5];

const common =
  /^(the|of|and|to|insurance|insured|certificate|policy|policies|liability|date|this|number|any|or|is|for|in|limits|coverage|holder|issued)$/i;
export const commonWords = (words: readonly { text: string }[]) => words.filter(({ text }) => common.test(text.replace(/\W/g, ""))).length;

/** The skew of a page in degrees. */
export const skewOf = async (grey: Grey): Promise<number> => findSkew(await reduced(grey, skewWidth));

/**
 * Whether a page lies upright as it is: it has lines of running text (points) that can be read, and not just a fax's head. For all others
 * `turnOf` takes a closer look.
 */
export async function liesUpright({ grey, scale }: ReadyPicture, lines: readonly Box[], engine: OcrEngine): Promise<boolean> {
  const across = longest(lines);
  if (across.length < 2 || sum(across) < manyLines) return false;
  const samples = across.slice(0, 2).map((box) => pixels(box, scale));
  return (await lettersIn(grey, samples, 0, engine)) > readily * samples.length;
}

/**
 * The turn that brings a page upright, told from its lines of running text: they run across or down, and read one way only. That
 * takes two or three short lines to be read and not the whole page. null: no text from which it could be told.
 */
export async function turnOf(grey: Grey, page: PageSize, skew: number, engine: OcrEngine): Promise<Turn | null> {
  const copy = await reduced(grey, copyWidth);
  const straight = await levelled(copy, skew);
  const scale = copy.width / page.width;
  const clean = removeRulings(straight, Math.round(18 * scale), Math.round(2.2 * scale));
  const level = inkLevel(clean);
  const upended = await turnedBy(clean, 90);
  const [across, down] = [longest(segmentsOf(clean, level, scale).lines), longest(segmentsOf(upended, level, scale).lines)];
  const [total, totalDown] = [sum(across), sum(down)];
  if (Math.max(total, totalDown) < 200) return null;
  const isAcross = total > totalDown;
  const unsure = Math.max(total, totalDown) < clearly * Math.min(total, totalDown);
  const [picture, chosen] = isAcross ? [clean, across] : [upended, down];
  const samples = chosen.slice(0, 3).map((box) => pixels(box, scale));
  let best: { turn: Turn | null; letters: number } = { turn: null, letters: 0 };
  for (const flip of [0, 180] as const) {
    const letters = await lettersIn(picture, samples, flip, engine);
    if (letters > best.letters) best = { turn: ((isAcross ? 0 : 90) + flip) as Turn, letters };
    if (letters > readily * samples.length) break;
  }
  return best.letters < 8 * samples.length || unsure ? null : best.turn;
}

/** Lines of running text, the longest first. */
const longest = (lines: readonly Box[]) => proseOf(lines).sort((a, b) => lengthOf(b) - lengthOf(a));
const lengthOf = ([x0, , x1]: Box) => x1 - x0;
const sum = (boxes: readonly Box[]) => boxes.reduce((all, box) => all + lengthOf(box), 0);

/** The middle of a line, in pixels of the picture. */
function pixels([x0, y0, x1, y1]: Box, scale: number): Box {
  const middle = (x0 + x1) / 2;
  const [from, to] = [Math.max(x0, middle - sample / 2) - 2, Math.min(x1, middle + sample / 2) + 2];
  return [from, y0 - 2, to, y1 + 2].map((point) => point * scale) as Box;
}

/** Letters that are read in samples (pixels) of a picture, turned by `flip`. */
async function lettersIn(picture: Grey, samples: readonly Box[], flip: 0 | 180, engine: OcrEngine): Promise<number> {
  const cuts = await Promise.all(samples.map(async (box) => pgmOf(await cutOut(picture, box, flip))));
  return legible((await engine.read(cuts, 7)).flat());
}

/** Letters in words that recognition is sure of. */
const legible = (words: readonly OcrWord[]) =>
  words
    .filter(({ text, confidence }) => confidence > 0.6 && /^[A-Za-z]{2,}[.,;:]?$/.test(text))
    .reduce((all, { text }) => all + text.length, 0);

/** Which quarter turn brings a page upright that has no lines of text: the one in which most common words can be read. */
export async function turnByWords(grey: Grey, engine: OcrEngine): Promise<Turn> {
  const copy = await reduced(grey, 1300);
  if (isBlank(copy)) return 0;
  let [best, most]: [Turn, number] = [0, 3];
  for (const turn of [270, 90, 180] as const) {
    const [words = []] = await engine.read([pgmOf(await turnedBy(copy, turn))], 11);
    const hits = commonWords(words);
    if (hits > most) [best, most] = [turn, hits];
    if (hits > 20) break;
  }
  return best;
}
