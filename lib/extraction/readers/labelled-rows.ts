import { type HeaderKey, headers, headerWords } from "@/lib/extraction/forms/acord-25-headers";
import { namedBy } from "@/lib/extraction/forms/wording";
import { fromPicture, plainText } from "@/lib/extraction/readers/cells";
import { type Columns, columnsAsHeaded } from "@/lib/extraction/readers/columns";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import { type Band, findHeaders, headerKeys, numberLabels, unknownHeaders } from "@/lib/extraction/readers/headers";
import { isAsked, type Label, LabelFinder, labelMiddle, standsBetween } from "@/lib/extraction/readers/labels";
import {
  bareLabels,
  behind,
  coverageNamed,
  cutLabels,
  inValue,
  leastBlock,
  misreadLabels,
  sameEdge,
  unnumbered,
} from "@/lib/extraction/readers/lost-labels";
import { type GridRow, type Slot, standardRows } from "@/lib/extraction/readers/rows";
import { partOfDate, spreadRanges, wholeTerm } from "@/lib/extraction/readers/terms";
import { centerY, linesOf, type PageWords, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isNoNumberYet, looksLikeDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** Maximum distance of a coverage's title above its policy number, in points. */
const titleReach = 45;
/** Confidence up to which what recognition makes of specks and borders is no title. */
const scrap = 0.5;
/** A line that introduces the coverages is not a title: "The following coverage is in place". */
const sentence = /\b(?:is|are)\b.*\b(?:place|force|effect|issued|below)\b|\bfollowing\b/i;
/** How much further right than its number's label a title may begin whose first word recognition lost, in points. */
const lostWord = 20;

/**
 * Coverages that each have their policy number below their title, after a label ("Policy Number: GL-1"), as rows of a table: each in a
 * block of its own, as evidence of insurance lists them, or below column headers for the other values. null: no such coverage before
 * `bottom`. A list of the insurers at `list` below the coverages is not part of the last one.
 */
export function findLabelledRows(finder: LabelFinder, page: PageWords, bottom: number, list = 0): Grid | null {
  const runs = finder.runs();
  const blocksOf = (labels: readonly Label[]) => {
    const numbers = labels
      .filter(
        (label) =>
          label.box[1] < bottom && (isAsked(label) || behind(finder, label).some(({ text }) => /\d{3}/.test(text) || isNoNumberYet(text))),
      )
      .sort((a, b) => a.box[1] - b.box[1]);
    const edges = numbers.flatMap((number) => titleBeside(number, runs)?.box[0] ?? []);
    return numbers.flatMap((number) => {
      const title = titleBeside(number, runs) ?? unknownBeside(number, runs, edges) ?? titleAbove(number, runs);
      return title ? [{ number, title }] : [];
    });
  };
  const told = blocksOf(numberLabels(finder));
  const known = told.length > 0 ? told : blocksOf(bareLabels(finder));
  const [only] = known;
  if (!only) return null;
  const band = headersAbove(page, only.title);
  // A single one is a block where its coverage and its dates are told as well.
  const isWhole = ({ number, title }: { number: Label; title: Label }) =>
    coverageNamed(title.words) !== null &&
    (band ||
      isStatedBelow(finder, "period", number) ||
      (["effective", "expiration"] as const).every((key) => isStatedBelow(finder, key, number)));
  if (known.length === 1 && !isWhole(only)) return null;
  const numbers = known.map(({ number }) => number);
  const cut = blocksOf([...cutLabels(finder, numbers), ...misreadLabels(finder, numbers)]).filter(isWhole);
  const labelled = [...known, ...cut];
  const blocks = [...labelled, ...unnumbered(page, runs, labelled, bottom)].sort((one, other) => one.number.box[1] - other.number.box[1]);
  const rows = blocks.map(({ title }, at): GridRow => {
    const type = coverageNamed(title.words);
    const form = standardRows().find((row) => row.type === type) ?? null;
    // Two policies of one coverage may be below one title.
    const next = blocks.slice(at + 1).find((other) => other.title !== title);
    const end = list > title.box[3] ? Math.min(list, bottom + 3) : bottom + 3;
    return { form, top: title.box[1] - 3, bottom: (next?.title.box[1] ?? end) - 3, titles: [title] };
  });
  for (const row of rows) row.bottom = Math.min(row.bottom, panelEnd(page, row) ?? row.bottom);
  const [top, wide] = [rows[0]?.top ?? 0, [0, page.width] as [number, number]];
  const body = wordsIn(page.words, [0, top, page.width, bottom]);
  const columns = band
    ? columnsAsHeaded(band, unknownHeaders(page.words, band), body, page.width)
    : { ...noColumns, type: wide, limits: wide };
  const slots = blocks.map(({ number, title }, at) => {
    const own = blocks.filter((other) => other.title === title).map((other) => other.number);
    return slotOf(finder, page.words, own, own.indexOf(number), rows[at] as GridRow, columns);
  });
  const places = blocks.map(({ number }) => number.box);
  for (const [at, slot] of slots.entries()) Object.assign(slot, termAsElsewhere(finder, page.words, slots, places, at));
  const headerTop = band ? Math.min(...Object.values(band).map((box) => box[1])) : top;
  const found: HeaderKey[] = band ? [...headerKeys.filter((key) => band[key]), "number"] : ["number", "limits"];
  return { columns, rows, slots, headerTop, headerBottom: top, bottom, found, rulings: [] };
}

/** How many lines of one frame begin and end at the same height, at least. */
const leastSides = 3;

/** The end of the frame that a row heads: text below it is not part of the row. */
function panelEnd({ uprights = [], words }: PageWords, { top, titles: [title] }: GridRow): number | null {
  if (!title || words.some(({ reader }) => reader === "ocr")) return null;
  const sides = uprights.filter((line) => Math.abs(line.top - top) < 3 * sameEdge && line.bottom > title.box[3]);
  const end = sides.find(({ bottom }) => sides.filter((other) => Math.abs(other.bottom - bottom) < sameEdge).length >= leastSides);
  return end ? end.bottom + 1 : null;
}

const noColumns = { letter: null, carrier: null, additional: null, waiver: null, number: null, effective: null, expiration: null };

/** The headers of columns above the first coverage's title, where none is that of the policy numbers. */
function headersAbove(page: PageWords, title: Label): Band | null {
  const above = page.words.filter(({ box }) => box[3] < title.box[1] + 1);
  const band = findHeaders(new LabelFinder(above), title.box[1], page);
  const { number } = band ?? {};
  // "Coverage and policy number" heads the titles, also where a picture lost its first word.
  const joins = (word: Word) =>
    /^(?:and|&)$/i.test(word.text) &&
    number !== undefined &&
    Math.abs(centerY(word) - centerY({ box: number })) < 4 &&
    word.box[0] < number[0] + 2 &&
    number[0] - word.box[2] < inValue;
  if (band && number && above.some(joins)) {
    band.type = number;
    delete band.number;
  }
  return band?.limits && !band.number ? band : null;
}

/**
 * The values of one of the policies of a part of the page, with `numbers` as the labels of their numbers: in their columns, or after their
 * labels where there are no columns.
 */
function slotOf(
  finder: LabelFinder,
  words: readonly Word[],
  numbers: readonly Label[],
  at: number,
  { top, bottom, titles }: GridRow,
  columns: Columns,
): Slot {
  const number = numbers[at] as Label;
  // Of several policies each has the text between its number and the next number.
  const [from, to] = [at === 0 ? top : number.box[1] - 3, (numbers[at + 1]?.box[1] ?? bottom + 3) - 3];
  const told = finder
    .runs()
    .filter((run) => standsBetween(run, from, to))
    .flatMap((run) => valueIn(run.words) ?? valueBehind(finder, run) ?? []);
  const behindAny = (key: HeaderKey, wordings: readonly string[]) => {
    const own = told.find((one) => one.key === key);
    if (own) return own.value;
    // "Policy no" is nearly "Policy exp": the number's label is no date's.
    const labels = finder
      .find(wordings)
      .filter((label) => label.freeLeft && standsBetween(label, from, to) && !label.words.some((word) => number.words.includes(word)));
    const label = labels.find(isAsked) ?? labels.find((one) => behind(finder, one).some(({ text }) => /\d/.test(text)));
    return label ? behind(finder, label) : [];
  };
  const insurer = finder
    .find(insurerLabels)
    .filter((label) => standsBetween(label, top, bottom))
    .flatMap((label) => behind(finder, label).slice(0, 1));
  // Left of the titles there are only letters, also where a picture lost their header.
  const before: [number, number] | null = fromPicture(number.words) && titles[0] ? [0, titles[0].box[0] - 2] : null;
  const letters = [...insurer, ...inside(words, columns.letter ?? columns.carrier ?? before, { top, bottom })].filter(({ text }) =>
    /^[A-F]$/.test(text),
  );
  const columnOf = (key: "effective" | "expiration") => {
    const lines = linesOf(inside(words, columns[key], { top, bottom }));
    return numbers.length === 1 ? lines.flat() : (lines.length === numbers.length && lines[at]) || [];
  };
  const isStated = (line: readonly Word[]) => line.length > 0;
  const [effective, expiration] = columns.effective
    ? [columnOf("effective"), columnOf("expiration")]
    : [behindAny("effective", [...headers.effective, ...headers.period]), behindAny("expiration", headers.expiration)];
  const begins = columns.effective || isStated(expiration) ? effective : wholeTerm(finder, effective);
  const [[begin = []], [end = []]] = spreadRanges([begins].filter(isStated), [expiration].filter(isStated));
  // A date further down than another one below it in the block is that of a block whose title was lost.
  const isOthers = (line: readonly Word[]) => {
    const [date] = line.filter(({ text }) => looksLikeDate(text));
    const away = (word: Word) => Math.abs(centerY(word) - labelMiddle(number));
    return (
      date !== undefined &&
      fromPicture(line) &&
      words.some(
        (word) =>
          looksLikeDate(word.text) &&
          centerY(word) > from &&
          centerY(word) < to &&
          Math.abs(word.box[0] - date.box[0]) < acrossAt &&
          away(date) - away(word) > leastBlock,
      )
    );
  };
  const term =
    isOthers(begin) || isOthers(end) ? { effective: [], expiration: [], areAstray: true } : { effective: begin, expiration: end };
  // Of several policies each has its own letter, or all the only one: a picture may have lost the others.
  const ordered = letters.toSorted((one, other) => centerY(one) - centerY(other));
  const isOfAll = numbers.length === 1 || !fromPicture(letters);
  const letter = letters.length === numbers.length ? ordered.slice(at, at + 1) : isOfAll ? letters.slice(0, 1) : [];
  return { number: behind(finder, number), letter, ...term, top, bottom };
}

/** How far from where the other blocks have it a date may begin of which recognition lost the label, in points. */
const [acrossAt, downAt] = [10, 4];

/** The term of a picture's block that has none after a label: the dates in the place where another block has its own. */
function termAsElsewhere(finder: LabelFinder, words: readonly Word[], slots: readonly Slot[], places: readonly Box[], at: number) {
  const [slot, place] = [slots[at], places[at]];
  if (!slot || !place || slot.effective.length + slot.expiration.length > 0 || !fromPicture(slot.number)) return {};
  for (const [number, other] of slots.entries()) {
    const [first] = other.effective;
    if (!first || other.expiration.length === 0) continue;
    const [left, top] = [0, 1].map((axis) => (place[axis] ?? 0) + (first.box[axis] ?? 0) - (places[number]?.[axis] ?? 0)) as [
      number,
      number,
    ];
    const found = words.find(
      ({ box, text }) => Math.abs(box[0] - left) < acrossAt && Math.abs(box[1] - top) < downAt && looksLikeDate(text),
    );
    const [[effective], [expiration]] = spreadRanges(found ? [wholeTerm(finder, [found, ...finder.after(found)])] : [], []);
    if (effective && expiration) return { effective, expiration };
  }
  return {};
}

/** A value with the label before it in one line, by all of the label's words: "Policy period from 05/26/2025". */
function valueIn(run: readonly Word[]): { key: HeaderKey; value: Word[] } | null {
  const isDated = ({ text }: Word) => /\d/.test(text) || partOfDate.test(text);
  const start = run.findIndex(isDated);
  const key = start > 0 ? namedBy(headerWords, plainText(run.slice(0, start))) : null;
  const end = run.findIndex((word, at) => at > start && !isDated(word) && /[A-Za-z]{3}/.test(word.text));
  return key ? { key, value: run.slice(start, end < 0 ? run.length : end) } : null;
}

/** A date after a label that matches with all of its words and is further from it than its words are from each other. */
function valueBehind(finder: LabelFinder, run: Label): { key: HeaderKey; value: Word[] } | null {
  const key = namedBy(headerWords, plainText(run.words));
  const value = key ? behind(finder, run) : [];
  return key && value.some(({ text }) => /\d/.test(text)) ? { key, value } : null;
}

/** Labels of the insurer's letter in a block. */
const insurerLabels = ["ISSUING COMPANY", "INSURER", "INSURER LETTER", "COMPANY", "COMPANY LETTER", "CARRIER", "CO LTR"];

/** Whether a date is after a label of that key, beside a policy's number or slightly below it. */
function isStatedBelow(finder: LabelFinder, key: "effective" | "expiration" | "period", number: Label): boolean {
  const isNear = (label: Label) => standsBetween(label, number.box[1] - 4, number.box[3] + titleReach);
  const isDated = (words: readonly Word[]) => words.some(({ text }) => looksLikeDate(text));
  const isKnownByTitle = finder.runs().some((run) => {
    const told = isNear(run) ? valueIn(run.words) : null;
    return told?.key === key && isDated(told.value);
  });
  return isKnownByTitle || finder.find(headers[key]).some((label) => isNear(label) && isDated(behind(finder, label)));
}

/** Whether a run is level with a number's label, before it. */
const isLevelBefore = (run: Label, number: Label) => Math.abs(labelMiddle(run) - labelMiddle(number)) < 4 && run.box[2] < number.box[0];

/** In a panel the title is level with the number, at the other end of the line. */
const titleBeside = (number: Label, runs: readonly Label[]): Label | undefined =>
  runs.find((run) => isLevelBefore(run, number) && coverageNamed(run.words) !== null);

/** The title of a panel whose coverage no form has: where the titles of the other panels begin. */
const unknownBeside = (number: Label, runs: readonly Label[], edges: readonly number[]): Label | undefined =>
  runs.find(
    (run) =>
      isLevelBefore(run, number) &&
      edges.some((edge) => Math.abs(run.box[0] - edge) < sameEdge) &&
      /[A-Za-z]{3}/.test(plainText(run.words)) &&
      !isAsked(run),
  );

/**
 * The title of the block with a number's label: the beginning of the closest line above it that is not a label with its value. A coverage's
 * name further up may be a checkbox of the block before.
 */
function titleAbove(number: Label, runs: readonly Label[]): Label | undefined {
  const above = runs
    .filter(({ box }) => box[3] < number.box[1] + 2 && number.box[1] - box[1] < titleReach && box[0] < number.box[2] + lostWord)
    .filter(({ words }) => /[A-Za-z]{2}/.test(plainText(words)) && words.some(({ confidence }) => confidence > scrap))
    .filter(({ words }) => !sentence.test(plainText(words)))
    .sort((a, b) => b.box[1] - a.box[1]);
  const isFirst = (run: Label) => !above.some((other) => Math.abs(labelMiddle(other) - labelMiddle(run)) < 4 && other.box[0] < run.box[0]);
  return above.find((run) => isFirst(run) && !isAsked(run) && !/\d{3}/.test(plainText(run.words)));
}
