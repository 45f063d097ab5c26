import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";

/** A piece of text with its place from the page's top left, in points. */
export type Piece = [x: number, y: number, text: string, size?: number];

/** What is read from a PDF of one page that a function draws. */
export async function readDrawn(draw: (page: PDFPage, file: PDFDocument) => Promise<void>): Promise<ReadCertificate[]> {
  const file = await PDFDocument.create();
  await draw(file.addPage([612, 792]), file);
  return readFile(file);
}

/** What is read from a PDF with these pages, each as its pieces. */
export async function readPages(...pages: Piece[][]): Promise<ReadCertificate[]> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const pieces of pages) {
    const page = file.addPage([612, 792]);
    for (const [x, y, text, size = 9] of pieces) page.drawText(text, { x, y: 792 - y, size, font });
  }
  return readFile(file);
}

async function readFile(file: PDFDocument): Promise<ReadCertificate[]> {
  const folder = await mkdtemp(join(tmpdir(), "drawn-pages-"));
  await writeFile(join(folder, "one.pdf"), await file.save());
  const { certificates } = extraction.parse(await readDocument(join(folder, "one.pdf")));
  await rm(folder, { recursive: true });
  return certificates;
}

/** Lines below each other from a place on. */
export const lines = (x: number, y: number, ...texts: string[]): Piece[] => texts.map((text, at) => [x, y + 12 * at, text]);
