import type { Sharp } from "sharp";
import type { Closer } from "@/lib/extraction/readers/draft";
import { headerTop } from "@/lib/extraction/readers/grid";
import {
  enlarged,
  greyOf,
  makeReady,
  type PageSize,
  pgmOf,
  type ReadyPicture,
  reduced,
  type Turn,
  turnedBy,
} from "@/lib/extraction/readers/image";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { ocrEngine } from "@/lib/extraction/readers/ocr";
import type { OcrEngine, OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { commonWords, findLie } from "@/lib/extraction/readers/orientation";
import { densestSquare, type Grey, inkLevel } from "@/lib/extraction/readers/pixels";
import { proseLines } from "@/lib/extraction/readers/prose";
import { secondLook } from "@/lib/extraction/readers/second-look";
import { type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** A page read from its picture. Word boxes are in the levelled picture's points; `toShown` leads back to the page. */
export type PicturePage = PageWords & { closer: Closer; toShown(box: Box): Box };

type Page = PageSize & { number: number };

/** Reads a page's picture: finds out which way up it is, makes it ready and recognises its words. */
export async function readPicture(image: Sharp, page: Page): Promise<PicturePage> {
  const engine = await ocrEngine();
  const grey = await greyOf(image, page);
  const { turn, skew } = await findLie(grey, page, engine);
  const first = await recognise(await makeReady(grey, page, turn ?? 0, skew), page, engine);
  if (turn !== null || commonWords(first.words) >= 8) return first;
  const other = await turnByWords(grey, engine);
  return other === 0 ? first : recognise(await makeReady(grey, page, other, skew), page, engine);
}

async function recognise(ready: ReadyPicture, page: Page, engine: OcrEngine): Promise<PicturePage> {
  const { grey, scale } = ready;
  const size = { width: grey.width / scale, height: grey.height / scale };
  const toWords = (found: readonly OcrWord[]) => withoutDoubles(found).flatMap((word) => wordsOf(word, scale, page.number));
  const prose = proseLines(grey, scale);
  const [found = []] = await engine.read([pgmOf(without(grey, prose, scale))], 11);
  const words = toWords(found);
  const wanted = neededProse(prose, words, size);
  const lines = await engine.read(await Promise.all(wanted.map(async (box) => pgmOf(await enlarged(ready, around(box), 1)))), 6);
  lines.forEach((line, at) => {
    const [left, top] = wanted[at] ? around(wanted[at]) : [0, 0];
    const rim = 12;
    const moved = line.map(({ box: [x0, y0, x1, y1], ...word }) => {
      const [dx, dy] = [Math.max(0, Math.floor(left * scale)) - rim, Math.max(0, Math.floor(top * scale)) - rim];
      return { ...word, box: [x0 + dx, y0 + dy, x1 + dx, y1 + dy] as Box };
    });
    words.push(...toWords(moved));
  });
  const level = inkLevel(grey);
  const closer: Closer = {
    densest: (box, side) => {
      const best = densestSquare(grey, level, box.map((point) => point * scale) as Box, side * scale);
      return { box: best.box.map((pixel) => pixel / scale) as Box, share: best.share };
    },
    reread: secondLook(ready, engine),
  };
  return { number: page.number, ...size, words, rulings: ready.rulings, closer, toShown: ready.toShown };
}

const around = ([x0, y0, x1, y1]: Box): Box => [x0 - 2, y0 - 2, x1 + 2, y1 + 2];

/**
 * The lines of running text that must be read: none of the form's own paragraphs above the coverage table, which take longer to
 * read than all values together. A page without such a table is read whole.
 */
function neededProse(prose: readonly Box[], words: Word[], size: PageSize): Box[] {
  const top = headerTop(new LabelFinder(words), { number: 0, ...size, words });
  return top === null ? [...prose] : prose.filter(([, y0]) => y0 > top);
}

/** The picture with the boxes (points) painted white. */
function without({ data, width, height }: Grey, boxes: readonly Box[], scale: number): Grey {
  const left = Uint8Array.from(data);
  for (const box of boxes) {
    const [x0, y0, x1, y1] = box.map((point) => Math.round(point * scale)) as Box;
    for (let y = Math.max(0, y0 - 1); y < Math.min(height, y1 + 1); y++)
      left.fill(255, y * width + Math.max(0, x0 - 1), y * width + Math.min(width, x1 + 1));
  }
  return { data: left, width, height };
}

function wordsOf({ text, box, confidence }: OcrWord, scale: number, page: number): Word[] {
  const run: Word = {
    text: text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    box: box.map((pixel) => pixel / scale) as Box,
    confidence: Math.min(0.98, confidence),
    reader: "ocr",
    page,
  };
  return isNoise(run) ? [] : splitDates(run).flatMap(splitRun);
}

/** Recognition may see one word twice, one on top of the other: the surer one stays. */
function withoutDoubles(words: readonly OcrWord[]): OcrWord[] {
  const covers = (one: OcrWord, other: OcrWord) => {
    const width = Math.min(one.box[2], other.box[2]) - Math.max(one.box[0], other.box[0]);
    const height = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
    return width > 0 && height > 0 && width * height > 0.6 * (other.box[2] - other.box[0]) * (other.box[3] - other.box[1]);
  };
  return words.filter(
    (word) =>
      !words.some(
        (other) => other !== word && other.text.length >= word.text.length && other.confidence > word.confidence && covers(other, word),
      ),
  );
}

/** Two dates that were read as one word, with a border between them. */
function splitDates(run: Word): Word[] {
  const spaced = run.text.replace(/(\d{1,2}\/\d{1,2}\/\d{4})[|\]l\s]*(?=\d{1,2}\/)/g, "$1 ");
  return spaced === run.text ? [run] : [{ ...run, text: spaced }];
}

const isNoise = ({ text, box, confidence }: Word) =>
  !/[A-Za-z0-9$&✓✔☒×/]/.test(text) || (confidence < 0.2 && !/\d{2}/.test(text)) || box[3] - box[1] > 60 || box[2] - box[0] < 0.8;

/** Which quarter turn brings a page upright that has no lines of text: the one in which most common words can be read. */
async function turnByWords(grey: Grey, engine: OcrEngine): Promise<Turn> {
  const copy = await reduced(grey, 1300);
  let [best, most]: [Turn, number] = [0, 3];
  for (const turn of [270, 90, 180] as const) {
    const [words = []] = await engine.read([pgmOf(await turnedBy(copy, turn))], 11);
    const hits = commonWords(words);
    if (hits > most) [best, most] = [turn, hits];
    if (hits > 20) break;
  }
  return best;
}
