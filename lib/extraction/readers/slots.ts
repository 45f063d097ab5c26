import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { hadRoom } from "@/lib/extraction/readers/broken-lines";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Span } from "@/lib/extraction/readers/columns";
import { partForeign } from "@/lib/extraction/readers/foreign-rows";
import { freeTitle } from "@/lib/extraction/readers/free-titles";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { Label, LabelFinder } from "@/lib/extraction/readers/labels";
import { type GridRow, type Slot, standardRows } from "@/lib/extraction/readers/rows";
import { isTerm, partOfDate, spreadRanges, termsOf } from "@/lib/extraction/readers/terms";
import { centerX, centerY, cutOff, linesOf, type PageWords, textOf, type Word } from "@/lib/extraction/readers/words";
import { isTick, lettersOf, looksLikeDate, parseAmount, parseDate, policyNumberFrom } from "@/lib/extraction/rules";

/** The policies' parts of the table: each row with the policies in it. */
export const slotsOf = (finder: LabelFinder, grid: Grid, words: readonly Word[], uprights: PageWords["uprights"] = []) =>
  partForeign(grid.rows, grid.columns.type, grid.columns.number, words, grid.rulings).flatMap((row) => {
    const ticked = row.form?.ticks.flatMap(({ labels }) => finder.find(labels)) ?? [];
    return splitRow(row, grid, words, ticked, uprights).map((slot) => ({ row: asTitled(row, slot, grid, words), slot }));
  });

/** A free row's policy whose typed title names a coverage of the form is of that one: an excess above the umbrella. */
function asTitled(row: GridRow, slot: Slot, { columns }: Grid, words: readonly Word[]): GridRow {
  const title = row.form ? null : freeTitle(inside(words, columns.type, slot));
  const type = title && !fromPicture(title) ? rowNamedBy(textOf(title)) : null;
  const form = standardRows().find((one) => one.type === type);
  return form ? { ...row, form, top: slot.top, bottom: slot.bottom } : row;
}

function splitRow(
  row: GridRow,
  { columns, headerBottom, bottom }: Grid,
  words: readonly Word[],
  ticked: readonly Label[],
  uprights: PageWords["uprights"],
): Slot[] {
  const titles = new Set([...row.titles, ...ticked].flatMap((title) => title.words));
  const over = overEdge(columns, words, row);
  const cell = (span: Span | null) =>
    span === columns.number ? [...inside(words, span, row), ...over] : inside(words, span, row).filter((word) => !over.includes(word));
  const lines = (span: Span | null, keep: (text: string, line: Word[]) => boolean) =>
    linesOf(cell(span).filter((word) => !titles.has(word) && !(span === columns.number && isSpilt(word))))
      .map(withoutLoneMarks)
      .filter((line) => keep(textOf(line), line));
  // A word of the column before it that reaches over the edge is no part of a number.
  const isSpilt = (word: Word) =>
    !/\d/.test(word.text) &&
    words.some(
      ({ box, text }) =>
        box[2] <= word.box[0] + 1 &&
        word.box[0] - box[2] < 5 &&
        centerX({ box }) < (columns.number?.[0] ?? 0) &&
        !isMark(text) &&
        Math.abs(centerY({ box }) - centerY(word)) < 3,
    );
  const edge = columns.number && Math.min(columns.number[1], ...rightEdges(uprights, columns.number, row));
  const numbers = goneOn(
    lines(columns.number, () => true),
    edge ?? null,
  ).filter((line) => policyNumberFrom(textOf(line)) !== null || isGarbledNumber(line));
  const letters = linesOf(inside(words, columns.letter, row)).flatMap((line) => {
    const found = line.filter(({ text }) => /^[|[(]?[A-F][|\])]?$/.test(text));
    return found.length === 1 ? [found] : [];
  });
  const dates = (span: Span | null) => {
    const found = lines(span, isTerm);
    const whole = cell(span).filter(({ text }) => /[A-Za-z0-9]/.test(text));
    const all = linesOf(whole).flat();
    // A partly understood date is reported as unreadable and not as missing.
    return found.length === 0 && (parseDate(textOf(all)) || partOfDate.test(textOf(all))) ? [all] : found;
  };
  const middle = (line: Word[] | undefined) => (line?.[0] ? centerY(line[0]) : 0);
  const lineOf = (line: Word[]) => ({ top: middle(line) - leastStep / 2, bottom: middle(line) + leastStep / 2 });
  const spanOf = (line: Word[]): Span => [lineOf(line).top, lineOf(line).bottom];
  // Without a column of their own the dates may be below the title.
  const terms = dates(columns.effective ?? (columns.expiration ? null : columns.type));
  // A term in one column may be on two lines.
  const [effective, expiration] = columns.expiration
    ? spreadRanges(terms, dates(columns.expiration))
    : spreadRanges(termsOf(terms, numbers.length), []);
  // A picture may lose a letter or a date: digits beside each number also show two policies.
  const isDated = (line: Word[]) =>
    fromPicture(line) &&
    [columns.effective, columns.expiration].every((span) => inside(words, span, lineOf(line)).some(({ text }) => /\d{2}/.test(text)));
  const areApart = numbers.every((line, at) => at === 0 || middle(line) - middle(numbers[at - 1]) > leastStep);
  const several =
    numbers.length > 1 &&
    (letters.length === numbers.length || expiration.length === numbers.length || (areApart && numbers.every(isDated)));
  const count = several ? numbers.length : 1;
  // Policies that each repeat the coverage's title are rows of their own: a mark on the line of one says nothing of another. On a picture
  // the second title may be lost.
  const titleAt = (line: Word[]) => lettersOf(textOf(inside(words, columns.type, lineOf(line))));
  const repeatTitle = several && titleAt(numbers[0] ?? []) !== "" && numbers.every((line) => titleAt(line) === titleAt(numbers[0] ?? []));
  const ofPicture = several && fromPicture(numbers.flat());
  // Where a picture lies askew the edge of a row may leave it the dates of the next one.
  const table = { top: headerBottom, bottom };
  const stated = linesOf(inside(words, columns.number, table)).filter((line) => policyNumberFrom(textOf(line)) !== null);
  const isAstray = (date: Word[], other: Word[], number: Word[] | undefined) => {
    if (date.length === 0 || !fromPicture(date)) return false;
    const far = Math.abs(middle(date) - middle(number));
    const isNearer = stated.some((line) => Math.abs(middle(date) - middle(line)) < far);
    const isUneven = columns.expiration !== null && other.length > 0 && Math.abs(middle(date) - middle(other)) > leastStep;
    return isUneven || (number !== undefined && far > leastStep && isNearer);
  };
  return Array.from({ length: count }, (_, at) => {
    const number = several ? numbers[at] : pickNumber(numbers, middle(expiration[0] ?? letters[0]));
    // With fewer values than policies, each belongs to the number on its line. A single value of a text layer, which loses none, belongs to
    // all.
    const away = (line: Word[], other: Word[] | undefined) => Math.abs(middle(line) - middle(other));
    const ofOwn = (list: Word[][]) =>
      list.find((line) => away(line, numbers[at]) < 6 && numbers.every((other) => away(line, other) >= away(line, numbers[at]))) ??
      (list.length === 1 ? list.find((line) => line.every(({ reader }) => reader !== "ocr")) : undefined);
    const pick = (list: Word[][]) => (!several ? list[0] : list.length === count ? list[at] : ofOwn(list)) ?? [];
    const free = row.form === null && several;
    const title = linesOf(inside(words, columns.type, row)).filter((line) => /[A-Za-z]{3}/.test(textOf(line)));
    const limits = linesOf(inside(words, columns.limits, row)).filter((line) => /\d/.test(textOf(line)));
    const isEach = free && !ofPicture && title.length === count && limits.length === count;
    const own = isEach ? { title: title[at] ?? [], limits: limits[at] ?? [] } : undefined;
    const [from, to] = [pick(effective), pick(expiration)];
    const areAstray = isAstray(from, to, number) || isAstray(to, from, number);
    const isTermOpen = ofPicture && from.length + to.length === 0 && effective.length + expiration.length > 0;
    return {
      number: number ?? [],
      letter: pick(letters),
      effective: areAstray ? [] : from,
      expiration: areAstray ? [] : to,
      areAstray,
      isTermOpen,
      marks: repeatTitle ? "own" : ofPicture ? "open" : "shared",
      top: free && at > 0 ? middle(numbers[at]) - 7 : row.top,
      bottom: free && at < count - 1 ? middle(numbers[at + 1]) - 7 : row.bottom,
      ...(own && { own }),
      ...(several && areApart && number && { line: spanOf(number), others: numbers.filter((line) => line !== number).map(spanOf) }),
    };
  });
}

/** Text in a column of marks, close before a number. */
const isMark = (text: string) => isTick(text) || /^(?:Y|N|YES|NO|N\/A)\W?$/i.test(text);

/** Points between two words of one number at most. */
const blank = 4;

/** The end of a number that is too long for its column and runs into that of the dates after it; a picture shows nothing about blanks. */
function overEdge({ number, effective }: Grid["columns"], words: readonly Word[], row: { top: number; bottom: number }): Word[] {
  if (!number || !effective || effective[0] < number[0]) return [];
  const found: Word[] = [];
  const own = inside(words, number, row).filter(({ reader, text }) => reader !== "ocr" && !looksLikeDate(text));
  const behind = inside(words, effective, row).sort((one, other) => one.box[0] - other.box[0]);
  for (const word of behind) {
    const goesOn = [...own, ...found].some(
      ({ box }) =>
        Math.abs(word.box[0] - box[2]) < blank &&
        box[0] < word.box[0] &&
        Math.abs(centerY({ box }) - centerY(word)) < 2 &&
        (box[2] > number[1] - 2 * blank || centerX({ box }) > number[1]),
    );
    if (goesOn && !looksLikeDate(word.text) && /^[A-Z0-9][A-Z0-9/.-]*$/.test(word.text)) found.push(word);
  }
  return found;
}

/** Where lines that run down a row end the cell of a column, in points. */
const rightEdges = (uprights: PageWords["uprights"] = [], [left, right]: Span, row: { top: number; bottom: number }): number[] =>
  uprights.filter(({ x, top, bottom }) => x > left && x < right && top < row.bottom && bottom > row.top).map(({ x }) => x);

/**
 * Numbers that are too long for their cell: a number that ends with a hyphen, has a short rest below it, or is incomplete without it,
 * continues on the next line. `edge`: where the cell ends; text that would have fit on the line before is not a rest.
 */
function goneOn(lines: Word[][], edge: number | null): Word[][] {
  const whole: Word[][] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [end, first] = [last?.at(-1), line[0]];
    const isBelow = last?.[0] && end && first && first.box[1] - end.box[3] < 5 && Math.abs(first.box[0] - last[0].box[0]) < 4;
    const said = textOf(last ?? []);
    const isRest = /^\d{1,3}$/.test(textOf(line)) && policyNumberFrom(said) !== null;
    // The numbers of two policies below each other are each complete.
    const isShort = policyNumberFrom(said) === null || ((said.match(/\d/g)?.length ?? 0) < 5 && /^\d+$/.test(textOf(line)));
    const isHalf = isShort && end && first && edge !== null && !hadRoom(end, first, edge) && !looksLikeDate(textOf(line));
    if (last && isBelow && !fromPicture(line) && (/[A-Za-z0-9]-$/.test(said) || isRest || isHalf)) last.push(...line);
    else whole.push([...line]);
  }
  return whole;
}

/** How far the lines of two policies of one row are apart at least, in points. */
const leastStep = 10;

/** From a picture, or cut off: too many digits to ignore, though as read it is not a number. */
const isGarbledNumber = (line: Word[]) =>
  line.some(({ reader, text }) => reader === "ocr" || text.endsWith(cutOff)) && /\d{4}/.test(textOf(line)) && !looksLikeDate(textOf(line));

/** Without the ADDL INSD and SUBR WVD letters that a shifted form prints before the number. */
function withoutLoneMarks(line: Word[]): Word[] {
  const start = line.findIndex((word, at) => {
    const next = line[at + 1];
    return !(next && /^[NXY|[\]]$/i.test(word.text) && next.box[0] - word.box[2] > 5);
  });
  return line.slice(Math.max(0, start));
}

/** Of several lines in the number column that belong to one policy, the one on the line of the dates. */
function pickNumber(numbers: Word[][], middle: number): Word[] | undefined {
  return [...numbers].sort((a, b) => Math.abs(centerY(a[0] as Word) - middle) - Math.abs(centerY(b[0] as Word) - middle))[0];
}

/** How much of a panel's height a line runs down that parts its cells. */
const wholeHeight = 0.8;

/** Of a panel that lines part into cells, the words of those that state amounts: the others hold boxes, the policy's number and its term. */
export function inAmountCells(words: Word[], { slots }: Grid, { top, bottom }: Slot, uprights: PageWords["uprights"] = []): Word[] {
  if (!slots || words.some(({ reader }) => reader === "ocr")) return words;
  const isWhole = (line: { top: number; bottom: number }) =>
    Math.min(line.bottom, bottom) - Math.max(line.top, top) > wholeHeight * (bottom - top);
  const edges = uprights.filter(isWhole).map(({ x }) => x);
  const cellOfWord = (word: Word) => edges.filter((x) => x < centerX(word)).length;
  const stating = new Set(words.filter(({ text }) => parseAmount(text) !== null).map(cellOfWord));
  return edges.length > 1 && stating.size > 0 ? words.filter((word) => stating.has(cellOfWord(word))) : words;
}
