import { Readable } from "node:stream";
import { csvOf } from "@/lib/infra/lists/csv-rules";
import { refuseTooLong, type Table } from "@/lib/infra/lists/tables-rules";
import { type ListFormat, xlsxType } from "@/lib/infra/lists/values";
import { sheetOfTable, workbookOf } from "@/lib/infra/lists/xlsx-rules";

/** A file that is sent while it is written. */
export type WrittenFile = { fileName: string; contentType: string; bytes: Readable };

const bytesOf = {
  csv: (_name: string, table: Table) => Readable.from(csvOf(table), { objectMode: true }).map((text: string) => Buffer.from(text)),
  xlsx: (name: string, table: Table) => {
    refuseTooLong(table);
    return Readable.from(workbookOf([sheetOfTable(name, table)]));
  },
};
const contentTypes = { csv: "text/csv; charset=utf-8", xlsx: xlsxType };

/** A list as a file for a spreadsheet. */
export const tableFile = (name: string, table: Table, format: ListFormat): WrittenFile => ({
  fileName: `${name}.${format}`,
  contentType: contentTypes[format],
  bytes: bytesOf[format](name, table),
});
