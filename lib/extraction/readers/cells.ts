import type { CloserLook } from "@/lib/extraction/readers/draft";
import { textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** What was read of a cell, and on a picture the cell itself (points). */
export type Cell = { words: Word[]; box: Box | null };

/** What two of three readings say is right in nineteen cases of twenty: not sure enough to need no eye. */
export const twoOfThree = 0.85;

export const fromPicture = (words: readonly Word[]) => words.some(({ reader }) => reader === "ocr");
export const plainText = (words: readonly Word[]) => textOf(words, " ", 99);

/** A word for evidence of what a closer look read where the page's pass read nothing, or something else. */
export const seenWord = (text: string, box: Box, confidence: number, page: number): Word => ({
  text,
  box,
  confidence,
  reader: "ocr",
  page,
});

/** How a kind of cell is read: the value of a text (null: none). */
export type Reader = {
  read(text: string): string | null;
  /** What a text that was read of a line (points, tight) is, by how the page prints its digits. */
  repair?(text: string, line: Box): string;
};

/**
 * `agreed`: every reading says the same; else two of three do. `spelt`: what our own reader is sure of, and how likely it is; null where it is not.
 * `value` null: no two readings agree.
 */
export type Votes = {
  line: Box;
  texts: string[];
  value: string | null;
  agreed: boolean;
  spelt: { value: string; share: number } | null;
};

/** Whether what the votes say is also what our own reader is sure of. */
export const isSpelt = ({ value, spelt }: Votes): boolean => value !== null && value === spelt?.value;

/**
 * The line of text in a cell, as tight as its ink: on the height of the words that were read there, else the only line of the cell
 * (of several, the one on `middle`). null: an empty cell.
 */
export function cellLine(words: readonly Word[], cell: Box, closer: CloserLook): Box | null {
  if (words.length === 0) {
    const lines = closer.lines(cell).filter(([x0, y0, x1, y1]) => y1 - y0 >= 4 && y1 - y0 <= 16 && x1 - x0 >= 8);
    const middle = (cell[1] + cell[3]) / 2;
    const [line] = lines.sort((a, b) => Math.abs((a[1] + a[3]) / 2 - middle) - Math.abs((b[1] + b[3]) / 2 - middle));
    return line ? withRest(line, cell, closer) : null;
  }
  const [x0, y0, x1, y1] = unionBox(words);
  // A word may reach over the cell's edge, but not into the next cell: there it was read together with the next cell's text.
  const left = x0 < cell[0] - 10 ? cell[0] : Math.min(x0 - 3, cell[0]);
  const right = x1 > cell[2] + 10 ? cell[2] : Math.max(x1 + 3, cell[2]);
  const middle = (y0 + y1) / 2;
  const lines = closer.lines([left, y0 - 2.5, right, y1 + 2.5]).filter(([, top, , bottom]) => top < middle && bottom > middle);
  return lines[0] ?? [Math.max(x0, left), y0, Math.min(x1, right), y1];
}

/** How wide a gap between letters of one word is at most, how much is looked at beyond a cell's edge, and how often, in points. */
const [betweenLetters, glance, glances] = [1.2, 6, 4];

/** A line that a cell's edge cuts, with the rest of its last word: a cell is as wide as the amounts of other rows. */
function withRest([x0, y0, x1, y1]: Box, cell: Box, closer: CloserLook): Box {
  let right = x1;
  for (let at = 0; at < glances && right > cell[2] - betweenLetters; at++) {
    const [rest] = closer.lines([right, y0, right + glance, y1]);
    if (!rest || rest[0] - right > betweenLetters || rest[2] <= right) break;
    right = rest[2];
  }
  return [x0, y0, right, y1];
}

/** Confidence below which a closer look that says the same is no witness: one more is asked. */
const leastWitness = 0.2;
/** Confidence from which on the page's pass read a number clearly. */
const clearly = 0.93;

/** How likely what our own reader spells is at least: to settle a cell alone, together with another reading, and to be a witness among others. */
const [alone, surely, likely] = [0.97, 0.9, 0.5];

/**
 * Reads a cell until two readings agree: as the page's pass did, as our own reader of strips spells it, and by closer looks in other sizes where
 * these two differ. Our own reader errs in other ways than recognition does, whose looks err together.
 */
export async function vote(
  words: readonly Word[],
  cell: Box,
  { read, repair = (text) => text }: Reader,
  closer: CloserLook,
): Promise<Votes | null> {
  const line = cellLine(words, cell, closer);
  if (!line) return null;
  const printed = (text: string) => repair(text, line);
  const first = words.length > 0 ? [textOf(words, " ", 99)] : [];
  const spelling = spellCell(words, line, closer);
  const own = spelling && spelling.share >= likely ? [spelling.text] : [];
  const sure = spelling && spelling.share >= surely && !isCut(line, closer) ? read(spelling.text) : null;
  const spelt = sure === null ? null : { value: sure, share: spelling?.share ?? 0 };
  if (spelt && first.some((text) => read(printed(text)) === spelt.value))
    return { line, texts: [...first.map(printed), ...own], value: spelt.value, agreed: true, spelt };
  const around = (by: number): Box => [line[0] - by, line[1] - by, line[2] + by, line[3] + by];
  const again = await closer.reread(around(0.5), "bold line");
  const raw = [...first, again.text];
  const texts = raw.map(printed);
  const two = agreedOn(texts.map(read));
  const isWitness = again.confidence >= leastWitness;
  if (two && texts.length === 2 && isWitness && (spelt?.value ?? two) === two)
    return { line, texts: [...texts, ...own], value: two, agreed: agreedOn(raw.map(read)) === two, spelt };
  texts.push(printed((await closer.reread(around(words.length > 0 ? 0.5 : 2), "line", 1.5)).text));
  // What the page's pass read clearly, two closer looks alike do not outvote: they err together.
  const isClear = words.every(({ text, confidence }) => confidence >= clearly || !/\d/.test(text));
  const clear = isClear && words.length > 0 ? read(texts[0] ?? "") : null;
  const witnesses = () => [...texts.filter((_, at) => isWitness || at !== first.length), ...own].map(read);
  // A cell in which the page's pass read nothing gets its third reading here.
  if (words.length === 0 && !agreedOn(witnesses())) texts.push(printed((await closer.reread(around(1), "line", 2.5)).text));
  const agreed = agreedOn(witnesses()) ?? (spelt && spelt.share >= alone ? spelt.value : null);
  // Nor does our own reader alone: with a closer look it does.
  const isBacked = spelt !== null && spelt.value === agreed && texts.slice(first.length).some((text) => read(text) === agreed);
  const value = clear !== null && clear !== agreed && !isBacked ? null : agreed;
  return { line, texts: [...texts, ...own], value, agreed: false, spelt };
}

/** Distances from a line of a character that was cut off from it, in heights, and the share of ink that is more than specks. */
const [nearest, farthest, inkOfOne] = [0.1, 0.75, 0.12];
/** How far above and below its line a border goes at least, in heights. */
const beyondLine = 0.3;

/** Whether ink is directly left or right of a line: every reader drops a 1 there as a border. */
function isCut([x0, y0, x1, y1]: Box, closer: CloserLook): boolean {
  const height = y1 - y0;
  // What runs on above and below is a border; a 1 is no higher than its line.
  const [top, bottom] = [y0 - beyondLine * height, y1 + beyondLine * height];
  const hasInk = (from: number, to: number) => closer.densest([from, top, to, bottom], 0.6 * height).share > inkOfOne;
  return hasInk(x0 - farthest * height, x0 - nearest * height) || hasInk(x1 + nearest * height, x1 + farthest * height);
}

/** How far a line's ink goes beyond what was read of it at most where nothing else belongs to it, in heights. */
const beyondWords = 0.6;

/** What our own reader spells of a cell: of its line's ink, or of what was read there alone, to which a label or a smear does not belong. */
function spellCell(words: readonly Word[], line: Box, closer: CloserLook): { text: string; share: number } | null {
  const whole = closer.spell(line);
  if (words.length === 0 || (whole && whole.share >= surely)) return whole;
  const [x0, y0, x1, y1] = unionBox(words);
  const tight = closer.spell([x0, y0, x1, y1]);
  if (!tight || tight.share <= (whole?.share ?? 0)) return whole;
  const beyond = beyondWords * (y1 - y0);
  const isAll = line[0] > x0 - beyond && line[2] < x1 + beyond;
  // Where the line has more text, it may be the rest of the value: then this reading is one of several.
  return isAll ? tight : { text: tight.text, share: Math.min(tight.share, surely - 0.01) };
}

/** The value that two readings and more share; null where as many share another one. */
function agreedOn(values: readonly (string | null)[]): string | null {
  const votes = new Map<string, number>();
  for (const value of values) if (value !== null) votes.set(value, (votes.get(value) ?? 0) + 1);
  const [first, second] = [...votes].sort(([, one], [, other]) => other - one);
  return first && first[1] > 1 && first[1] !== second?.[1] ? first[0] : null;
}
