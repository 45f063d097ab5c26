import { type HeaderKey, headerMiddles, headers } from "@/lib/extraction/forms/acord-25-labels";
import { editionIn, editions } from "@/lib/extraction/forms/editions";
import { type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { findRows, type GridRow } from "@/lib/extraction/readers/rows";
import { centerX, linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isTick, looksLikeDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** Left and right edge of a column, in points. */
export type Span = [number, number];
/** The words of a row in one of its columns. */
export const inside = (words: readonly Word[], span: Span | null, row: { top: number; bottom: number }) =>
  span ? wordsIn(words, [span[0], row.top, span[1], row.bottom]) : [];

export type Columns = Record<Exclude<HeaderKey, "type">, Span | null> & { type: Span };

export type Grid = { columns: Columns; rows: GridRow[]; headerTop: number; headerBottom: number; bottom: number; found: HeaderKey[] };

const keys = Object.keys(headers) as HeaderKey[];

/**
 * Finds the coverage table by its own headers and row titles. `bottom` is where the description begins. null: the page has no
 * such table.
 */
export function findGrid(finder: LabelFinder, page: PageWords, bottom: number): Grid | null {
  const band = findHeaders(finder, bottom);
  if (!band) return null;
  addDateColumns(band, page.words, bottom);
  const columns = columnsFrom(band, page.width, hasTickColumns(page.words));
  const bandHasLetter = Boolean(band.letter);
  const headerBottom = Math.max(...Object.values(band).map((box) => box[3]));
  const headerTop = Math.min(...Object.values(band).map((box) => box[1]));
  const found = findRows(finder, columns.type[1], headerBottom, bottom, page);
  const titles = found.flatMap((row) => row.titles.map(({ box }) => box[0]));
  if (!bandHasLetter && titles.length > 1) {
    columns.type = [Math.min(...titles) - 3, columns.type[1]];
    columns.letter = [0, columns.type[0]];
  }
  snapToUprights(columns, band, page, headerTop, found.at(-1)?.top ?? bottom);
  partMarks(columns, page.words, headerBottom, bottom);
  return found.length > 0 ? { columns, rows: found, headerTop, headerBottom, bottom, found: Object.keys(band) as HeaderKey[] } : null;
}

/** Where the coverage table's headers begin, in points; null: the page has none. */
export function headerTop(finder: LabelFinder, page: PageWords): number | null {
  const band = findHeaders(finder, page.height);
  return band && Math.min(...Object.values(band).map((box) => box[1]));
}

/** Columns that hold a letter or a mark, the width that none of them has (points), and how much wider one of the two for marks may be. */
const marks: ReadonlySet<HeaderKey> = new Set(["letter", "additional", "waiver"]);
const [widestMarks, unequal] = [56, 1.8];

/**
 * Lets the columns be where lines run down the table: a header lies in its column, and the dates follow the policy number. An edge
 * without such a line stays where the headers put it.
 */
function snapToUprights(columns: Columns, band: Band, { uprights = [], width }: PageWords, top: number, bottom: number) {
  const { additional, waiver } = columns;
  const headed = additional && waiver && ([[...additional], [...waiver]] as [Span, Span]);
  const shared = (line: { top: number; bottom: number }) => Math.min(line.bottom, bottom) - Math.max(line.top, top);
  const places: number[] = [];
  for (const { x } of uprights.filter((line) => shared(line) > 0).sort((a, b) => a.x - b.x)) {
    const here = uprights.filter((line) => Math.abs(line.x - x) < 2.5);
    const long = here.reduce((sum, line) => sum + Math.max(0, shared(line)), 0) > 0.45 * (bottom - top);
    if (long && x - (places.at(-1) ?? -99) > 5) places.push(x);
  }
  const spans = places.slice(1).map((x, at): Span => [places[at] ?? 0, x]);
  const spanAt = (box: Box | undefined) => spans.find(([from, to]) => box && from < (box[0] + box[2]) / 2 && to > (box[0] + box[2]) / 2);
  const held = keys.map((key) => spanAt(band[key]));
  const own = (key: HeaderKey) => {
    const span = spanAt(band[key]);
    return span && held.filter((one) => one === span).length === 1 ? span : undefined;
  };
  for (const key of ["letter", "type", "additional", "waiver", "number", "effective", "expiration"] as const) {
    const span = own(key);
    // A line of the picture that was lost would let a column of marks take in the next one.
    const isTooWide = span && marks.has(key) && span[1] - span[0] > widestMarks;
    if (span && !isTooWide && (columns[key] || band[key])) columns[key] = span;
  }
  const number = own("number");
  const after = number ? spans.slice(spans.indexOf(number) + 1) : [];
  const [effective, expiration] = after;
  const isDate = (span: Span | undefined): span is Span => Boolean(span && span[1] - span[0] > 28 && span[1] - span[0] < 95);
  if (isDate(effective) && isDate(expiration) && (!own("effective") || !own("expiration"))) {
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
  const all = ["letter", "type", "additional", "waiver", "number", "effective", "expiration", "limits"] as const;
  // Some editions have the marks before the type, some behind it.
  const present = all.filter((key) => columns[key]).sort((a, b) => (columns[a]?.[0] ?? 0) - (columns[b]?.[0] ?? 0));
  present.slice(1).forEach((key, at) => {
    const [before, here] = [columns[present[at] ?? key], columns[key]];
    if (!before || !here) return;
    const edge = here[0];
    const reach = Math.min(14, (here[1] - here[0]) * 0.45, (before[1] - before[0]) * 0.45 || 14);
    const [nearest] = places.filter((x) => Math.abs(x - edge) < reach).sort((a, b) => Math.abs(a - edge) - Math.abs(b - edge));
    if (nearest !== undefined) here[0] = nearest;
    if (nearest !== undefined || before[1] > here[0]) before[1] = here[0];
  });
  // The two columns of marks are as wide as each other: where lines say otherwise, one of them belongs to another column.
  if (headed && columns.additional && columns.waiver && !isAsWide(columns.additional, columns.waiver))
    [columns.additional, columns.waiver] = headed;
}

function isAsWide(one: Span, other: Span): boolean {
  const [narrow = 0, wide = 0] = [one, other].map(([from, to]) => to - from).sort((a, b) => a - b);
  return wide <= unequal * narrow;
}

/** Points between the marks of one column at most, and between those of two at least. */
const [beneath, apart] = [8, 10];

/** Where a picture's marks stand in two columns, but both between the same edges, the edge belongs between them. */
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

type Band = Partial<Record<HeaderKey, Box>>;

/** The headers that stand in one band: the one around a "POLICY NUMBER" with most of the others. */
function findHeaders(finder: LabelFinder, bottom: number): Band | null {
  const hits = Object.fromEntries(keys.map((key) => [key, finder.find(headers[key])])) as Record<HeaderKey, Label[]>;
  // Without its sign "POLICY #" is a word of other headers and of boxes.
  hits.number = hits.number.filter(({ words }) => words.length > 1 || words.some(({ text }) => text.length > 6));
  let best: Band | null = null;
  const anchors = (hits.number.length > 0 ? hits.number : hits.type).filter((hit) => labelMiddle(hit) < bottom);
  for (const anchor of anchors) {
    const band: Band = {};
    for (const key of keys) {
      const near = hits[key].filter((hit) => Math.abs(labelMiddle(hit) - labelMiddle(anchor)) < 14 && inOrder(key, hit, anchor));
      if (near.length === 0) continue;
      const [first] = near.sort((a, b) => (key === "letter" ? a.box[0] - b.box[0] : b.box[2] - b.box[0] - (a.box[2] - a.box[0])));
      band[key] = unionBox(near.filter((hit) => first && hit.box[0] < first.box[2] && hit.box[2] > first.box[0]));
    }
    if (Object.keys(band).length > Object.keys(best ?? {}).length) best = band;
  }
  return best && (best.number || best.type) && Object.keys(best).length >= 3 ? best : null;
}

/** Headers come in their order: letter, type and ticks left of the policy number, dates and limits right of it. */
function inOrder(key: HeaderKey, hit: Label, anchor: Label): boolean {
  if (hit === anchor) return true;
  const right = key === "effective" || key === "expiration" || key === "limits";
  if (key === "limits" && !(hit.freeLeft && hit.freeRight)) return false;
  return key === "number" || key === "type" || right === hit.box[0] > anchor.box[2] - 2;
}

/** A date column whose header was not found is where the dates stand: they fall into two columns. */
function addDateColumns(band: Band, words: readonly Word[], bottom: number) {
  if (band.effective && band.expiration) return;
  const top = Math.max(...Object.values(band).map((box) => box[1]));
  const dates = words
    .filter((word) => word.box[1] > top && word.box[3] < bottom && looksLikeDate(word.text))
    .sort((a, b) => a.box[0] - b.box[0]);
  const gaps = dates.slice(1).map((word, at) => word.box[0] - (dates[at]?.box[0] ?? 0));
  const split = gaps.indexOf(Math.max(...gaps)) + 1;
  if (dates.length < 2 || Math.max(...gaps) < 25) return;
  const [left, right] = [dates.slice(0, split), dates.slice(split)].map((column) => unionBox(column));
  const header = top + 1;
  if (left && !band.effective) band.effective = [left[0], band.number?.[1] ?? header, left[2], header];
  if (right && !band.expiration) band.expiration = [right[0], band.number?.[1] ?? header, right[2], header];
}

/** Column edges from the headers; a header that was not found takes its place from the form fitted to the others. */
function columnsFrom(band: Band, width: number, withTicks: boolean): Columns {
  const middle = (box: Box) => (box[0] + box[2]) / 2;
  const before = band.additional && band.type && band.additional[2] < band.type[0];
  const pairs = keys.flatMap((key) =>
    band[key] && !(before && key === "additional") ? [[headerMiddles[key], middle(band[key])] as const] : [],
  );
  const [scale, offset] = fitLine(pairs, width);
  const at = (key: HeaderKey) => (band[key] ? middle(band[key]) : headerMiddles[key] * scale + offset);
  const [effective, expiration] = [at("effective"), at("expiration")];
  const step = Math.max(20, expiration - effective);
  const left = band.effective ? Math.min(band.effective[0] - 2, effective - 0.4 * step) : effective - 0.5 * step;
  const hasTicks = Boolean(band.additional || band.waiver || withTicks);
  const [additional, waiver] = [at("additional"), at("waiver")];
  const tickEdge = Math.abs(waiver - additional) / 2;
  const typeEnd = band.type && band.number ? (band.type[2] + band.number[0]) / 2 : (at("type") + at("number")) / 2;
  const flagsFirst = Boolean(band.additional && band.type && !band.waiver && band.additional[2] < band.type[0]);
  const numberLeft = hasTicks && !flagsFirst ? waiver + tickEdge : Math.min(typeEnd, at("number") - 20);
  const letterRight = band.letter ? band.letter[2] + 3 : headerMiddles.letter * scale + offset + 9 * scale;
  const end = band.expiration ? Math.max(expiration + step / 2, band.expiration[2]) : expiration + step / 2;
  const right = Math.min(end, band.limits ? band.limits[0] - 1 : end);
  const common = {
    number: [numberLeft, left] as Span,
    effective: [left, (effective + expiration) / 2] as Span,
    expiration: [(effective + expiration) / 2, right] as Span,
    limits: [right, width] as Span,
  };
  // Editions of 2001 and 2009/01: one column of flags, between the letter and the type.
  if (flagsFirst && band.additional && band.type)
    return {
      ...common,
      letter: [0, Math.min(letterRight, band.additional[0] - 1)],
      additional: [Math.min(letterRight, band.additional[0] - 1), band.type[0] - 2],
      type: [band.type[0] - 2, numberLeft],
      waiver: null,
    };
  return {
    ...common,
    letter: [0, letterRight],
    type: [letterRight, hasTicks ? additional - tickEdge : numberLeft],
    additional: hasTicks ? [additional - tickEdge, (additional + waiver) / 2] : null,
    waiver: hasTicks ? [(additional + waiver) / 2, waiver + tickEdge] : null,
  };
}

/** The form's footer names an edition that has the ADDL INSD and SUBR WVD columns . */
const hasTickColumns = (words: readonly Word[]) =>
  linesOf(words).some((line) => {
    const edition = editions.find((one) => one.edition === editionIn(textOf(line)));
    return edition?.flags === "both" && !/CERTIFICATE/i.test(textOf(line)) && (line[0]?.box[1] ?? 0) > 400;
  });

/** Least squares x' = scale·x + offset; with too few points, the page's width decides. */
function fitLine(pairs: (readonly [number, number])[], width: number): [number, number] {
  const count = pairs.length;
  if (count < 3) return [width / 612, 0];
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const scale = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return [scale, meanY - scale * meanX];
}
