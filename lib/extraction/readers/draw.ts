import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { dpiOf } from "@/lib/extraction/readers/image";
import { partsOf } from "@/lib/extraction/readers/parts";
import type { PdfFile } from "@/lib/extraction/readers/pdf";
import type { PicturePage } from "@/lib/extraction/readers/picture-files";
import { linesOf, textOf } from "@/lib/extraction/readers/words";
import { type DrawnPage, type PageSize, ReadingError } from "@/lib/extraction/schema";

/** Pixels across a drawn page: sharp on a usual screen. */
const pixelsAcross = 1400;
/** The least letter of a form stays legible, at 100 to 300 KB a page. */
const webp = { quality: 82, effort: 2 };
/** Pixels across the first look: each has one on a phone's screen, which shows the page 780 wide. */
const firstAcross = 800;
/** Letters can be read, at 25 to 70 KB a page; more effort makes it no smaller, only later. */
const avif = { quality: 40, effort: 2 };

/** Draws one page, counted from 1, as it is shown to a reader. Throws ReadingError with a sentence where that is not possible. */
export async function drawPage(path: string, page: number): Promise<DrawnPage> {
  const data = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new ReadingError("not_found", "The file is missing.");
  });
  const pages: PageSize[] = [];
  let drawn: Sharp | null = null;
  for await (const part of partsOf(data)) {
    if (part.kind === "text") return { kind: "lines", lines: linesOf(part.text.words).map(asWritten) };
    const first = pages.length + 1;
    if (part.kind === "pictures") pages.push(...part.pictures.map((one) => one.page));
    else for (let number = first; number < first + part.pdf.pages; number++) pages.push(await part.pdf.sizeOf(number));
    const size = page >= first ? pages[page - 1] : undefined;
    if (size) drawn = part.kind === "pdf" ? await drawPdf(part.pdf, page, size) : await drawPicture(part.pictures[page - first]);
  }
  if (!drawn) throw missing(page);
  return pictured(drawn, pages);
}

/** Cells of one row stay apart. */
const asWritten = (line: Parameters<typeof textOf>[0]) => textOf(line, " · ", 1.5);

async function drawPicture(picture: PicturePage | undefined): Promise<Sharp | null> {
  return picture ? (await picture.open()).resize({ width: pixelsAcross, withoutEnlargement: true }) : null;
}

async function drawPdf(pdf: PdfFile, page: number, size: PageSize): Promise<Sharp> {
  const dpi = Math.min((72 * pixelsAcross) / size.width, dpiOf(size));
  return sharp(await pdf.render(page, dpi)).flatten({ background: "white" });
}

const missing = (page: number) => new ReadingError("not_found", `The file has no page ${page}.`);

async function pictured(image: Sharp, pages: PageSize[]): Promise<DrawnPage> {
  try {
    const large = await image.webp(webp).toBuffer();
    // Out of the other one: a large photograph, unpacked twice, would need twice the memory.
    const small = await sharp(large).resize({ width: firstAcross, withoutEnlargement: true }).avif(avif).toBuffer();
    return { kind: "picture", first: new Uint8Array(small), sharp: new Uint8Array(large), pages };
  } catch {
    throw new ReadingError("broken", "The picture is damaged or in a format we can't show.");
  }
}
