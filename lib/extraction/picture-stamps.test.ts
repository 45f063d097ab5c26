import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { summariseReading } from "@/lib/documents/rules";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr, ocrEngine } from "@/lib/extraction/readers/ocr";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { stampOn } from "@/lib/extraction/readers/picture-stamps";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { few } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stamps-"));
});
afterAll(async () => {
  await closeOcr();
  await rm(folder, { recursive: true });
});

type Stamped = { word: string; size: number; turn: number; x?: number; y?: number; opacity?: number };
async function stamped({ word, size, turn, x = 120, y = 250, opacity = 0.5 }: Stamped): Promise<Uint8Array> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const font = await file.embedFont(StandardFonts.HelveticaBold);
  file.getPage(0).drawText(word, { x, y, size, font, rotate: degrees(turn), color: rgb(0.8, 0, 0), opacity });
  return file.save();
}

/** What is found on a scan of the page; of the page's text nothing is read. */
async function onScan(pdf: Uint8Array, options: Parameters<typeof drawScanPicture>[1] = { dpi: 120 }) {
  const { data, info } = await sharp(await drawScanPicture(pdf, options))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = { data: new Uint8Array(data), width: info.width, height: info.height };
  const { watermark, isCrossed } = await stampOn(grey, await ocrEngine(), { pixels: info.width, points: 612 });
  return { watermark, isCrossed };
}

describe("a stamp on a scan (R1)", { timeout: 120_000 }, () => {
  const stamps: Stamped[] = [
    { word: "CANCELLED", size: 64, turn: 30, x: 100 },
    { word: "EXPIRED", size: 40, turn: -20, y: 500 },
    { word: "SUPERSEDED", size: 50, turn: 45, y: 200, opacity: 0.25 },
    { word: "NOT VALID", size: 54, turn: 30 },
    { word: "REPLACED", size: 44, turn: 90, x: 320, y: 200 },
    { word: "REVOKED", size: 60, turn: 210, x: 450, y: 500 },
    { word: "CANCELED", size: 24, turn: 8, y: 500, opacity: 1 },
  ];
  it.each(few(stamps, 3))("is read at any angle: $word, $turn degrees", async (one) => {
    expect(await onScan(await stamped(one))).toEqual({ watermark: one.word, isCrossed: false });
  });

  it("is read on a page that lies askew and on its side", async () => {
    const pdf = await stamped({ word: "TERMINATED", size: 44, turn: 25 });
    expect((await onScan(pdf, { dpi: 120, skew: 2, rotate: 90 })).watermark).toBe("TERMINATED");
  });

  it("is a doubt where it is unreadable", async () => {
    const pdf = await stamped({ word: "QXZJVKW", size: 60, turn: 35 });
    expect(await onScan(pdf)).toEqual({ watermark: null, isCrossed: true });
  });

  it("is not found where the page has none, or a receiving office's stamp", async () => {
    expect(await onScan(await drawCertificate(sampleCertificate))).toEqual({ watermark: null, isCrossed: false });
    expect(await onScan(await stamped({ word: "RECEIVED", size: 30, turn: 15 }))).toEqual({ watermark: null, isCrossed: false });
  });
});

describe("a stamp over a page of text (R1)", { timeout: 120_000 }, () => {
  async function read(bytes: Uint8Array) {
    await writeFile(join(folder, "one.pdf"), bytes);
    return readDocument(join(folder, "one.pdf"));
  }
  const reasonsOf = (reading: Awaited<ReturnType<typeof read>>) =>
    summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null }).reviewReasons;

  it("is read where it is a picture", async () => {
    const blank = await PDFDocument.create();
    const font = await blank.embedFont(StandardFonts.HelveticaBold);
    blank.addPage([300, 200]).drawText("EXPIRED", { x: 30, y: 30, size: 52, font, rotate: degrees(28), color: rgb(0.8, 0, 0) });
    const drawn = await openPdf(await blank.save());
    const picture = await drawn.render(1, 150);
    await drawn.close();
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const transparent = await sharp(picture).flatten({ background: "white" }).unflatten().png().toBuffer();
    file.getPage(0).drawImage(await file.embedPng(transparent), { x: 150, y: 300, width: 300, height: 200 });
    const reading = await read(await file.save());
    expect(reading.warnings).toContain('Page 1 is marked "EXPIRED".');
    expect(reasonsOf(reading)).not.toEqual([]);
  });

  it("is read where its letters are drawn as outlines", async () => {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    // V, O, I and D as bold shapes, slanted upwards.
    const letters = [
      "M0 0 L14 60 L28 60 L42 0 L30 0 L21 44 L12 0 Z",
      "M0 30 C0 0 44 0 44 30 C44 60 0 60 0 30 M12 30 C12 48 32 48 32 30 C32 12 12 12 12 30 Z",
      "M0 0 L12 0 L12 20 L12 40 L12 60 L0 60 L0 40 L0 20 Z",
      "M0 0 L22 0 C48 0 48 60 22 60 L0 60 Z M12 12 L12 48 L22 48 C34 48 34 12 22 12 Z",
    ];
    letters.forEach((path, at) => {
      const along = [0, 52, 106, 130][at] ?? 0;
      const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
      file.getPage(0).drawSvgPath(path, {
        x: 180 + 1.4 * along * cos,
        y: 350 + 1.4 * along * sin,
        scale: 1.4,
        rotate: degrees(30),
        color: rgb(0.8, 0, 0),
      });
    });
    const reading = await read(await file.save());
    expect(reading.warnings).toContain('Page 1 is marked "VOID".');
    expect(reasonsOf(reading)).not.toEqual([]);
  });
});
