import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { Block, Exhibit } from "@/bench/exhibits/exhibit";
import { Sheet } from "@/bench/exhibits/sheet";
import { drawScan, drawScanPicture, type ScanOptions } from "@/lib/testing/certificate-scan";
import { drawDocx } from "@/lib/testing/certificate-word";

/* Exhibits as files: a PDF with a text layer, a Word document, or a scan. */

const cellsIn = (text: string) => text.split("|").map((cell) => cell.trim());

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const addRow = (kind: "table" | "rows", cells: string[]) => {
    const last = blocks.at(-1);
    if (last?.kind === kind) last.rows.push(cells);
    else blocks.push({ kind, rows: [cells] });
  };
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    if (line.startsWith("|")) addRow("table", cellsIn(line.slice(1, line.lastIndexOf("|"))));
    else if (line.startsWith("~ ")) addRow("rows", cellsIn(line.slice(2)));
    else if (line === "---") blocks.push({ kind: "page" });
    else if (line.startsWith("=== ")) blocks.push({ kind: "columns", count: Number(line.slice(4)) });
    else if (line.startsWith("# ")) blocks.push({ kind: "heading", text: line.slice(2) });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

async function drawPdf(blocks: readonly Block[], size: number): Promise<Buffer> {
  const file = await PDFDocument.create();
  const fonts = { plain: await file.embedFont(StandardFonts.Helvetica), bold: await file.embedFont(StandardFonts.HelveticaBold) };
  const sheet = new Sheet(file, fonts, size);
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "page") sheet.newPage();
    else if (block.kind === "columns") sheet.inColumns(block.count, partOf(blocks, at + 1));
    else sheet.draw(block);
  }
  return Buffer.from(await file.save());
}

/** The blocks from a place to the next change of the columns. */
function partOf(blocks: readonly Block[], from: number): Block[] {
  const end = blocks.findIndex(({ kind }, at) => at >= from && kind === "columns");
  return blocks.slice(from, end < 0 ? undefined : end);
}

function drawWord(blocks: readonly Block[]): Buffer {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const body = blocks.map((block) => {
    if (block.kind === "page" || block.kind === "columns") return "";
    if (!("rows" in block)) return paragraph(block.text);
    const row = (cells: readonly string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;
    return `<w:tbl>${block.rows.map(row).join("")}</w:tbl>`;
  });
  const name = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return drawDocx([], Buffer.from(`<w:document xmlns:w="${name}"><w:body>${body.join("")}</w:body></w:document>`));
}

/** An office's scanner: 200 dots an inch, the paper a little askew. */
const scanner: ScanOptions = { dpi: 200, skew: 0.6 };

/** The file of an exhibit; one that is pasted is its text. */
export async function drawExhibit({ as, font = 10, text, scan = scanner }: Exhibit): Promise<Buffer> {
  const blocks = blocksOf(text);
  if (as === "text") return Buffer.from(text);
  if (as === "docx") return drawWord(blocks);
  const pdf = await drawPdf(blocks, font);
  if (as === "pdf") return pdf;
  if (as === "scan") return Buffer.from(await drawScan(pdf, scan));
  const picture = await drawScanPicture(pdf, scan);
  return as === "png" ? picture : sharp(picture).jpeg({ quality: 60 }).toBuffer();
}
