import type { Sharp } from "sharp";
import { kindOfPage } from "@/lib/extraction/readers/classify";
import { stampOnPage } from "@/lib/extraction/readers/dots";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { remarksOf } from "@/lib/extraction/readers/endorsements";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { headerTop } from "@/lib/extraction/readers/headers";
import { enlarged, greyOf, makeReady, pgmOf, type ReadyPicture, rim, type ShownPicture, type Turn } from "@/lib/extraction/readers/image";
import { glyphsOf, inkLines, median } from "@/lib/extraction/readers/ink";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { ocrEngine } from "@/lib/extraction/readers/ocr";
import { inTurn, type OcrEngine, type OcrWord } from "@/lib/extraction/readers/ocr-engine";
import { commonWords, liesUpright, skewOf, turnByWords, turnOf } from "@/lib/extraction/readers/orientation";
import { paperIn } from "@/lib/extraction/readers/paper";
import type { Stamp } from "@/lib/extraction/readers/picture-stamps";
import { withAmounts, withDollars, withoutEchoes, withoutScraps } from "@/lib/extraction/readers/picture-words";
import { densestSquare, type Grey, inkLevel } from "@/lib/extraction/readers/pixels";
import { secondLook } from "@/lib/extraction/readers/second-look";
import { proseOf, type Segments, segmentsOf } from "@/lib/extraction/readers/segments";
import { leastShare, spell } from "@/lib/extraction/readers/strips";
import { straightened } from "@/lib/extraction/readers/view";
import { type PageWords, splitRun, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { withoutSlips } from "@/lib/extraction/rules";
import type { Box, PageSize } from "@/lib/extraction/schema";

/** A page read from its picture. Word boxes are in the levelled picture's points; `toShown` leads back to the page. */
export type PicturePage = PageWords & Stamp & { closer: CloserLook; isCoarse: boolean; toShown(box: Box): Box };

type Page = PageSize & { number: number };
type Sheet = Page & { isText: boolean };

/** A page's words, as a sheet of paper on its picture has them. */
type SheetPage = Omit<PicturePage, keyof Stamp | "isCoarse">;
/** Reads a page's picture: finds the sheet on it and which way up that is, and recognizes its words. `isText`: all running text, as of a contract. */
export async function readPicture(image: Sharp, page: Page, isText = false): Promise<PicturePage> {
  const shown = await greyOf(image, page);
  const { isCoarse = false } = shown;
  const outline = await paperIn(shown);
  const stamp = await stampOnPage(shown, page.width);
  if (!outline) return { ...(await readSheet(shown, { ...page, isText })), ...stamp, isCoarse };
  const { grey, size, toPicture } = straightened(shown, outline);
  const sheet = await readSheet({ ...grey, softened: shown.softened }, { number: page.number, ...size, isText });
  const [across, down] = [page.width / shown.width, page.height / shown.height];
  const toShown = (box: Box): Box => {
    const [x0, y0, x1, y1] = toPicture(sheet.toShown(box));
    return [x0 * across, y0 * down, x1 * across, y1 * down];
  };
  return { ...sheet, ...stamp, isCoarse, toShown };
}

async function readSheet(grey: ShownPicture, page: Sheet): Promise<SheetPage> {
  const engine = await ocrEngine();
  const skew = await skewOf(grey);
  const turned = async (turn: Turn) => laidOut(await makeReady(grey, page, turn, skew));
  const asItIs = await turned(0);
  if (await liesUpright(asItIs.ready, asItIs.segments.lines, engine)) return recognise(asItIs, page, engine);
  const turn = await turnOf(grey, page, skew, engine);
  const first = await recognise(turn ? await turned(turn) : asItIs, page, engine);
  if (turn !== null || commonWords(first.words) >= 8) return first;
  const other = await turnByWords(grey, engine);
  return other === 0 ? first : recognise(await turned(other), page, engine);
}

/** A prepared picture, the gray level of its ink and the items on it. */
type LaidOut = { ready: ReadyPicture; level: number; segments: Segments };

function laidOut(ready: ReadyPicture): LaidOut {
  const level = inkLevel(ready.grey);
  return { ready, level, segments: segmentsOf(ready.grey, level, ready.scale, ready.uprights) };
}

async function recognise({ ready, level, segments }: LaidOut, page: Sheet, engine: OcrEngine): Promise<SheetPage> {
  const { grey, scale } = ready;
  const size = { width: grey.width / scale, height: grey.height / scale };
  const { lines, frames, tangled, large: crossings } = segments;
  const prose = new Set(proseOf(lines));
  const short = lines.filter((line) => !prose.has(line));
  const read = await readLines(short, ready, page.number, engine);
  const words = read.flat();
  // Tiny letters, and letters that touch a line or a stamp, are legible only to an engine that sees them in place.
  const lost = short.filter((line, at) => read[at]?.length === 0 && line[2] - line[0] > 8);
  const places = surroundings([...tangled, ...lost], size);
  if (places.length > 0) {
    const known = lines.filter((line) => !lost.includes(line));
    const rest = await readScattered(places, { ...ready, grey: without(grey, known, scale) }, page.number, engine);
    const inLost = (word: Word) => lost.some(([x0, y0, x1, y1]) => wordsIn([word], [x0 - 2, y0 - 2, x1 + 2, y1 + 2]).length > 0);
    const isClear = ({ text, confidence }: Word) => confidence > 0.75 && /[A-Za-z0-9]{3}/.test(text);
    words.push(...rest.filter((word) => isClear(word) || (inLost(word) && word.confidence > 0.4)));
  }
  const readMore = async (boxes: Box[]) => words.push(...(await readLines(boxes, ready, page.number, engine)).flat());
  const glance = { number: page.number, ...size, words };
  const { telling, further } = page.isText ? { telling: [...prose], further: [] } : neededProse([...prose], words, size);
  await readMore(telling);
  if (further.length > 0 && (kindOfPage(glance) !== "OTHER" || remarksOf(glance) !== null)) await readMore(further);
  const inPixels = (box: Box) => box.map((point) => point * scale) as Box;
  const usual = numberHeight(words, scale);
  const spellAt = (box: Box) => spell(grey, inPixels(box), usual);
  words.splice(0, words.length, ...withAmounts(withDollars(withoutScraps(withoutEchoes(words))), spellAt));
  const inPoints = (box: Box) => box.map((pixel) => pixel / scale) as Box;
  const book = new GlyphBook((box, count) => glyphsOf(grey, level, inPixels(box).map(Math.round) as Box, count));
  book.learnWords(words);
  words.forEach((word, at) => {
    const text = /^[$(]?\d[\d,./()-]{2,}$/.test(word.text) ? book.withZeros(word.box, word.text) : word.text;
    if (text !== word.text) words[at] = { ...word, text, confidence: Math.min(word.confidence, clear) };
  });
  const closer: CloserLook = {
    densest: (box, side) => {
      const best = densestSquare(grey, level, inPixels(box), side * scale);
      return { box: inPoints(best.box), share: best.share };
    },
    lines: (box) => inkLines(grey, level, inPixels(box), scale).map(inPoints),
    frames,
    book,
    reread: secondLook(ready, engine),
    spell: spellAt,
  };
  return { ...glance, crossings, rulings: ready.rulings, uprights: ready.uprights, closer, toShown: ready.toShown };
}

/** How high a page's numbers are, in pixels; null where too few are clear. */
function numberHeight(words: readonly Word[], scale: number): number | null {
  const heights = words.flatMap(({ text, confidence, box }) =>
    confidence > clear && /^\d{4,}$|^\d[\d,/-]{4,}\d$/.test(text) ? [box[3] - box[1]] : [],
  );
  return heights.length < 4 ? null : (median(heights) ?? 0) * scale;
}

/** Height in pixels to which small lines are enlarged before they are read; confidence from which on a word needs no second reading; that of a guess. */
const [readable, clear, guessed] = [40, 0.88, 0.6];

/** The words of lines, each line read by itself: an engine that looks for the lines itself loses some of a form's. */
async function readLines(lines: readonly Box[], ready: ReadyPicture, page: number, engine: OcrEngine): Promise<Word[][]> {
  const inPixels = (box: Box) => box.map((point) => point * ready.scale) as Box;
  const once = (await readOnce(lines, ready, page, engine)).map((words, at) => {
    if (words.length === 0 || !isOpen(words, ready)) return words;
    const spelt = spell(ready.grey, inPixels(lines[at] as Box), null);
    return spelt && spelt.share >= leastShare && packedText(words) === spelt.text.replace(/ /g, "") ? agreed(words) : words;
  });
  const unsure = once.flatMap((words, at) => (isOpen(words, ready) ? [at] : []));
  const pick = (list: readonly number[], by: number, grow: number, bold = false) =>
    readOnce(
      list.map((at) => {
        const [x0, y0, x1, y1] = lines[at] ?? [0, 0, 0, 0];
        return [x0 - by, y0 - by, x1 + by, y1 + by];
      }),
      ready,
      page,
      engine,
      grow,
      bold,
    );
  const twice = await pick(unsure, 0, 1.6, ready.isClean);
  const open = unsure.filter((at, place) => !sameText(once[at] ?? [], twice[place] ?? []));
  const thrice = await pick(open, 1, 1.25);
  return once.map((words, at) => {
    const place = unsure.indexOf(at);
    if (place < 0) return words;
    const [second, third] = [twice[place] ?? [], thrice[open.indexOf(at)] ?? []];
    if (sameText(words, second)) return agreed(words);
    if (sameText(words, third)) return agreed(words, clear);
    if (third.length > 0 && sameText(second, third)) return agreed(second, clear);
    if (words.length === 0) return second.length > 0 ? second : third;
    if (ready.isClean && givesWay(words, second)) return second.map((word) => ({ ...word, confidence: clear }));
    return words.map((word) => {
      const seen = [second, third].some((other) => other.some((one) => one.text === word.text && Math.abs(one.box[0] - word.box[0]) < 4));
      return seen ? { ...word, confidence: Math.max(word.confidence, clear) } : word;
    });
  });
}

const isOpen = (words: readonly Word[], { isClean }: ReadyPicture) => isUnsure(words) || (isClean && isGuess(words));

/** Words of which two readings say the same: less sure where a third says something else. */
const agreed = (words: readonly Word[], least = 0.92) => words.map((word) => ({ ...word, confidence: Math.max(word.confidence, least) }));
const packedText = (words: readonly Word[]) => textOf(words, " ", 99).replace(/ /g, "");
const sameText = (one: readonly Word[], other: readonly Word[]) => packedText(one) === packedText(other);
const isGuess = (words: readonly Word[]) => words.some(({ confidence }) => confidence < guessed);
/** Whether a merely guessed line is replaced by what another look saw there: some text, and all of it clear. */
export const givesWay = (words: readonly Word[], other: readonly Word[]): boolean =>
  isGuess(words) && other.length > 0 && other.every(({ confidence }) => confidence >= clear);
/** Names and addresses are read again where a word is not clear; numbers that are no mere guess are, cell by cell, once it is known what they are. */
const isUnsure = (words: readonly Word[]) =>
  words.length === 0 ||
  (words.some(({ text, confidence }) => confidence < clear && text.length > 1) && words.some(({ text }) => /[A-Za-z]{3}/.test(text)));

async function readOnce(
  lines: readonly Box[],
  ready: ReadyPicture,
  page: number,
  engine: OcrEngine,
  grow = 1,
  bold = false,
): Promise<Word[][]> {
  const { scale } = ready;
  const cuts = lines.map(([x0, y0, x1, y1], at) => {
    const box: Box = [x0 - 0.7, y0 - 0.7, x1 + 0.7, y1 + 0.7];
    const times = grow * Math.max(1, Math.min(2, readable / ((y1 - y0) * scale)));
    return { at, box, times, picture: pgmOf(enlarged(ready, box, times, bold)), high: y1 - y0, wide: x1 - x0 };
  });
  const tall = 13.5;
  const isLone = ({ high, wide }: { high: number; wide: number }) => high <= tall && wide < 1.4 * high;
  const found: Word[][] = lines.map(() => []);
  for (const [mode, part] of [
    [10, cuts.filter(isLone)],
    [7, cuts.filter((cut) => cut.high <= tall && !isLone(cut))],
    [6, cuts.filter(({ high }) => high > tall)],
  ] as const) {
    const read = await engine.read(
      part.map(({ picture }) => picture),
      mode,
    );
    part.forEach(({ at, box, times }, place) => {
      found[at] = inTurn(read[place] ?? []).flatMap((word) => wordsOf(onPage(word, box, scale, times), scale, page));
    });
  }
  return found;
}

/** What the forms alone print, in their heads, feet and headers of narrow columns. */
const ofForm = /^\W*(?:ACORD|INSR|ADDL|ADD['’]?L|SUBR|INSD|WVD)\b/i;

/** Number of lines of running text that decide the kind of a page without a coverage table. */
const tellingLines = 14;

/**
 * The lines of running text that must be read: none of the form's own paragraphs above the coverage table, which take longer to
 * read than all values together. Of a page without such a table the `telling` lines; the `further` only where these speak of insurance.
 */
function neededProse(prose: readonly Box[], words: Word[], size: PageSize): { telling: Box[]; further: Box[] } {
  const top = headerTop(new LabelFinder(words), { number: 0, ...size, words });
  // A line of values may be beside the first label and begin slightly higher.
  if (top !== null && words.some(({ text }) => ofForm.test(text))) return { telling: prose.filter(([, , , y1]) => y1 > top), further: [] };
  const down = [...prose].sort((a, b) => a[1] - b[1]);
  return { telling: down.slice(0, tellingLines), further: down.slice(tellingLines) };
}

/** Points around ink in which text may hang on it, and the share of the page from which on all of it is looked at. */
const [around, mostOfPage] = [14, 0.5];

/** The boxes with their surroundings, those that meet joined; the whole page where they are most of it. */
function surroundings(boxes: readonly Box[], { width, height }: PageSize): Box[] {
  const joined: Box[] = [];
  for (const [x0, y0, x1, y1] of boxes) {
    let box: Box = [Math.max(0, x0 - around), Math.max(0, y0 - around), Math.min(width, x1 + around), Math.min(height, y1 + around)];
    const meets = (other: Box) => other[0] < box[2] && other[2] > box[0] && other[1] < box[3] && other[3] > box[1];
    for (let at = joined.findIndex(meets); at >= 0; at = joined.findIndex(meets)) {
      const [other] = joined.splice(at, 1) as [Box];
      box = [Math.min(box[0], other[0]), Math.min(box[1], other[1]), Math.max(box[2], other[2]), Math.max(box[3], other[3])];
    }
    joined.push(box);
  }
  const area = joined.reduce((sum, [x0, y0, x1, y1]) => sum + (x1 - x0) * (y1 - y0), 0);
  return area > mostOfPage * width * height ? [[0, 0, width, height]] : joined;
}

/** The words of boxes (points) in which text may be anywhere. */
async function readScattered(boxes: readonly Box[], ready: ReadyPicture, page: number, engine: OcrEngine): Promise<Word[]> {
  const pictures = boxes.map((box) => pgmOf(enlarged(ready, box, 1)));
  const read = await engine.read(pictures, 11);
  return boxes.flatMap((box, at) => inTurn(read[at] ?? []).flatMap((word) => wordsOf(onPage(word, box, ready.scale), ready.scale, page)));
}

/** A word of an enlarged box of the page (`box` in points), in pixels of the page's picture. */
function onPage(word: OcrWord, box: Box, scale: number, times = 1): OcrWord {
  const [left, top] = [box[0], box[1]].map((point) => Math.max(0, Math.floor(point * scale)) - rim) as [number, number];
  const [x0, y0, x1, y1] = word.box.map((pixel) => pixel / times) as Box;
  return { ...word, box: [left + x0, top + y0, left + x1, top + y1] };
}

/** The picture with the boxes (points) painted white: what is left is what no line of text was found in. */
function without({ data, width, height }: Grey, boxes: readonly Box[], scale: number): Grey {
  const left = data.slice();
  for (const box of boxes) {
    const [x0, y0, x1, y1] = box.map((point) => Math.round(point * scale)) as Box;
    for (let y = Math.max(0, y0 - 1); y < Math.min(height, y1 + 1); y++)
      left.fill(255, y * width + Math.max(0, x0 - 1), y * width + Math.min(width, x1 + 1));
  }
  return { data: left, width, height };
}

function wordsOf({ text, box, confidence }: OcrWord, scale: number, page: number): Word[] {
  const run: Word = {
    text: withoutSlips(text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")),
    box: box.map((pixel) => pixel / scale) as Box,
    confidence: Math.min(0.98, confidence),
    reader: "ocr",
    page,
  };
  // "CO. B", a label of insurers, set tight.
  return isNoise(run) ? [] : splitDates({ ...run, text: run.text.replace(/^(CO\.)(?=[A-F]$)/, "$1 ") }).flatMap(splitRun);
}

/** Two dates that were read as one word, with a border between them. */
function splitDates(run: Word): Word[] {
  const spaced = run.text.replace(/(\d{1,2}\/\d{1,2}\/\d{4})[|\]l\s]*(?=\d{1,2}\/)/g, "$1 ");
  return spaced === run.text ? [run] : [{ ...run, text: spaced }];
}

const isNoise = ({ text, box, confidence }: Word) =>
  !/[A-Za-z0-9$&✓✔☒×/]/.test(text) || (confidence < 0.2 && !/\d{2}/.test(text)) || box[3] - box[1] > 60 || box[2] - box[0] < 0.8;
