import type { Closer } from "@/lib/extraction/readers/draft";
import { isDoubtful, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** Confidence from which on a word needs no second look, and the share of ink of a word that was not read. */
const [clear, unreadInk] = [0.88, 0.1];

/**
 * Whether a line of a name or an address may pass as read. On a picture every word must be clear or an enlarged second look must
 * give the same letters, and nothing may stand behind the line (nor before it, where it is `alone`) that was not read.
 */
export async function deservesTrust(line: readonly Word[], closer?: Closer, alone = false): Promise<boolean> {
  const seen = line.filter(({ reader }) => reader === "ocr");
  if (seen.length === 0) return true;
  if (!closer) return !isDoubtful(line);
  const [x0, y0, x1, y1] = unionBox(line);
  const height = y1 - y0;
  if (/(^|\s)0[A-Za-z]{2}/.test(textOf(line))) return false;
  if (hasInk([x1 + 0.25 * height, y0, x1 + 2.6 * height, y1], 0.7 * height, closer)) return false;
  if (alone && hasInk([x0 - 2.6 * height, y0, x0 - 0.25 * height, y1], 0.7 * height, closer)) return false;
  if (seen.every(({ confidence }) => confidence >= clear)) return true;
  const again = await closer.reread([x0 - 2, y0 - 2, x1 + 2, y1 + 2], "text");
  return lettersOf(again.text) === lettersOf(textOf(line));
}

/** Whether something stands in a box where no word was read. */
export const hasInk = (box: Box, size: number, closer: Closer): boolean => closer.densest(box, size).share > unreadInk;
