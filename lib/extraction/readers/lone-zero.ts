import { plainText, seenWord } from "@/lib/extraction/readers/cells";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { grown, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** How sure a zero is that its shape confirms, or a second look. */
const sureZero = 0.9;
/** How high the ink of one character is at least, and how much wider than high at most, in points and heights. */
const [leastHeight, widest] = [3.5, 0.9];

/** A zero as recognition reads it, alone or after a dollar sign. */
const zero = /^\$*[0OoQ]$/;

/**
 * The single zero in the place of an amount, as in "Retention $ 0", by its shape or by two looks: recognition reads a single character as
 * anything, or not at all. null: there is none, or there is other text beside it.
 */
export async function loneZero(words: readonly Word[], box: Box | null, page: number, closer: CloserLook): Promise<Word | null> {
  const text = plainText(words).replace(/\s/g, "");
  if (words.length > 0 && !zero.test(text)) return null;
  const [line, ...others] = words.length > 0 ? [unionBox(words)] : box ? closer.lines(box) : [];
  if (!line || others.length > 0) return null;
  const found = seenWord("0", line, sureZero, page);
  if (closer.book.confirmedDigits(line, text.replace(/.$/, "0") || "0").every(Boolean) && (text || isOne(line))) return found;
  if (!text) return null;
  const again = await closer.reread(grown(line), text.length === 1 ? "character" : "line");
  return zero.test(again.text.replace(/\s/g, "")) ? found : null;
}

const isOne = ([x0, y0, x1, y1]: Box) => y1 - y0 >= leastHeight && x1 - x0 <= widest * (y1 - y0);
