import { stringify } from "csv-stringify/sync";

/** Spreadsheets take a file for UTF-8 by this sign alone. */
export const byteOrderMark = "\ufeff";

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
