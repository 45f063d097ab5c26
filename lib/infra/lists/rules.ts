import { stringify } from "csv-stringify/sync";
import { AppError } from "@/lib/infra/errors";
import type { BatchDto } from "@/lib/infra/lists/schema";

/** Column and direction of a list's `sort`. */
export function readSort<Column extends string>(sort: Column | `-${Column}`): { column: Column; direction: "asc" | "desc" } {
  const descending = sort.startsWith("-");
  return { column: (descending ? sort.slice(1) : sort) as Column, direction: descending ? "desc" : "asc" };
}

/** SQL for the order by some terms. What is sorted by and was left out comes last both ways. */
export const inOrder = (terms: readonly string[], direction: string): string =>
  terms.map((term) => `${term} ${direction} nulls last`).join(", ");

/** Spreadsheets take a file for UTF-8 by this sign alone. */
export const byteOrderMark = "\ufeff";

type Part = { page: number; limit: number; cursor?: string | undefined };

/**
 * SQL for a part of a list: one page in its order, or the rows after a cursor in the order of ids, which no change moves. The parameters
 * are added to `values`. `after` belongs after the conditions, `tail` at the end.
 */
export function partInSql({ page, limit, cursor }: Part, id: string, order: string, values: unknown[]): { after: string; tail: string } {
  if (cursor === undefined) {
    return { after: "", tail: `order by ${order} limit $${values.push(limit)} offset $${values.push((page - 1) * limit)}` };
  }
  return { after: cursor && ` and ${id} > $${values.push(cursor)}::uuid`, tail: `order by ${id} limit $${values.push(limit)}` };
}

// Where lists are split at semicolons, a spreadsheet takes the marks around our values for letters: a cell begins inside of
// them, and an empty pair before it changes nothing. The wide signs (＝＋－＠) are formulas too.
const cellWithin = /([;\r\n][ \t"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

// Whose first sign is an apostrophe before one of a formula gets another one, so that reading takes only ours away.
const cellWithMark = /^(?='+[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** Lines of CSV. What a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((row) =>
      row.map((value) => (typeof value === "string" ? value.replace(cellWithMark, "'").replace(cellWithin, "$1'") : value)),
    ),
    // A line feed alone needs quotation marks too: other programs take it for the end of a row.
    { escape_formulas: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
}

/** "Expiring Soon" for EXPIRING_SOON, "Not Compliant" for NON_COMPLIANT: the words of the screens. */
export function titleOf(constant: string): string {
  return constant
    .toLowerCase()
    .split("_")
    .map((word) => (word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(/^Non /, "Not ");
}

/** How many rows of an export are read and written at a time. */
const rowsAtOnce = 500;

/**
 * The text of a CSV file, in pieces: the list is as it was when its `ids` were read, and rows that went away meanwhile are left
 * out. `load` gives the lines of some ids, in their order. Postgres already finds the next rows while these are written.
 */
export async function* csvFile(
  header: readonly string[],
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<(string | number | null)[][]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([header]);
  const begin = (from: number) => {
    const loading = load(ids.slice(from, from + rowsAtOnce));
    // A reader that stops takes no more, and a failure comes with the piece that it belongs to.
    loading.catch(() => undefined);
    return loading;
  };
  let next = ids.length > 0 ? begin(0) : null;
  for (let from = rowsAtOnce; next; from += rowsAtOnce) {
    const lines: (string | number | null)[][] = await next;
    next = from < ids.length ? begin(from) : null;
    yield toCsv(lines);
  }
}

/**
 * SQL for all ids of a list as one text, which the driver reads faster than 100,000 rows. `splitIds` takes it apart. Without an
 * `order` they come as Postgres finds them, which spares it sorting a whole list.
 */
export const allIds = (column: string, order?: string): string => `string_agg(${column}::text, ','${order ? ` order by ${order}` : ""})`;

/** The ids of `allIds`, which is null for an empty list. */
export const splitIds = (ids: unknown): string[] => (typeof ids === "string" ? ids.split(",") : []);

/** The rows that belong to the ids, in the ids' order. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Changes one row after the other, each for itself: a refused row stops no other and is reported with its reason. Any other failure ends it
 * all.
 */
export async function eachRow(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  namesOf: (ids: readonly string[]) => Promise<{ id: string; name: string }[]>,
): Promise<BatchDto> {
  const done: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  const names = new Map(refused.length > 0 ? (await namesOf(refused.map(({ id }) => id))).map(({ id, name }) => [id, name]) : []);
  return { done, failed: refused.map(({ id, reason }) => ({ id, name: names.get(id) ?? null, reason })) };
}
