import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { Exhibit } from "@/bench/exhibits/exhibit";
import { drawDocx } from "@/lib/testing/certificate-word";

/* Exhibits as files: a PDF with a text layer, or a Word document. */

export type Block = { kind: "heading" | "paragraph"; text: string } | { kind: "table"; rows: string[][] } | { kind: "page" };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const last = blocks.at(-1);
    if (line.startsWith("|")) {
      const cells = line
        .slice(1, line.lastIndexOf("|"))
        .split("|")
        .map((cell) => cell.trim());
      if (last?.kind === "table") last.rows.push(cells);
      else blocks.push({ kind: "table", rows: [cells] });
    } else if (line === "---") blocks.push({ kind: "page" });
    else if (line.startsWith("# ")) blocks.push({ kind: "heading", text: line.slice(2) });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

const [width, height, margin] = [612, 792, 64];

/** A page that is being written, from the top down. */
class Sheet {
  private page: PDFPage;
  private y = margin;
  constructor(
    private readonly file: PDFDocument,
    private readonly fonts: { plain: PDFFont; bold: PDFFont },
    private readonly size: number,
  ) {
    this.page = file.addPage([width, height]);
  }

  newPage() {
    this.page = this.file.addPage([width, height]);
    this.y = margin;
  }

  private lines(text: string, font: PDFFont, size: number, room: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private line(text: string, x: number, font: PDFFont, size: number) {
    this.page.drawText(text, { x, y: height - this.y - size, size, font });
  }

  write(text: string, isHeading: boolean) {
    const [font, size] = isHeading ? [this.fonts.bold, this.size + 2] : [this.fonts.plain, this.size];
    const indent = /^\s*(?:\([a-z0-9]+\)|[a-z]\.|[ivx]+\))/.test(text) && !isHeading ? 18 : 0;
    for (const line of this.lines(text, font, size, width - 2 * margin - indent)) {
      if (this.y > height - margin - size) this.newPage();
      this.line(line, margin + indent, font, size);
      this.y += size * 1.25;
    }
    this.y += size * 0.6;
  }

  table(rows: readonly string[][]) {
    const columns = Math.max(...rows.map(({ length }) => length));
    const total = width - 2 * margin;
    const first = columns === 2 ? 0.62 : 0.3;
    const lefts = Array.from({ length: columns + 1 }, (_, at) =>
      at === 0 ? margin : margin + total * (first + ((1 - first) * (at - 1)) / (columns - 1)),
    );
    const rule = (y: number) =>
      this.page.drawLine({ start: { x: margin, y: height - y }, end: { x: margin + total, y: height - y }, thickness: 0.7 });
    for (const row of rows) {
      const cells = row.map((text, at) => this.lines(text, this.fonts.plain, this.size, (lefts[at + 1] ?? 0) - (lefts[at] ?? 0) - 8));
      const tall = Math.max(...cells.map(({ length }) => length)) * this.size * 1.25 + 6;
      if (this.y + tall > height - margin) this.newPage();
      const top = this.y;
      rule(top);
      for (const [at, lines] of cells.entries())
        for (const [place, line] of lines.entries()) {
          this.y = top + 3 + place * this.size * 1.25;
          this.line(line, (lefts[at] ?? 0) + 4, this.fonts.plain, this.size);
        }
      this.y = top + tall;
      for (const x of lefts) this.page.drawLine({ start: { x, y: height - top }, end: { x, y: height - this.y }, thickness: 0.7 });
      rule(this.y);
    }
    this.y += this.size;
  }
}

async function drawPdf(blocks: readonly Block[], size: number): Promise<Buffer> {
  const file = await PDFDocument.create();
  const fonts = { plain: await file.embedFont(StandardFonts.Helvetica), bold: await file.embedFont(StandardFonts.HelveticaBold) };
  const sheet = new Sheet(file, fonts, size);
  for (const block of blocks) {
    if (block.kind === "page") sheet.newPage();
    else if (block.kind === "table") sheet.table(block.rows);
    else sheet.write(block.text, block.kind === "heading");
  }
  return Buffer.from(await file.save());
}

function drawWord(blocks: readonly Block[]): Buffer {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const body = blocks.map((block) => {
    if (block.kind === "page") return "";
    if (block.kind !== "table") return paragraph(block.text);
    const row = (cells: readonly string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;
    return `<w:tbl>${block.rows.map(row).join("")}</w:tbl>`;
  });
  const name = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return drawDocx([], Buffer.from(`<w:document xmlns:w="${name}"><w:body>${body.join("")}</w:body></w:document>`));
}

/** The file of an exhibit; one that is pasted is its text. */
export async function drawExhibit({ as, font = 10, text }: Exhibit): Promise<Buffer> {
  const blocks = blocksOf(text);
  if (as === "text") return Buffer.from(text);
  return as === "pdf" ? drawPdf(blocks, font) : drawWord(blocks);
}
