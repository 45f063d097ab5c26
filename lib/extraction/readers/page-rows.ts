import { readFile } from "node:fs/promises";
import { eachPage } from "@/lib/extraction/readers/each-page";
import { blocksOf } from "@/lib/extraction/readers/text-columns";
import {
  arePartedBy,
  centerX,
  centerY,
  heightOf,
  linesOf,
  type PageWords,
  textOf,
  unionBox,
  type Word,
} from "@/lib/extraction/readers/words";
import { type Box, type FileRows, ReadingError, type RowOfPage } from "@/lib/extraction/schema";
import { ownProcessorMillis } from "@/lib/infra/processor";

/** Heights of a word from which on a gap parts two cells. */
const wideGap = 2.2;

/** The text of a file as rows of cells with their places. Throws ReadingError with a sentence for the sender. */
export async function readRows(path: string): Promise<FileRows> {
  const usedBefore = ownProcessorMillis();
  const data = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new ReadingError("not_found", "The file is missing.");
  });
  const found: FileRows = { pages: [], isPartial: false };
  const progress = { usedBefore, warnings: [], folder: null, inside: [], isText: true, isCut: false };
  await eachPage(data, progress, async ({ toShown, isUnread, ...page }) => {
    if (isUnread) found.isPartial = true;
    const isOffice = page.words.some(({ reader }) => reader === "office");
    const { number, width, height } = page;
    found.pages.push({ number, width, height, hasPlaces: !isOffice, isScan: page.closer !== undefined, rows: rowsOf(page, toShown) });
  });
  return { ...found, isPartial: found.isPartial || progress.isCut };
}

function rowsOf(page: PageWords, toShown?: (box: Box) => Box): RowOfPage[] {
  const bands = ruledBands(page);
  return blocksOf(page).flatMap((words, block) => rowsOfBlock(words, block, page, bands, toShown));
}

function rowsOfBlock(
  words: readonly Word[],
  block: number,
  page: PageWords,
  bands: readonly Band[],
  toShown?: (box: Box) => Box,
): RowOfPage[] {
  const rows: Word[][][][] = [];
  let lastBand: Band | undefined;
  for (const line of linesOf(words)) {
    const [first] = line;
    const middle = first ? centerY(first) : 0;
    const band = bands.find(({ top, bottom }) => middle > top && middle < bottom);
    const columns = band ? inColumns(line, band.edges) : null;
    // Lines of one row of a table with borders belong together, cell by cell.
    const row = rows.at(-1);
    if (columns && band === lastBand && row) for (const [at, cell] of columns.entries()) row[at] = [...(row[at] ?? []), ...cell];
    else rows.push(columns ?? cellsOf(line, page).map((cell) => [cell]));
    lastBand = band;
  }
  const round = (box: Box) => (toShown ? toShown(box) : box).map((value) => Math.round(value * 10) / 10) as Box;
  return rows.map((cells) => ({
    block,
    cells: cells.map((of) => ({
      text: of.map((line) => textOf(line)).join(" "),
      lines: of
        .filter(({ length }) => length > 0)
        .map((line) => ({ text: textOf(line), box: round(unionBox(line)), unsure: unsureIn(line) })),
    })),
  }));
}

/** Confidence from which on a number that was recognized is certain, and another word. */
const [clearNumber, clearWord] = [0.88, 0.6];

/** The words of a line that were not recognized with confidence. */
const unsureIn = (line: readonly Word[]): string[] =>
  line
    .filter(
      ({ text, confidence, reader }) => reader === "ocr" && confidence < (/\d/.test(text) ? clearNumber : clearWord) && /\w/.test(text),
    )
    .map(({ text }) => text);

/** A row of a table with borders. `edges`: its columns from left to right, each between two of them. */
type Band = { top: number; bottom: number; edges: number[] };

const least = 6;

/** What lies between two lines across the page and is crossed by lines down it. */
function ruledBands({ words, rulings = [], uprights = [] }: PageWords): Band[] {
  const heights = [...new Set(rulings.map((y) => Math.round(y)))].sort((a, b) => a - b);
  const bands = heights.flatMap((top, at): Band[] => {
    const bottom = heights[at + 1];
    if (bottom === undefined || bottom - top < least) return [];
    const middle = (top + bottom) / 2;
    const edges = uprights.filter((line) => line.top < middle && line.bottom > middle).map(({ x }) => Math.round(x));
    return edges.length > 0 ? [{ top, bottom, edges: [...new Set(edges)].sort((a, b) => a - b) }] : [];
  });
  // Beyond the outer border of a table there is nothing in any of its rows.
  const isWritten = (band: Band, test: (x: number) => boolean) =>
    bands.some(
      (other) =>
        String(other.edges) === String(band.edges) &&
        words.some((word) => centerY(word) > other.top && centerY(word) < other.bottom && test(centerX(word))),
    );
  return bands.map((band) => {
    const [first = 0, last = 0] = [band.edges[0], band.edges.at(-1)];
    const before = isWritten(band, (x) => x < first) ? [Number.NEGATIVE_INFINITY] : [];
    const after = isWritten(band, (x) => x > last) ? [Number.POSITIVE_INFINITY] : [];
    return { ...band, edges: [...before, ...band.edges, ...after] };
  });
}

/** The words of a line by column; each cell has its one line. */
function inColumns(line: readonly Word[], edges: readonly number[]): Word[][][] {
  const columns = edges.slice(1).map((end, at) => line.filter((word) => centerX(word) > (edges[at] ?? 0) && centerX(word) <= end));
  return columns.map((words) => (words.length > 0 ? [words] : []));
}

/** The words of a line, parted where the gap is wide or a border runs. */
function cellsOf(line: readonly Word[], { uprights = [] }: PageWords): Word[][] {
  const cells: Word[][] = [];
  for (const word of line) {
    const last = cells.at(-1)?.at(-1);
    const isNext =
      last && word.box[0] - last.box[2] < wideGap * Math.max(heightOf(last), heightOf(word)) && !arePartedBy(uprights, last, word);
    if (isNext) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}
