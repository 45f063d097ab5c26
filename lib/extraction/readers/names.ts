import type { CloserLook } from "@/lib/extraction/readers/draft";
import { isMisspelt } from "@/lib/extraction/readers/spelling";
import { leastShare } from "@/lib/extraction/readers/strips";
import { foldTwins } from "@/lib/extraction/readers/twins";
import { cutOff, grown, isDoubtful, linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, withoutSlips } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** Confidence from which on a word needs no second look, and the share of ink of a word that was not read. */
const [clear, unreadInk] = [0.88, 0.1];

/**
 * The words of names and addresses from a picture, each line with an unclear word read twice more: what two of the three readings
 * say counts, in words of the line's length. A line without such a pair stays as unclear as it was.
 */
export async function settleLines(words: readonly Word[], closer?: CloserLook): Promise<Word[]> {
  if (!closer) return [...words];
  return (await Promise.all(linesOf(words).map((line) => settleLine(line, closer)))).flat();
}

/** `settleLines` for the words of one line in their order, which on a picture that lies askew may reach over other lines' heights. */
export async function settleLine(line: readonly Word[], closer?: CloserLook): Promise<Word[]> {
  if (!closer || line.every(({ reader, confidence }) => reader !== "ocr" || confidence >= clear)) return [...line];
  const [x0, y0, x1, y1] = unionBox(line);
  const first = textOf(line);
  const spelt = closer.spell([x0, y0, x1, y1]);
  const own = spelt && spelt.share >= leastShare ? withoutSlips(spelt.text) : "";
  if (own && lettersOf(own) === lettersOf(first)) return certain(line);
  const second = (await closer.reread([x0 - 2, y0 - 2, x1 + 2, y1 + 2], "line")).text;
  if (lettersOf(second) === lettersOf(first)) return certain(line);
  // Two looks of recognition that agree may err together, the other reader errs in other ways.
  if (lettersOf(own).length > 1 && lettersOf(second) === lettersOf(own)) return spread(own, line);
  const third = (await closer.reread([x0 - 1, y0 - 1, x1 + 1, y1 + 1], "line", 1.5)).text;
  if (lettersOf(third) === lettersOf(first)) return certain(line, clear);
  const others = [second, own].map(lettersOf);
  return lettersOf(third).length > 1 && others.includes(lettersOf(third)) ? spread(third, line) : [...line];
}

const certain = (line: readonly Word[], least = 0.92) => line.map((word) => ({ ...word, confidence: Math.max(word.confidence, least) }));

/** Another reading of a line as words, side by side over its length. */
function spread(text: string, line: readonly Word[]): Word[] {
  const [x0, y0, x1, y1] = unionBox(line);
  const step = (x1 - x0) / text.length;
  const { page = 1 } = line[0] ?? {};
  return [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => ({
    text: part,
    box: [x0 + index * step, y0, x0 + (index + part.length) * step, y1],
    confidence: clear,
    reader: "ocr",
    page,
  }));
}

/** How likely what our own reader spells is at least, where it reads something else than recognition is clear of, to leave a line to a person. */
const surelyOther = 0.9;

/**
 * Whether a line of a name or an address may pass as read: on a picture every word is clear, and no unread ink follows the line up to `end`
 * (nor precedes it from `start` on, where it is `alone`, nor is between its words). Points.
 */
export function deservesTrust(
  line: readonly Word[],
  closer?: CloserLook,
  { alone = false, start = 0, end = Number.POSITIVE_INFINITY }: { alone?: boolean; start?: number | undefined; end?: number } = {},
): boolean {
  if (line.some(({ text }) => text.endsWith(cutOff))) return false;
  const seen = line.filter(({ reader }) => reader === "ocr");
  if (seen.length === 0) return true;
  if (!closer) return !isDoubtful(line);
  const [x0, y0, x1, y1] = unionBox(line);
  const height = y1 - y0;
  const words = textOf(line).split(/[\s,]+/);
  if (words.some(isMisspelt)) return false;
  if (hasInk([x1 + 0.25 * height, y0, Math.min(end, x1 + 2.6 * height), y1], 0.7 * height, closer)) return false;
  if (alone && hasInk([Math.max(start, x0 - 2.6 * height), y0, x0 - 0.25 * height, y1], 0.7 * height, closer)) return false;
  const inOrder = [...line].sort((one, other) => one.box[0] - other.box[0]);
  const isTorn = inOrder.some(({ box }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && hasInk([box[2] + 0.15 * height, y0, next.box[0] - 0.15 * height, y1], 0.7 * height, closer);
  });
  if (isTorn) return false;
  const spelt = closer.spell([x0, y0, x1, y1]);
  if (spelt && spelt.share >= surelyOther && foldTwins(lettersOf(spelt.text)) !== foldTwins(lettersOf(textOf(line)))) return false;
  // Word by word: a line's letters touch more often than its numbers do, and then show nothing about the numbers.
  const isOther = ({ box, text }: Word) =>
    (/\d{3}/.test(text) && closer.book.contradicts(grown(box), text)) || closer.book.looksOtherwise(grown(box), text);
  // A close r and n are read as an m: then the ink falls into one more piece than letters were read.
  const isTwo = ({ box, text }: Word) => /m/.test(text) && closer.book.falls(grown(box), text.replace("m", "rn")) === "itself";
  return seen.every((word) => word.confidence >= clear && !isOther(word) && !isTwo(word));
}

/** Whether there is ink in a box where no word was read. */
export const hasInk = (box: Box, size: number, closer: CloserLook): boolean =>
  box[2] - box[0] >= size && closer.densest(box, size).share > unreadInk;
