import { stringify } from "csv-stringify/sync";
import { type Cell, cellInWords, namesOf, type Table } from "@/lib/infra/lists/tables-rules";

/** Spreadsheets take a file for UTF-8 by this sign alone. */
export const byteOrderMark = "\ufeff";

// Where lists are split at semicolons, a spreadsheet takes the marks around our values for letters: a cell begins inside of
// them, and an empty pair before it changes nothing. The wide signs (＝＋－＠) are formulas too.
const cellWithin = /([;\r\n][ \t"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

// Whose first sign is an apostrophe before one of a formula gets another one, so that reading takes only ours away.
const cellWithMark = /^(?='+[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** Lines of CSV. What a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) =>
      row.map(cellInWords).map((cell) => (typeof cell === "string" ? cell.replace(cellWithMark, "'").replace(cellWithin, "$1'") : cell)),
    ),
    // A line feed alone needs quotation marks too: other programs take it for the end of a row.
    { escape_formulas: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
}

/** The text of a CSV file, written while its table is read. A percentage is its number alone. */
export async function* csvOf({ columns, pages }: Pick<Table, "columns" | "pages">): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([namesOf(columns).map((name, at) => (columns[at]?.kind === "percent" ? `${name} (%)` : name))]);
  for await (const rows of pages) yield toCsv(rows);
}
