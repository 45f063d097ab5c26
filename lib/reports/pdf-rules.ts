import { setImmediate as breathe } from "node:timers/promises";
import fontkit from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { writtenDate } from "@/lib/infra/dates-rules";
import { writtenPercent } from "@/lib/infra/figures-rules";
import { type Cell, cellInWords, namesOf } from "@/lib/infra/lists/tables-rules";
import { isLeft } from "@/lib/infra/lists/xlsx-rules";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { drawBars, drawFigures, drawLines } from "@/lib/reports/charts-rules";
import { type Fonts, gray, ink, missingIn, Pen, seal, page as size, wrapped } from "@/lib/reports/drawing-rules";
import type { Column } from "@/lib/reports/rows-schema";
import type { ReportFigures } from "@/lib/reports/schema";
import { localeNow } from "@/messages/say";

export type PdfContent = {
  title: Sentence;
  about: Sentence;
  head: ReportFigures;
  columns: readonly Column[];
  rows: readonly Cell[][];
  /** What the reader must know of the rows, such as that some are left out. */
  note: Sentence | null;
};

type FontFiles = { regular: Uint8Array; bold: Uint8Array };

const rowHeight = 16;
const firstRowTop = 66;
const headLines = 3;
const headLineHeight = 9;
const rowSize = 8;

/** A report on landscape letter pages: figures and charts on the first, the table on those after it. */
export async function pdfOf(content: PdfContent, files: FontFiles, at: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(inWords(content.title));
  document.setLanguage(localeNow());
  document.setCreationDate(at);
  document.setModificationDate(at);
  const fonts: Fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
    missing: false,
  };
  const pen = new Pen(document.addPage([size.width, size.height]), fonts);
  pen.text(content.title, size.left, 40, { size: 18, bold: true });
  pen.text(content.about, size.left, 60, { size: 9, color: gray });
  const below = drawFigures(pen, content.head.figures, 78);
  const half = (size.width - 2 * size.left - 24) / 2;
  drawLines(pen, content.head, { left: size.left, top: below + 16, width: half, height: size.height - below - 80 });
  drawBars(pen, content.head, { left: size.left + half + 24, top: below + 16, width: half, height: size.height - below - 80 });
  await drawTable(document, fonts, content);
  const pages = document.getPages();
  const missing = missingIn(fonts);
  pages.forEach((each, at) => {
    const foot = new Pen(each, fonts);
    foot.text(
      coded("server.reports.pageFooter", { title: content.title, at: at + 1, count: pages.length, missing }),
      size.left,
      size.height - 22,
      { size: 8, color: gray },
    );
  });
  return document.save();
}

async function drawTable(document: PDFDocument, fonts: Fonts, { columns, rows, note }: PdfContent): Promise<void> {
  const perPage = Math.floor((size.height - firstRowTop - 50) / rowHeight);
  const width = size.width - 2 * size.left;
  const rooms = roomsOf(columns, fonts, width);
  for (let from = 0; from < Math.max(rows.length, 1); from += perPage) {
    // The worker's other jobs and heartbeats go on between two pages.
    await breathe();
    const sheet = document.addPage([size.width, size.height]);
    const pen = new Pen(sheet, fonts);
    if (from === 0 && note) pen.text(note, size.left, 26, { size: 8, color: gray });
    let left: number = size.left;
    for (const [at, column] of columns.entries()) {
      const room = rooms[at] ?? 0;
      drawColumn(
        pen,
        column,
        left,
        room,
        rows.slice(from, from + perPage).map((row) => row[at] ?? null),
      );
      left += room;
    }
    pen.line(size.left, firstRowTop - 11, size.width - size.left, firstRowTop - 11, { color: ink });
    if (rows.length === 0) pen.text(coded("server.reports.noRows"), size.left, firstRowTop + 2, { size: 9, color: gray });
    seal(sheet);
  }
}

/** How wide each column is: by its share, and never so narrow that its head, in a few lines, is cut. */
export function roomsOf(columns: readonly Column[], fonts: Fonts, width: number): number[] {
  const least = namesOf(columns).map((name) => leastRoom(name, fonts));
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const wished = columns.map(({ share }, at) => Math.max(least[at] ?? 0, (width * share) / shares));
  const spare = wished.map((room, at) => room - (least[at] ?? 0));
  const over = wished.reduce((sum, room) => sum + room, 0) - width;
  const all = spare.reduce((sum, room) => sum + room, 0);
  return wished.map((room, at) => room - (all > 0 ? (over * (spare[at] ?? 0)) / all : 0));
}

/** The minimum width at which a header needs only its own lines, none of them cut. */
function leastRoom(name: string, { bold }: Fonts): number {
  const widest = Math.max(...name.split(" ").map((word) => bold.widthOfTextAtSize(word, rowSize)));
  let room = widest;
  while (wrapped(name, bold, { size: rowSize, width: room }).length > headLines) room += 2;
  return room + 7;
}

function drawColumn(pen: Pen, { name, kind }: Column, left: number, room: number, cells: readonly Cell[]): void {
  const align = isLeft(kind) ? "left" : "right";
  const style = { size: rowSize, width: room - 6, align } as const;
  const heads = pen.lines(name, { ...style, bold: true });
  for (const [at, line] of heads.entries())
    pen.text(line, left, firstRowTop - 16 - (heads.length - 1 - at) * headLineHeight, { ...style, bold: true });
  for (const [at, cell] of cells.entries()) pen.text(cellText(cell, kind), left, firstRowTop + 2 + at * rowHeight, style);
}

function cellText(said: Cell, kind: Column["kind"]): string {
  const cell = cellInWords(said);
  if (cell === null) return "–";
  if (typeof cell === "string") return kind === "date" ? writtenDate(cell) : cell;
  return kind === "percent" ? writtenPercent(cell) : cell.toLocaleString(localeNow());
}
