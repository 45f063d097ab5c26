import { plainText } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { centerY, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

/** A box for a tick on a picture, and the share of ink in it. */
type Frame = CloserLook["frames"][number];

/** Share of ink inside a box for a tick up to which it is empty. */
export const emptyFrame = 0.025;
/** Maximum distance between a label's end and a mark of its own, in points. */
export const closeBehind = 7;

/** Whether a mark or a box directly follows a word, and is closer to it than to the next word. */
function isBehind({ box: [x0, y0, x1, y1] }: { box: Box }, words: readonly Word[], reach: number): boolean {
  const level = words.filter((word) => Math.abs(centerY(word) - (y0 + y1) / 2) < 5);
  const before = Math.min(...level.filter(({ box }) => box[0] < x0).map(({ box }) => x0 - box[2]));
  const behind = Math.min(...level.filter(({ box }) => box[2] > x1).map(({ box }) => box[0] - x1));
  return before < reach && before < behind;
}

/** Whether each of a page's marks that is beside a label is after it: marks in columns are alone. */
export function standBehind(finder: LabelFinder): boolean {
  const words = finder.words();
  const others = words.filter(({ text }) => !isTick(text));
  const isBeside = ({ box }: Word) =>
    others.some(
      (word) =>
        Math.abs(centerY(word) - (box[1] + box[3]) / 2) < 5 && word.box[0] - box[2] < closeBefore && box[0] - word.box[2] < closeBefore,
    );
  const marks = words.filter((word) => isTick(word.text) && isBeside(word));
  return marks.length > 1 && marks.every((mark) => isBehind(mark, others, closeBehind));
}

/** Minimum number, and minimum share, of a picture's boxes that decide on which side of their labels boxes are. */
const [someFrames, nearlyAll] = [4, 0.8];

/** Whether nearly all of a picture's boxes are after their labels. */
export function framesStandBehind(words: readonly Word[], { frames }: CloserLook): boolean {
  const own = words.filter(({ text }) => /[A-Za-z]{2}/.test(text) && !isTick(text));
  return frames.length >= someFrames && frames.filter((frame) => isBehind(frame, own, behindReach)).length >= nearlyAll * frames.length;
}

/** Maximum distance of a picture's box after its label, in points. */
const behindReach = 16;

/** The checkbox directly after a label. */
export function frameBehind(label: Label, { frames }: CloserLook): Frame | undefined {
  const middle = labelMiddle(label);
  const near = ({ box }: Frame) => box[0] - label.box[2] > -3 && box[0] - label.box[2] < behindReach;
  return frames
    .filter((frame) => near(frame) && frame.box[1] < middle + 2 && frame.box[3] > middle - 2)
    .sort((a, b) => a.box[0] - b.box[0])[0];
}

/** The checkbox directly before a label. */
export function frameBefore({ box: [x0, y0, x1, y1] }: Label, { frames }: CloserLook) {
  const middle = (y0 + y1) / 2;
  const level = frames.filter(({ box }) => box[1] < middle + 2 && box[3] > middle - 2);
  const near = level.filter(({ box }) => x0 - box[2] > -1 && x0 - box[2] < 14);
  // Recognition may stretch the label's first word over its box.
  const covered = level.filter(({ box }) => box[0] > x0 - 3 && box[2] < x0 + 0.4 * (x1 - x0));
  return [...covered, ...near].sort((a, b) => b.box[2] - a.box[2])[0];
}

/** Maximum distance between a box that hangs on a ruling and a box that shows where it is (points). */
const twinReach = 130;
/** Share of ink of a square inside such a box from which on it is ticked: more than an edge of the box has that lies in it. */
const tickedSquare = 0.2;

/**
 * The box before a label of which a side was taken for the table's ruling: as the boxes above and below are. Its share of ink is that
 * of the densest square well inside it; undefined where that is neither a tick nor nothing.
 */
export function frameLikeOthers(label: Label, { frames, densest }: CloserLook): { box: Box; share: number } | undefined {
  const middle = labelMiddle(label);
  const [nearest] = frames
    .filter(({ box }) => label.box[0] - box[2] > -1 && label.box[0] - box[2] < 14 && Math.abs((box[1] + box[3]) / 2 - middle) < twinReach)
    .sort((a, b) => Math.abs(a.box[1] - middle) - Math.abs(b.box[1] - middle));
  if (!nearest) return undefined;
  const [x0, y0, x1, y1] = nearest.box;
  const half = (y1 - y0) / 2;
  const box: Box = [x0, middle - half, x1, middle + half];
  const { share } = densest([x0 + 2, middle - half + 2.5, x1 - 2, middle + half - 2.5], Math.min(6, 2 * half - 5));
  return share < emptyFrame || share > tickedSquare ? { box, share } : undefined;
}

/**
 * Maximum distance before a label of a mark that may be another label's, and maximum vertical offset of a mark of its own line, in points.
 */
export const [closeBefore, sameLevel] = [16, 3];

/** Whether a word directly follows a mark, as the words of a typed box do. */
export const isDirectlyBehind = (mark: Word, word: Word): boolean =>
  word.box[0] - mark.box[2] > -0.5 && word.box[0] - mark.box[2] < closeBehind && Math.abs(centerY(word) - centerY(mark)) < sameLevel;

/** "Other:" has its box before it, and the description after it. */
export const isOfOther = ({ words }: Label) => /^other ?:$/i.test(plainText(words));

/** The place whose label ends directly before a mark: some forms have their boxes after the labels. */
export function labelBefore<Place extends { label: Label }>(mark: Word, places: readonly Place[]): Place | undefined {
  return places.find(
    ({ label }) =>
      (label.words.length > 1 && label.words.at(-1) === mark) ||
      (mark.box[0] - label.box[2] > 0 && mark.box[0] - label.box[2] < closeBehind && Math.abs(labelMiddle(label) - centerY(mark)) < 4),
  );
}

/** Leaves a pair of boxes to a person where both are checked but only one can apply. */
export function refuseTwoTicks(
  policy: ReadPolicy,
  ticks: readonly { means?: { basis?: unknown; per?: unknown } | null }[],
  pointer: string,
  notes: Notes,
): void {
  const refuse = (key: "occurrenceOrClaimsMade" | "aggregateAppliesPer", reason: string) => {
    policy[key] = null;
    notes.unreadable(`${pointer}/${key}`, reason);
  };
  if (ticks.filter(({ means }) => means?.basis).length > 1)
    refuse("occurrenceOrClaimsMade", "Both Occurrence and Claims-Made appear to be checked.");
  if (new Set(ticks.flatMap(({ means }) => means?.per ?? [])).size > 1)
    refuse("aggregateAppliesPer", "More than one box for the general aggregate appears to be checked.");
}
