import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { twoOfThree } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import { isAsked, type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import {
  answerTo,
  boxPlaces,
  choiceIn,
  findTicks,
  isSpilled,
  readLetterCell,
  readTickCell,
  sureMark,
} from "@/lib/extraction/readers/ticks";
import { centerY, linesOf, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { looksLikeDate } from "@/lib/extraction/rules";
import type { Box, PolicyType, ReadPolicy } from "@/lib/extraction/schema";

/** Confidence from which on a letter that the page's pass read needs no second look. */
const sureLetter = 0.85;

/** The insurer's letter of a coverage; null: none, or none that can be told, which is noted. */
export async function readLetter(
  slot: Slot,
  { columns }: Grid,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
  closer?: CloserLook,
): Promise<string | null> {
  const isSure = slot.letter.every(({ reader, confidence }) => reader !== "ocr" || confidence >= sureLetter);
  if (slot.letter.length > 0 && (isSure || !closer || !columns.letter)) {
    notes.found(pointer, slot.letter);
    return textOf(slot.letter).replace(/[^A-F]/g, "");
  }
  if (!closer || !columns.letter) return null;
  const pieces = inside(words, columns.letter, slot.line ? { top: slot.line[0], bottom: slot.line[1] } : slot).flatMap(
    ({ text }) => /[A-F]/.exec(text)?.[0] ?? [],
  );
  const right = letterEdge(columns.letter, slot.top, words);
  // Of several policies in a row each has its letter on its own line.
  const [top, bottom] = slot.line ?? [slot.top + 2, slot.bottom - 2];
  const cell: Box = [Math.max(columns.letter[0], right - 24), top, right, bottom];
  const seen = await readLetterCell(cell, pieces, closer);
  const [witness] = words;
  const mark: Word[] = seen && witness ? [{ ...witness, text: seen.letter ?? "?", box: seen.box, reader: "ocr", confidence: 0.8 }] : [];
  if (seen?.letter) notes.found(pointer, mark);
  else if (seen) notes.unreadable(pointer, "The insurer's letter is not clear enough to read.", mark);
  return seen?.letter ?? null;
}

/** How far from its label a box for a tick reaches, and how high it is at most, in points. */
const [boxReach, boxHalf] = [20, 6.5];

type Found = Pick<ReturnType<typeof findTicks>, "ticks" | "unclear" | "places" | "behindLabels">;

/** The boxes of a picture's row with those that were not clear looked at closer, as the cells for additional insureds are. */
export async function settleBoxes(
  { ticks, unclear, places, behindLabels }: Found,
  closer?: CloserLook,
): Promise<Pick<Found, "ticks" | "unclear">> {
  const asked = closer ? unclear : [];
  const answers = await Promise.all(
    asked.map(async (tick) => {
      const own = places.filter((place) => place.tick === tick);
      const [place] = own;
      // Ignore a checkbox whose label is missing or ambiguous.
      if (!closer || !place || own.length > 1) return "unreadable";
      const [[x0, , x1], middle] = [place.label.box, labelMiddle(place.label)];
      const [from, to] = behindLabels ? [x1 + 0.5, x1 + boxReach] : [x0 - boxReach, x0 - 0.5];
      return readTickCell([], [from, middle - boxHalf, to, middle + boxHalf], closer);
    }),
  );
  const ticked = asked.flatMap((tick, at) => {
    const place = places.find((one) => one.tick === tick);
    return answers[at] === true && place ? [{ ...tick, words: place.label.words }] : [];
  });
  return { ticks: [...ticks, ...ticked], unclear: unclear.filter((_, at) => typeof answers[at] !== "boolean") };
}

/** Maximum distance of a letter's end past the end of its heading, in points. */
const behindHeading = 5;

/** Where the letters end: checkboxes may be between them and the titles, and belong to the same column where no line separates them. */
function letterEdge([from, to]: readonly [number, number], top: number, words: readonly Word[]): number {
  const heading = words.filter(
    (word) => /^\W*(?:INSR|LTR|LETTER)\W*$/i.test(word.text) && centerY(word) < top && word.box[0] >= from && word.box[2] < to,
  );
  return heading.length === 0 ? to : Math.min(to, Math.max(...heading.map(({ box }) => box[2])) + behindHeading);
}

/** The row's ADDL INSD and SUBR WVD boxes; workers compensation has no additional insured. */
export async function readBoxes(
  policy: ReadPolicy,
  { columns }: Grid,
  row: GridRow,
  slot: Slot,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
  closer?: CloserLook,
): Promise<void> {
  const boxes = [
    ["additionalInsured", row.form?.type === "WORKERS_COMPENSATION" ? null : columns.additional],
    ["waiverOfSubrogation", columns.waiver],
  ] as const;
  const isOwn = besideOwnTerm(slot, columns, words);
  await Promise.all(
    boxes.map(async ([key, span]) => {
      if (!span) return;
      const all = inside(words, span, slot).filter((word) => !isSpilled(word));
      // Of several policies in a row a mark on the line of one belongs to it; a mark between their lines belongs to all.
      const stands = (word: Word, [top, bottom]: readonly [number, number]) => centerY(word) > top && centerY(word) < bottom;
      const others = slot.others ?? [];
      const hasOwn = slot.line && [slot.line, ...others].every((line) => all.some((word) => stands(word, line)));
      const isShared = slot.marks === "shared" && !hasOwn;
      const marks = all.filter((word) => isShared || !others.some((line) => stands(word, line)));
      const whole = [slot.top + 4, slot.bottom - 4] as const;
      const cellAt = ([top, bottom]: readonly [number, number]): Box => [span[0] + 3, top, span[1] - 3, bottom];
      const mayShare = closer !== undefined && slot.marks === "open";
      const answer = await readTickCell(marks, cellAt(slot.line && (mayShare || marks.length < all.length) ? slot.line : whole), closer);
      // A single mark may be meant for all policies of the row: without one of its own a policy may have it or not.
      const isOpen = mayShare && answer === false && (await readTickCell(all, cellAt(whole), closer)) !== false;
      // What only a closer look at the whole cell sees may be on either line.
      if (isOwn && answer !== false && (marks.length === 0 || !marks.every(isOwn)))
        notes.unreadable(`${pointer}/${key}`, "This row has a second policy term, and the mark may belong to that policy.", marks);
      else if (isOpen)
        notes.unreadable(`${pointer}/${key}`, "We can't tell whether a mark on another policy's line also belongs to this policy.");
      else if (answer === "unreadable") notes.unreadable(`${pointer}/${key}`, "A mark in this box could not be read.", marks);
      else {
        policy[key] = answer;
        // What was seen by closer looks is as sure as these, whatever the page's pass made of the mark.
        if (marks.length > 0) notes.found(`${pointer}/${key}`, marks, marks.some(isUnclear) ? twoOfThree : undefined);
      }
    }),
  );
}

const isUnclear = ({ reader, confidence }: Word) => reader === "ocr" && confidence < sureMark;

/** Boxes by which a row itself grants what other forms have columns for. */
const grants = [
  {
    key: "additionalInsured",
    mark: "ADDL INSD",
    labels: [
      "ADDITIONAL INSURED",
      "ADDITIONAL INSURED ENDORSEMENT ATTACHED",
      "ADDITIONAL INSURED ENDORSEMENT",
      "ADDITIONAL INSURED INCLUDED",
    ],
  },
  {
    key: "waiverOfSubrogation",
    mark: "SUBR WVD",
    labels: [
      "WAIVER OF SUBROGATION",
      "WAIVER OF SUBROGATION ENDORSEMENT ATTACHED",
      "WAIVER OF SUBROGATION ENDORSEMENT",
      "WAIVER OF SUBROGATION INCLUDED",
      "SUBROGATION WAIVED",
      "WAIVER",
    ],
  },
] as const;

/** Short labels of the same, which only their colon makes some. */
const shortLabels = ["AI:", "WOS:"] as const;

/** A row of any coverage as far as it has these boxes; `words` are those of its page. */
const granting = (type: PolicyType, words: readonly Word[] = []): RowForm => ({
  type,
  titles: [],
  limits: [],
  ticks: grants.map(({ mark, labels }, at) => ({
    mark,
    labels: [...labels, ...shortLabels.filter((short, place) => place === at && words.some(({ text }) => text === short))],
  })),
});

/** The words of a free row's own boxes and their answers, which are no part of its title. */
export const grantWords = (finder: LabelFinder, { top, bottom }: Slot, words: readonly Word[]): Word[] =>
  boxPlaces(finder, granting("OTHER"), top, bottom).flatMap(({ label }) => [
    ...label.words,
    ...answerTo(finder, label),
    ...wordsIn(words, [label.box[0] - 2, label.box[1] - 2, label.box[2] + restOfLabel, label.box[3] + secondLine]).filter(({ text }) =>
      /^(?:of|subrogation|insured)$/i.test(text),
    ),
  ]);

/**
 * Maximum distance of a box label's last words right of and below its first words, in points ("Waiver" before "of" above "Subrogation").
 */
const [restOfLabel, secondLine] = [24, 9];

/** Maximum vertical offset between two labels of one box, in points. */
const ofOneRow = 16;

/**
 * Where a row's own boxes are: below its title where all of them are in the column of titles, whose rows may begin lower than those of the
 * limits.
 */
export function grantSpan(finder: LabelFinder, { rows, slots, columns }: Grid, row: GridRow, slot: Slot): Slot {
  const [title] = row.titles;
  const next = rows[rows.indexOf(row) + 1]?.titles[0];
  const below: Slot = {
    ...slot,
    top: title ? Math.max(slot.top, title.box[1] - aboveTitle) : slot.top,
    bottom: next ? Math.max(slot.bottom, next.box[1] - aboveTitle) : slot.bottom,
  };
  const labels = boxPlaces(finder, granting("OTHER"), slot.top, below.bottom).map(({ label }) => label);
  const isWhole = slot.top === row.top && slot.bottom === row.bottom;
  return slots || !isWhole || labels.some(({ box }) => box[2] > columns.type[1]) ? slot : below;
}
/** How far above its title's letters a row begins, in points. */
const aboveTitle = 2;

/** Maximum distance of a choice between yes and no after its question, in points. */
const choiceReach = 340;

/** The words of a choice between yes and no on a question's line; null: there is none. */
function choiceBehind(label: Label, words: readonly Word[]): Word[] | null {
  const [, , right] = label.box;
  const level = words
    .filter((word) => word.box[0] > right && word.box[0] < right + choiceReach && Math.abs(centerY(word) - labelMiddle(label)) < 4)
    .sort((one, other) => one.box[0] - other.box[0]);
  const start = level.findIndex(({ text }) => /^(?:[☒☐]|yes)$/i.test(text));
  // What else is asked for in between has its own answer there.
  if (
    level
      .slice(0, Math.max(0, start))
      .some(({ text }) => /[A-Za-z]/.test(text) && !/^\W*(?:certificate|holder|status|endorsement)\W*$/i.test(text))
  )
    return null;
  const choice = start < 0 ? [] : level.slice(start, start + 4);
  return choice.filter(({ text }) => /^(?:yes|no|y|n)$/i.test(text)).length === 2 ? choice : null;
}

/** A row's own boxes "Additional insured" and "Waiver of subrogation", on a form without columns for them. */
export function readGrants(
  policy: ReadPolicy,
  finder: LabelFinder,
  { top, bottom }: Slot,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
  closer?: CloserLook,
): void {
  const { ticks, unclear, places } = findTicks(finder, granting(policy.type, closer ? [] : words), words, top, bottom, closer);
  for (const { key, mark } of grants) {
    const tick = ticks.find((one) => one.mark === mark);
    const place = places.find((one) => one.tick.mark === mark);
    const heights = places.filter((one) => one.tick.mark === mark).map(({ label }) => labelMiddle(label));
    // The second one is of a coverage whose title was lost.
    if (closer && Math.max(...heights) - Math.min(...heights) > ofOneRow) {
      notes.unreadable(`${pointer}/${key}`, "This box appears twice, so we can't tell which policy it belongs to.");
      continue;
    }
    // "☒ Yes ☐ No" at the end of the question's line answers it.
    const choice = place && !tick ? choiceBehind(place.label, words) : null;
    if (choice) {
      const answer = choiceIn(choice.map(({ text }) => text).join(""));
      if (typeof answer === "boolean") {
        policy[key] = answer;
        notes.found(`${pointer}/${key}`, choice);
      } else notes.unreadable(`${pointer}/${key}`, "This is not a clear yes or no.", choice);
      continue;
    }
    // A question without an answer on a picture has lost it.
    if (closer && !tick && place && isAsked(place.label) && answerTo(finder, place.label).length === 0)
      notes.unreadable(`${pointer}/${key}`, "The answer to this question could not be read.");
    else if (tick || (place && !unclear.some((one) => one.mark === mark))) {
      policy[key] = tick !== undefined;
      notes.found(`${pointer}/${key}`, tick?.words ?? place?.label.words ?? []);
    } else if (unclear.some((one) => one.mark === mark)) notes.unreadable(`${pointer}/${key}`, "A mark in this box could not be read.");
  }
}

/**
 * Distinguishes marks beside a policy's own term from marks beside a second term in its lines, which is of a policy whose row's title was
 * lost. null: there is only one.
 */
function besideOwnTerm(slot: Slot, columns: Grid["columns"], words: readonly Word[]): ((mark: Word) => boolean) | null {
  const levels = [columns.effective, columns.expiration]
    .map((span) => linesOf(span ? inside(words, span, slot) : []))
    .map((lines) => lines.flatMap((line) => (line[0] && looksLikeDate(textOf(line)) ? [centerY(line[0])] : [])))
    .reduce((fewest, dates) => (dates.length < fewest.length ? dates : fewest));
  if (slot.others || levels.length < 2) return null;
  const nearest = (place: number) => levels.reduce((best, level) => (Math.abs(level - place) < Math.abs(best - place) ? level : best));
  const own = nearest(slot.number[0] ? centerY(slot.number[0]) : (levels[0] ?? 0));
  return (mark) => nearest(centerY(mark)) === own;
}
