import { centerY, heightOf, linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/*
 * Running text in columns, as contracts are set in: each column is read to its end before the next one. A table's columns stay rows: their cells
 * begin at one height, or hold no lines that go on.
 */

type Line = Word[];
/** Two columns of text side by side. */
type Columns = { above: Word[]; left: Word[]; right: Word[]; below: Word[]; score: number };

/** Heights of a letter that a gap between columns has at least, and its points. */
const [leastGap, leastPoints] = [1, 8];
/** Lines of a column at least, and of one that is a single paragraph. */
const [fewLines, fewOfParagraph] = [4, 6];
/** The narrower column's share of the wider one's width, and the share of lines that go on in the next one, at least. */
const [leastWidth, leastRunning] = [0.5, 0.15];
/** The share of lines that are level with none of the other column from which on they are of no row, and that which is enough by itself. */
const [mostLevel, surelyApart] = [0.2, 0.3];
/** The share of paragraphs that begin at one height in both columns from which on they are rows of a table. */
const aligned = 0.5;
/** Columns within columns at most. */
const deepest = 4;

/** The words of a page in blocks, in the order in which they are read. */
export function blocksOf(page: PageWords, words: readonly Word[] = page.words, depth = 0): Word[][] {
  if (words.length === 0) return [];
  const found = depth < deepest ? columnsIn(page, words) : null;
  if (!found) return [[...words]];
  return [found.above, found.left, found.right, found.below].flatMap((part) => blocksOf(page, part, depth + 1));
}

function columnsIn(page: PageWords, words: readonly Word[]): Columns | null {
  const lines = linesOf(words);
  const places = new Set(lines.flatMap(gapsOf).map((x) => 4 * Math.round(x / 4)));
  const candidates = [...places].flatMap((x) => runsAt(lines, x).flatMap((run) => columnsOf(page, lines, run, x) ?? []));
  return candidates.reduce<Columns | null>((best, one) => (best && best.score >= one.score ? best : one), null);
}

/** The middles of a line's gaps that may part columns. */
function gapsOf(line: Line): number[] {
  return line.slice(1).flatMap((word, at) => {
    const before = line[at] as Word;
    const gap = word.box[0] - before.box[2];
    return gap >= Math.max(leastPoints, leastGap * Math.max(heightOf(word), heightOf(before))) ? [(word.box[0] + before.box[2]) / 2] : [];
  });
}

/** Lines one below another that have no word at this place, from the first to the last of them. */
function runsAt(lines: readonly Line[], x: number): [number, number][] {
  const runs: [number, number][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.some(({ box }) => box[0] < x + 2 && box[2] > x - 2)) continue;
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

const isLeftOf = (x: number) => (word: Word) => word.box[2] <= x;

function columnsOf(page: PageWords, lines: readonly Line[], [from, to]: [number, number], x: number): Columns | null {
  const within = lines.slice(from, to + 1);
  const sides = (part: readonly Line[]) => {
    const words = part.flat();
    return [words.filter(isLeftOf(x)), words.filter((word) => !isLeftOf(x)(word))] as [Word[], Word[]];
  };
  const both = sides(within);
  if (both.some((side) => side.length === 0)) return null;
  const first = within.findIndex((line) => !isRow(line, x, both));
  if (first < 0) return null;
  // One such line may be the end of two paragraphs.
  const begin = first > 1 ? first : 0;
  const own = within.slice(begin);
  const [left, right] = sides(own);
  if (left.length === 0 || right.length === 0 || !areColumns(page, left, right) || isFramed(page, own.flat(), x)) return null;
  const beside = own.filter((line) => line.some(isLeftOf(x)) && !line.every(isLeftOf(x))).length;
  // Of places in one gap, the one that no line of a column reaches.
  const score = beside + own.length / (lines.length + 1);
  return { above: lines.slice(0, from + begin).flat(), left, right, below: lines.slice(to + 1).flat(), score };
}

/** Whether a line is a row of a table above the columns: a short cell on either side. */
function isRow(line: Line, x: number, columns: readonly Word[][]): boolean {
  const parts = [line.filter(isLeftOf(x)), line.filter((word) => !isLeftOf(x)(word))];
  return parts.every((part, at) => {
    const [left, , right] = unionBox(columns[at] ?? []);
    return part.length > 0 && unionBox(part)[2] < right - 0.25 * (right - left);
  });
}

/** Whether the page draws a table there: a line between the columns, and lines across them. */
function isFramed({ uprights = [], rulings = [] }: PageWords, words: readonly Word[], x: number): boolean {
  const [, top, , bottom] = unionBox(words);
  const middle = (top + bottom) / 2;
  const isParted = uprights.some((line) => Math.abs(line.x - x) < 12 && line.top < middle && line.bottom > middle);
  return isParted && rulings.filter((y) => y > top + 2 && y < bottom - 2).length > 1;
}

function areColumns(page: PageWords, left: readonly Word[], right: readonly Word[]): boolean {
  // Of three columns the right side is two.
  const [one, other] = [left, right].map((words) => firstOf(page, words)) as [Word[], Word[]];
  const widths = [one, other].map((words) => unionBox(words)[2] - unionBox(words)[0]);
  const both = [one, other].map((words) => linesOf(words)) as [Line[], Line[]];
  if (Math.min(...widths) < leastWidth * Math.max(...widths) || both.some(isOfAmounts)) return false;
  if (both.some(({ length }) => length < fewLines)) return false;
  const running = both.map(goingOn);
  const sum = running.reduce((all, lines) => all + lines, 0);
  const apart = apartOf(both);
  // Lists go on in few lines. A label beside the middle of its cell is apart too, but not as near to the next label.
  const pitches = both.map((lines) => beginnings(lines).pitch);
  if (apart > surelyApart && Math.max(...pitches) < 1.3 * Math.min(...pitches) && sum > 0) return true;
  if (Math.min(...running) < 1 || sum < Math.max(3, leastRunning * both.flat().length)) return false;
  return apart > mostLevel || !areRows(both);
}

/** The first column of words in columns, else the words. */
function firstOf(page: PageWords, words: readonly Word[]): Word[] {
  const [, top, , bottom] = unionBox(words);
  const within = columnsIn(page, words);
  const isWhole = within && unionBox(within.left)[1] < top + 0.2 * (bottom - top);
  return isWhole ? firstOf(page, within.left) : [...words];
}

/** Whether a side holds amounts rather than text. */
const isOfAmounts = (lines: readonly Line[]) =>
  lines.filter((line) => /^\W*[\d$][\d,.$ MK]*$/.test(textOf(line))).length > lines.length / 2;

/** The share of lines that are level with no line of the other column, of those that are beside it. Lines of a table's rows are level. */
function apartOf([left, right]: [Line[], Line[]]): number {
  const [one, other] = [left, right].map((lines) => lines.map(middleOf)) as [number[], number[]];
  const [top, bottom] = [Math.max(one[0] ?? 0, other[0] ?? 0), Math.min(one.at(-1) ?? 0, other.at(-1) ?? 0)];
  const high = heightOf({ box: unionBox(left[0] ?? []) });
  const beside = [one, other].map((side) => side.filter((y) => y >= top - high && y <= bottom + high)) as [number[], number[]];
  const apart = beside.map((side, at) => side.filter((y) => !beside[1 - at]?.some((place) => Math.abs(place - y) < 0.3 * high)).length);
  return Math.min(...apart.map((lines, at) => lines / Math.max(1, beside[at]?.length ?? 0)));
}

const middleOf = (line: Line) => line.reduce((sum, word) => sum + centerY(word), 0) / line.length;

/** Whether paragraphs begin side by side, as the cells of rows do. */
function areRows(both: readonly [Line[], Line[]]): boolean {
  const [one, other] = both.map(beginnings) as [Beginnings, Beginnings];
  const least = Math.min(one.at.length, other.at.length);
  // A single row of long cells is read cell by cell as well.
  if (least === 0) return both.some((lines) => lines.length < fewOfParagraph);
  const same = one.at.filter((y) => other.at.some((place) => Math.abs(place - y) < 0.4 * one.pitch)).length;
  return same >= aligned * least && (least > 1 || one.hasBlanks || other.hasBlanks);
}

const ends = /[.:;!?]["”')]*$/;

/** How many lines go on in the next one. */
function goingOn(lines: readonly Line[]): number {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    return next && !ends.test(textOf(line)) && /^[\p{Ll}(]/u.test(textOf(next)) && line.length > 1;
  }).length;
}

/** The heights at which paragraphs begin, without the first; `hasBlanks`: a line is left free between two of them. */
type Beginnings = { at: number[]; pitch: number; hasBlanks: boolean };

function beginnings(lines: readonly Line[]): Beginnings {
  const heights = lines.map(middleOf);
  const steps = heights.slice(1).map((y, at) => y - (heights[at] ?? 0));
  const pitch = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
  const [left, , right] = unionBox(lines.flat());
  const at = heights.slice(1).filter((_, place) => {
    const [before, next] = [lines[place] ?? [], textOf(lines[place + 1] ?? [])];
    const isEnd = ends.test(textOf(before)) || unionBox(before)[2] < right - 0.25 * (right - left);
    return (steps[place] ?? 0) > 1.2 * pitch || (isEnd && /^[\p{Lu}(\d$•]/u.test(next));
  });
  return { at, pitch, hasBlanks: steps.some((step) => step > 1.9 * pitch) };
}
