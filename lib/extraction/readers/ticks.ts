import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { boxNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { isAsked, isStackedOn, type Label, type LabelFinder, labelMiddle, mayBeBox, standsBetween } from "@/lib/extraction/readers/labels";
import {
  closeBefore,
  emptyFrame,
  frameBefore,
  frameBehind,
  frameLikeOthers,
  framesStandBehind,
  isDirectlyBehind,
  isOfOther,
  labelBefore,
  sameLevel,
  standBehind,
} from "@/lib/extraction/readers/tick-boxes";
import { centerX, centerY, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isNo, isTakenBack, isTick } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

type Tick = RowForm["ticks"][number];
export type FoundTick = Tick & { words: Word[] };

type Place = { tick: Tick; label: Label };

/** Where the labels of a row's boxes are, by the form's wordings or by their words. */
export function boxPlaces(finder: LabelFinder, form: RowForm, top: number, bottom: number): Place[] {
  const isWithin = (label: Label) => standsBetween(label, top, bottom + 1);
  // An amount may follow a box's label: "Retention $ 10,000".
  const isLabel = ({ text }: Word) => !isTick(text) && !/^\$|\d{3}/.test(text);
  const markOf = (own: readonly Word[]) => boxNamedBy(form.type, plainText(own.filter(isLabel)));
  // "Additional insured" is a part of "Additional insured status?": all its words count.
  const isPart = ({ words }: Label) =>
    finder
      .runs()
      .some(
        (run) => run.words.filter(isLabel).length > words.length && words.every((word) => run.words.includes(word)) && markOf(run.words),
      );
  const listed = form.ticks.flatMap((tick) =>
    finder
      .find(tick.labels)
      .filter((label) => isWithin(label) && (label.freeLeft || label.boxLeft) && !isPart(label))
      .map((label) => ({ tick, label })),
  );
  const known = new Set(listed.flatMap(({ label }) => label.words));
  const runs = finder.runs().filter((label) => isWithin(label) && !label.words.some((word) => known.has(word)));
  const named = runs.flatMap((label) => {
    // A label beside its box may be on two lines: "CLAIMS" above "MADE".
    const below = runs.find((other) => isStackedOn(label, other));
    const both = below && [...label.words, ...below.words];
    const mark = markOf(label.words) ?? (both && markOf(both));
    const place = markOf(label.words) || !both ? label : { ...label, words: both, box: unionBox(both) };
    return form.ticks.flatMap((one) => (mark && one.mark === mark ? [{ tick: one, label: place }] : []));
  });
  return [...listed, ...named];
}

/**
 * The checked boxes of a row: a mark directly left of its label, or after it where all are so (`behindLabels`), or ink in its box on a
 * picture. `unclear` are those of a picture whose box was not found and in whose place there is ink.
 */
export function findTicks(
  finder: LabelFinder,
  form: RowForm,
  words: readonly Word[],
  top: number,
  bottom: number,
  closer?: CloserLook,
): { ticks: FoundTick[]; unclear: Tick[]; places: Place[]; behindLabels: boolean } {
  const behindLabels = closer ? framesStandBehind(finder.words(), closer) : standBehind(finder);
  // A label further right than all boxes of a picture has no box after it.
  const rightmost = closer && behindLabels ? Math.max(...closer.frames.map(({ box }) => box[2])) : Number.POSITIVE_INFINITY;
  const places = boxPlaces(finder, form, top, bottom).filter(({ label }) => label.box[0] < rightmost);
  // An answer after its label is not a mark before the next label.
  const answers = new Map(
    places
      .map(({ label }) => [label, answerTo(finder, label)] as const)
      .filter(([label, answer]) => (isAsked(label) && !isOfOther(label)) || answer.length > 0),
  );
  // Nor is one to a question that has no box: "Waiver of subrogation: Yes". A mark close before a box's label is that one's: "Aggregate per: [X] Policy".
  const questions = finder.runs().filter((run) => isAsked(run) && standsBetween(run, top, bottom + 1));
  const isOfNext = (mark: Word) =>
    !behindLabels &&
    places.some(({ label }) => {
      const gap = label.box[0] - mark.box[2];
      return !isAsked(label) && gap > -1 && gap < closeBefore && Math.abs(labelMiddle(label) - centerY(mark)) < 4;
    });
  const toQuestion = (run: Label) => answerTo(finder, run).filter((answer) => /^[yn]/i.test(answer.text) || !isOfNext(answer));
  const answered = new Set([...[...answers.values()].flat(), ...questions.flatMap(toQuestion)]);
  const marked = new Map<Tick, Word[]>();
  for (const mark of words) {
    if (answered.has(mark) || answersSome(mark, finder) || !isTick(withoutFrame(mark)) || centerY(mark) < top || centerY(mark) > bottom)
      continue;
    // A typed box directly followed by its own words does not belong to the line above or below.
    const isLevel = /[☒[\]]/.test(mark.text) && words.some((word) => /[A-Za-z]{2}/.test(word.text) && isDirectlyBehind(mark, word));
    const near = places
      .filter(({ label }) => !answers.has(label))
      .map(({ tick, label }) => ({ tick, gap: label.box[0] - centerX(mark), down: Math.abs(labelMiddle(label) - centerY(mark)) }))
      .filter(({ gap, down }) => gap > 1 && gap < 26 && down < (isLevel ? sameLevel : 8))
      .sort((a, b) => a.gap + a.down - (b.gap + b.down));
    const [nearest] = near;
    const before = closer && !behindLabels ? undefined : labelBefore(mark, places)?.tick;
    // Directly after one label and far before the next, it may belong to either.
    const own = behindLabels ? before : before && nearest && nearest.gap > closeBefore ? undefined : nearest?.tick;
    if (own) marked.set(own, [mark]);
  }
  for (const { tick, label } of places) {
    const [answer] = answers.get(label) ?? [];
    if (answer && isTick(answer.text)) marked.set(tick, [answer]);
  }
  const unclear = new Set<Tick>();
  if (closer)
    for (const { tick, label } of places.filter((place) => !answers.has(place.label))) {
      const [mark] = marked.get(tick) ?? [];
      // Where a box must be by others says nothing against a mark that was read.
      const frame = behindLabels
        ? frameBehind(label, closer)
        : (frameBefore(label, closer) ?? (mark ? undefined : frameLikeOthers(label, closer)));
      if (frame && frame.share < emptyFrame) marked.delete(tick);
      else if (frame && frame.share > tickedFrame) marked.set(tick, mark ? [mark] : label.words);
      else if (
        behindLabels ? !isOfLimit({ label }) : mark ? isDoubtful(mark, label, words, closer) : !frame && inkBefore(label, words, closer)
      ) {
        marked.delete(tick);
        unclear.add(tick);
      }
    }
  for (const tick of closer ? lostBoxes(form, places, [...marked.keys(), ...unclear]) : []) unclear.add(tick);
  // A box that appears twice, far apart, belongs on a picture to two rows, of which one title was lost. The same word far right or left of
  // it is another label's: "Policy number".
  const isTwice = (tick: Tick) => {
    const own = places.filter((place) => place.tick === tick).map(({ label }) => label);
    return own.some((one) => own.some((other) => areRowsApart(one, other)));
  };
  for (const tick of closer ? [...marked.keys()].filter(isTwice) : []) {
    marked.delete(tick);
    unclear.add(tick);
  }
  const ticks = form.ticks.flatMap((tick) => {
    const found = marked.get(tick);
    return found ? [{ ...tick, words: found }] : [];
  });
  return { ticks, unclear: [...unclear], places, behindLabels };
}

/** Boxes of which a form prints all or none, by their marks. */
const together = [
  ["OCCUR", "CLAIMS-MADE"],
  ["POLICY", "PROJECT", "LOC"],
  ["PER STATUTE", "OTHER"],
];

/** The boxes of a picture's row whose labels were lost, where adjacent boxes were found and none of them may be checked. */
function lostBoxes(form: RowForm, places: readonly Place[], ticked: readonly Tick[]): Tick[] {
  return together.flatMap((marks) => {
    const all = marks.flatMap((mark) => form.ticks.find((tick) => tick.mark === mark) ?? []);
    const lost = all.filter((tick) => !places.some((place) => place.tick === tick && !isOfLimit(place)));
    return all.length < marks.length || lost.length === all.length || all.some((tick) => ticked.includes(tick)) ? [] : lost;
  });
}

/** "Each occurrence" is the label of a limit. */
const isOfLimit = ({ label }: Pick<Place, "label">) => /^each\b/i.test(plainText(label.words));

/** Whether a mark that was recognized is no sure one: neither clear by itself, nor half so and as dark as a cross. */
function isDoubtful(mark: Word, label: Label, words: readonly Word[], closer: CloserLook): boolean {
  if (mark.reader !== "ocr" || mark.confidence >= sureMark) return false;
  return mark.confidence < likelyMark || !inkBefore(label, words, closer);
}

/** How far apart in height two labels of one box are that are of two rows, and how far across they are at most, in points. */
const [rowsApart, sameEdge] = [40, 60];
const areRowsApart = (one: Label, other: Label) =>
  labelMiddle(other) - labelMiddle(one) > rowsApart && Math.abs(one.box[0] - other.box[0]) < sameEdge;

/** Maximum distance between a label and the beginning of its answer, in points. */
const answerReach = 30;

/**
 * The word after a label: "Yes", "No", and after a colon or a question also a mark. Otherwise a mark belongs to the next label. Empty:
 * there is no text, or it is not an answer.
 */
export function answerTo(finder: LabelFinder, label: Label): Word[] {
  const [behind] = finder.besides(label, answerReach);
  if (behind && (isWord(behind) || (isAsked(label) && (isTick(behind.text) || isNo(behind.text))))) return [behind];
  const [off] = finder.besides(label, answerReach, offLevel).filter((word) => word !== behind);
  const isFirst = off && isWord(off) && !(behind && behind.box[0] < off.box[0]);
  return isFirst && nearestLabel(off, finder) === label.words.at(-1) ? [off] : [];
}

/** How much higher or lower than its label's an answer's middle may be that was typed in large letters, in points. */
const offLevel = 8;
const isWord = ({ text }: Word) => /^(yes|no)$/i.test(text);

/** The last word of the label before a word; of several the one that is most level with it. */
function nearestLabel(word: Word, finder: LabelFinder): Word | undefined {
  const away = (one: Word) => Math.abs(centerY(one) - centerY(word));
  const before = finder.runs().flatMap(({ words }) => words.findLast(({ box }) => box[2] < word.box[0] + 1) ?? []);
  const near = before.filter((one) => word.box[0] - one.box[2] < answerReach && away(one) < offLevel && /[A-Za-z]{3}/.test(one.text));
  return near.sort((one, other) => away(one) - away(other))[0];
}

/** Whether a word is the answer to the text before it: a "Yes" checks no box after it. */
const answersSome = (word: Word, finder: LabelFinder) => /^yes$/i.test(word.text) && nearestLabel(word, finder) !== undefined;

/** A cross without what recognition makes of the box around it. */
const withoutFrame = ({ text, reader }: Word) => (reader === "ocr" && /x/i.test(text) ? text.replace(/[[\]|Il1!_]/g, "") : text);

/** Share of ink inside a box for a tick from which on it is ticked. */
const tickedFrame = 0.06;
/** Confidence from which on a mark that was recognized as a letter is one, and from which on it is with the ink of a cross in its place. */
export const sureMark = 0.7;
const likelyMark = 0.45;

/** Ink in the box to the left of a label: a cross fills a tenth of its square and more, an empty box almost nothing. */
function inkBefore({ box }: Label, words: readonly Word[], closer: CloserLook): boolean {
  const middle = (box[1] + box[3]) / 2;
  const before = words
    .filter((word) => Math.abs(centerY(word) - middle) < 5 && word.box[2] <= box[0])
    .filter((word) => !/^.?$|^[[\]|xXvVIl1!_]+$/.test(word.text) && !mayBeBox(word))
    .map((word) => word.box[2] + 1.5);
  const left = Math.max(box[0] - 20, ...before);
  if (box[0] - 2 - left < 8) return false;
  const { share } = closer.densest([left, middle - 4, box[0] - 2, middle + 4], 7);
  return share > 0.14 && share < 0.6;
}

/** An amount of the column before that reaches into one of marks; on a picture the ink itself is looked at. */
export const isSpilled = ({ text, reader }: Word): boolean => reader !== "ocr" && /^\$?\d{1,3}(,?\d{3})+(\.\d\d)?$/.test(text);

/**
 * The answer of an ADDL INSD or SUBR WVD cell: a mark or Y is yes, N or an empty cell no, "N/A" null. "unreadable": something is
 * there that is neither, or a footnote says more.
 */
export async function readTickCell(words: readonly Word[], cell: Box, closer?: CloserLook): Promise<boolean | null | "unreadable"> {
  const texts = words.map(({ text }) => text.replace(/[|\]_[—.]/g, "")).filter(Boolean);
  const joined = texts.join("");
  const choice = choiceIn(joined);
  if (/^N\/?A$/i.test(joined) || choice !== null) return choice;
  // No such cell contains whole words: its edges are wrong.
  if (closer && /[A-Za-z]{4}/.test(texts.join(" "))) return "unreadable";
  const isSure = !closer || words.every(({ reader, confidence }) => reader !== "ocr" || confidence >= sureMark);
  if ((!closer && /[*†‡§#]|\d/.test(joined)) || isTakenBack(texts)) return "unreadable";
  // A cross that was seen twice is one.
  if ((isSure && texts.some(isTick)) || /^[xX]{2}$/.test(joined)) return true;
  if (isSure && texts.some(isNo)) return false;
  if (!closer) return texts.some((text) => /[A-Za-z0-9]/.test(text)) ? "unreadable" : false;
  const { box, share } = closer.densest(cell, 8);
  if (share < 0.05) return false;
  if (share < 0.1) return "unreadable";
  const around = (by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
  const looks = await Promise.all([closer.reread(around(1.5), "character"), closer.reread(around(3), "character", 1.5)]);
  const clear = looks.filter(({ confidence }) => confidence >= 0.5);
  // What one look takes for a no is never a yes.
  if (looks.some(({ text }) => isNo(text))) return clear.length > 0 && looks.every(({ text }) => isNo(text)) ? false : "unreadable";
  const ticks = looks.filter(({ text }) => isTick(text));
  return ticks.some((look) => clear.includes(look)) || ticks.length === 2 ? true : "unreadable";
}

/** The answer of a cell that offers both, "☐ Y ☒ N" or "Yes ☒ No ☐": the one that is ticked; null: it offers no such choice. */
export function choiceIn(joined: string): boolean | "unreadable" | null {
  const [, ahead, second] = /^([^A-Za-z])Y(?:ES)?([^A-Za-z])NO?$/i.exec(joined) ?? [];
  const [, behind, last] = /^Y(?:ES)?([^A-Za-z])NO?([^A-Za-z])$/i.exec(joined) ?? [];
  const [yes, no] = [ahead ?? behind, second ?? last];
  if (yes && no) return isTick(yes) === isTick(no) ? "unreadable" : isTick(yes);
  // Both are there, and which of them a cross belongs to cannot be told.
  return /Y(?:ES)?\W*X?\W*N(?:O)?(?![A-Za-z/])/i.test(joined) ? "unreadable" : null;
}

/** The letter A to F that a text is; a single C is read as "c" or "Cc" as well. null: none. */
function loneLetter(text: string): string | null {
  const letters = text.replace(/[^A-Za-z0-9]/g, "");
  return /^([A-F]|c)$/.test(letters) || /^Cc$/i.test(letters) ? (letters[0] ?? "").toUpperCase() : null;
}

/** The insurer's letter in a cell where the page pass found none, or `pieces`; null: an empty cell; a null letter: unclear ink. */
export async function readLetterCell(
  cell: Box,
  pieces: readonly string[],
  closer: CloserLook,
): Promise<{ letter: string | null; box: Box } | null> {
  const { box, share } = closer.densest(cell, 9);
  if (share < 0.05) return null;
  const around = (by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
  const looks = await Promise.all([closer.reread(around(1), "character"), closer.reread(around(3), "character", 1.5)]);
  const seen = looks.map(({ text, confidence }) => ({ letter: loneLetter(text), confidence }));
  const letters = seen.flatMap(({ letter, confidence }) => (letter && confidence > 0.4 ? [letter] : []));
  const [spelt] = closer.lines(around(2)).map((line) => closer.spell(line));
  const own = spelt && spelt.share >= 0.5 ? (loneLetter(spelt.text) ?? []) : [];
  const votes = [...letters, ...(pieces.length === 1 ? pieces : []), ...own];
  const twice = () => votes.find((letter, at) => votes.indexOf(letter) !== at);
  if (twice() || votes.length === 0) return { letter: twice() ?? null, box };
  // One look may be sure of a letter other than the printed one.
  const third = await closer.reread(around(2), "character", 2);
  const letter = loneLetter(third.text);
  if (letter && third.confidence > 0.4) votes.push(letter);
  return { letter: twice() ?? null, box };
}
