import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { Fonts } from "@/bench/corpus/fonts";
import type { Luck } from "@/bench/corpus/luck";
import { type Writing, writeMarks, writeSheet } from "@/bench/corpus/pdf";
import { type Damage, degrade } from "@/bench/corpus/scan";
import type { Sheet } from "@/bench/corpus/sheet";
import { openPdf } from "@/lib/extraction/readers/pdf";

/** A page of a file: written, or printed and scanned, perhaps with a hidden text layer. */
export type Page =
  | { sheet: Sheet; writing: Writing; flat?: boolean; rotate?: 90 | 270 }
  | { sheet: Sheet; damage: Damage; behind?: { sheet: Sheet; spell(text: string): string } };

const shown: Writing = { as: "text" };

/** The picture of a sheet after a damage, JPEG or PNG. */
export async function scanSheet(sheet: Sheet, damage: Damage, luck: Luck) {
  const document = await PDFDocument.create({ updateMetadata: false });
  await writeSheet(document, new Fonts(document), sheet, shown);
  const file = await openPdf(await document.save());
  const drawn = await file.render(1, damage.dpi);
  await file.close();
  return degrade(drawn, damage, luck);
}

/** Pages as one PDF. */
export async function bind(pages: readonly Page[], luck: Luck): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = new Fonts(document);
  for (const page of pages) {
    if ("damage" in page) await addScan(document, fonts, page, luck);
    else if (page.rotate) await addTurned(document, page);
    else await writeSheet(document, fonts, page.sheet, page.writing);
    if ("flat" in page && page.flat) document.getForm().flatten();
  }
  return document.save();
}

async function addScan(document: PDFDocument, fonts: Fonts, { sheet, damage, behind }: Extract<Page, { damage: Damage }>, luck: Luck) {
  const { bytes, kind, width, height } = await scanSheet(sheet, damage, luck);
  const picture = kind === "png" ? await document.embedPng(bytes) : await document.embedJpg(bytes);
  const across = (width * 72) / damage.dpi;
  const down = (height * 72 * (damage.fax === "standard" ? 2 : 1)) / damage.dpi;
  const page = document.addPage([across, down]);
  page.drawImage(picture, { x: 0, y: 0, width: across, height: down });
  if (behind) await writeMarks(page, document, fonts, behind.sheet, { as: "hidden" }, behind.spell);
}

/** The same page with /Rotate set and its content turned the other way: it still shows upright. */
async function addTurned(document: PDFDocument, { sheet, writing, rotate = 90 }: Extract<Page, { writing: Writing }>) {
  const upright = await PDFDocument.create({ updateMetadata: false });
  await writeSheet(upright, new Fonts(upright), sheet, writing);
  const [drawn] = await document.embedPdf(await upright.save());
  if (!drawn) return;
  const page = document.addPage([sheet.height, sheet.width]);
  page.drawPage(drawn, { ...(rotate === 90 ? { x: sheet.height, y: 0 } : { x: 0, y: sheet.width }), rotate: degrees(rotate) });
  page.setRotation(degrees(rotate));
}
