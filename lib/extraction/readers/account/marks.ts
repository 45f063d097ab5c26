import { type Printed, tokensIn } from "@/lib/extraction/forms/printed";
import { arePartedBy, centerY, heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import type { Box, ReadMark } from "@/lib/extraction/schema";

/*
 * Every word of a certificate's page is the form's, a value's, furniture, or unexplained. What is unexplained becomes a mark: whether its words
 * need a person is decided by what they say, as with the sentences of a description.
 */

/** Heights of a line between two words of one text at most, and between two of its lines. */
const [blank, nextLine] = [1.6, 0.9];

/** The texts of a line: words between wide gaps and borders. */
export function segmentsOf(line: readonly Word[], uprights: NonNullable<PageWords["uprights"]> = []): Word[][] {
  const segments: Word[][] = [];
  for (const word of line) {
    const last = segments.at(-1)?.at(-1);
    const isNext =
      last && word.box[0] - last.box[2] < blank * Math.max(heightOf(last), heightOf(word)) && !arePartedBy(uprights, last, word);
    if (isNext) segments.at(-1)?.push(word);
    else segments.push([word]);
  }
  return segments;
}

/**
 * The words of a text that the form does not print. A word alone is the form's if the form prints it anywhere, and so is each word of a form
 * whose texts are not known (`isRedrawn`).
 */
export function notPrinted(segment: readonly Word[], { pairs, words }: Printed, isRedrawn = false): Word[] {
  const tokens = segment.flatMap((word) => tokensIn(word.text).map((token) => ({ word, token })));
  const isKnown = (at: number) => {
    const [before, own, next] = [tokens[at - 1]?.token, tokens[at]?.token ?? "", tokens[at + 1]?.token];
    if (isRedrawn || (before === undefined && next === undefined)) return words.has(own);
    return pairs.has(`${before} ${own}`) || pairs.has(`${own} ${next}`);
  };
  const unknown = new Set(tokens.flatMap(({ word }, at) => (isKnown(at) ? [] : [word])));
  return segment.filter((word) => unknown.has(word) || /[*†‡]/.test(word.text));
}

/** Whether a word's text says something: borders, dollar signs and dashes do not. */
export const saysSomething = ({ text }: Word): boolean => /[\p{L}\p{N}*†‡]/u.test(text) || isTick(text);

/** Whether a word lies in a box. */
export const isIn = ({ box: [x0, y0, x1, y1] }: Word, [left, top, right, bottom]: Box, by = 1): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > left - by && x < right + by && y > top - by && y < bottom + by;
};

/** Unexplained words as texts: lines that continue each other are one. */
export function marksOf(words: readonly Word[], policy: number | null): ReadMark[] {
  const texts: Word[][] = [];
  for (const segment of linesOf(words).flatMap((line) => segmentsOf(line))) {
    const [first] = segment;
    const above = texts.find((text) => {
      const [last] = text.slice(-1);
      const box = unionBox(text);
      const gap = (first?.box[1] ?? 0) - box[3];
      return last && first && gap < nextLine * heightOf(last) && segment[0] && box[0] < unionBox(segment)[2] && box[2] > first.box[0];
    });
    if (above) above.push(...segment);
    else texts.push([...segment]);
  }
  return texts.map((text) => ({ ...placeOf(text), text: text.map((word) => word.text).join(" "), policy }));
}

/** Where words are on their page. */
export const placeOf = (words: readonly Word[]): Pick<ReadMark, "page" | "box"> => ({
  page: words[0]?.page ?? 1,
  box: unionBox(words).map((side) => Math.round(side * 10) / 10) as Box,
});

/** Whether two words are on one line. */
export const areLevel = (one: { box: Box }, other: { box: Box }): boolean => Math.abs(centerY(one) - centerY(other)) < 5;
