import { PDFContentStream, type PDFFont, type PDFPage, PDFRef, type RGB, rgb } from "@cantoo/pdf-lib";
import { coded, inWords, joined, type Sentence } from "@/lib/infra/sentences-rules";

/** Landscape letter, in points. */
export const page = { width: 792, height: 612, left: 40 } as const;

export const ink = rgb(0.07, 0.1, 0.16);
export const gray = rgb(0.38, 0.42, 0.48);
export const hairline = rgb(0.85, 0.87, 0.9);
export const blue = rgb(0.11, 0.35, 0.75);
export const violet = rgb(0.45, 0.3, 0.75);

/** `missing`: whether a text had a sign that the fonts have no picture of. */
export type Fonts = { regular: PDFFont; bold: PDFFont; missing: boolean };
export type Box = { left: number; top: number; width: number; height: number };
type TextStyle = { size: number; bold?: boolean; color?: RGB; width?: number; align?: "left" | "right" };
type LineStyle = { color: RGB; thickness?: number; dashes?: number[] };

const known = new WeakMap<PDFFont, Set<number>>();

function signsOf(font: PDFFont): Set<number> {
  const signs = known.get(font) ?? new Set(font.getCharacterSet());
  known.set(font, signs);
  return signs;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ");

function hasUnknown(text: string, font: PDFFont): boolean {
  const signs = signsOf(font);
  return [...oneLine(text)].some((sign) => !signs.has(sign.codePointAt(0) ?? 0));
}

/** The text with a question mark for each sign that the font has no picture of. */
function drawable(text: string, font: PDFFont): string {
  const signs = signsOf(font);
  return [...oneLine(text)].map((sign) => (signs.has(sign.codePointAt(0) ?? 0) ? sign : "?")).join("");
}

/**
 * Keeps what is drawn on a page as compressed bytes: as single operators, the text of some hundred pages does not fit into the memory of a
 * process. What is drawn afterwards, such as a foot, gets a stream of its own.
 */
export function seal(sheet: PDFPage): void {
  const { context } = sheet.doc;
  for (const ref of sheet.node.normalizedEntries().Contents?.asArray() ?? []) {
    const drawn = context.lookup(ref);
    if (ref instanceof PDFRef && drawn instanceof PDFContentStream) context.assign(ref, context.flateStream(drawn.getUnencodedContents()));
  }
  // The page keeps the stream that it draws into, until it gets another.
  sheet.resetPosition();
}

/** The end of a page's foot where the fonts have no picture of some letters. */
export const missingIn = ({ missing }: Fonts): Sentence => (missing ? joined("", [" ", coded("server.reports.lettersMissing")]) : "");

/** Draws on a page in points from its top left; a text has its top edge at `top`. */
export class Pen {
  private font: PDFFont | null = null;

  constructor(
    private readonly sheet: PDFPage,
    private readonly fonts: Fonts,
  ) {}

  /** Says a text in the reader's language. What is wider than `width` is cut. */
  text(sentence: Sentence, left: number, top: number, { size, bold = false, color = ink, width, align = "left" }: TextStyle): void {
    const font = bold ? this.fonts.bold : this.fonts.regular;
    const text = inWords(sentence);
    if (hasUnknown(text, font)) this.fonts.missing = true;
    const shown = width === undefined ? drawable(text, font) : shortened(drawable(text.slice(0, 300), font), font, width / size);
    const x = align === "right" && width !== undefined ? left + width - widthOf(shown, font) * size : left;
    // Each change of the font is one more name in the page's resources, also between two texts that name the same one.
    if (this.font !== font) this.sheet.setFont(font);
    this.font = font;
    this.sheet.drawText(shown, { x, y: page.height - top, size, color });
  }

  /** The lines of a text that is broken between its words; a word that is wider than a line is cut when it is drawn. */
  lines(sentence: Sentence, { size, bold = false, width }: { size: number; bold?: boolean; width: number }): string[] {
    const font = bold ? this.fonts.bold : this.fonts.regular;
    const lines: string[] = [];
    for (const word of drawable(inWords(sentence).slice(0, 2000), font).split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, font) * size <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  line(left: number, top: number, right: number, bottom: number, { color, thickness = 0.75, dashes }: LineStyle): void {
    const [start, end] = [
      { x: left, y: page.height - top },
      { x: right, y: page.height - bottom },
    ];
    this.sheet.drawLine({ start, end, color, thickness, ...(dashes && { dashArray: dashes }) });
  }

  box({ left, top, width, height }: Box, fill: RGB | null, border: RGB | null = null): void {
    const place = { x: left, y: page.height - top - height, width, height };
    this.sheet.drawRectangle({ ...place, ...(fill && { color: fill }), ...(border && { borderColor: border, borderWidth: 0.75 }) });
  }
}

/** A text in lines that are not wider than `width` points. */
export function wrapped(text: string, font: PDFFont, { size, width }: { size: number; width: number }): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of drawable(text, font).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, font) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const advances = new WeakMap<PDFFont, Map<string, number>>();

/** The width of a text at size 1, by its signs: laying out each text of a long table would take minutes. */
function widthOf(text: string, font: PDFFont): number {
  const known = advances.get(font) ?? new Map<string, number>();
  advances.set(font, known);
  let width = 0;
  for (const sign of text) {
    const advance = known.get(sign) ?? font.widthOfTextAtSize(sign, 1);
    known.set(sign, advance);
    width += advance;
  }
  return width;
}

function shortened(text: string, font: PDFFont, width: number): string {
  if (widthOf(text, font) <= width) return text;
  const signs = [...text];
  let room = width - widthOf("…", font);
  const kept = signs.findIndex((sign) => {
    room -= widthOf(sign, font);
    return room < 0;
  });
  return `${signs.slice(0, Math.max(1, kept)).join("").trimEnd()}…`;
}
