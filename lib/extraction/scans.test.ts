import { PDFDocument } from "@cantoo/pdf-lib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { bolder, enlargedBy, noiseOf } from "@/lib/extraction/readers/pixels";

/** A JPEG of 200 by 100 pixels, red on its left half and white on its right one. */
const jpeg = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: "white" } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: "#c00000" } }, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();

const greyJpeg = async () =>
  sharp(await jpeg())
    .grayscale()
    .toColourspace("b-w")
    .jpeg()
    .toBuffer();

/** A PDF whose first page is the JPEG, whose next two show it small, and whose last one is a gray one. */
async function pdfOf(bytes: Buffer, grey: Buffer) {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(bytes);
  document.addPage([400, 200]).drawImage(picture, { x: 0, y: 0, width: 400, height: 200 });
  for (const x of [20, 60]) {
    const page = document.addPage([400, 200]);
    page.drawText("Certificate", { x: 200, y: 150 });
    page.drawImage(picture, { x, y: 20, width: 100, height: 50 });
  }
  document.addPage([400, 200]).drawImage(await document.embedJpg(grey), { x: 0, y: 0, width: 400, height: 200 });
  return openPdf(await document.save());
}

const pixel = async (image: Sharp, left: number, top: number) => [
  ...(await image.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe("the JPEGs of a PDF", () => {
  it("are the scan where they are all of a page, in their own pixels, as light as their colours", async () => {
    const pdf = await pdfOf(await jpeg(), await greyJpeg());
    const scan = (await pdf.readPage(1)).scan;
    expect(scan).not.toBeNull();
    const plain = scan && sharp(await scan.png().toBuffer());
    expect(await plain?.metadata()).toMatchObject({ width: 200, height: 100 });
    const [ink = 255] = plain ? await pixel(plain, 20, 50) : [];
    const [paper = 0] = plain ? await pixel(plain, 180, 50) : [];
    expect([ink > 60, ink < 120, paper > 245]).toEqual([true, true, true]);
    expect((await pdf.readPage(4)).scan).not.toBeNull();
    await pdf.close();
  });

  it("are drawn after they were read, on several pages as well", async () => {
    const pdf = await pdfOf(await jpeg(), await greyJpeg());
    for (const number of [1, 2, 3, 4]) await pdf.readPage(number);
    for (const [number, x] of [
      [1, 40],
      [2, 40],
      [3, 80],
      [4, 40],
    ] as const) {
      const [red = 0] = await pixel(sharp(await pdf.render(number, 72)), x, 150);
      expect(red, `page ${number}`).toBeLessThan(230);
      const page = await pdf.readPage(number);
      const drawn = sharp(await (await pdf.picture({ ...page, scan: null }, 72)).png().toBuffer());
      const [grey = 255] = await pixel(drawn, x, 150);
      expect(grey, `page ${number}, as it is recognised`).toBeLessThan(120);
    }
    await pdf.close();
  });

  it("that are broken leave a page that can be read", async () => {
    const bytes = await jpeg();
    const broken = Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(300, 7), bytes.subarray(500)]);
    const pdf = await pdfOf(broken, await greyJpeg());
    const page = await pdf.readPage(2);
    expect(page.words.map(({ text }) => text)).toEqual(["Certificate"]);
    await pdf.close();
  });
});

describe("a piece of a picture that is enlarged", () => {
  it("keeps its shape, its levels and the place of its ink", () => {
    const [width, height] = [20, 10];
    const data = new Uint8Array(width * height).fill(255);
    for (let y = 3; y < 7; y++) data.fill(0, y * width + 5, y * width + 10);
    const large = enlargedBy({ data, width, height }, 2.5);
    expect([large.width, large.height]).toEqual([50, 25]);
    const at = (x: number, y: number) => large.data[y * large.width + x] ?? -1;
    expect(at(18, 12)).toBe(0);
    expect(at(2, 2)).toBe(255);
    const dark = Array.from({ length: large.width }, (_, x) => x).filter((x) => at(x, 12) < 128);
    expect([dark[0], dark.at(-1)]).toEqual([13, 24]);
  });
});

describe("thin strokes of a clean picture", () => {
  it("are made broader and darker where the ink is, and only there", () => {
    const [width, height] = [21, 21];
    const data = new Uint8Array(width * height).fill(255);
    for (let y = 0; y < height; y++) data[y * width + 10] = 60;
    const bold = bolder({ data, width, height });
    const level = (x: number) => bold.data[10 * width + x] ?? -1;
    expect([level(9) < 180, level(10) < 140, level(11) < 180]).toEqual([true, true, true]);
    expect([level(5), level(15)]).toEqual([255, 255]);
  });

  it("are not made broader on a picture full of noise", () => {
    const [width, height] = [100, 100];
    const paper = (noise: number) => Uint8Array.from({ length: width * height }, (_, at) => 248 - ((at * 7919) % 13) * noise);
    expect(noiseOf({ data: paper(0.05), width, height })).toBeLessThan(0.72);
    expect(noiseOf({ data: paper(1), width, height })).toBeGreaterThan(0.72);
  });
});
