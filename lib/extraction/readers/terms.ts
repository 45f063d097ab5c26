import { headerWords } from "@/lib/extraction/forms/acord-25-headers";
import { namedBy } from "@/lib/extraction/forms/wording";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { looksLikeDate, parseDate } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/** Text that may be between two dates, and the words that may precede each: "From", "Eff.", "Dates:". */
const between = /^(-|–|—|~|\/|through|and)$/i;
export const isTermWord = (text: string) =>
  /^through$/i.test(text) || ["effective", "expiration", "period"].includes(namedBy(headerWords, text) ?? "");

/** Two dates in one cell ("01/01/2026 - 01/01/2027"), as the words of each; null for anything else. */
function splitRange(line: readonly Word[]): [Word[], Word[]] | null {
  const all = line.flatMap((word) => partsOf(word));
  const pieces = all.filter(({ text }) => !between.test(text) && !isTermWord(text));
  for (let at = 1; at < pieces.length; at++) {
    const [first, second] = [pieces.slice(0, at), pieces.slice(at)];
    if (parseDate(textOf(first)) && parseDate(textOf(second))) return [first, second];
  }
  const at = fromPicture(line) ? splitPlace(all) : null;
  return at === null ? null : [dateIn(all.slice(0, at)), dateIn(all.slice(at))];
}

/**
 * Where the second of a picture's two dates begins, of which recognition misread one: at the only word, month or new line between
 * digits.
 */
function splitPlace(words: readonly Word[]): number | null {
  const isDated = (some: readonly Word[]) => (textOf([...some]).match(/\d/g)?.length ?? 0) >= 4;
  const places = (isPlace: (word: Word, before: Word | undefined) => boolean) =>
    words.flatMap((word, at) => (isPlace(word, words[at - 1]) && isDated(words.slice(0, at)) && isDated(words.slice(at)) ? [at] : []));
  const said = places((word, before) => isTermWord(word.text) || (before !== undefined && word.box[1] > before.box[3] - 1));
  const found = said.length > 0 ? said : places(({ text }) => month.test(text));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The words of a date without the label before it and what separates it from another one. */
const dateIn = (words: readonly Word[]) =>
  words
    .slice(
      Math.max(
        0,
        words.findIndex(({ text }) => /\d/.test(text) || month.test(text)),
      ),
    )
    .filter(({ text }) => !between.test(text) && !isTermWord(text));

/** Maximum width of the blanks within a term, and maximum length of a term, in points. */
const [withinTerm, widestTerm] = [34, 220];

/**
 * A term in which the word between its dates is apart from both: "10/19/2025   THROUGH   10/19/2026". On a picture that word may be lost,
 * and a font's wide blanks separate a date's own words too.
 */
export function wholeTerm(finder: LabelFinder, term: Word[]): Word[] {
  const whole = [...term];
  const isSeen = fromPicture(term);
  for (const word of term.length > 0 ? finder.besides({ box: unionBox(term), words: term }, widestTerm) : []) {
    const isBetween = isTermWord(word.text) || between.test(word.text);
    const isOfDate =
      isBetween || /^[^\w$]$/.test(word.text) || month.test(word.text) || (/\d/.test(word.text) && !/\$|\d,\d{3}/.test(word.text));
    const isNear = word.box[0] - unionBox(whole)[2] < withinTerm;
    if (!isNear || !isOfDate || (whole.length === term.length && !isBetween && !isSeen)) break;
    whole.push(word);
  }
  return whole;
}

/** A word that begins like a month's name; its day may be part of the same word. */
export const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** A month's name or a year. */
export const partOfDate = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\b20[0-4]\d\b/i;

/** A date, readable or not, or words in its place: "Continuous", "Until cancelled". */
export const isTerm = (text: string) =>
  looksLikeDate(text) || parseDate(text) !== null || /\b(continuous|until\s+cancel|open|ongoing)/i.test(text);

/** The terms of as many policies from the lines of one column: each on a line of its own, on two, or all lines of the only policy. */
export function termsOf(lines: Word[][], policies: number): Word[][] {
  if (policies < 2) return [lines.flat()].filter(({ length }) => length > 0);
  if (lines.length !== 2 * policies) return lines;
  return Array.from({ length: policies }, (_, at) => lines.slice(2 * at, 2 * at + 2).flat());
}

/** A term written into one of the two cells goes into both. */
export function spreadRanges(effective: Word[][], expiration: Word[][]): [Word[][], Word[][]] {
  if (Math.min(effective.length, expiration.length) > 0) return [effective, expiration];
  const ranges = [...effective, ...expiration].flatMap((line) => {
    const range = splitRange(line);
    return range ? [range] : [];
  });
  return ranges.length > 0 ? [ranges.map(([from]) => from), ranges.map(([, to]) => to)] : [effective, expiration];
}

/** Where both dates are in one column, a single date does not show which it is. */
export function refuseHalfTerm(policy: ReadPolicy, effective: readonly Word[], pointer: string, notes: Notes) {
  if (!policy.effectiveDate || policy.expirationDate || !parseDate(textOf([...effective]))) return;
  policy.effectiveDate = null;
  for (const key of ["effectiveDate", "expirationDate"])
    notes.unreadable(`${pointer}/${key}`, "We found only one of the policy's two dates.", effective);
}

/** A word that holds two dates, as two words that share its box. */
function partsOf(word: Word): Word[] {
  const match = /^(\d{1,2}\/\d{1,2}\/\d{2,4})(?:-|–|—|to)(\d{1,2}\/\d{1,2}\/\d{2,4})$/i.exec(word.text);
  if (!match) return [word];
  const [x0, y0, x1, y1] = word.box;
  const middle = (x0 + x1) / 2;
  return [
    { ...word, text: match[1] ?? "", box: [x0, y0, middle, y1] },
    { ...word, text: match[2] ?? "", box: [middle, y0, x1, y1] },
  ];
}
