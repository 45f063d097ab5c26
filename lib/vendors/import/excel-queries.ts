import { buffer } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { unpack } from "@/lib/infra/unzip";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { cellText, isWithinList, paddedFormats, type Sheet, sheetsOf, shownSheet, withZeros } from "@/lib/vendors/import/excel-rules";
import { type FileRow, listRows, readOrFault } from "@/lib/vendors/import/rules";
import { maximumImportColumns, maximumImportRows, maximumUnpackedBytes } from "@/lib/vendors/import/values";

const refuse = (message: Sentence) => new AppError("invalid", message, { file: message });

const unreadable = () => refuse(coded("server.vendors.thisExcelFileCannotBe"));
const tooMuch = () => refuse(coded("server.vendors.theSheetHasMore", { most: maximumImportRows, maximumImportColumns }));

/** All that a sheet's text depends on: no pictures, macros or links to other files. */
const parts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

/** What was read of an Excel file: the rows of one sheet or what is wrong with it, which one it is, and which there are. */
export type ExcelList = { rows: FileRow[]; fault: Sentence | null; sheet: string; sheets: Sheet[] };

/**
 * The rows of one sheet: of the chosen one, else of the one that Excel shows on opening, unless it is empty. Throws `invalid` for
 * what is no Excel file, and for a fault of the only sheet.
 */
export async function readExcel(bytes: Buffer, chosen?: string): Promise<ExcelList> {
  const files = unpack(bytes, parts, maximumUnpackedBytes);
  if (!files) throw refuse(coded("server.vendors.thisExcelFileIsToo"));
  if (![...files.keys()].some((name) => /worksheets\//i.test(name))) throw unreadable();
  const textOf = (name: string) => files.get(name)?.toString("utf8") ?? "";
  const sheets = sheetsOf(textOf("xl/workbook.xml"), textOf("xl/_rels/workbook.xml.rels"));
  const wanted = chosen === undefined ? undefined : sheets.find(({ name }) => name === chosen);
  const sheet = wanted ?? shownSheet(sheets, (file) => /<(?:\w+:)?(?:v|is)[\s>]/.test(textOf(file)));
  if (!sheet) throw unreadable();
  const hasOthers = sheets.length > 1;
  const read = await readOrFault(hasOthers, async () => {
    const rows = await rowsOf(files, sheet.file, sheets.indexOf(sheet) + 1);
    if (rows.length === 0 && hasOthers) throw refuse(coded("server.vendors.theSheetHasNoRows"));
    return { rows: listRows(rows) };
  });
  return { ...read, sheet: sheet.name, sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })) };
}

/** The rows of a sheet that hold anything. The reader gets a repacked file, which was unpacked here within limits. */
async function rowsOf(files: ReadonlyMap<string, Buffer>, file: string, number: number): Promise<FileRow[]> {
  if (!isWithinList(files.get(file)?.toString("utf8") ?? "")) throw tooMuch();
  const formats = paddedFormats(files.get("xl/styles.xml")?.toString("utf8") ?? "");
  const packed = await buffer(zipOf(entriesOf(files, file, formats)));
  const rows = await readSheet(packed, number, { parseNumber: (digits: string) => digits }).catch(() => {
    throw unreadable();
  });
  const texts = rows.map((cells, index) => ({ line: index + 1, values: cells.map((cell) => cellText(cell).trim()) }));
  return texts.filter(({ values }) => values.some(Boolean));
}

const emptySheet = Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>');

/** The reader empties a cell that holds an error, such as #REF!. Empty means "no last day": its text is refused where it matters. */
const withErrorTexts = (sheet: Buffer) => Buffer.from(sheet.toString("utf8").replace(/(<c\s[^<>]{0,200}?\bt=)["']e["']/g, '$1"str"'));

/** Of the sheets only the wanted one keeps its rows: nothing is spent on the others. */
async function* entriesOf(
  files: ReadonlyMap<string, Buffer>,
  wanted: string,
  formats: readonly (string | null)[],
): AsyncGenerator<ZipEntry> {
  for (const [name, bytes] of files) {
    if (!/worksheets\//i.test(name)) yield { name, bytes };
    else yield { name, bytes: name === wanted ? Buffer.from(withZeros(withErrorTexts(bytes).toString("utf8"), formats)) : emptySheet };
  }
}
