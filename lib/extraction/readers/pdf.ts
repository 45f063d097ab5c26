import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PDFParse } from "pdf-parse";
import sharp, { type Sharp } from "sharp";
import { fieldWords } from "@/lib/extraction/readers/pdf-fields";
import { type Matrix, multiply, readMarks, type ScanMark } from "@/lib/extraction/readers/pdf-marks";
import { splitRun, type Word } from "@/lib/extraction/readers/words";
import { ReadingError } from "@/lib/extraction/schema";

export const maximumPages = 200;
const assets = dirname(createRequire(createRequire(import.meta.url).resolve("pdf-parse")).resolve("pdfjs-dist/package.json"));

/** The part of pdf.js's document and page that is used here. */
type Canvas = { width: number; height: number; data(): Buffer };
type PdfDocument = {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  canvasFactory: { create(width: number, height: number): { canvas: Canvas; context: unknown }; destroy(made: { canvas: Canvas }): void };
};
/** A decoded picture of pdf.js: one bit a pixel (kind 1), or three or four bytes. */
type PdfImage = { width: number; height: number; kind?: number; data?: Uint8Array };
type PdfPage = {
  getViewport(options: { scale: number }): {
    width: number;
    height: number;
    transform: number[];
    convertToViewportRectangle(rect: number[]): number[];
  };
  getTextContent(): Promise<{ items: (TextItem | { type: string })[] }>;
  getAnnotations(): Promise<Parameters<typeof fieldWords>[0]>;
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  render(options: { canvasContext: unknown; canvas: Canvas; viewport: unknown }): { promise: Promise<void> };
  objs: { has(id: string): boolean; get(id: string): PdfImage };
  commonObjs: { has(id: string): boolean; get(id: string): PdfImage };
  cleanup(): void;
};

/** What a page of a PDF holds without looking at its picture. */
export type DigitalPage = {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** Share of the page under pictures, 0 to 1. */
  pictureShare: number;
  /** Resolution of the page's largest picture, 0 without one. */
  pictureDpi: number;
  /** Filled or stroked paths; many of them with no text mean that the text is drawn as outlines. */
  paths: number;
  /** The page's picture where a single one is all of it, as a scanner makes it. */
  scan: Sharp | null;
};

export type PdfFile = {
  pages: number;
  readPage(number: number): Promise<DigitalPage>;
  /** The page as a PNG, upright as shown. */
  render(number: number, dpi: number): Promise<Buffer>;
  /** The page's picture as shown: a scanner's own where it is all of the page, else drawn. */
  picture(page: DigitalPage, dpi: number): Promise<Sharp>;
  close(): Promise<void>;
};

/** Opens a PDF; one with an empty user password too. Throws ReadingError for a broken, locked or endless file. */
export async function openPdf(data: Uint8Array): Promise<PdfFile> {
  const parser = new PDFParse({
    data,
    standardFontDataUrl: `${join(assets, "standard_fonts")}/`,
    cMapUrl: `${join(assets, "cmaps")}/`,
    cMapPacked: true,
    wasmUrl: `${join(assets, "wasm")}/`,
    isEvalSupported: false,
  });
  const document = await load(parser);
  if (document.numPages > maximumPages) {
    await parser.destroy();
    throw new ReadingError(
      "too_many_pages",
      `The file has ${document.numPages} pages; at most ${maximumPages} are read. Please send only the certificate.`,
    );
  }
  return {
    pages: document.numPages,
    readPage: async (number) => readDigitalPage(await document.getPage(number), number),
    render: async (number, dpi) => {
      const shot = await parser.getScreenshot({ partial: [number], scale: dpi / 72, imageBuffer: true, imageDataUrl: false });
      const [page] = shot.pages;
      if (!page) throw new ReadingError("broken", `Page ${number} of the file cannot be drawn.`);
      return Buffer.from(page.data);
    },
    picture: async ({ number, scan }, dpi) => scan ?? draw(document, number, dpi),
    close: () => parser.destroy(),
  };
}

/** Draws a page; its pixels go on as they are, without being packed as a PNG and unpacked again. */
async function draw(document: PdfDocument, number: number, dpi: number): Promise<Sharp> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const made = document.canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvasContext: made.context, canvas: made.canvas, viewport }).promise;
  const { width, height } = made.canvas;
  const { data, info } = await sharp(made.canvas.data(), { raw: { width, height, channels: 4 } })
    .flatten({ background: "white" })
    .grayscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  document.canvasFactory.destroy(made);
  page.cleanup();
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } });
}

/** A picture that pdf.js has decoded, turned upright; null where it holds no pixels that are known here. */
function scanOf({ objs, commonObjs }: PdfPage, { id, turn }: ScanMark): Sharp | null {
  const found = id.startsWith("g_") ? commonObjs : objs;
  if (!found.has(id)) return null;
  const { width, height, kind, data } = found.get(id);
  const channels = kind === 1 ? 1 : kind === 2 ? 3 : 4;
  const row = kind === 1 ? Math.ceil(width / 8) : width * channels;
  if (!data || data.length < row * height) return null;
  const pixels = kind === 1 ? unpacked(data, width, height, row) : data;
  const image = sharp(pixels, { raw: { width, height, channels } });
  return (channels === 4 ? image.flatten({ background: "white" }) : image).rotate(turn);
}

/** One bit a pixel, set where it is white, as a byte a pixel. */
function unpacked(bits: Uint8Array, width: number, height: number, row: number): Uint8Array {
  const bytes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) bytes[y * width + x] = ((bits[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return bytes;
}

async function load(parser: PDFParse): Promise<PdfDocument> {
  try {
    return await (parser as unknown as { load(): Promise<PdfDocument> }).load();
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException")
      throw new ReadingError("password", "The file is locked with a password. Please save a copy without a password and send that.");
    throw new ReadingError("broken", "The file is broken or is not a PDF. Please ask for it again, or print it to a new PDF.");
  }
}

async function readDigitalPage(page: PdfPage, number: number): Promise<DigitalPage> {
  const viewport = page.getViewport({ scale: 1 });
  const transform = viewport.transform as Matrix;
  const content = await page.getTextContent();
  const words = content.items.flatMap((item) => ("str" in item ? itemWords(item, transform, number) : []));
  const marks = readMarks(await page.getOperatorList(), transform, number, viewport);
  const fields = fieldWords(await page.getAnnotations(), (box) => viewport.convertToViewportRectangle(box), number);
  const scan = marks.scan && fields.length === 0 ? scanOf(page, marks.scan) : null;
  page.cleanup();
  return {
    number,
    width: viewport.width,
    height: viewport.height,
    words: [...joinPieces(words), ...marks.crosses, ...fields].flatMap((word) => (word.reader === "fillable" ? [word] : splitRun(word))),
    pictureShare: marks.pictureShare,
    pictureDpi: marks.pictureDpi,
    paths: marks.paths,
    scan,
  };
}

type TextItem = { str: string; transform: number[]; width: number; height: number };

/** A text item as one run; text that does not run from left to right (vertical side text) is left out. */
function itemWords(item: TextItem, view: Matrix, page: number): Word[] {
  if (!item.str.trim()) return [];
  const [a, b, , , x, y] = multiply(view, item.transform as Matrix);
  const length = Math.hypot(a, b);
  if (a <= 0 || Math.abs(b) > 0.15 * length) return [];
  const height = item.height || length;
  return [{ text: item.str, box: [x, y - height * 0.78, x + item.width, y + height * 0.22], confidence: 0.99, reader: "text", page }];
}

/** Puts pieces of one word together again: items that touch on the same baseline, as in forms drawn glyph by glyph. */
function joinPieces(runs: Word[]): Word[] {
  const joined: Word[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const height = run.box[3] - run.box[1];
    const gap = last ? run.box[0] - last.box[2] : Number.POSITIVE_INFINITY;
    const level = last && Math.abs(last.box[3] - run.box[3]) < 0.5 && Math.abs(last.box[3] - last.box[1] - height) < 1;
    if (last && level && gap > -0.3 * height && gap < 0.12 * height) {
      last.text += run.text;
      last.box = [last.box[0], last.box[1], run.box[2], last.box[3]];
    } else joined.push({ ...run });
  }
  return joined;
}
