import { centerY, heightOf, type Word } from "@/lib/extraction/readers/words";

/** Distance between lines of one cell, in heights, and maximum distance between their left edges, in points. */
const [leastStep, mostStep, sameStart] = [0.8, 1.9, 4];
/** Minimum width of the blank after a word, and distance of a line's end from its cell's edge, in points. */
const [blank, padding] = [2, 2];

/** Whether a word begins the line directly below that of another one, where that line or (`left`, points) its cell begins. */
export function isNextLine(above: Word, below: Word, left = above.box[0]): boolean {
  const step = (below.box[1] - above.box[1]) / heightOf(above);
  return step > leastStep && step < mostStep && Math.abs(below.box[0] - left) < sameStart;
}

/**
 * Whether a word would have fit after the last word of the line above it, before the edge of their cell (points): then the line was not
 * wrapped.
 */
export const hadRoom = (last: Word, first: Word, edge: number): boolean =>
  last.box[2] + blank + first.box[2] - first.box[0] < edge - padding;

/** Whether a word of exact text goes on with a sentence that begins left of a block: it runs across the page below that. */
export function isOfSentence(word: Word, words: readonly Word[], left: number): boolean {
  if (word.reader === "ocr") return false;
  let first = word;
  for (;;) {
    const own = first;
    const before = words.find(
      // A word as narrow as a stroke ends where it begins.
      (one) =>
        one.box[0] < own.box[0] &&
        one.box[2] <= own.box[0] + 1 &&
        own.box[0] - one.box[2] < heightOf(own) &&
        Math.abs(centerY(one) - centerY(own)) < 2,
    );
    if (!before) return first.box[0] < left - 4 && /^[A-Z]/.test(first.text) && first !== word;
    first = before;
  }
}
