import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, PDFName, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { summariseReading } from "@/lib/documents/rules";
import { stampOnPage } from "@/lib/extraction/readers/dots";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScan, drawScanPicture } from "@/lib/testing/certificate-scan";
import { readDrawn } from "@/lib/testing/drawn-pages";
import { formPieces, policyLine, usual } from "@/lib/testing/form-pieces";
import { few, full } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crossings-"));
});
afterAll(async () => {
  await closeOcr();
  await rm(folder, { recursive: true });
});

const lineThrough = "A line runs through this value.";

async function read(bytes: Uint8Array, name = "one.pdf") {
  await writeFile(join(folder, name), bytes);
  const reading = await readDocument(join(folder, name));
  const { reviewReasons } = summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null });
  return {
    warnings: reading.warnings,
    isGreen: reviewReasons.length === 0,
    isInDoubt: reading.certificates[0]?.unreadable.includes("/policies"),
    struck: Object.entries(reading.certificates[0]?.reasons ?? {}).flatMap(([pointer, why]) => (why === lineThrough ? [pointer] : [])),
    numbers: reading.certificates[0]?.policies.map(({ policyNumber }) => policyNumber),
  };
}

/** Letters as single strokes in a square of ten by ten, from the bottom left. */
const strokes: Record<string, string> = {
  A: "M0 0 L5 10 L10 0 M2 4 L8 4",
  C: "M9 8 C7 11 0 11 0 5 C0 -1 7 -1 9 2",
  D: "M0 0 L0 10 L4 10 C11 10 11 0 4 0 Z",
  E: "M9 0 L0 0 L0 10 L9 10 M0 5 L7 5",
  I: "M3 0 L3 10",
  L: "M0 10 L0 0 L8 0",
  M: "M0 0 L0 10 L5 3 L10 10 L10 0",
  N: "M0 0 L0 10 L9 0 L9 10",
  O: "M5 10 C-1 10 -1 0 5 0 C11 0 11 10 5 10 Z",
  P: "M0 0 L0 10 L5 10 C10 10 10 5 5 5 L0 5",
  S: "M9 9 C5 11 0 10 1 7 C2 5 8 5 8 3 C8 0 3 -1 0 1",
  V: "M0 10 L5 0 L10 10",
};

type Drawn = { word: string; size: number; turn: number; x: number; y: number; line?: number };
function drawStrokes(page: PDFPage, { word, size, turn, x, y, line = 1 }: Drawn) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  [...word].forEach((letter, at) => {
    const along = at * size * 1.25;
    // SVG runs down the page: the letters are turned over.
    const path = (strokes[letter] ?? "").replace(/(-?\d+) (-?\d+)/g, (_, px, py) => `${px} ${10 - Number(py)}`);
    page.drawSvgPath(path, {
      x: x + along * cos - size * sin,
      y: y + along * sin + size * cos,
      scale: size / 10,
      rotate: degrees(turn),
      borderColor: rgb(0.8, 0, 0),
      borderWidth: (line * 10) / size,
    });
  });
}
async function struck(...words: Drawn[]): Promise<Uint8Array> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  for (const word of words) drawStrokes(file.getPage(0), word);
  return file.save();
}
const words: Drawn[] = [
  { word: "VOID", size: 70, turn: 30, x: 180, y: 320 },
  { word: "CANCELLED", size: 40, turn: 20, x: 100, y: 330, line: 2 },
  { word: "SAMPLE", size: 60, turn: 0, x: 80, y: 380 },
];

describe("a stamp in thin strokes (R1)", { timeout: 120_000 }, () => {
  it("leaves a certificate without one green", async () => {
    expect(await read(await drawCertificate(sampleCertificate))).toMatchObject({ isGreen: true });
  });

  it.each(few(words, 2))("is read where lines draw $word at $turn degrees over the text", async (word) => {
    const { warnings, isGreen } = await read(await struck(word));
    expect(isGreen).toBe(false);
    expect(warnings).toContain(`Page 1 is marked "${word.word}".`);
  });

  it("is a doubt where lines are drawn over the policies and the crossing text is unreadable", async () => {
    expect(await read(await struck({ word: "DSODCPS", size: 40, turn: 25, x: 150, y: 330 }))).toMatchObject({
      isGreen: false,
      isInDoubt: true,
    });
  });

  it("is a doubt where one stroke runs through the policies", async () => {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    file.getPage(0).drawLine({ start: { x: 60, y: 250 }, end: { x: 540, y: 520 }, thickness: 1, color: rgb(0, 0, 0.6) });
    expect(await read(await file.save())).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it("is no pass on a scan", full, async () => {
    expect(await read(await drawScan(await struck(words[1] as Drawn), { dpi: 150, skew: 0.7 }))).toMatchObject({
      isGreen: false,
      isInDoubt: true,
    });
  });

  it("is no pass on a one-bit fax", full, async () => {
    const fax = await drawScan(await struck(words[0] as Drawn), { dpi: 200, bilevel: true });
    expect(await read(fax)).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it("is no pass where it is a picture of outlines on a page of text", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><g fill="none" stroke="#c00" stroke-width="4" transform="translate(30,180) scale(1,-1)">${[
      ..."VOID",
    ]
      .map(
        (letter, at) => `<path vector-effect="non-scaling-stroke" transform="translate(${at * 120},0) scale(10)" d="${strokes[letter]}"/>`,
      )
      .join("")}</g></svg>`;
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const picture = await file.embedPng(await sharp(Buffer.from(svg)).png().toBuffer());
    file.getPage(0).drawImage(picture, { x: 180, y: 330, width: 250, height: 100, rotate: degrees(15) });
    expect(await read(await file.save())).toMatchObject({ isGreen: false, isInDoubt: true });
  });
});

describe("a stamp on a picture of a certificate (R1)", { timeout: 120_000 }, () => {
  async function stamped(word: string, opacity: number, turn = 25): Promise<Uint8Array> {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const font = await file.embedFont(StandardFonts.HelveticaBold);
    file.getPage(0).drawText(word, { x: 130, y: 300, size: 56, font, rotate: degrees(turn), color: rgb(0.8, 0, 0), opacity });
    return file.save();
  }

  it("is no pass on a scan, from the file to the reasons for review", full, async () => {
    expect(await read(await drawScan(await stamped("EXPIRED", 0.6), { dpi: 200, skew: -1.2 }))).toMatchObject({
      warnings: ['Page 1 is marked "EXPIRED".'],
      isGreen: false,
    });
  });

  it("is no pass on a photo", full, async () => {
    const page = await drawScanPicture(await stamped("CANCELLED", 0.7), { dpi: 170, skew: 2 });
    const photo = await sharp(page)
      .resize({ width: 1500 })
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: "#6b5a48" })
      .jpeg()
      .toBuffer();
    expect(await read(photo, "photo.jpg")).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it.each([0.25, 0.5])("is no pass on a fax that turns its grey into dots: %s", async (opacity) => {
    const { width, height, data } = await grey(await drawScanPicture(await stamped("VOID", opacity), { dpi: 200 }));
    const { watermark, isCrossed } = await stampOnPage({ data: dithered(data, width), width, height, softened: 0.7 }, 612);
    expect(isCrossed || watermark === "VOID").toBe(true);
  });

  it("finds no stamp where a fax has a grey column and specks", async () => {
    const { width, height, data } = await grey(await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 200 }));
    data.forEach((level, at) => {
      if (at % 617 === 0 || (at % width > 1450 && at % width < 1600)) data[at] = Math.min(level, 200);
    });
    expect(await stampOnPage({ data: dithered(data, width), width, height, softened: 0.7 }, 612)).toMatchObject({
      watermark: null,
      isCrossed: false,
    });
  });
});

async function grey(picture: Buffer) {
  const { data, info } = await sharp(picture).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A picture in black and white as fax machines make it: an ordered pattern of dots for gray. */
function dithered(data: Uint8Array, width: number): Uint8Array {
  const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
  return Uint8Array.from(
    data.map((level, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return level > 16 * (pattern[4 * (y % 4) + (x % 4)] ?? 0) + 8 ? 255 : 0;
    }),
  );
}

describe("large words that are no known mark (R1)", { timeout: 120_000 }, () => {
  const written = async (...texts: { text: string; size: number; turn: number; x: number; y: number }[]) => {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const font = await file.embedFont(StandardFonts.HelveticaBold);
    for (const { text, turn, ...place } of texts)
      file.getPage(0).drawText(text, { ...place, font, rotate: degrees(turn), color: rgb(0.85, 0.5, 0.5), opacity: 0.5 });
    return read(await file.save());
  };

  it.each(["QUOTE ONLY", "PROPOSAL", "FOR TRAINING USE ONLY"])("leave a certificate under %s to a person", async (text) => {
    expect(await written({ text, size: 40, turn: 30, x: 120, y: 300 })).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it("leave it to a person when the letters climb one by one", async () => {
    const letters = [..."VOID"].map((text, at) => ({ text, size: 100, turn: 12, x: 60 + at * 140, y: 350 + at * 30 }));
    expect(await written(...letters)).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it.each([
    ["a harmless stamp", { text: "COPY", size: 60, turn: 30, x: 200, y: 330 }],
    ["a word beside the table", { text: "PROPOSAL", size: 20, turn: 90, x: 20, y: 200 }],
  ])("leave it green: %s", async (_, text) => {
    expect(await written(text)).toMatchObject({ isGreen: true });
  });
});

describe("a value that is struck out (R1)", { timeout: 120_000 }, () => {
  const drawn = async (from: [number, number], to: [number, number]) => {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const [[x, y], [endX, endY]] = [from, to];
    file.getPage(0).drawLine({ start: { x, y }, end: { x: endX, y: endY }, thickness: 1.5, color: rgb(0.8, 0, 0) });
    return read(await file.save());
  };

  it("leaves a policy number to a person, and keeps it", async () => {
    const { isGreen, struck, numbers } = await drawn([216, 508], [320, 508]);
    expect({ isGreen, struck }).toEqual({ isGreen: false, struck: ["/policies/0/policyNumber"] });
    expect(numbers?.[0]).not.toBeNull();
  });

  it("leaves all values of a row to a person where the line is a little askew", async () => {
    const { isGreen, struck } = await drawn([20, 505], [590, 508]);
    expect(isGreen).toBe(false);
    expect(struck).toEqual(expect.arrayContaining(["policyNumber", "effectiveDate"].map((key) => `/policies/0/${key}`)));
  });

  it.each<[string, [number, number], [number, number]]>([
    ["half a number", [222, 508], [258, 508]],
    ["a number at a slant", [214, 504], [312, 513]],
  ])("leaves a certificate to a person where a line runs through %s", async (_, from, to) => {
    expect(await drawn(from, to)).toMatchObject({ isGreen: false });
  });

  it("leaves a date to a person whose year has two digits", async () => {
    const values = [...usual.values.filter(([, y]) => y !== 373), ...policyLine(373, "A", "NA 6640918", "02/01/26", "02/01/27")];
    const [certificate] = await readDrawn(async (page, file) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      for (const [x, y, text, size = 9] of formPieces({ values })) page.drawText(text, { x, y: 792 - y, size, font });
      page.drawLine({ start: { x: 378, y: 421.5 }, end: { x: 414, y: 421.5 }, thickness: 1, color: rgb(0.8, 0, 0) });
    });
    expect(certificate?.policies[1]?.expirationDate).toBe("2027-02-01");
    expect(certificate?.reasons["/policies/1/expirationDate"]).toBe(lineThrough);
  });

  it("leaves a certificate to a person where a viewer's square lies on its highest amount", async () => {
    const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
    const square = file.context.obj({ Type: "Annot", Subtype: "Square", Rect: [554, 536, 590, 545], F: 4, C: [0.8, 0, 0] });
    file.getPage(0).node.set(PDFName.of("Annots"), file.context.obj([file.context.register(square)]));
    expect(await read(await file.save())).toMatchObject({ isGreen: false, isInDoubt: true });
  });

  it("does not doubt an underlined number", async () => {
    expect(await drawn([216, 502.5], [320, 502.5])).toMatchObject({ isGreen: true });
  });
});

it("a line through a value is seen on a page with thousands of other lines", async () => {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const page = file.getPage(0);
  // A logo's shading, in the margin.
  const shading = Array.from({ length: 7000 }, (_, at) => `M${at % 20} ${Math.floor(at / 350)} l1 0`).join(" ");
  page.drawSvgPath(shading, { x: 4, y: 780, borderColor: rgb(0.2, 0.2, 0.2), borderWidth: 0.1 });
  page.drawLine({ start: { x: 216, y: 508 }, end: { x: 320, y: 508 }, thickness: 1.5, color: rgb(0.8, 0, 0) });
  expect((await read(await file.save())).struck).toEqual(["/policies/0/policyNumber"]);
});
