import type { Cell } from "@/lib/extraction/readers/cells";
import { heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** The gap between two words, in their heights, from which on they are two pieces of a line. */
export const wideGap = 1.5;

export const textIn = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

/** A line's text in which wide gaps stay visible, as three blanks. */
export const spacedText = (words: readonly Word[]): string =>
  words
    .map((word, at) => {
      const before = words[at - 1];
      return (
        (before && word.box[0] - before.box[2] > wideGap * Math.max(heightOf(before), heightOf(word)) ? "   " : at > 0 ? " " : "") +
        word.text
      );
    })
    .join("");

/** The words that make up a text, without other parts of the first and the last word; all words where they cannot be matched. */
export function wordsOfText(words: readonly Word[], text: string): Word[] {
  const wanted = text.replace(/\s+/g, "");
  for (let from = 0; from < words.length; from++) {
    let made = "";
    for (let to = from; to < words.length && made.length < wanted.length + 12; to++) {
      made += (words[to] as Word).text.replace(/\s+/g, "");
      if (made.includes(wanted)) return trimmed(words.slice(from + leading(words.slice(from, to + 1), wanted), to + 1), wanted);
    }
  }
  return [...words];
}

/** Words without the marks before and after the text that they make up. */
function trimmed(words: readonly Word[], wanted: string): Word[] {
  const whole = words.map(({ text }) => text.replace(/\s+/g, "")).join("");
  const before = whole.indexOf(wanted);
  const after = whole.length - before - wanted.length;
  return words.map((word, at) => {
    const start = at === 0 ? before : 0;
    const end = at === words.length - 1 ? word.text.length - after : word.text.length;
    return start > 0 || end < word.text.length ? { ...word, text: word.text.slice(start, end) } : word;
  });
}

/** How many of the first words are not needed for the text. */
function leading(words: readonly Word[], wanted: string): number {
  let at = 0;
  while (
    at + 1 < words.length &&
    words
      .slice(at + 1)
      .map(({ text }) => text)
      .join("")
      .includes(wanted)
  )
    at++;
  return at;
}

/** The widest gap that all words leave between two horizontal positions: its middle and its width; null: there is none. In points. */
export function widestGap(words: readonly Word[], from: number, to: number): { middle: number; width: number } | null {
  const edges = words
    .filter(({ box }) => box[2] > from && box[0] < to)
    .map(({ box }) => [Math.max(from, box[0]), Math.min(to, box[2])] as const)
    .sort((a, b) => a[0] - b[0]);
  let [reached, width, middle] = [from, 0, 0];
  for (const [start, end] of [...edges, [to, to] as const]) {
    if (start - reached > width) [width, middle] = [start - reached, (start + reached) / 2];
    reached = Math.max(reached, end);
  }
  return width > 0 ? { middle, width } : null;
}

/** A value's words as a cell, with a little room around them. */
export function cellOf(words: readonly Word[] | null): Cell {
  if (!words || words.length === 0) return { words: [], box: null };
  const [x0, y0, x1, y1] = unionBox(words);
  return { words: [...words], box: [x0 - 1, y0 - 1, x1 + 1, y1 + 1] };
}
