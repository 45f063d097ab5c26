import { centerY, heightOf, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";

/** How far before its amount a dollar sign stands at most, in heights of the amount. */
const signReach = 1.2;

/** Words with the small dollar signs of a form as such: alone before an amount recognition takes them for an S. */
export const withDollars = (words: readonly Word[]): Word[] =>
  words.map((word) => {
    const isAmount = ({ box, text }: Word) =>
      /^\d{1,3}(,\d{3})+$/.test(text) &&
      box[0] > word.box[2] - 1 &&
      box[0] - word.box[2] < signReach * heightOf({ box }) &&
      centerY(word) > box[1] &&
      centerY(word) < box[3] + 0.5 * heightOf({ box });
    return /^[sS§]$/.test(word.text) && words.some(isAmount) ? { ...word, text: "$" } : word;
  });

/** Share of a word's width and height from which on another one covers it. */
const covered = 0.7;

/** Whether a word is a part of another one that was read in its place as well, or that word once more (`isLater`). */
function isEcho({ box, text }: Word, other: Word, isLater: boolean): boolean {
  const across = Math.min(other.box[2], box[2]) - Math.max(other.box[0], box[0]);
  const down = Math.min(other.box[3], box[3]) - Math.max(other.box[1], box[1]);
  if (across <= covered * (box[2] - box[0]) || down <= covered * Math.min(heightOf({ box }), heightOf(other))) return false;
  const [part, whole] = [lettersOf(text), lettersOf(other.text)];
  return part.length >= 2 && whole.includes(part) && (part !== whole || isLater);
}

/** Words without those that were read twice. */
export const withoutEchoes = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => !words.some((other, place) => isEcho(word, other, place < at)));

/** Confidence up to which letters may be what recognition makes of specks, and from which on a word certainly stands there. */
const [mayBeSpecks, stands] = [0.6, 0.88];
/** What specks are read as; a small letter alone may be a mark of a box too. */
const specks = /^\W*(?:[A-Za-z]{2,3}|[a-mo-wz])\W*$/;
/** How near to a line's middle nothing else can stand, in heights of its words; and the share of its width that a scrap has to share with them. */
const [tooNear, shared] = [1.15, 0.5];

/**
 * Words without scraps: up to three letters of which recognition is not sure, so near above or below clear words that no other line fits there. They
 * are specks of a fax, or the feet of the letters above, and made a clear name unclear.
 */
export function withoutScraps(words: readonly Word[]): Word[] {
  const clear = words.filter(({ text, confidence }) => confidence >= stands && lettersOf(text).length > 1);
  return words.filter((word) => {
    if (word.confidence > mayBeSpecks || !specks.test(word.text)) return true;
    const near = clear.filter((other) => {
      const away = Math.abs(centerY(other) - centerY(word));
      return away > 0.25 * heightOf(other) && away < tooNear * heightOf(other);
    });
    const across = near.reduce((sum, { box }) => sum + Math.max(0, Math.min(box[2], word.box[2]) - Math.max(box[0], word.box[0])), 0);
    return across < shared * (word.box[2] - word.box[0]);
  });
}
