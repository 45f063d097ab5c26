import type { Closer } from "@/lib/extraction/readers/draft";
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

/** `agreed`: every reading says the same; else two of three do. `value` null: no two readings agree. */
export type Votes = { line: Box; texts: string[]; value: string | null; agreed: boolean };

/**
 * The line of text in a cell, as tight as its ink: on the height of the words that were read there, else the only line of the cell
 * (of several, the one on `middle`). null: an empty cell.
 */
export function cellLine(words: readonly Word[], cell: Box, closer: Closer): Box | null {
  if (words.length === 0) {
    const lines = closer.lines(cell).filter(([x0, y0, x1, y1]) => y1 - y0 >= 4 && y1 - y0 <= 16 && x1 - x0 >= 8);
    const middle = (cell[1] + cell[3]) / 2;
    return lines.sort((a, b) => Math.abs((a[1] + a[3]) / 2 - middle) - Math.abs((b[1] + b[3]) / 2 - middle))[0] ?? null;
  }
  const [x0, y0, x1, y1] = unionBox(words);
  // A word may reach over the cell's edge, but not into the next cell: there it was read together with what stands there.
  const left = x0 < cell[0] - 10 ? cell[0] : Math.min(x0 - 3, cell[0]);
  const right = x1 > cell[2] + 10 ? cell[2] : Math.max(x1 + 3, cell[2]);
  const middle = (y0 + y1) / 2;
  const lines = closer.lines([left, y0 - 2.5, right, y1 + 2.5]).filter(([, top, , bottom]) => top < middle && bottom > middle);
  return lines[0] ?? [Math.max(x0, left), y0, Math.min(x1, right), y1];
}

/** Confidence below which a closer look that says the same is no witness: one more is asked. */
const leastWitness = 0.2;
/** Confidence from which on the page's pass read a number clearly. */
const clearly = 0.93;

/** Reads a cell up to three times: as the page's pass did, again, and once more in another size where these differ. */
export async function vote(
  words: readonly Word[],
  cell: Box,
  { read, repair = (text) => text }: Reader,
  closer: Closer,
): Promise<Votes | null> {
  const line = cellLine(words, cell, closer);
  if (!line) return null;
  const printed = (text: string) => repair(text, line);
  const first = words.length > 0 ? [textOf(words, " ", 99)] : [];
  const around = (by: number): Box => [line[0] - by, line[1] - by, line[2] + by, line[3] + by];
  const again = await closer.reread(around(0.5), "bold line");
  const raw = [...first, again.text];
  const texts = raw.map(printed);
  const two = agreedOn(texts.map(read));
  const isWitness = again.confidence >= leastWitness;
  if (two && texts.length === 2 && isWitness) return { line, texts, value: two, agreed: agreedOn(raw.map(read)) === two };
  texts.push(printed((await closer.reread(around(words.length > 0 ? 0.5 : 2), "line", 1.5)).text));
  // What the page's pass read clearly, two closer looks alike do not outvote: they err together.
  const isClear = words.every(({ text, confidence }) => confidence >= clearly || !/\d/.test(text));
  const own = isClear && words.length > 0 ? read(texts[0] ?? "") : null;
  const witnesses = () => texts.filter((_, at) => isWitness || at !== first.length).map(read);
  // A cell in which the page's pass read nothing gets its third reading here.
  if (words.length === 0 && !agreedOn(witnesses())) texts.push(printed((await closer.reread(around(1), "line", 2.5)).text));
  const value = agreedOn(witnesses());
  return { line, texts, value: own !== null && own !== value ? null : value, agreed: false };
}

/** The value that two readings share. */
function agreedOn(values: readonly (string | null)[]): string | null {
  return values.find((value, at) => value !== null && values.indexOf(value) !== at) ?? null;
}
