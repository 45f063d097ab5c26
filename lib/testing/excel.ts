import { strToU8, zipSync } from "fflate";

const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

type Sheet = { name: string; rows: string; isHidden?: boolean };

/** An Excel file with these sheets in it, each with the XML of its rows. `open`: the place of the one that Excel shows. */
export function excelWorkbook(sheets: readonly Sheet[], open = 0, more: Record<string, Uint8Array> = {}): Buffer {
  const listed = sheets.map(
    ({ name, isHidden }, at) => `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${rels}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = {
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="${rels}"><bookViews><workbookView activeTab="${open}"/></bookViews><sheets>${listed.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join("")}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
    ...more,
  };
  return Buffer.from(zipSync(files));
}

/** An Excel file whose only sheet has the given XML in it. */
export const excelFile = (rows: string, more: Record<string, Uint8Array> = {}): Buffer =>
  excelWorkbook([{ name: "Vendors", rows }], 0, more);

/** A cell with words, as XML. */
export const excelCell = (place: string, words: string): string => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;

/** Rows of words as the XML of a sheet, from the first row and column on. */
export function excelRows(...rows: readonly (readonly string[])[]): string {
  const cells = (words: readonly string[], row: number) =>
    words.map((one, column) => excelCell(`${String.fromCharCode(65 + column)}${row}`, one)).join("");
  return rows.map((words, at) => `<row r="${at + 1}">${cells(words, at + 1)}</row>`).join("");
}
