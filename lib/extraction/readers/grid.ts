import type { HeaderKey } from "@/lib/extraction/forms/acord-25-headers";
import { editionIn, editions } from "@/lib/extraction/forms/editions";
import {
  type Columns,
  columnsAsHeaded,
  columnsFrom,
  dropStranded,
  endLimits,
  hasDatesFirst,
  isInOrder,
  type Span,
  widestMarks,
} from "@/lib/extraction/readers/columns";
import { addDateColumns, type Band, findHeaders, headerKeys, sharesMarks, unknownHeaders } from "@/lib/extraction/readers/headers";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { endBeforeTitles } from "@/lib/extraction/readers/mark-columns";
import { findRows, type GridRow, type Slot } from "@/lib/extraction/readers/rows";
import { fitToTerms, scheduleRows } from "@/lib/extraction/readers/schedule-rows";
import { centerX, linesOf, type PageWords, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isTick, looksLikeDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** The words of a row in one of its columns. */
export const inside = (words: readonly Word[], span: Span | null, row: { top: number; bottom: number }) =>
  span ? wordsIn(words, [span[0], row.top, span[1], row.bottom]) : [];

/**
 * `slots` are the rows' values where these are after labels and not in columns; `rulings` are the heights of lines across the page where
 * its text is exact: a picture may lose a line, or show one of something else. `ruled` are the columns with a line on either side.
 */
export type Grid = {
  columns: Columns;
  rows: GridRow[];
  headerTop: number;
  headerBottom: number;
  bottom: number;
  found: HeaderKey[];
  slots?: Slot[];
  rulings: number[];
  ruled?: ReadonlySet<HeaderKey>;
};

/** No table is less high, in points. */
const leastTable = 30;

/**
 * Finds the coverage table by its own headers and row titles. `end` is where the description begins, `insurers` the heading of their list,
 * which may be below the table. null: the page has no such table.
 */
export function findGrid(finder: LabelFinder, page: PageWords, end: number, insurers = 0): Grid | null {
  const band = findHeaders(finder, end, page);
  if (!band) return null;
  const bottom = insurers > Math.max(...Object.values(band).map((box) => box[3])) + leastTable ? Math.min(end, insurers) : end;
  addDateColumns(band, page.words, bottom);
  const headerBottom = Math.max(...Object.values(band).map((box) => box[3]));
  const body = wordsIn(page.words, [0, headerBottom, page.width, bottom]);
  // A table without a date after its numbers is not the form's: its columns do not follow from the form's distances.
  const isDated = (word: Word) => looksLikeDate(word.text) && centerX(word) > (band.number?.[0] ?? 0);
  const ordered = isInOrder(band) && Boolean(band.effective || band.expiration || body.some(isDated));
  const columns = ordered
    ? columnsFrom(band, page.width, hasTickColumns(page.words))
    : columnsAsHeaded(band, unknownHeaders(page.words, band), body, page.width);
  if (ordered) endLimits(columns, band, unknownHeaders(page.words, band));
  const headerTop = Math.min(...Object.values(band).map((box) => box[1]));
  const printed = findRows(finder, columns.type[1], headerBottom, bottom, page);
  const found = scheduleRows(finder, page, columns, band, headerBottom, bottom, printed) ?? printed;
  fitToTerms(found, columns, body);
  endAtUprights(found, page, headerBottom, bottom);
  const starts = [...found.flatMap((row) => row.titles.map(({ box }) => box[0])), ...(band.type ? [band.type[0]] : [])];
  if (ordered && !band.letter && starts.length > 1) {
    columns.type = [Math.min(...starts) - 3, columns.type[1]];
    columns.letter = [0, columns.type[0]];
  }
  // The lines of a single row's columns may begin below the headers.
  const lowest = found.length > 1 ? found.at(-1)?.top : found[0]?.bottom;
  const ruled = snapToUprights(columns, band, page, headerTop, lowest ?? bottom);
  endBeforeTitles(columns, band.additional, found, ruled);
  // Names do not fit in a narrow column, and are no letters: it holds these.
  if (
    columns.carrier &&
    (columns.carrier[1] - columns.carrier[0] < narrowestNames || areLetters(inside(body, columns.carrier, { top: headerBottom, bottom })))
  )
    [columns.letter, columns.carrier] = [columns.carrier, null];
  partMarks(columns, page.words, headerBottom, bottom);
  for (const key of ["additional", "waiver"] as const) keepOwnMarks(columns, key, band[key], page.words, headerBottom, bottom);
  dropMisplaced(columns, ruled);
  // One column for both has its answers after labels of their own.
  if (sharesMarks(page.words, headerTop, headerBottom)) [columns.additional, columns.waiver] = [null, null];
  if (!band.additional && !band.waiver && ruled.has("number")) dropStranded(columns);
  const headed = Object.keys(band) as HeaderKey[];
  const rulings = page.words.some(({ reader }) => reader === "ocr") ? [] : (page.rulings ?? []);
  if (found.length === 0 && headed.length >= wholeBand) found.push(...freeRows(rulings, headerBottom, bottom));
  return found.length > 0 ? { columns, rows: found, headerTop, headerBottom, bottom, found: headed, rulings, ruled } : null;
}

/** How far apart the ends of lines that end a table together are at most, how many there are, and how far below its top a last row ends at least. */
const [sameEnd, leastEnds, leastEnd] = [4, 3, 10];

/** The last row of a table with lines between its columns ends where these lines end: text below is not part of it. */
function endAtUprights(rows: readonly GridRow[], { uprights = [], words }: PageWords, top: number, bottom: number) {
  const last = rows.at(-1);
  if (!last || words.some(({ reader }) => reader === "ocr")) return;
  const ends = uprights
    .filter((line) => line.top < top + 4 && line.bottom > last.top + leastEnd && line.bottom < bottom)
    .map((line) => line.bottom);
  const shared = ends.find((end) => ends.filter((other) => Math.abs(other - end) < sameEnd).length >= leastEnds);
  if (shared !== undefined) last.bottom = Math.min(last.bottom, shared + 1);
}

/**
 * Takes back columns that have no width, and those of marks that are as wide as another one's: ticks of the titles would be marks. Lines
 * on both sides (`ruled`) say how wide they are.
 */
function dropMisplaced(columns: Columns, ruled: ReadonlySet<HeaderKey>) {
  for (const key of ["letter", "carrier", "additional", "waiver", "number", "effective", "expiration", "limits"] as const) {
    const [from, to] = columns[key] ?? [0, 1];
    if (to <= from || (key !== "letter" && marks.has(key) && to - from > widestMarks && !ruled.has(key))) columns[key] = null;
  }
}

/** Whether each word that says anything is an insurer's letter. */
function areLetters(words: readonly Word[]): boolean {
  const said = words.filter(({ text }) => /[A-Za-z0-9]/.test(text));
  return said.length > 0 && said.every(({ text }) => /^[A-F]$/.test(text));
}

/** No column of insurers' names is less wide, in points. */
const narrowestNames = 34;

/** Headers from which on a table is one without a row of the form. */
const wholeBand = 5;

/** The rows of a table that names none of the form's coverages. */
function freeRows(rulings: readonly number[], top: number, bottom: number): GridRow[] {
  const edges = [top, ...rulings.filter((y) => y > top + 10 && y < bottom - 10), bottom];
  return edges.slice(1).map((end, at) => ({ form: null, top: edges[at] ?? top, bottom: end, titles: [] }));
}

/** Columns that hold a letter or a mark, and how much wider one of the two for marks may be. */
const marks: ReadonlySet<HeaderKey> = new Set(["letter", "additional", "waiver"]);
const unequal = 1.8;

type Upright = NonNullable<PageWords["uprights"]>[number];
/** Maximum width of a checkbox (points), maximum share of a table's height of a checkbox column's sides, and minimum lines that span it. */
const [widestBox, longestSide, leastWhole] = [15, 0.4, 4];
const areSides = (left: Upright, right: Upright) =>
  right.x - left.x > 5 && right.x - left.x < widestBox && Math.abs(left.top - right.top) < 2 && Math.abs(left.bottom - right.bottom) < 2;

/**
 * Lets the columns be where lines run down the table: a header lies in its column, and the dates follow the policy number. An edge
 * without such a line stays where the headers put it. Returns the columns whose both edges are such lines.
 */
function snapToUprights(
  columns: Columns,
  band: Band,
  { uprights = [], width, words }: PageWords,
  top: number,
  bottom: number,
): ReadonlySet<HeaderKey> {
  const isSeen = words.some(({ reader }) => reader === "ocr");
  const ruled = new Set<HeaderKey>();
  const { additional, waiver } = columns;
  const headed = additional && waiver && ([[...additional], [...waiver]] as [Span, Span]);
  const shared = (line: { top: number; bottom: number }) => Math.min(line.bottom, bottom) - Math.max(line.top, top);
  // The sides of stacked boxes are not edges of columns.
  const isSide = (line: Upright) =>
    shared(line) < longestSide * (bottom - top) && uprights.some((other) => areSides(line, other) || areSides(other, line));
  const standing = uprights.filter((line) => !isSide(line));
  // One that begins below the headers is the side of a row's boxes.
  const above = isSeen ? [] : standing.filter((line) => line.top < top + 2 && shared(line) > 0.9 * (bottom - top));
  const lines = above.length >= leastWhole ? above : standing;
  const places: number[] = [];
  for (const { x } of lines.filter((line) => shared(line) > 0).sort((a, b) => a.x - b.x)) {
    const here = lines.filter((line) => Math.abs(line.x - x) < 2.5);
    const long = here.reduce((sum, line) => sum + Math.max(0, shared(line)), 0) > 0.45 * (bottom - top);
    if (long && x - (places.at(-1) ?? -99) > 5) places.push(x);
  }
  const spans = places.slice(1).map((x, at): Span => [places[at] ?? 0, x]);
  const spanAt = (box: Box | undefined) => spans.find(([from, to]) => box && from < (box[0] + box[2]) / 2 && to > (box[0] + box[2]) / 2);
  // A header of both dates is the effective date's too.
  const held = headerKeys.filter((key) => key !== "period").map((key) => spanAt(band[key]));
  const own = (key: HeaderKey) => {
    const span = spanAt(band[key]);
    return span && held.filter((one) => one === span).length === 1 ? span : undefined;
  };
  for (const key of ["letter", "type", "carrier", "additional", "waiver", "number", "effective", "expiration"] as const) {
    const span = own(key);
    // A line of the picture that was lost would let a column of marks take in the next one.
    const isTooWide = isSeen && span && marks.has(key) && span[1] - span[0] > widestMarks;
    if (!span || isTooWide || !(columns[key] || band[key])) continue;
    columns[key] = span;
    ruled.add(key);
  }
  const number = own("number");
  const after = number ? spans.slice(spans.indexOf(number) + 1) : [];
  const [effective, expiration] = after;
  // What is headed as limits holds no date.
  const ofLimits = spanAt(band.limits);
  const mayHoldDate = (span: Span | undefined): span is Span =>
    Boolean(span && span !== ofLimits && span[1] - span[0] > 28 && span[1] - span[0] < 95);
  if (
    mayHoldDate(effective) &&
    mayHoldDate(expiration) &&
    isInOrder(band) &&
    !hasDatesFirst(band) &&
    !band.period &&
    (!own("effective") || !own("expiration"))
  ) {
    columns.effective = effective;
    columns.expiration = expiration;
    columns.limits = [expiration[1], width];
  }
  // Of the two columns of marks one without a legible header is beside the other, as wide as it.
  const beside = (key: "additional" | "waiver", by: -1 | 1): Span | undefined => {
    const known = own(key);
    const next = known && spans[spans.indexOf(known) + by];
    return next && isAsWide(next, known) ? next : undefined;
  };
  if (columns.additional && !band.additional) columns.additional = beside("waiver", -1) ?? columns.additional;
  if (columns.waiver && !band.waiver) columns.waiver = beside("additional", 1) ?? columns.waiver;
  const all = ["letter", "type", "carrier", "additional", "waiver", "number", "effective", "expiration", "limits"] as const;
  // Some editions have the marks before the type, some after it.
  const present = all.filter((key) => columns[key]).sort((a, b) => (columns[a]?.[0] ?? 0) - (columns[b]?.[0] ?? 0));
  present.slice(1).forEach((key, at) => {
    const [before, here] = [columns[present[at] ?? key], columns[key]];
    if (!before || !here) return;
    const edge = here[0];
    const reach = Math.min(14, (here[1] - here[0]) * 0.45, (before[1] - before[0]) * 0.45 || 14);
    const [nearest] = places.filter((x) => Math.abs(x - edge) < reach).sort((a, b) => Math.abs(a - edge) - Math.abs(b - edge));
    if (nearest !== undefined) here[0] = nearest;
    // A line of the column before it counts more than where the header of the limits begins.
    else if (key === "limits" && before === own(present[at] ?? key)) here[0] = before[1];
    if (nearest !== undefined || before[1] > here[0]) before[1] = here[0];
  });
  // The two columns of marks are as wide as each other: where lines say otherwise, one of them belongs to another column.
  if (headed && columns.additional && columns.waiver && !isAsWide(columns.additional, columns.waiver))
    [columns.additional, columns.waiver] = headed;
  return ruled;
}

function isAsWide(one: Span, other: Span): boolean {
  const [narrow = 0, wide = 0] = [one, other].map(([from, to]) => to - from).sort((a, b) => a - b);
  return wide <= unequal * narrow;
}

/** Points between the marks of one column at most, and between those of two at least. */
const [beneath, apart] = [8, 10];

/** Where a picture's marks form two columns between the same edges, the edge belongs between them. */
function partMarks({ additional, waiver }: Columns, words: readonly Word[], top: number, bottom: number) {
  if (!additional || !waiver) return;
  const found = wordsIn(words, [additional[0] - 6, top, waiver[1] + 6, bottom]).filter(
    ({ text, reader }) => reader === "ocr" && (isTick(text) || /^[YN]$/.test(text)),
  );
  const places = found.map(centerX).sort((a, b) => a - b);
  const split = places.findIndex((x, at) => x - (places[at - 1] ?? x) >= apart);
  if (split < 1) return;
  const [left, right] = [places.slice(0, split), places.slice(split)];
  const spread = (some: readonly number[]) => (some.at(-1) ?? 0) - (some[0] ?? 0);
  const [last, first] = [left.at(-1) ?? 0, right[0] ?? 0];
  if (Math.max(spread(left), spread(right)) > beneath || (last < additional[1] && first >= waiver[0])) return;
  additional[0] = Math.min(additional[0], (left[0] ?? 0) - beneath / 2);
  additional[1] = (last + first) / 2;
  waiver[0] = additional[1];
  waiver[1] = Math.max(waiver[1], (right.at(-1) ?? 0) + beneath / 2);
}

/** How much nearer to a header its own marks are than those of a column whose header is lost. */
const ownMarks = 0.5;

/** Where one column of marks was found and the marks form two, the marks below its header are its own: the other header was not read. */
function keepOwnMarks(
  columns: Columns,
  key: "additional" | "waiver",
  header: Box | undefined,
  words: readonly Word[],
  top: number,
  bottom: number,
) {
  const span = columns[key];
  if (!span || (columns.additional && columns.waiver)) return;
  const marks = wordsIn(words, [span[0], top, span[1], bottom]).filter(({ text }) => isTick(text) || /^[YN]$/.test(text));
  const places = marks.map(centerX).sort((a, b) => a - b);
  const split = places.findIndex((x, at) => x - (places[at - 1] ?? x) >= 2 * apart);
  if (split < 1) return;
  const [last, first] = [places[split - 1] ?? 0, places[split] ?? 0];
  const middle = header ? (header[0] + header[2]) / 2 : 0;
  const away = (from: number, to: number) => Math.max(0, from - middle, middle - to);
  const [left, right] = [away(places[0] ?? 0, last), away(first, places.at(-1) ?? 0)];
  if (header && left <= ownMarks * right) span[1] = (last + first) / 2;
  else if (header && right <= ownMarks * left) span[0] = (last + first) / 2;
  else columns[key] = null;
}

/** The form's footer names an edition that has the ADDL INSD and SUBR WVD columns . */
const hasTickColumns = (words: readonly Word[]) =>
  linesOf(words).some((line) => {
    const edition = editions.find((one) => one.edition === editionIn(textOf(line)));
    return edition?.flags === "both" && !/CERTIFICATE|ACORD 24\b/i.test(textOf(line)) && (line[0]?.box[1] ?? 0) > 400;
  });
