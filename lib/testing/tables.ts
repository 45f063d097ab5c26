import { buffer, text } from "node:stream/consumers";
import { csvOf } from "@/lib/infra/lists/csv-rules";
import { type Cell, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { sheetOfTable, workbookOf } from "@/lib/infra/lists/xlsx-rules";

/** A table as the text of its CSV file. */
export const csvTextOf = (table: Pick<Table, "columns" | "pages">): Promise<string> => text(csvOf(table));

/** A table of a few rows. */
export function smallTable(columns: Parameters<typeof tableOf>[0], rows: readonly (readonly Cell[])[]) {
  async function* pages() {
    yield rows;
  }
  return { ...tableOf(columns, [], async () => []), pages: pages() };
}

/** Tables as the sheets of an Excel file. */
export async function workbookBytes(sheets: Record<string, Pick<Table, "columns" | "pages">>): Promise<Uint8Array> {
  const written = Object.entries(sheets).map(([name, table]) => sheetOfTable(name, table));
  return new Uint8Array(await buffer(workbookOf(written)));
}
