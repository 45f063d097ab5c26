import type { Quote } from "@/lib/compliance/exhibits/schema";
import type { Box, FileRows } from "@/lib/extraction/schema";

/* Lines of a contract put together to its paragraphs, each piece with its place. */

type Page = FileRows["pages"][number];
type Line = { text: string; page: number; box: Box | null; unsure: readonly string[] };
type Piece = { at: number; end: number; line: Line };

/** A paragraph, or a row of a table whose cells are parted by " | ". `marker`: how its number is written, as "(a)" and "1.". */
export type Paragraph = { text: string; cells: readonly string[] | null; marker: string | null; pieces: readonly Piece[] };

/** Between the cells of a row. */
export const cellMark = " | ";

const markers: readonly [string, RegExp][] = [
  ["section", /^(?:section|article|part|schedule)\s+(?:[IVX]+|\d+)\b[.:]?\s*/i],
  ["1.1.1", /^\d+(?:\.\d+){2,}\.?\s+/],
  ["1.1", /^\d+\.\d+\.?\s+/],
  ["(i)", /^\((?:i{1,3}|iv|vi{0,3}|ix|x)\)\s*/],
  ["i)", /^(?:i{1,3}|iv|vi{0,3}|ix)[.)]\s+/],
  ["(1)", /^\(\d{1,2}\)\s*/],
  ["(a)", /^\([a-z]\)\s*/],
  ["(A)", /^\([A-Z]\)\s*/],
  ["1)", /^\d{1,2}\)\s+/],
  ["1.", /^\d{1,2}\.\s+/],
  ["A.", /^[A-Z][.)]\s+/],
  ["a.", /^[a-z][.)]\s+/],
  ["•", /^[•▪●◦·*–—-]\s*(?=\S)/],
];

export function markerOf(text: string): { marker: string; length: number } | null {
  for (const [marker, pattern] of markers) {
    const found = pattern.exec(text);
    if (found && found[0].length < text.length) return { marker, length: found[0].length };
  }
  return null;
}

/** Text that a person pasted, as rows without places. */
export function rowsOfText(text: string): FileRows {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const cells = (line: string) =>
    line
      .split(/\t+| \| /)
      .map((cell) => cell.trim())
      .filter(Boolean);
  const rows = lines.map((line) => ({
    block: 0,
    cells: cells(line).map((one) => ({ text: one, lines: [{ text: one, box: nowhere, unsure: [] }] })),
  }));
  return { pages: [{ number: 1, width: 612, height: 792, hasPlaces: false, isScan: false, rows }], isPartial: false };
}
const nowhere: Box = [0, 0, 0, 0];

const ends = /[.:;!?]["”')]*$/;
/** Letters from which on a pasted line may have been cut by the width of its page. */
const wideLine = 60;

/** Where lines of text are: their block with the right edge of its lines, and the usual gap between two lines of a paragraph. */
type Place = { page: Page; block: number; edge: number; usual: number };

/** The paragraphs and table rows of a file. */
export function paragraphsOf({ pages }: FileRows): Paragraph[] {
  const found: { lines: Line[]; cells: string[] | null; place: Place }[] = [];
  for (const page of pages) {
    const places = placesOf(page);
    for (const { cells, block } of page.rows) {
      const filled = cells.filter(({ text }) => text !== "");
      if (filled.length === 0) continue;
      const lines = filled.flatMap((cell) =>
        cell.lines.map((line): Line => ({ ...line, page: page.number, box: page.hasPlaces ? line.box : null })),
      );
      const last = found.at(-1);
      const isRow = cells.length > 1;
      const place = places.get(block) as Place;
      if (!isRow && last && !last.cells && goesOn(last, lines[0] as Line, place)) last.lines.push(...lines);
      else found.push({ lines, cells: isRow ? cells.map(({ text }) => text) : null, place });
    }
  }
  return found.map(toParagraph);
}

function placesOf(page: Page): Map<number, Place> {
  const rows = Map.groupBy(page.rows, ({ block }) => block);
  return new Map(
    [...rows].map(([block, own]) => {
      const lines = own.map(({ cells }) => cells.flatMap(({ lines: of }) => of.map(({ box }) => box)));
      const rights = own.flatMap(({ cells }, at) => (cells.length === 1 ? (lines[at] ?? []).map((box) => box[2]) : []));
      return [block, { page, block, edge: Math.max(0, ...rights), usual: usualGap(lines.flatMap((boxes) => boxes.slice(0, 1))) }];
    }),
  );
}

/** The gap between two lines of a paragraph: no other one is narrower. */
function usualGap(boxes: readonly Box[]): number {
  const gaps = boxes.slice(1).map((box, at) => box[1] - (boxes[at] as Box)[3]);
  return Math.min(...gaps.filter((gap) => gap > -1));
}

const tall = (box: Box) => box[3] - box[1];

/** Whether a line goes on with the paragraph before it: its first word had no room on the line before. */
function goesOn(last: { lines: Line[]; place: Place }, next: Line, { page, block, edge, usual }: Place): boolean {
  const before = last.lines.at(-1);
  if (!before) return false;
  const isFollowing = /^[\p{Ll}\d(&]/u.test(next.text) && !ends.test(before.text);
  if (markerOf(next.text) && (ends.test(before.text) || /\b(?:and|or)$/.test(before.text) || !isFollowing)) return false;
  if (!before.box || !next.box)
    return page.hasPlaces === last.place.page.hasPlaces && !page.hasPlaces && before.text.length >= wideLine && isFollowing;
  if (before.page !== next.page || block !== last.place.block) return isFollowing;
  const [high, gap] = [tall(before.box), next.box[1] - before.box[3]];
  // In a picture a line is as high as its ink: "each accident" is lower than "$1,000,000,".
  const unlike = page.isScan && isFollowing ? 0.4 : 0.15;
  if (gap > 1.3 * high || gap < -0.5 * high || Math.abs(tall(next.box) - high) > unlike * high + 0.6) return false;
  if (!isFollowing && !page.isScan && gap > usual + 0.3 * high) return false;
  const [first = ""] = next.text.split(" ");
  const room = (first.length + 1) * ((next.box[2] - next.box[0]) / Math.max(1, next.text.length));
  return before.box[2] + room > edge - 0.5 * high;
}

function toParagraph({ lines, cells }: { lines: Line[]; cells: string[] | null }): Paragraph {
  const pieces: Piece[] = [];
  let text = "";
  const add = (line: Line) => {
    const plain = tidy(line.text);
    if (text !== "" && !text.endsWith(cellMark)) text += " ";
    pieces.push({ at: text.length, end: text.length + plain.length, line });
    text += plain;
  };
  if (cells) {
    const rest = [...lines];
    cells.forEach((cell, at) => {
      if (at > 0) text += cellMark;
      for (let left = tidy(cell).length; left > 0 && rest[0]; ) {
        const line = rest.shift() as Line;
        add(line);
        left -= tidy(line.text).length + 1;
      }
    });
  } else for (const line of lines) add(line);
  const found = markerOf(text);
  return { text, cells, marker: found?.marker ?? null, pieces };
}

const tidy = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** Whether words of a paragraph from one letter to another were not recognized with confidence. */
export const isUnsureIn = ({ text, pieces }: Paragraph, from: number, to: number): boolean =>
  pieces.some(({ at, end, line }) => {
    const own = text.slice(Math.max(at, from), Math.min(end, to));
    return at < to && end > from && line.unsure.some((word) => own.includes(word));
  });

/** The words of a paragraph from one letter to another, with their places: as much of each line as is theirs. */
export function quoteOf({ text, pieces }: Paragraph, from: number, to: number): Quote {
  const own = pieces.filter(({ at, end }) => at < to && end > from);
  const page = own[0]?.line.page ?? 1;
  const boxes = own.flatMap(({ at, end, line: { box, page: number } }): Box[] => {
    if (!box || number !== page) return [];
    const wide = (box[2] - box[0]) / Math.max(1, end - at);
    const [left, right] = [box[0] + Math.max(0, from - at) * wide, box[2] - Math.max(0, end - to) * wide];
    return [[left, box[1], right, box[3]].map((value) => Math.round(value * 10) / 10) as Box];
  });
  return { text: text.slice(from, to).trim(), page, boxes };
}
