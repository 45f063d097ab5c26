import { stamped } from "@/lib/extraction/readers/addresses";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import type { Label } from "@/lib/extraction/readers/labels";
import { hasInk, settleLine } from "@/lib/extraction/readers/names";
import { centerY, heightOf, linesOf, type PageWords, runsOf, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

const pointer = "/descriptionOfOperations";

/** How a line begins that a page prints below its remarks, where no heading parts them. */
const printedBelow =
  /^(?:this (?:certificate|evidence|document|summary|memorandum)(?: of \w+)? (?:is (?:issued|given|provided|for|furnished|not)|does not|confers)|should (?:any|a|the) (?:of the )?(?:above |described |listed )*polic|authori[sz]ed (?:representative|signature)\b|(?:insurers?|insurance companies) ?:?$)/i;

/** The first of the lines that the page prints; -1: there is none, or it speaks of granted status, of which no word may be lost. */
function endOf(lines: readonly string[]): number {
  const end = lines.findIndex((line) => printedBelow.test(line));
  return end >= 0 && /\binsureds?\b|\bwaive|\bsubrogat/i.test(lines.slice(end).join(" ")) ? -1 : end;
}

/**
 * The description of operations: the text between its label and `bottom` (points). On a picture, unclear lines are read again. If a part
 * stays unclear the whole is unreadable: what it grants depends on single words.
 */
export async function readDescription(
  page: PageWords,
  label: Label,
  bottom: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<string | null> {
  const own = new Set(label.words);
  const region: Box = [0, label.box[3] + 1, page.width, Math.min(bottom, page.height * 0.965) - 1];
  const printed = withoutHalves(wordsIn(page.words, region).filter((word) => !own.has(word) && !isScrap(word)));
  const isSeen = printed.some(({ reader }) => reader === "ocr");
  const lines = isSeen
    ? inReadingOrder(withoutStamps(withoutSpecks(risingRuns(page.words, printed, label).filter(isText))))
    : linesOf(printed).filter(isText);
  const all = await Promise.all(lines.map((line) => settleLine(line, closer)));
  const end = endOf(all.map((line) => textOf(line, " ")));
  const settled = end < 0 ? all : all.slice(0, end);
  const text = settled.map((line) => textOf(line, " ")).join(" ");
  if (!text || isPlaceholder(text)) return null;
  const words = settled.flat();
  const unclear = words.filter(({ reader, confidence }) => reader === "ocr" && confidence < readable);
  if (isUnclear(words) || (closer && (await hasLostWords(settled, closer)))) {
    notes.unreadable(pointer, "The description is not clear enough to read.", words);
    return null;
  }
  const least = Math.min(...words.map(({ confidence }) => confidence));
  notes.found(pointer, words, unclear.length > 0 ? 0.8 : least);
  return text;
}

/** Share of a word's width and height from which on it lies in another one, and how many times as high as it the other one is at most: a stamp is higher. */
const [within, doubleHeight] = [0.6, 2];

/** Words of a picture without those that recognition made once more of the upper half of clearer ones. */
export const withoutHalves = (words: readonly Word[]): Word[] =>
  words.filter((word) => {
    const [x0, y0, x1, y1] = word.box;
    return !words.some(({ box, confidence, reader }) => {
      const [across, down] = [Math.min(x1, box[2]) - Math.max(x0, box[0]), Math.min(y1, box[3]) - Math.max(y0, box[1])];
      const isClearer = confidence >= readable && confidence > word.confidence && reader === "ocr" && word.reader === "ocr";
      return isClearer && across > within * (x1 - x0) && down > within * (y1 - y0) && box[3] - box[1] < doubleHeight * (y1 - y0);
    });
  });

/** Confidence below which a word is not clear, and the share of a description's letters that may be in such words. */
const [readable, unclearShare] = [0.6, 0.03];

/** Runs of a picture's words with their ends beside the label, where the lines slope up. */
function risingRuns(words: readonly Word[], printed: readonly Word[], { box: [, top, right, bottom], words: own }: Label): Word[][] {
  const ends = wordsIn(words, [right, top, Number.POSITIVE_INFINITY, bottom + 1]).filter(
    (word) => !own.includes(word) && !printed.includes(word) && !isScrap(word),
  );
  return runsOf([...printed, ...ends]).filter(([first]) => first && printed.includes(first));
}

/** Whether too many of a text's letters are in words that are not clear. */
export function isUnclear(words: readonly Word[]): boolean {
  const lettersIn = (some: readonly Word[]) => some.reduce((sum, word) => sum + word.text.length, 0);
  const unclear = words.filter(({ reader, confidence }) => reader === "ocr" && confidence < readable);
  return lettersIn(unclear) > unclearShare * lettersIn(words);
}

/** Whether a run goes on with the line that another one ends. */
const goesOn = (line: readonly Word[], next: readonly Word[]) => {
  const [last, first] = [line.at(-1), next[0]];
  return (
    last !== undefined &&
    first !== undefined &&
    first.box[0] > last.box[2] - touching &&
    Math.abs(centerY(last) - centerY(first)) < 0.6 * Math.min(heightOf(last), heightOf(first))
  );
};
/** How far words of one line may reach into each other, in points. */
const touching = 2;
/** Minimum width of a line that shows how far the page is skewed, in points. */
const telling = 80;

/**
 * Runs from top to bottom, those of one line from left to right. Where the picture lies askew the end of a line may lie as high as the
 * beginning of another one: each run goes on where the run before it ends.
 */
export function inReadingOrder(runs: readonly Word[][]): Word[][] {
  const lines: Word[][][] = [];
  for (const run of [...runs].sort(([a], [b]) => (a?.box[0] ?? 0) - (b?.box[0] ?? 0))) {
    const endOf = (line: readonly Word[][]) => line.at(-1)?.at(-1)?.box[2] ?? 0;
    const [own] = lines.filter((line) => goesOn(line.at(-1) ?? [], run)).sort((a, b) => endOf(b) - endOf(a));
    if (own) own.push(run);
    else lines.push([run]);
  }
  const slopes = lines.flatMap((line) => {
    const [first, last] = [line[0]?.[0], line.at(-1)?.at(-1)];
    const wide = first && last ? last.box[0] - first.box[0] : 0;
    return first && last && wide > telling ? [(centerY(last) - centerY(first)) / wide] : [];
  });
  const slope = slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
  const heightAt = ([run]: readonly Word[][]) => (run?.[0] ? centerY(run[0]) - slope * run[0].box[0] : 0);
  return lines.sort((a, b) => heightAt(a) - heightAt(b)).flat();
}

/** The widest blank between words, in heights of their letters: a wider one with ink in it holds a word that was not read. */
const blank = 2.2;

/** Confidence from which on what a closer look sees in a blank are words. */
const seenInBlank = 0.5;

/**
 * Whether unread ink is between the words of a picture's lines, or beside a line as far as the others reach. Pale letters have too little
 * ink: where a line begins late or breaks off, a closer look decides.
 */
export async function hasLostWords(lines: readonly Word[][], closer: CloserLook): Promise<boolean> {
  if (lines.length === 0) return false;
  const [left, , right] = unionBox(lines.flat());
  const blankAt = (word: Word, from: number, to: number, [, top, , bottom]: Box) =>
    word.reader === "ocr" && to - from >= blank * heightOf(word)
      ? [{ box: [from + 1, top, to - 1, bottom] as Box, high: heightOf(word) }]
      : [];
  const inside: { box: Box; high: number }[] = [];
  const behind: { box: Box; high: number }[] = [];
  lines.forEach((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    const [first, last] = [line[0], line.at(-1)];
    const isContinued = next !== undefined && goesOn(line, next);
    if (first && !(before && goesOn(before, line))) inside.push(...blankAt(first, left, first.box[0], first.box));
    if (last && !isContinued) behind.push(...blankAt(last, last.box[2], right, last.box));
    (isContinued ? [...line, ...next] : line).forEach((word, place, level) => {
      const after = level[place + 1];
      if (after) inside.push(...blankAt(word, word.box[2], after.box[0], unionBox([word, after])));
    });
  });
  if ([...inside, ...behind].some(({ box, high }) => hasInk(box, 0.7 * high, closer))) return true;
  const looks = await Promise.all(inside.map(({ box: [x0, y0, x1, y1] }) => closer.reread([x0, y0 - 1, x1, y1 + 1], "line", 1.5)));
  return looks.some(({ text, confidence }) => confidence >= seenInBlank && /[A-Za-z0-9]{3}/.test(text));
}

/** Whether a line is the office's own text: not a hint of the form, and not what recognition makes of a fax's rulings. */
function isText(line: readonly Word[]): boolean {
  const text = textOf(line, " ");
  if (
    !/[A-Za-z]{2}|\d{2}/.test(text) ||
    /^(authorized )?representative$/i.test(text) ||
    /more space is required|Attach ACORD 101|\(ACORD 101, Additional/i.test(text)
  )
    return false;
  if (line.every(({ reader }) => reader === "ocr") && stamped.test(text)) return false;
  const isOf = (pattern: RegExp) => line.every((word) => word.reader === "ocr" && pattern.test(word.text));
  if (isOf(/^(?=.*(TT|MM|WW|mm|ww))[TIMWECLFSmwecnutioas7]+$/)) return false;
  const isOfStrokes = isOf(/^[^A-Za-z0-9]*[TIMWECLFmwecnutioa7]+[^A-Za-z0-9]*$/);
  return !isOfStrokes || line.reduce((sum, { confidence }) => sum + confidence, 0) / line.length >= readable;
}

/** How many letters a speck or the rim of a shadow is taken for at most, and how far from the text's lines, in their heights. */
const [speck, farAway] = [3, 2.5];

/** The lines of a picture without a few letters far from all the others. */
function withoutSpecks(lines: readonly Word[][]): Word[][] {
  const isShort = (line: readonly Word[]) => lettersOf(textOf(line)).length <= speck;
  const text = lines.filter((line) => !isShort(line));
  const isNear = ([word]: readonly Word[]) =>
    word !== undefined && text.some((line) => line.some((other) => Math.abs(centerY(other) - centerY(word)) < farAway * heightOf(other)));
  return lines.filter((line) => !isShort(line) || text.length === 0 || isNear(line));
}

/** How many times as wide as the others a stamp's letters are. */
const stampWidth = 1.7;

/**
 * The lines of a picture without those in letters far wider than the others', which an office stamped on the page. A wide word within
 * a line stays: it may be the "NOT" of its sentence.
 */
function withoutStamps(lines: readonly Word[][]): Word[][] {
  const pitchOf = ({ box, text }: Word) => (box[2] - box[0]) / text.length;
  const pitches = lines
    .flat()
    .filter(({ text }) => text.length > 2)
    .map(pitchOf)
    .sort((a, b) => a - b);
  const usual = pitches[Math.floor(pitches.length / 2)] ?? 0;
  return lines.filter((line) => !line.every((word) => word.reader === "ocr" && pitchOf(word) > stampWidth * usual));
}

/** What recognition makes of specks and of the rims of shadows among the words of a text. */
const isScrap = ({ reader, text, confidence }: Word) =>
  reader === "ocr" &&
  (!/[A-Za-z0-9&-]/.test(text) || (confidence < readable && text.replace(/[^A-Za-z0-9]/g, "").length < 3 && !shortWords.test(text)));
const shortWords = /^(an?|as|at|by|if|in|is|it|no|of|on|or|to|we|cg|re:?|\d+[.,]?)$/i;
