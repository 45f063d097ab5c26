import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { dpiOf, pageOfPicture, pictureOf, pictureSize } from "@/lib/extraction/readers/image";
import { openWord } from "@/lib/extraction/readers/office";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { sniff } from "@/lib/extraction/readers/sniff";
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
  const kind = sniff(data);
  if (kind === "pdf") return drawPdf(data, page);
  if (kind === "picture") return drawPicture([data], page);
  const word = await openWord(data, kind);
  return "text" in word ? { kind: "lines", lines: linesOf(word.text.words).map(asWritten) } : drawPicture(word.pictures, page);
}

/** Cells of one row stay apart. */
const asWritten = (line: Parameters<typeof textOf>[0]) => textOf(line, " · ", 1.5);

async function drawPicture(pictures: readonly Buffer[], page: number): Promise<DrawnPage> {
  const pages = (await Promise.all(pictures.map(pictureSize))).map(pageOfPicture);
  mustExist(page, pages.length);
  const picture = pictureOf(pictures[page - 1] as Buffer);
  return pictured(picture.resize({ width: pixelsAcross, withoutEnlargement: true }), pages);
}

async function drawPdf(data: Buffer, page: number): Promise<DrawnPage> {
  const pdf = await openPdf(new Uint8Array(data));
  try {
    mustExist(page, pdf.pages);
    const pages: PageSize[] = [];
    for (let number = 1; number <= pdf.pages; number++) pages.push(await pdf.sizeOf(number));
    const size = pages[page - 1];
    if (!size) throw missing(page);
    const dpi = Math.min((72 * pixelsAcross) / size.width, dpiOf(size));
    return await pictured(sharp(await pdf.render(page, dpi)).flatten({ background: "white" }), pages);
  } finally {
    await pdf.close();
  }
}

const missing = (page: number) => new ReadingError("not_found", `The file has no page ${page}.`);

function mustExist(page: number, pages: number): void {
  if (page < 1 || page > pages) throw missing(page);
}

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
