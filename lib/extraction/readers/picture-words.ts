import type { Spelling } from "@/lib/extraction/readers/strips";
import { centerY, heightOf, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** Maximum distance of a dollar sign left of its amount, in heights of the amount. */
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

/** What recognition makes of an amount of one word, and which of its characters it takes for each other. */
const amountLike = /^[$SsIl|1OQDoBZ\d.,]*[IlO1\d][MK]?$/;
const looks: Record<string, string> = { S: "5", s: "5", $: "5", I: "1", l: "1", "|": "1", O: "0", Q: "0", D: "0", o: "0", B: "8", Z: "2" };
const looksOf = (text: string) => text.replace(/[SsIl|OQDoBZ$]/g, (one) => looks[one] ?? one);
/** How likely what our own reader spells is at least, to say which of them a character is. */
const surely = 0.9;

/** Words with amounts as our own reader spells them, where it differs from recognition in characters alone that look alike: "$IM" is "$1M". */
export const withAmounts = (words: readonly Word[], spell: (box: Box) => Spelling | null): Word[] =>
  words.map((word) => {
    if (!amountLike.test(word.text) || !/[SsIl|OQDoBZ]/.test(word.text)) return word;
    const spelt = spell(word.box);
    const isSame = spelt && spelt.share >= surely && /^\$?[\d.,]+[MK]?$/.test(spelt.text) && looksOf(spelt.text) === looksOf(word.text);
    return isSame ? { ...word, text: spelt.text } : word;
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

/** Confidence up to which letters may be misread specks, and from which there certainly is a word. */
const [mayBeSpecks, stands] = [0.6, 0.88];
/** What specks are read as; a small letter alone may be a mark of a box too. */
const specks = /^\W*(?:[A-Za-z]{2,3}|[a-mo-wz])\W*$/;
/** Shares of its width and of its height that a scrap has in common with clear words at least; and the height, against theirs, of what is no letter. */
const [shared, within, flat] = [0.5, 0.25, 0.25];
/** A word that changes the sense of its sentence is a word, however it was read. */
const ofSense = /^\W*(?:no[tnr]?|yes)\W*$/i;

/**
 * Words without scraps: up to three letters of which recognition is not sure, in the way of clear words above or below them, or flatter than any letter
 * beside these. They are specks of a fax, or the feet of the letters above, and made a clear name unclear. Lines of text never overlap so.
 */
export function withoutScraps(words: readonly Word[]): Word[] {
  const clear = words.filter(({ text, confidence }) => confidence >= stands && lettersOf(text).length > 1);
  return words.filter((word) => {
    if (word.confidence > mayBeSpecks || !specks.test(word.text) || ofSense.test(word.text)) return true;
    const near = clear.filter((other) => {
      const away = Math.abs(centerY(other) - centerY(word));
      const overlap = Math.min(other.box[3], word.box[3]) - Math.max(other.box[1], word.box[1]);
      const isInTheWay = overlap > within * heightOf(word) || heightOf(word) < flat * heightOf(other);
      return isInTheWay && away > 0.25 * heightOf(other) && away < heightOf(other);
    });
    const across = near.reduce((sum, { box }) => sum + Math.max(0, Math.min(box[2], word.box[2]) - Math.max(box[0], word.box[0])), 0);
    return across < shared * (word.box[2] - word.box[0]);
  });
}
