import type { RowForm } from "@/lib/extraction/forms/acord-25";
import type { Closer } from "@/lib/extraction/readers/draft";
import { type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { centerX, centerY, type Word } from "@/lib/extraction/readers/words";
import { isNo, isTick } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

type Tick = RowForm["ticks"][number];
export type FoundTick = Tick & { words: Word[] };

/** The boxes of a row that are ticked: a mark directly to the left of its label, or ink there on a picture. */
export function findTicks(
  finder: LabelFinder,
  form: RowForm,
  words: readonly Word[],
  top: number,
  bottom: number,
  closer?: Closer,
): FoundTick[] {
  const places = form.ticks.flatMap((tick) =>
    finder
      .find(tick.labels)
      .filter((label) => labelMiddle(label) > top && labelMiddle(label) < bottom + 1 && label.freeLeft)
      .map((label) => ({ tick, label })),
  );
  const marked = new Map<Tick, Word[]>();
  for (const mark of words) {
    if (!isTick(mark.text) || centerY(mark) < top || centerY(mark) > bottom) continue;
    const near = places
      .map(({ tick, label }) => ({ tick, gap: label.box[0] - centerX(mark), down: Math.abs(labelMiddle(label) - centerY(mark)) }))
      .filter(({ gap, down }) => gap > 1 && gap < 26 && down < 8)
      .sort((a, b) => a.gap + a.down - (b.gap + b.down));
    const [nearest] = near;
    if (nearest) marked.set(nearest.tick, [mark]);
  }
  if (closer) for (const { tick, label } of places) if (!marked.has(tick) && inkBefore(label, closer)) marked.set(tick, label.words);
  return form.ticks.flatMap((tick) => {
    const found = marked.get(tick);
    return found ? [{ ...tick, words: found }] : [];
  });
}

/** Ink inside the box to the left of a label: a cross fills 8 % and more of the middle of its box, an empty box almost nothing. */
function inkBefore({ box }: Label, closer: Closer): boolean {
  const middle = (box[1] + box[3]) / 2;
  const shares = [0, 2, 4, 6].map((shift) => closer.ink([box[0] - 14 - shift, middle - 3, box[0] - 7 - shift, middle + 3]));
  return Math.min(...shares) > 0.08 && Math.max(...shares) < 0.6;
}

/**
 * The answer of an ADDL INSD or SUBR WVD cell: a mark or Y is yes, N or an empty cell no, "N/A" null. "unreadable": something is
 * there that is neither.
 */
export function readTickCell(words: readonly Word[], cell: Box, closer?: Closer): boolean | null | "unreadable" {
  const texts = words.map(({ text }) => text.replace(/[|\]_[—.]/g, "")).filter(Boolean);
  const joined = texts.join("");
  if (/^N\/?A$/i.test(joined)) return null;
  if (texts.some(isTick)) return true;
  if (texts.some(isNo)) return false;
  if (texts.some((text) => /[A-Za-z0-9]/.test(text))) return "unreadable";
  if (!closer) return false;
  return closer.ink(cell) > 0.012 ? "unreadable" : false;
}
