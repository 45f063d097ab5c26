import { buffer } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { AppError } from "@/lib/infra/errors";
import { unpack } from "@/lib/infra/unzip";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { cellText, isWithinList } from "@/lib/vendors/excel/rules";
import type { FileRow } from "@/lib/vendors/import/rules";
import { maximumImportColumns, maximumImportRows, maximumUnpackedBytes } from "@/lib/vendors/import/values";
import { localeNow, say } from "@/messages/say";

const refuse = (message: string) => new AppError("invalid", message, { file: message });

const unreadable = () => refuse(say("server.vendors.thisExcelFileCannotBe"));
const tooMuch = () =>
  refuse(
    say("server.vendors.theFirstSheetHasMore", { toLocaleString: maximumImportRows.toLocaleString(localeNow()), maximumImportColumns }),
  );

/** All that a sheet's text depends on: no pictures, macros or links to other files. */
const parts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

/**
 * The rows of the first sheet. What the reader gets was unpacked here, within bounds, and packed anew. Throws `invalid` for what
 * is no Excel file, and above the limits.
 */
export async function readFirstSheet(bytes: Buffer): Promise<FileRow[]> {
  const files = unpack(bytes, parts, maximumUnpackedBytes);
  if (!files) throw refuse(say("server.vendors.thisExcelFileIsToo"));
  if (![...files.keys()].some((name) => /worksheets\//i.test(name))) throw unreadable();
  for (const [name, file] of files) if (/worksheets\//i.test(name) && !isWithinList(file.toString("utf8"))) throw tooMuch();
  const packed = await buffer(zipOf(entriesOf(files)));
  const rows = await readSheet(packed, { parseNumber: (digits: string) => digits }).catch(() => {
    throw unreadable();
  });
  return rows.map((cells, index) => ({ line: index + 1, values: cells.map((cell) => cellText(cell).trim()) }));
}

/** The reader empties a cell that holds an error, such as #REF!. Empty means "no last day": its text is refused where it matters. */
const withErrorTexts = (sheet: Buffer) => Buffer.from(sheet.toString("utf8").replace(/(<c\s[^<>]{0,200}?\bt=)["']e["']/g, '$1"str"'));

async function* entriesOf(files: ReadonlyMap<string, Buffer>): AsyncGenerator<ZipEntry> {
  for (const [name, bytes] of files) yield { name, bytes: /worksheets\//i.test(name) ? withErrorTexts(bytes) : bytes };
}
