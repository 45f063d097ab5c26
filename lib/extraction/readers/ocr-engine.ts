/** A word in pixels of the picture; confidence 0 to 1. */
export type OcrWord = { text: string; box: [number, number, number, number]; confidence: number };
/** 11 takes a page as scattered text, 7 as one line, 10 as one character. */
export type OcrMode = 7 | 10 | 11;

/** An engine for text recognition; one is kept warm in a process. */
export type OcrEngine = {
  name: string;
  read(png: Buffer, mode: OcrMode, letters?: string): Promise<OcrWord[]>;
  close(): Promise<void>;
};
