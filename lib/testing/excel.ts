import { strToU8, zipSync } from "fflate";

const rels = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** An Excel file whose first sheet has the given XML in it. */
export function excelFile(rows: string, more: Record<string, Uint8Array> = {}): Buffer {
  const files = {
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="${rels}"><sheets><sheet name="Vendors" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  };
  return Buffer.from(zipSync(files));
}
