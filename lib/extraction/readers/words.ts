import type { Upright } from "@/lib/extraction/readers/rulings";
import type { Box, ReaderKind } from "@/lib/extraction/schema";

/** A mark at the end of a word of which the page shows only the beginning. */
export const cutOff = "…";

/** A piece of text on a page, in points from the top left of the page as shown. Every reader gives these. */
export type Word = { text: string; box: Box; confidence: number; reader: ReaderKind; page: number };

/**
 * One page as the layout sees it: size in points, everything that can be read on it, and, where its picture was looked at, the
 * lines that run across it (points from the top) and down it.
 */
/** A place where a page does not show what it holds, and the sentence that says so. `isWhole`: it speaks of all that the page states. */
export type Edit = { box: Box; reason: string; isWhole?: boolean };

/** `crossings`: where large shapes lie on the page that are no text and no lines of a form, as those of a stamp. */
export type PageWords = {
  number: number;
  width: number;
  height: number;
  words: Word[];
  rulings?: number[];
  uprights?: Upright[];
  crossings?: Box[];
  edits?: Edit[];
  /** Where a page of text has marks that are no text and no lines of a form, and its letters; absent where that is not known. */
  pen?: Box[];
  /** Words that lines run through; `byRule`: only such as the form may have there. */
  struck?: { box: Box; byRule: boolean }[];
  /** Texts that are no level words of the page: notes of a viewer, slanted text. */
  notes?: { text: string; box: Box }[];
};

export const centerX = ({ box }: { box: Box }) => (box[0] + box[2]) / 2;
export const centerY = ({ box }: { box: Box }) => (box[1] + box[3]) / 2;
export const heightOf = ({ box }: { box: Box }) => box[3] - box[1];

/** A word's box with the rim that its ink may have around it. */
export const grown = ([x0, y0, x1, y1]: Box): Box => [x0 - 0.4, y0 - 0.4, x1 + 0.4, y1 + 0.4];

export function unionBox(parts: readonly { box: Box }[]): Box {
  const boxes = parts.map(({ box }) => box);
  return [
    Math.min(...boxes.map((b) => b[0])),
    Math.min(...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[2])),
    Math.max(...boxes.map((b) => b[3])),
  ];
}

/** Words of one region grouped into lines from top to bottom, each from left to right. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  // Of the last line's middles.
  let sum = 0;
  for (const word of [...words].sort((a, b) => centerY(a) - centerY(b))) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const reach = last ? Math.max(2, Math.min(heightOf(last), heightOf(word)) * 0.45) : 0;
    const middle = line ? sum / line.length : 0;
    if (line && Math.abs(centerY(word) - middle) <= reach) {
      line.push(word);
      sum += centerY(word);
    } else {
      lines.push([word]);
      sum = centerY(word);
    }
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]));
}

/** Whether one of the page's borders runs between two words of a line, the second one right of the first. */
export const arePartedBy = (uprights: readonly Upright[], one: Word, next: Word): boolean =>
  uprights.some(({ x, top, bottom }) => {
    const heights = [centerY(one), centerY(next)];
    return x > one.box[2] - 1 && x < next.box[0] + 1 && top < Math.min(...heights) && bottom > Math.max(...heights);
  });

/**
 * Words of running text from a picture as its lines, from top to bottom: each goes on where the one before it ended, so that a line
 * which runs uphill on a photograph stays one.
 */
export function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const high = heightOf(word);
    const near = runs.flatMap((run) => {
      const last = run.at(-1) as Word;
      const [gap, apart] = [word.box[0] - last.box[2], Math.abs(centerY(last) - centerY(word))];
      // A box may reach over the next word, but not over its middle.
      return (gap > -0.5 * high || centerX(last) + 0.3 * high < centerX(word)) &&
        gap < 5 * high &&
        apart < 0.6 * Math.min(high, heightOf(last))
        ? [{ run, apart }]
        : [];
    });
    const [nearest] = near.sort((a, b) => a.apart - b.apart);
    if (nearest) nearest.run.push(word);
    else runs.push([word]);
  }
  return runs.sort(([a], [b]) => centerY(a as Word) - centerY(b as Word));
}

/** The words' text with single spaces; a gap wider than `wide` heights becomes `separator`. */
export function textOf(words: readonly Word[], separator = " ", wide = 2.5): string {
  let text = "";
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before) text += word.box[0] - before.box[2] > wide * Math.max(heightOf(before), heightOf(word)) ? separator : " ";
    text += word.text;
  });
  return text.replace(/\s+/g, " ").replace(/ ,/g, ",").trim();
}

/** Splits a run of text into its words, each with its share of the run's box. */
export function splitRun(run: Word): Word[] {
  const total = run.text.length || 1;
  const [x0, y0, x1, y1] = run.box;
  return [...run.text.matchAll(/[^\s:]+:*|:+/g)].map((match) => {
    const start = x0 + ((x1 - x0) * match.index) / total;
    const end = x0 + ((x1 - x0) * (match.index + match[0].length)) / total;
    return { ...run, text: match[0], box: [start, y0, end, y1] };
  });
}

/** The words whose middle lies in the region. */
export function wordsIn(words: readonly Word[], region: Box): Word[] {
  return words.filter((word) => {
    const [x, y] = [centerX(word), centerY(word)];
    return x >= region[0] && x <= region[2] && y >= region[1] && y <= region[3];
  });
}

/** Evidence for a value made of these words. */
export function evidenceOf(words: readonly Word[], text = textOf(words)) {
  const [first] = words;
  if (!first) return null;
  const round = (value: number) => Math.round(value * 10) / 10;
  const [x0, y0, x1, y1] = unionBox(words);
  return {
    page: first.page,
    box: [round(x0), round(y0), round(x1), round(y1)] as Box,
    text,
    reader: first.reader,
    confidence: Math.round(Math.min(...words.map(({ confidence }) => confidence)) * 100) / 100,
  };
}

/** Words from a picture of which one was recognized with so little confidence that the text must not pass as read. */
export const isDoubtful = (words: readonly Word[]) =>
  words.some(({ reader, confidence, text }) => reader === "ocr" && confidence < 0.4 && text.length > 1);
