import type { PDFDocument, PDFFont, PDFPage } from "@cantoo/pdf-lib";
import type { Block } from "@/bench/exhibits/exhibit";

const [width, height, margin] = [612, 792, 64];
/** Room between two columns of text. */
const gutter = 24;

/** Where text is written: a page between its margins, or a column of it. */
type Frame = { left: number; wide: number; top: number; bottom: number };
type Fonts = { plain: PDFFont; bold: PDFFont };

const whole: Frame = { left: margin, wide: width - 2 * margin, top: margin, bottom: height - margin };

function columnsOf(count: number, top: number, bottom: number): Frame[] {
  const wide = (whole.wide - (count - 1) * gutter) / count;
  return Array.from({ length: count }, (_, at) => ({ left: margin + at * (wide + gutter), wide, top, bottom }));
}

/** A page that is being written, from the top down, in one column or several. */
export class Sheet {
  private page: PDFPage;
  private y = margin;
  private frame = whole;
  /** The columns of the page after the one that is written in, and how many a page has. */
  private rest: Frame[] = [];
  private count = 1;
  /** How far down the columns of this part reach. */
  private lowest = margin;

  constructor(
    private readonly file: PDFDocument,
    private readonly fonts: Fonts,
    private readonly size: number,
  ) {
    this.page = file.addPage([width, height]);
  }

  newPage() {
    this.page = this.file.addPage([width, height]);
    [this.frame, ...this.rest] = columnsOf(this.count, whole.top, whole.bottom) as [Frame, ...Frame[]];
    this.lowest = this.y = this.frame.top;
  }

  /** Writes the blocks that follow in so many columns, which end at one height where their text has room on the page. */
  inColumns(count: number, blocks: readonly Block[]) {
    const top = Math.max(this.lowest, this.y);
    this.count = count;
    const [first] = columnsOf(count, top, whole.bottom) as [Frame, ...Frame[]];
    const needed = blocks.reduce((sum, block) => sum + this.heightOf(block, first.wide), 0) / count;
    const bottom = Math.min(whole.bottom, count === 1 ? whole.bottom : top + needed + 2 * this.size);
    [this.frame, ...this.rest] = columnsOf(count, top, bottom) as [Frame, ...Frame[]];
    this.lowest = this.y = top;
  }

  draw(block: Block) {
    if (block.kind === "table") this.table(block.rows);
    else if (block.kind === "rows") this.rows(block.rows);
    else if ("text" in block) this.write(block.text, block.kind === "heading");
  }

  private heightOf(block: Block, wide: number): number {
    if ("text" in block) {
      const [font, size] = this.fontOf(block.kind === "heading");
      return this.lines(block.text, font, size, wide).length * size * 1.25 + size * 0.6;
    }
    return "rows" in block ? block.rows.length * this.size * 1.35 : 0;
  }

  private fontOf(isHeading: boolean): [PDFFont, number] {
    return isHeading ? [this.fonts.bold, this.size + 2] : [this.fonts.plain, this.size];
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

  /** Goes on in the next column, or on the next page, where there is no room left. */
  private makeRoom(high: number) {
    if (this.y <= this.frame.bottom - high) return;
    const next = this.rest.shift();
    if (!next) return this.newPage();
    this.frame = next;
    this.y = next.top;
  }

  private down(by: number) {
    this.y += by;
    this.lowest = Math.max(this.lowest, this.y);
  }

  private write(text: string, isHeading: boolean) {
    const [font, size] = this.fontOf(isHeading);
    const indent = /^\s*(?:\([a-z0-9]+\)|[a-z]\.|[ivx]+\))/.test(text) && !isHeading ? 18 : 0;
    for (const line of this.lines(text, font, size, this.frame.wide - indent)) {
      this.makeRoom(size);
      this.line(line, this.frame.left + indent, font, size);
      this.down(size * 1.25);
    }
    this.down(size * 0.6);
  }

  /** Rows without borders: two cells reach to both edges, as an amount at the right does, and more begin at even distances. */
  private rows(rows: readonly string[][]) {
    const { plain } = this.fonts;
    for (const cells of rows) {
      const room = this.frame.wide / cells.length;
      const parts = cells.map((text) => this.lines(text, plain, this.size, cells.length === 2 ? this.frame.wide : room - 14));
      const high = Math.max(...parts.map(({ length }) => length)) * this.size * 1.25;
      this.makeRoom(high);
      const { y, frame } = this;
      for (const [at, lines] of parts.entries())
        for (const [place, line] of lines.entries()) {
          const isRight = cells.length === 2 && at === 1;
          const x = isRight ? frame.left + frame.wide - plain.widthOfTextAtSize(line, this.size) : frame.left + at * room;
          this.y = y + place * this.size * 1.25;
          this.line(line, x, plain, this.size);
        }
      this.y = y;
      this.down(high + this.size * 0.1);
    }
    this.down(this.size * 0.6);
  }

  private table(rows: readonly string[][]) {
    const columns = Math.max(...rows.map(({ length }) => length));
    const total = whole.wide;
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
    this.down(this.size);
  }
}
