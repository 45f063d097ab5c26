import { setImmediate as breathe } from "node:timers/promises";
import fontkit from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { type Fonts, gray, hairline, ink, missingIn, Pen, seal, page as size } from "@/lib/reports/drawing-rules";
import { localeNow } from "@/messages/say";

export type SheetColumn = { name: Sentence; share: number };
/** `about`: one line under the title. A text of a row is broken into lines, also where it breaks itself, and never cut. */
export type Sheet = {
  title: Sentence;
  about: Sentence;
  empty: Sentence;
  columns: readonly SheetColumn[];
  rows: readonly (readonly (Sentence | null)[])[];
};

const top = 96;
const bottom = 44;
const lineHeight = 11;
const padding = 7;
const text = { size: 8.5 } as const;

/** A table on landscape letter pages, to print and take along. */
export async function sheetPdf(sheet: Sheet, files: { regular: Uint8Array; bold: Uint8Array }, at: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(inWords(sheet.title));
  document.setLanguage(localeNow());
  document.setCreationDate(at);
  document.setModificationDate(at);
  const fonts: Fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
    missing: false,
  };
  await drawRows(document, fonts, sheet);
  const pages = document.getPages();
  const missing = missingIn(fonts);
  for (const [index, each] of pages.entries()) {
    const foot = coded("server.reports.pageFooter", { title: sheet.title, at: index + 1, count: pages.length, missing });
    new Pen(each, fonts).text(foot, size.left, size.height - 22, { size: 8, color: gray });
  }
  return document.save();
}

async function drawRows(document: PDFDocument, fonts: Fonts, sheet: Sheet): Promise<void> {
  const { columns, rows, empty } = sheet;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => ((size.width - 2 * size.left) * share) / shares);
  const lefts = widths.map((_, at) => size.left + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  let pen = startPage(document, fonts, sheet, { lefts, widths });
  let y = top;
  for (const row of rows) {
    const cells = row.map((cell, at) => {
      const style = { ...text, width: (widths[at] ?? 0) - padding };
      return inWords(cell ?? "–")
        .split("\n")
        .flatMap((line) => pen.lines(line, style));
    });
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight + padding;
    if (y + height > size.height - bottom && y > top) {
      // Other requests go on between two pages.
      await breathe();
      seal(document.getPage(document.getPageCount() - 1));
      pen = startPage(document, fonts, sheet, { lefts, widths });
      y = top;
    }
    for (const [at, lines] of cells.entries()) {
      const style = { ...text, bold: at === 0, width: (widths[at] ?? 0) - padding };
      for (const [line, words] of lines.entries()) pen.text(words, lefts[at] ?? 0, y + 9 + line * lineHeight, style);
    }
    y += height;
    pen.line(size.left, y - 3, size.width - size.left, y - 3, { color: hairline });
  }
  if (rows.length === 0) pen.text(empty, size.left, y + 10, { size: 9, color: gray });
}

function startPage(
  document: PDFDocument,
  fonts: Fonts,
  { title, about, columns }: Sheet,
  { lefts, widths }: { lefts: number[]; widths: number[] },
) {
  const pen = new Pen(document.addPage([size.width, size.height]), fonts);
  pen.text(title, size.left, 40, { size: 16, bold: true, width: size.width - 2 * size.left });
  pen.text(about, size.left, 58, { size: 9, color: gray, width: size.width - 2 * size.left });
  for (const [at, { name }] of columns.entries()) {
    pen.text(name, lefts[at] ?? 0, 84, { ...text, bold: true, width: (widths[at] ?? 0) - padding });
  }
  pen.line(size.left, 90, size.width - size.left, 90, { color: ink });
  return pen;
}
