import type { Closer, LookKind } from "@/lib/extraction/readers/draft";
import { makeReady, pngOf, type ReadyPicture, reducedPng, type Turn } from "@/lib/extraction/readers/image";
import { ocrEngine } from "@/lib/extraction/readers/ocr";
import type { OcrMode, OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { densestSquare, inkLevel } from "@/lib/extraction/readers/pixels";
import { type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** A page read from its picture. Word boxes are in the levelled picture's points; `toShown` leads back to the page. */
export type PicturePage = PageWords & { closer: Closer; toShown(box: Box): Box };

const common =
  /^(the|of|and|to|insurance|insured|certificate|policy|policies|liability|date|this|number|any|or|is|for|in|limits|coverage|holder|issued)$/i;
const commonWords = (words: readonly { text: string }[]) => words.filter(({ text }) => common.test(text.replace(/\W/g, ""))).length;

/** Reads a page's picture: makes it ready, finds out which way up it is where nothing can be read, and recognises its words. */
export async function readPicture(data: Buffer, page: { number: number; width: number; height: number }): Promise<PicturePage> {
  const first = await recognise(await makeReady(data, page), page);
  if (commonWords(first.words) >= 8) return first;
  const turn = await findTurn(data);
  return turn === 0 ? first : recognise(await makeReady(data, page, turn), page);
}

async function recognise(ready: ReadyPicture, page: { number: number }): Promise<PicturePage> {
  const engine = await ocrEngine();
  const { grey, scale } = ready;
  const found = await engine.read(await pngOf(ready), 11);
  const words = withoutDoubles(found).flatMap(({ text, box, confidence }): Word[] => {
    const points = box.map((pixel) => pixel / scale) as Box;
    const run: Word = {
      text: text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
      box: points,
      confidence: Math.min(0.98, confidence),
      reader: "ocr",
      page: page.number,
    };
    return isNoise(run) ? [] : splitDates(run).flatMap(splitRun);
  });
  const level = inkLevel(grey);
  const closer: Closer = {
    densest: (box, size) => {
      const found = densestSquare(grey, level, box.map((point) => point * scale) as Box, size * scale);
      return { box: found.box.map((pixel) => pixel / scale) as Box, share: found.share };
    },
    reread: async (box, kind) => {
      const [mode, letters] = looks[kind];
      const again = await engine.read(await pngOf(ready, box, 2), mode, letters);
      const confidence = again.length === 0 ? 0 : Math.min(...again.map((word) => word.confidence));
      return { text: again.map(({ text }) => text).join(" "), confidence };
    },
  };
  const size = { width: grey.width / scale, height: grey.height / scale };
  return { number: page.number, ...size, words, rulings: ready.rulings, closer, toShown: ready.toShown };
}

/** Recognition may see one word twice, one on top of the other: the surer one stays. */
function withoutDoubles(words: OcrWord[]): OcrWord[] {
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

/** How a single cell is read again: mode, and the characters that can stand there. */
const looks: Record<LookKind, [OcrMode, string]> = {
  date: [7, "0123456789/-"],
  amount: [7, "0123456789,.$"],
  number: [7, ""],
  letter: [10, "ABCDEF"],
  tick: [10, "XYN"],
};

/** Two dates that were read as one word, with a border between them. */
function splitDates(run: Word): Word[] {
  const spaced = run.text.replace(/(\d{1,2}\/\d{1,2}\/\d{4})[|\]l\s]*(?=\d{1,2}\/)/g, "$1 ");
  return spaced === run.text ? [run] : [{ ...run, text: spaced }];
}

const isNoise = ({ text, box, confidence }: Word) =>
  !/[A-Za-z0-9$&✓✔☒×/]/.test(text) || (confidence < 0.2 && !/\d{2}/.test(text)) || box[3] - box[1] > 60 || box[2] - box[0] < 0.8;

/** Which quarter turn brings the page upright: the one in which most common words can be read on a reduced copy. */
async function findTurn(data: Buffer): Promise<Turn> {
  const engine = await ocrEngine();
  let [best, most]: [Turn, number] = [0, 3];
  for (const turn of [270, 90, 180] as const) {
    const hits = commonWords(await engine.read(await reducedPng(data, turn), 11));
    if (hits > most) [best, most] = [turn, hits];
    if (hits > 20) break;
  }
  return best;
}
