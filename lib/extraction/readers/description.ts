import { stamped } from "@/lib/extraction/readers/addresses";
import type { Closer, Notes } from "@/lib/extraction/readers/draft";
import type { Label } from "@/lib/extraction/readers/labels";
import { hasInk, settleLines } from "@/lib/extraction/readers/names";
import { centerY, heightOf, linesOf, type PageWords, runsOf, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

const pointer = "/descriptionOfOperations";

/**
 * The description of operations: what stands between its label and `bottom` (points). On a picture lines that are not clear are read
 * again, and where a part of them stays unclear the whole is unreadable: what it grants hangs on single words.
 */
export async function readDescription(
  page: PageWords,
  label: Label,
  bottom: number,
  notes: Notes,
  closer?: Closer,
): Promise<string | null> {
  const own = new Set(label.words);
  const region: Box = [0, label.box[3] + 1, page.width, Math.min(bottom, page.height * 0.965) - 1];
  const printed = wordsIn(page.words, region).filter((word) => !own.has(word) && !isScrap(word));
  const isSeen = printed.some(({ reader }) => reader === "ocr");
  const lines = (isSeen ? inReadingOrder(withoutStamps(runsOf(printed))) : linesOf(printed)).filter(isText);
  const settled = await Promise.all(lines.map((line) => settleLines(line, closer)));
  const text = settled.map((line) => textOf(line, " ")).join(" ");
  if (!text || isPlaceholder(text)) return null;
  const words = settled.flat();
  const unclear = words.filter(({ reader, confidence }) => reader === "ocr" && confidence < readable);
  const lettersIn = (some: readonly Word[]) => some.reduce((sum, word) => sum + word.text.length, 0);
  if (lettersIn(unclear) > unclearShare * lettersIn(words) || (closer && hasLostWords(settled, closer))) {
    notes.unreadable(pointer, "The description is not clear enough to be read.", words);
    return null;
  }
  const least = Math.min(...words.map(({ confidence }) => confidence));
  notes.found(pointer, words, unclear.length > 0 ? 0.8 : least);
  return text;
}

/** Confidence below which a word is not clear, and the share of a description's letters that may stand in such words. */
const [readable, unclearShare] = [0.6, 0.03];

const areLevel = ([a]: readonly Word[], [b]: readonly Word[]) =>
  a !== undefined && b !== undefined && Math.abs(centerY(a) - centerY(b)) < 0.6 * Math.min(heightOf(a), heightOf(b));

/** Runs from top to bottom, those of one line from left to right: where a word between them was lost, the second may lie higher. */
function inReadingOrder(runs: readonly Word[][]): Word[][] {
  const lines: Word[][][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line?.[0] && areLevel(line[0], run)) line.push(run);
    else lines.push([run]);
  }
  return lines.flatMap((line) => line.sort(([a], [b]) => (a?.box[0] ?? 0) - (b?.box[0] ?? 0)));
}

/** The widest blank between words, in heights of their letters: a wider one with ink in it holds a word that was not read. */
const blank = 2.2;

function hasLostWords(lines: readonly Word[][], closer: Closer): boolean {
  return lines.some((line, at) => {
    const next = lines[at + 1];
    const level = next && areLevel(line, next) ? [...line, ...next] : line;
    return level.some((word, place) => {
      const after = level[place + 1];
      if (!after || word.reader !== "ocr" || after.box[0] - word.box[2] < blank * heightOf(word)) return false;
      const [, top, , bottom] = unionBox([word, after]);
      return hasInk([word.box[2] + 1, top, after.box[0] - 1, bottom], 0.7 * heightOf(word), closer);
    });
  });
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
