import { type Cell, namesOf } from "@/lib/infra/lists/tables-rules";
import { sheetOfTable, sheetOfText, workbookOf } from "@/lib/infra/lists/xlsx-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { Column, Table } from "@/lib/reports/rows-schema";

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
  title: Sentence;
  /** The time that the report is about, and when it was made. */
  about: readonly Sentence[];
  figures: readonly (readonly [name: Sentence, value: string | number])[];
};

/** A workbook with a sheet of figures and a sheet of rows, written while the rows are read. */
export function xlsxOf({ title, about, figures }: Summary, { columns, pages }: Pick<Table, "columns" | "pages">): AsyncGenerator<Buffer> {
  const lines = [[title], ...about.map((line) => [line]), [], ...figures];
  const names = namesOf(columns);
  const widths = columns.map(({ share }: Column, at) => Math.max(Math.round(share * 11), (names[at] ?? "").length + 2));
  return workbookOf([
    sheetOfText(coded("server.reports.summary"), lines, [32, 18]),
    sheetOfTable(coded("server.reports.rows"), { columns, pages }, widths),
  ]);
}
