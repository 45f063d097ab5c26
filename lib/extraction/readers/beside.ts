import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { seenWord, twoOfThree } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import type { FoundLimits } from "@/lib/extraction/readers/limits";
import type { FoundTick } from "@/lib/extraction/readers/ticks";
import { centerX, centerY, linesOf, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { lettersOf, parseAmount } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

type Part = { top: number; bottom: number };

/** Points right of a label within which the form prints its dollar sign. */
const dollarSign = 9;

/**
 * The amounts that a row prints right of their label in the column of titles, such as "RETENTION $ 10,000". If none can be read, the place
 * where one would be.
 */
export function amountsBeside(
  finder: LabelFinder,
  form: RowForm,
  words: readonly Word[],
  { top, bottom }: Part,
  right: number,
): Pick<FoundLimits, "limits" | "empty"> {
  const found: Pick<FoundLimits, "limits" | "empty"> = { limits: [], empty: [] };
  for (const { key, labels } of form.beside ?? []) {
    const places = finder
      .find(labels)
      .filter((label) => labelMiddle(label) >= top && labelMiddle(label) <= bottom && label.box[0] <= right);
    const lines = places.map((label) => {
      // A long amount begins in the column of titles and may reach into the next one, a short one over the printed dollar sign.
      const end = Math.max(...label.words.filter(({ text }) => /[A-Za-z]/.test(text)).map(({ box }) => box[2]));
      const behind = words.filter(
        ({ box }) => box[0] > end - 1 && box[0] < right && box[1] > label.box[1] - 8 && box[3] < label.box[3] + 8,
      );
      return linesOf(behind.filter((word) => !label.words.includes(word) && /\d|none|nil/i.test(word.text)))[0];
    });
    // A picture's dollar sign may be taken for another one.
    const stated = lines.find((line) => line && parseAmount(textOf(line).replace(/^[^\w.]/, "")));
    if (stated) found.limits.push({ key, words: stated });
    const [place] = places;
    if (stated || !place) continue;
    const [, y0, x1, y1] = place.box;
    const sign = wordsIn(words, [x1 - 4, y0 - 4, x1 + 2 * dollarSign, y1 + 4]).find(({ text }) => text.endsWith("$"));
    // What was read there and is no amount is looked at from its own beginning.
    const [seen] = lines[0] ?? [];
    const left = sign ? sign.box[2] + 1 : Math.min(x1 + dollarSign, (seen?.box[0] ?? right) - 1);
    if (right - left > 2 * dollarSign) found.empty.push({ key, box: [left, y0 - 2, right - 8, y1 + 2] });
  }
  return found;
}

/**
 * The answer to the workers compensation row's "proprietor, partner, executive officer excluded?": a Y or N in the box right of the
 * question, never the "Y / N" that the form prints above it.
 */
export function answerBehind(
  finder: LabelFinder,
  form: RowForm,
  words: readonly Word[],
  { top, bottom }: Part,
  right: number,
): FoundTick | null {
  for (const label of finder.find(form.question ?? [])) {
    if (labelMiddle(label) < top || labelMiddle(label) > bottom || label.box[0] > right) continue;
    const near = wordsIn(words, [label.box[2] - 1, top, right + 4, bottom]);
    const printed = (word: Word) =>
      near.some(
        (other) =>
          /^[/\\]/.test(other.text) && Math.abs(centerY(other) - centerY(word)) < 4 && Math.abs(centerX(other) - centerX(word)) < 9,
      );
    const answers = near.filter((word) => /^(Y|N|YES|NO)$/i.test(lettersOf(word.text)) && !/\//.test(word.text) && !printed(word));
    const nearest = answers.sort((a, b) => Math.abs(centerY(a) - labelMiddle(label)) - Math.abs(centerY(b) - labelMiddle(label)))[0];
    if (nearest && Math.abs(centerY(nearest) - labelMiddle(label)) < 14) {
      const excluded = /^Y/i.test(lettersOf(nearest.text));
      return { mark: excluded ? "EXCL" : "INCL", labels: [], means: { excluded }, words: [nearest] };
    }
  }
  return null;
}

/** How far, in points, the middle of the box for an answer may be from its question's last line. */
const answerReach = 22;
/** Minimum width of a box after a question that is for a letter and not for a check mark, and the share of ink up to which it is empty. */
const [letterBox, emptyAnswer] = [11, 0.02];

/** On a picture, the box right of the workers compensation row's question; null: not found. */
export function answerBox(finder: LabelFinder, form: RowForm, { top, bottom }: Part, right: number, { frames }: CloserLook): Box | null {
  for (const label of finder.find(form.question ?? [])) {
    const middle = labelMiddle(label);
    if (middle < top || middle > bottom || label.box[0] > right) continue;
    const behind = frames
      .map(({ box }) => ({ box, apart: Math.abs(centerY({ box }) - middle) }))
      .filter(({ box, apart }) => box[2] - box[0] >= letterBox && box[0] > centerX(label) && box[2] < right + 6 && apart < answerReach);
    const [nearest] = behind.sort((a, b) => a.apart - b.apart);
    if (nearest) return nearest.box;
  }
  return null;
}

/** The answer in that box: two closer looks must see the same letter, a Y or an N. Empty: none. */
export async function settleAnswer(
  policy: ReadPolicy,
  box: Box,
  pointer: string,
  page: number,
  notes: Notes,
  closer: CloserLook,
): Promise<void> {
  const inner: Box = [box[0] + 1.6, box[1] + 1.6, box[2] - 1.6, box[3] - 1.6];
  const { box: spot, share } = closer.densest(inner, 7);
  if (share < emptyAnswer) return;
  const [x0, y0, x1, y1] = closer.lines(inner)[0] ?? inner;
  const around = (by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];
  const looks = await Promise.all([
    closer.reread(around(0.7), "character"),
    closer.reread(around(1.5), "character", 1.5),
    closer.reread(around(1), "line", 2.5),
  ]);
  const answers = looks.map(({ text }) => lettersOf(text).toUpperCase());
  const answer = answers.find((one, at) => /^(Y|N)$/.test(one) && answers.indexOf(one) !== at);
  const seen = [seenWord(answer ?? "?", spot, answers.every((one) => one === answer) ? 0.95 : twoOfThree, page)];
  // Two readings of Y and one of N, or the reverse, decide nothing.
  const isOpposed = answers.some((one) => /^(Y|N)$/.test(one) && one !== answer);
  if (answer && !isOpposed) {
    policy.proprietorExcluded = answer === "Y";
    notes.found(`${pointer}/proprietorExcluded`, seen);
  } else notes.unreadable(`${pointer}/proprietorExcluded`, "We can't tell whether proprietors, partners or officers are excluded.", seen);
}
