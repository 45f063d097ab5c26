import type { Box } from "@/lib/extraction/schema";

/** A word in pixels of the picture; confidence 0 to 1. */
export type OcrWord = { text: string; box: Box; confidence: number };
/** 11 takes a page as scattered text, 6 as one block of lines, 7 as one line, 10 as one character. */
export type OcrMode = 6 | 7 | 10 | 11;

/** An engine for text recognition; one is kept warm in a process. Pictures are PGM or any format that it knows. */
export type OcrEngine = {
  name: string;
  /** The words of each picture, in their order. Many small pictures cost one start of the engine. */
  read(pictures: readonly Buffer[], mode: OcrMode): Promise<OcrWord[][]>;
  close(): Promise<void>;
};

/**
 * Whether what cannot be read is tried again as white letters on black, as Tesseract's setting. The lines and cells that we cut out
 * never are: only scattered text can be.
 */
export const inverted = (mode: OcrMode) => ({ tessedit_do_invert: mode === 11 ? "1" : "0" });

/** Words of a line whose boxes end before the next word's: recognition now and then gives one the box of its whole line. */
export function inTurn(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word, at) => {
    const [x0, y0, x1, y1] = word.box;
    const next = words[at + 1]?.box;
    const isLevel = next && Math.min(y1, next[3]) - Math.max(y0, next[1]) > 0.5 * (next[3] - next[1]);
    return next && isLevel && next[0] > x0 && next[0] < x1 ? { ...word, box: [x0, y0, next[0] - 1, y1] } : word;
  });
}
