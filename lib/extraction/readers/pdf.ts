import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PDFParse } from "pdf-parse";
import sharp, { type Sharp } from "sharp";
import { struckOn } from "@/lib/extraction/readers/account/lines";
import { notedShapes, notedTexts } from "@/lib/extraction/readers/account/notes";
import { crossingsOf } from "@/lib/extraction/readers/drawn-crossings";
import { isStrip } from "@/lib/extraction/readers/image";
import { boundOperators } from "@/lib/extraction/readers/pdf-bounds";
import { withoutCodes } from "@/lib/extraction/readers/pdf-codes";
import { drawnOn, type Matrix, neededPictures, type OperatorList, placed } from "@/lib/extraction/readers/pdf-drawn";
import { fieldEdits, fieldTexts } from "@/lib/extraction/readers/pdf-edits";
import { fieldWords } from "@/lib/extraction/readers/pdf-fields";
import { type Carrier, type CarrierNote, filesIn } from "@/lib/extraction/readers/pdf-inside";
import { decodeJpeg, type PdfImage, withJpegs } from "@/lib/extraction/readers/pdf-jpegs";
import { readMarks, type ScanMark } from "@/lib/extraction/readers/pdf-marks";
import { rulingsOf } from "@/lib/extraction/readers/pdf-rulings";
import { textOn, turned, turnOfText } from "@/lib/extraction/readers/pdf-text";
import { withoutTypedBoxes } from "@/lib/extraction/readers/pdf-typed";
import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Upright } from "@/lib/extraction/readers/rulings";
import { penOn } from "@/lib/extraction/readers/signatures";
import { stampedText } from "@/lib/extraction/readers/stamps";
import { type Edit, type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";
import { type Box, type PageSize, ReadingError } from "@/lib/extraction/schema";

export const maximumPages = 200;

const assets = dirname(createRequire(createRequire(import.meta.url).resolve("pdf-parse")).resolve("pdfjs-dist/package.json"));

/** The part of pdf.js's document and page that is used here. */
type Canvas = { width: number; height: number; data(): Buffer };
type PdfDocument = {
  numPages: number;
  getAttachments: Carrier["getAttachments"];
  getMetadata(): Promise<{ info?: { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean } }>;
  getPage(number: number): Promise<PdfPage>;
  getOptionalContentConfig(): Promise<{ isVisible(layer: unknown): boolean }>;
  canvasFactory: { create(width: number, height: number): { canvas: Canvas; context: unknown }; destroy(made: { canvas: Canvas }): void };
};
type PdfObjects<One> = { has(id: string): boolean; get(id: string): One; get(id: string, then: (one: One) => void): void };
type PdfPage = {
  getViewport(options: { scale: number }): {
    width: number;
    height: number;
    transform: number[];
    convertToViewportRectangle(rect: number[]): number[];
  };
  getAnnotations(): Promise<(Parameters<typeof fieldWords>[0][number] & CarrierNote)[]>;
  getOperatorList(): Promise<OperatorList>;
  render(options: { canvasContext: unknown; canvas: Canvas; viewport: unknown }): { promise: Promise<void> };
  objs: PdfObjects<PdfImage | null>;
  /** Fonts, and pictures that several pages share. */
  commonObjs: PdfObjects<PdfImage & { fontMatrix?: number[] }>;
  cleanup(): void;
};

/** What a page of a PDF holds without looking at its picture. */
export type DigitalPage = {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** "SAMPLE" or the like, large or slanted across the page. */
  watermark: string | null;
  /** Share of the page under pictures, 0 to 1. */
  pictureShare: number;
  /** Resolution of the page's largest picture, 0 without one. */
  pictureDpi: number;
  /** Numbers that its paths are made of; many of them with no text mean that the text is drawn as outlines. */
  strokes: number;
  /** Letters of fonts that do not say which they are. */
  unknownGlyphs: number;
  /** The page's picture where a single one is all of it, as a scanner makes it. */
  scan: Sharp | null;
  /** Where the page's text runs sideways: the way from the words' boxes, which are upright, to the page as shown. */
  toShown?: (box: Box) => Box;
  /** Heights of its lines across, and its lines down, in points. */
  rulings: number[];
  uprights: Upright[];
  /** Where large shapes are drawn by lines, and what may be a word of them. */
  crossings: Box[];
  letters: Grey | null;
  /** Where the page does not show what it holds. */
  edits: Edit[];
  /** Where its pictures lie. */
  pictureBoxes: Box[];
  /** Where it has marks and letters, for the box that is signed. */
  pen: Box[];
  struck: NonNullable<PageWords["struck"]>;
  notes: { text: string; box: Box }[];
  warnings: string[];
};

export type PdfFile = {
  pages: number;
  /** The number of its first page. */
  first: number;
  /** The files that it carries, as a portfolio or as attachments of its pages. */
  filesInside(): Promise<{ name: string; bytes: Uint8Array }[]>;
  readPage(number: number): Promise<DigitalPage>;
  /** Size of a page as shown. */
  sizeOf(number: number): Promise<PageSize>;
  /** The page as a PNG, upright as shown. */
  render(number: number, dpi: number): Promise<Buffer>;
  /** The page's picture as shown: a scanner's own where it is all of the page, else drawn. */
  picture(page: DigitalPage, dpi: number): Promise<Sharp>;
  close(): Promise<void>;
};

/**
 * Opens a PDF; one with an empty user password too. Throws ReadingError for a broken, locked or endless file. `before`: how many pages
 * of the whole file come before this PDF, when it lies in another one.
 */
export async function openPdf(data: Uint8Array, before = 0): Promise<PdfFile> {
  const parser = new PDFParse({
    data,
    standardFontDataUrl: `${join(assets, "standard_fonts")}/`,
    cMapUrl: `${join(assets, "cmaps")}/`,
    cMapPacked: true,
    wasmUrl: `${join(assets, "wasm")}/`,
    isEvalSupported: false,
    isImageDecoderSupported: true,
  });
  const document = await load(parser);
  if (document.numPages > maximumPages) {
    await parser.destroy();
    throw new ReadingError(
      "too_many_pages",
      `The file has ${document.numPages} pages; at most ${maximumPages} are read. Upload only the certificate.`,
    );
  }
  const page = (number: number) => pageOf(document, number - before, number);
  const { info } = await document.getMetadata().catch(() => ({ info: undefined }));
  // Its pages are drawn by the program that opens it. The only one in the file says "Please wait".
  if (info?.IsXFAPresent && !info.IsAcroFormPresent && document.numPages === 1) {
    await parser.destroy();
    throw new ReadingError("unsupported", "This file is a dynamic Adobe form. Print it to a new PDF and upload that.");
  }
  return {
    pages: document.numPages,
    first: before + 1,
    filesInside: () => filesIn(document),
    readPage: (number) => told(number, async () => readDigitalPage(document, await page(number), number)),
    sizeOf: async (number) => {
      const sized = await page(number);
      const { width, height } = sized.getViewport({ scale: 1 });
      sized.cleanup();
      return { width, height };
    },
    render: (number, dpi) =>
      told(number, async () => {
        await page(number);
        const shot = await parser.getScreenshot({ partial: [number - before], scale: dpi / 72, imageBuffer: true, imageDataUrl: false });
        const [drawn] = shot.pages;
        if (!drawn) throw new ReadingError("broken", `Page ${number} of the file cannot be shown.`);
        return Buffer.from(drawn.data);
      }),
    picture: ({ number, scan }, dpi) => told(number, async () => scan ?? draw(document, await page(number), dpi)),
    close: () => parser.destroy(),
  };
}

const brokenPage = (number: number) =>
  new ReadingError("broken", `Page ${number} of the file is damaged. Ask for the file again, or print it to a new PDF.`);

/** The page `at` of a PDF, which is the page `number` of the whole file. */
const pageOf = (document: PdfDocument, at: number, number: number): Promise<PdfPage> =>
  document.getPage(at).then(
    (page) => boundOperators(page, number),
    () => {
      throw brokenPage(number);
    },
  );

/** What pdf.js throws of its own, "UnknownErrorException", says that the page is damaged and nothing of us. */
const told = <Result>(number: number, work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    throw error instanceof Error && error.name.endsWith("Exception") ? brokenPage(number) : error;
  });

/** Draws a page; its pixels go on as they are, without being packed as a PNG and unpacked again. */
async function draw(document: PdfDocument, page: PdfPage, dpi: number): Promise<Sharp> {
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
  // A picture that cannot be decoded is there, and null.
  const { width = 0, height = 0, kind, data, grey } = found.get(id) ?? {};
  const channels = kind === 1 || grey ? 1 : kind === 2 ? 3 : 4;
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
      throw new ReadingError("password", "The file is password-protected. Save a copy without a password and upload that.");
    throw new ReadingError("broken", "The file is damaged or is not a PDF. Ask for it again, or print it to a new PDF.");
  }
}

/** What a page is drawn with, once its pictures are there and decoded. */
async function operatorsOf(page: PdfPage): Promise<OperatorList> {
  const operators = await page.getOperatorList();
  for (const id of neededPictures(operators)) {
    // What several pages share is drawn on others from the same pixels.
    const isShared = id.startsWith("g_");
    await decodeJpeg(await new Promise<PdfImage | null>((done) => (isShared ? page.commonObjs : page.objs).get(id, done)), isShared);
  }
  return operators;
}

async function readDigitalPage(document: PdfDocument, page: PdfPage, number: number): Promise<DigitalPage> {
  const viewport = page.getViewport({ scale: 1 });
  const [operators, annotations, layers] = [
    await withJpegs(() => operatorsOf(page)),
    await page.getAnnotations(),
    await document.getOptionalContentConfig(),
  ];
  const fontOf = (id: string) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
  const draw = (view: Matrix) => withoutCodes(drawnOn(operators, view, fontOf, (layer) => layers.isVisible(layer)));
  const upright = draw(viewport.transform as Matrix);
  const isPicture = upright.unknown > 0 || upright.drawn.some(({ kind }) => kind === "picture");
  const turn = turned(viewport.transform as Matrix, isPicture ? 0 : turnOfText(upright.drawn), viewport);
  const { drawn } = turn.toShown ? draw(turn.view) : upright;
  const widgets = new Set(annotations.flatMap(({ id, subtype }) => (subtype === "Widget" && id ? [id] : [])));
  const { words, edits, watermark, crossings, slanted } = textOn(drawn, number, turn.size, widgets);
  const marks = readMarks(drawn, number, turn.size, widgets);
  // A note is read as it is drawn, by its text only where nothing draws it.
  const spoken = new Set(drawn.flatMap(({ kind, annotation }) => (kind === "glyph" && annotation ? [annotation] : [])));
  const silent = annotations.filter(({ subtype, id }) => subtype !== "FreeText" || !id || !spoken.has(id));
  const boxIn = (rect: number[]) => placed(rect as Box, turn.view);
  // Of a stamp that nothing draws as letters its text counts.
  const stamped =
    silent
      .filter(({ subtype, id, hidden }) => subtype === "Stamp" && !hidden && !(id && spoken.has(id)))
      .map(({ contentsObj, rect = [] }) => stampedText(contentsObj?.str ?? "", boxIn(rect), turn.size))
      .find(Boolean) ?? null;
  const changed = upright.unknown > 0 ? [] : fieldEdits(annotations, fieldTexts(drawn, widgets), words, boxIn, number);
  const fields = fieldWords(silent, boxIn, number, words, new Map(changed.map(({ id, shown }) => [id, shown])));
  const shapes = crossingsOf(drawn, turn.size, widgets);
  const scan = marks.scan && fields.length === 0 ? scanOf(page, marks.scan) : null;
  page.cleanup();
  const changes = [...edits, ...changed.map(({ box, reason }) => ({ box, reason }))];
  const rulings = rulingsOf(drawn, turn.size.width);
  return {
    number,
    ...turn.size,
    toShown: turn.toShown,
    words: withoutTypedBoxes(
      [...words, ...marks.ticks, ...fields].flatMap((word) => (word.reader === "fillable" ? [word] : splitRun(word))),
    ),
    pictureShare: isStrip(viewport) ? 0 : marks.pictureShare,
    pictureDpi: marks.pictureDpi,
    strokes: marks.strokes,
    unknownGlyphs: upright.unknown,
    scan,
    watermark: watermark ?? stamped,
    ...rulings,
    letters: shapes.letters,
    crossings: [...crossings, ...shapes.crossings, ...notedShapes(annotations, boxIn)],
    struck: struckOn(drawn, [...words, ...fields], rulings.uprights, widgets),
    notes: [...notedTexts(annotations, boxIn), ...slanted],
    pictureBoxes: drawn.flatMap((one) => (one.kind === "picture" && !one.hidden ? [placed([0, 0, 1, 1], one.matrix)] : [])),
    edits: changes,
    pen: penOn(drawn),
    warnings: changes.map(({ reason }) => reason),
  };
}
