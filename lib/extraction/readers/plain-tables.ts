import { coverageWords } from "@/lib/extraction/forms/plain";
import { type ColumnRole, columnRoles, limitNames, retained } from "@/lib/extraction/forms/row-columns";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { numberIn } from "@/lib/extraction/readers/plain-policies";
import { textIn, widestGap, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { centerX, centerY, heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { PolicyType } from "@/lib/extraction/schema";

/** A column of a table, from its left to its right edge in points, its content, and the limits that its header names. */
export type Column = { from: number; to: number; roles: ReadonlySet<ColumnRole>; limits: Word[][] };
/** A row's words, column by column. */
export type Row = Word[][];

/** Between the headers of two columns less room is left than between pieces of text, in heights. */
const headerGap = 0.7;
/** Maximum distance of a header cell's words from its middle line, in points. */
const headerReach = 30;
/** Headers and rows that a table of policies has at least. */
const leastHeaders = 3;
export const leastRows = 2;

/** What a header asks for. */
function rolesOf(text: string): Set<ColumnRole> {
  const roles = new Set(columnRoles.filter(({ words }) => words.test(text)).map(({ role }) => role));
  if (roles.has("foreign") || (retained.test(text) && !/limit/i.test(text))) return new Set(["foreign"]);
  // "Additional insured" and "Endorsements granted" ask for no insurer's name.
  if (roles.has("additional") || roles.has("waiver"))
    for (const role of ["insurer", "coverage", "number", "limits"] as const) roles.delete(role);
  return roles;
}

/** The coverage that words name, as a row's title does. */
export const coverageIn = (text: string): PolicyType | null =>
  rowNamedBy(text) ?? coverageWords.find(({ words }) => words.test(text))?.type ?? null;

/** A line that heads the policies below an umbrella. */
const isUnderlying = /^.{0,30}\bunderlying (?:insurance|policies|coverages?|limits)\b.{0,20}$/i;

/** The columns and rows of the table that a page holds; null: none. */
export function findTable(page: PageWords): { columns: Column[]; rows: Row[] } | null {
  const lines = linesOf(page.words);
  for (const [at, line] of lines.entries()) {
    const cells = headersAt(lines, at);
    const roles = cells.map(({ text }) => rolesOf(text));
    const has = (role: ColumnRole) => roles.some((one) => one.has(role));
    if (cells.length < leastHeaders || !has("limits") || !has("coverage") || !has("number")) continue;
    // Policies underlying an umbrella are another page's.
    if (lines.slice(0, at).some((above) => isUnderlying.test(textIn(above)))) continue;
    const top = Math.max(...cells.map(({ bottom }) => bottom), unionBox(line)[3]);
    const body = page.words.filter((word) => centerY(word) > top);
    const end = endOf(linesOf(body), cells);
    const own = body.filter(({ box }) => box[3] < end + 1);
    const columns = columnsOf(cells, roles, own, page, top, end);
    const rows = columns && rowsOf(columns, own, page);
    if (columns && rows && rows.length >= leastRows) return { columns, rows };
  }
  return null;
}

type HeaderCell = { words: Word[]; text: string; left: number; middle: number; bottom: number };

/** The header cells around a line: its own pieces, and the words close above and below it in the same columns. */
function headersAt(lines: readonly Word[][], at: number): HeaderCell[] {
  const line = lines[at] ?? [];
  const pieces = partsOfLine(line, headerGap);
  if (pieces.length < leastHeaders || line.some(({ text }) => /\d{2}|[$:]/.test(text))) return [];
  const [, top, , bottom] = unionBox(line);
  const high = bottom - top;
  const cells = pieces.map((words) => [words]);
  const isHeader = (words: readonly Word[]) => !words.some(({ text }) => /\d|[$☐☒]/.test(text));
  const take = (other: readonly Word[]) => {
    if (!isHeader(other)) return false;
    const owners = other.map((word) =>
      cells.filter((cell) => unionBox(cell.flat())[0] - 2 < centerX(word) && unionBox(cell.flat())[2] + 2 > centerX(word)),
    );
    // Columns may be so near each other that their headers' lines seem to be one.
    const nearest = (word: Word) => [...cells].sort((one, two) => awayFrom(one.flat(), word) - awayFrom(two.flat(), word))[0];
    if (owners.some((found) => found.length > 1) || !owners.some((found) => found.length === 1)) return false;
    for (const [index, word] of other.entries()) (owners[index]?.[0] ?? nearest(word))?.push([word]);
    return true;
  };
  for (const step of [-1, 1]) {
    let last = line;
    for (let next = at + step; lines[next]; next += step) {
      const other = lines[next] as Word[];
      const gap = step < 0 ? unionBox(last)[1] - unionBox(other)[3] : unionBox(other)[1] - unionBox(last)[3];
      const isNear = gap < high && Math.abs(centerY({ box: unionBox(other) }) - (top + bottom) / 2) < headerReach;
      // The first row's title is no header.
      if (!isNear || (step > 0 && coverageIn(textIn(partsOfLine(other)[0] ?? [])) !== null) || !take(other)) break;
      last = other;
    }
  }
  return cells.map((parts) => {
    const words = linesOf(parts.flat()).flat();
    const box = unionBox(words);
    return { words, text: textIn(words).replace(/^\d{1,2}\. /, ""), middle: (box[0] + box[2]) / 2, bottom: box[3], left: box[0] };
  });
}

/** Horizontal distance between the middles of two words. */
const awayFrom = (words: readonly Word[], word: Word) => {
  const [left, , right] = unionBox(words);
  return Math.abs((left + right) / 2 - centerX(word));
};

/** What a page asks for below its table. */
const behindTable = /^(?:certificate holder|description of operations|cancellation)\b/i;

/** Where a table ends: at a line that runs on from one column into the next but one, or at what a page asks for below it. */
function endOf(lines: readonly Word[][], cells: readonly HeaderCell[]): number {
  for (const line of lines) {
    if (behindTable.test(textIn(line))) return unionBox(line)[1] - 1;
    const crossed = partsOfLine(line).some((words) => {
      const [left, , right] = unionBox(words);
      const isRunning = words.every((word, at) => at === 0 || word.box[0] - (words[at - 1] as Word).box[2] < 0.6 * heightOf(word));
      return isRunning && cells.filter(({ middle }) => middle > left && middle < right).length > 1;
    });
    if (crossed) return unionBox(line)[1] - 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** The columns below the headers: separated by lines down the table, else at the widest gap in all of its rows; null: there is none. */
function columnsOf(
  cells: readonly HeaderCell[],
  roles: readonly Set<ColumnRole>[],
  body: readonly Word[],
  { uprights = [], width }: PageWords,
  top: number,
  end: number,
): Column[] | null {
  const edges = cells.slice(1).map((cell, at) => {
    const [from, to] = [cells[at]?.middle ?? 0, cell.middle];
    const line = uprights.find(({ x, top: y0, bottom: y1 }) => x > from && x < to && y0 < top + headerReach && y1 > top && y1 < end + 40);
    // A column's cells begin at its header or left of it.
    return line?.x ?? widestGap(body, from, cell.left + 1)?.middle ?? null;
  });
  if (edges.some((edge) => edge === null)) return null;
  const at = [0, ...(edges as number[]), width];
  return cells.map(({ words, text }, index) => ({
    from: at[index] ?? 0,
    to: at[index + 1] ?? width,
    roles: roles[index] ?? new Set(),
    limits: roles[index]?.has("limits") ? [...text.matchAll(limitNames)].map(([name]) => wordsOfText(words, name)) : [],
  }));
}

/** The rows: each begins where the column of coverages names one, and has a number or a date of its own. */
function rowsOf(columns: readonly Column[], body: readonly Word[], page: PageWords): Row[] {
  const coverage = columns.findIndex(({ roles }) => roles.has("coverage"));
  const cut = (words: readonly Word[]): Row =>
    columns.map(({ from, to }) => words.filter((word) => centerX(word) >= from && centerX(word) < to));
  const titleIn = (words: readonly Word[]) => textIn(linesOf(cut(words)[coverage] ?? []).flat());
  const isNamed = (words: readonly Word[]) => coverageIn(titleIn(words)) !== null;
  const isDated = (words: readonly Word[]) =>
    words.some(({ text }) => datesIn(text).length > 0) ||
    numberOf(
      cut(words).filter((_, at) => columns[at]?.roles.has("number")),
      [],
    ) !== null;
  const parted = bandsOf(body, page);
  const bands = parted ?? [];
  // Without separators between the rows, a line begins a row if its title is apart from that of the line before it, or if it has all values
  // of a row.
  let before = "";
  for (const line of parted ? [] : linesOf(body)) {
    const title = titleIn(line);
    if (bands.length === 0 || (title && (!before || (isNamed(line) && isDated(line))))) bands.push([...line]);
    else bands.at(-1)?.push(...line);
    before = title;
  }
  const rows: Word[][] = [];
  for (const band of bands) {
    if (isNamed(band) && isDated(band)) rows.push([...band]);
    // A title with nothing beside it is a coverage that is not carried.
    else if (!parted || !titleIn(band)) rows.at(-1)?.push(...band);
  }
  return rows.map(cut);
}

/** How much wider the gap between two rows is than that between two lines of one, in points. */
const rowGap = 2.5;

/** The table's words in bands: between the lines across it, else where wider gaps separate its lines; null: neither. */
function bandsOf(body: readonly Word[], { rulings = [], words }: PageWords): Word[][] | null {
  const lines = linesOf(body);
  const [top, bottom] = [unionBox(body)[1], unionBox(body)[3]];
  const ruled = words.some(({ reader }) => reader === "ocr") ? [] : rulings.filter((y) => y > top + 6 && y < bottom - 6);
  const gaps: { at: number; high: number }[] = [];
  let reached = top;
  for (const line of lines) {
    const box = unionBox(line);
    gaps.push({ at: (reached + box[1]) / 2, high: box[1] - reached });
    reached = Math.max(reached, box[3]);
  }
  const inner = gaps.slice(1).filter(({ high }) => high > -1);
  const usual = inner.map(({ high }) => high).sort((a, b) => a - b)[Math.floor(inner.length / 3)] ?? 0;
  const edges = ruled.length > 0 ? ruled : inner.filter(({ high }) => high > usual + rowGap).map(({ at }) => at);
  if (edges.length === 0) return null;
  const all = [...edges, Number.POSITIVE_INFINITY].sort((a, b) => a - b);
  return all
    .map((edge, at) => body.filter((word) => centerY(word) > (all[at - 1] ?? 0) && centerY(word) <= edge))
    .filter((band) => band.length > 0);
}

/** A policy's number among the lines of cells, its end on the next line after a hyphen. */
export function numberOf(cells: readonly Word[][], title: readonly Word[]): Word[] | null {
  for (const cell of cells) {
    const lines = linesOf(cell.filter((word) => !title.includes(word)));
    for (const [at, line] of lines.entries()) {
      const [next] = lines.slice(at + 1);
      const isParted = /-$/.test(textIn(line)) && next && /^[\w-]*\d[\w-]*$/.test(textIn(next));
      const words = isParted ? [...line, ...next] : line;
      const text = textIn(words)
        .replace(/- (?=\d)/g, "-")
        .replace(/^policy (?:no\.?|number|#)? ?/i, "");
      const isDate = datesIn(text).length > 0;
      if (isDate || !/\d{2}/.test(text) || /[a-z]{3}/.test(text) || text.length > 30 || numberIn(text) === null) continue;
      return isParted ? words : wordsOfText(words, text);
    }
  }
  return null;
}
