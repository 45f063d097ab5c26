import writeExcelFile, { type Row } from "write-excel-file/node";
import { byteOrderMark, toCsv } from "@/lib/infra/lists/csv-rules";
import type { Cell, Column, Table } from "@/lib/reports/rows-schema";
import { isLeft } from "@/lib/reports/rows-values";
import { say } from "@/messages/say";

/** The file of a CSV report, written while its table is read. A percentage is its number alone. */
export async function* csvOf({ columns, pages }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + toCsv([columns.map(({ name, kind }) => (kind === "percent" ? `${name} (%)` : name))]));
  for await (const rows of pages) yield Buffer.from(toCsv(rows));
}

/** The first rows of a table, up to as many as the format can hold. */
export async function firstRows({ pages }: Table, most: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const page of pages) {
    for (const row of page) if (rows.length < most) rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

export type Summary = {
  title: string;
  /** The time that the report is about, and when it was made. */
  about: readonly string[];
  figures: readonly (readonly [name: string, value: string | number])[];
  /** What the reader must know of the rows, such as that some are left out. */
  note: string | null;
};

const heading = { fontWeight: "bold" } as const;

/** A workbook with a sheet of figures and a sheet of rows. A text stays a text, whatever it begins with. */
export function xlsxOf({ title, about, figures, note }: Summary, columns: readonly Column[], rows: readonly Cell[][]): Promise<Buffer> {
  const lines: Row[] = [
    [{ value: title, ...heading, fontSize: 14 }],
    ...about.map((line) => [line]),
    [],
    ...figures.map(([name, value]) => [name, value]),
    ...(note ? [[], [note]] : []),
  ];
  const widths = columns.map(({ share, name }) => ({ width: Math.max(Math.round(share * 11), name.length + 2) }));
  const header = columns.map(({ name, kind }) => ({
    value: name,
    ...heading,
    align: isLeft(kind) ? ("left" as const) : ("right" as const),
  }));
  return writeExcelFile([
    { sheet: say("server.reports.summary"), data: lines, columns: [{ width: 32 }, { width: 18 }] },
    {
      sheet: say("server.reports.rows"),
      data: [header, ...rows.map((row) => row.map((cell, at) => cellOf(cell, columns[at])))],
      columns: widths,
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

function cellOf(cell: Cell, column: Column | undefined) {
  if (cell === null) return null;
  if (typeof cell === "string") {
    return column?.kind === "date"
      ? { value: new Date(`${cell}T00:00:00Z`), type: Date, format: "mmm d, yyyy", align: "left" as const }
      : sharedText(cell);
  }
  return column?.kind === "percent" ? { value: cell / 100, type: Number, format: "0%" } : cell;
}

/** Letters that Excel takes in one cell. */
const longestCell = 32_767;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these, and Excel calls the whole file damaged
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as a cell holds it. The library keeps texts as names of a plain object: a firm called "constructor" would break the file, so it gets a space. */
function sharedText(text: string): string {
  const plain = text.toWellFormed().replace(unwritable, "").replace(/\r\n?/g, "\n");
  const cut = plain.length > longestCell ? `${plain.slice(0, longestCell - 1)}…` : plain;
  return cut in {} ? `${cut} ` : cut;
}
