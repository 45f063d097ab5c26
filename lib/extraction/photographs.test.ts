import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { paperIn } from "@/lib/extraction/readers/paper";
import type { Grey } from "@/lib/extraction/readers/pixels";
import { type Corners, straightened } from "@/lib/extraction/readers/view";
import type { Extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";

afterAll(closeOcr);

async function readBytes(bytes: Uint8Array, name: string): Promise<Extraction> {
  const folder = await mkdtemp(join(tmpdir(), "photograph-"));
  await writeFile(join(folder, name), bytes);
  return readDocument(join(folder, name)).finally(() => rm(folder, { recursive: true }));
}

/** A gray picture of one level with a sheet on it, whose level may differ from place to place. */
function picture(width: number, height: number, table: number, sheet: (x: number, y: number) => number | null): Grey {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = sheet(x, y) ?? table + ((x * 7 + y * 13) % 9);
  return { data, width, height };
}

/** Whether a place lies within four corners that are given clockwise. */
const lies = (corners: Corners, x: number, y: number) =>
  corners.every(([x0, y0], at) => {
    const [x1, y1] = corners[(at + 1) % 4] as Corners[0];
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) > 0;
  });

describe("a sheet on a picture", () => {
  const corners: Corners = [
    [180, 120],
    [1010, 190],
    [960, 1390],
    [110, 1300],
  ];

  it("is found on a dark table, askew, seen at a slant and half in the shade", async () => {
    const shaded = picture(1200, 1500, 70, (x, y) => (lies(corners, x, y) ? (x + y > 1300 ? 190 : 240) - ((x * 31 + y * 17) % 6) : null));
    const found = await paperIn(shaded);
    for (const [at, [x, y]] of corners.entries()) {
      expect(Math.abs((found?.corners[at]?.[0] ?? -99) - x)).toBeLessThan(12);
      expect(Math.abs((found?.corners[at]?.[1] ?? -99) - y)).toBeLessThan(12);
    }
  });

  /** Letters as blocks of ink on paper of a level. */
  const written = (x: number, y: number, paper: number) => (x % 14 < 6 && y % 24 < 9 ? paper / 5 : paper);

  it("is found as a whole where a shadow falls on a part of what is written on it", async () => {
    const shaded = picture(1200, 1500, 70, (x, y) => (lies(corners, x, y) ? written(x, y, x > 650 ? 150 : 245) : null));
    const found = await paperIn(shaded);
    expect(Math.abs((found?.corners[1][0] ?? -99) - 1010)).toBeLessThan(14);
    expect(Math.abs((found?.corners[2][0] ?? -99) - 960)).toBeLessThan(14);
  });

  it("is found where its edges are bent, and seen flat with the way back to where it lies", async () => {
    const bow = (x: number) => 40 * (1 - ((x - 600) / 450) ** 2);
    const [left, right, top, bottom] = [150, 1050, 200, 1340];
    const isOn = (x: number, y: number) => x > left && x < right && y > top - bow(x) && y < bottom - bow(x);
    const line = (x: number, y: number) => Math.abs(y - (700 - bow(x))) < 3 && x > 250 && x < 950;
    const bent = picture(1200, 1500, 70, (x, y) => (isOn(x, y) ? (line(x, y) ? 10 : 240) : null));
    const found = await paperIn(bent);
    expect(found?.bows.map(Math.round)).toEqual([expect.any(Number), 0, expect.any(Number), 0]);
    expect(Math.abs((found?.bows[0] ?? 0) + 40)).toBeLessThan(8);
    const { grey, size, toPicture } = straightened(bent, found ?? { corners, bows: [0, 0, 0, 0] });
    const heights = [0.2, 0.5, 0.8].map((share) => {
      const x = Math.round(share * grey.width);
      const dark = Array.from({ length: grey.height }, (_, y) => y).filter((y) => y > 60 && (grey.data[y * grey.width + x] as number) < 60);
      return dark.reduce((sum, y) => sum + y, 0) / dark.length;
    });
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(5);
    const y = ((heights[1] ?? 0) * size.height) / grey.height;
    const [, up, , down] = toPicture([size.width / 2 - 1, y - 1, size.width / 2 + 1, y + 1]);
    expect(Math.abs((up + down) / 2 - 660)).toBeLessThan(8);
  });

  it("is found without the part of the table beside it that is as light", async () => {
    const light = (x: number, y: number) => (x < 240 && y < 700 ? 200 : null);
    const found = await paperIn(picture(1200, 1500, 70, (x, y) => (lies(corners, x, y) ? 240 - ((x * 31 + y * 17) % 6) : light(x, y))));
    for (const [at, [x, y]] of corners.entries())
      expect(Math.hypot((found?.corners[at]?.[0] ?? -99) - x, (found?.corners[at]?.[1] ?? -99) - y)).toBeLessThan(16);
  });

  it("is not found where another sheet with text lies beside it: no text of that may be lost", async () => {
    const beside = (x: number, y: number) => (x > 80 && x < 900 && y > 100 && y < 1400) || (x > 980 && x < 1700 && y > 200 && y < 1300);
    expect(await paperIn(picture(1800, 1500, 70, (x, y) => (beside(x, y) ? written(x, y, 240) : null)))).toBeNull();
  });

  it("is seen from straight above in its own format, with the way back to where it lies", () => {
    const marked = picture(1200, 1500, 70, (x, y) => (lies(corners, x, y) ? (Math.hypot(x - 500, y - 700) < 6 ? 0 : 240) : null));
    const { grey, size, toPicture } = straightened(marked, { corners, bows: [0, 0, 0, 0] });
    expect([size.width, Math.round(size.height)]).toEqual([612, Math.round((612 * 297) / 210)]);
    // The mark is dark within the sheet; along its edges the table shows a little.
    const dark = grey.data.findIndex((level, at) => level < 20 && at % grey.width > 40 && at % grey.width < grey.width - 40);
    const [x, y] = [((dark % grey.width) * size.width) / grey.width, (Math.floor(dark / grey.width) * size.height) / grey.height];
    const [left, top, right, bottom] = toPicture([x - 2, y - 2, x + 2, y + 2]);
    expect(Math.hypot((left + right) / 2 - 500, (top + bottom) / 2 - 700)).toBeLessThan(10);
  });

  it("is all of the picture where nothing else is seen, a dark band at its head included", async () => {
    const plain = picture(1200, 1500, 0, (x, y) => (x % 40 < 6 && y % 30 < 8 ? 20 : 245));
    expect(await paperIn(plain)).toBeNull();
    expect(await paperIn(picture(1200, 1500, 0, (_, y) => (y < 160 ? 40 : 245)))).toBeNull();
  });

  it("is not found where other text surrounds the lightest area", async () => {
    const tinted = picture(1200, 1500, 0, (x, y) => {
      if (x > 300 && x < 900 && y > 400 && y < 1200) return 250;
      return x % 24 < 8 && y % 26 < 10 ? 30 : 190;
    });
    expect(await paperIn(tinted)).toBeNull();
  });
});

it("a certificate on a table is read like a scan, and its values are shown in their place on the picture", {
  timeout: 120_000,
}, async () => {
  const bytes = await drawCertificate(sampleCertificate);
  // At 200 dpi the zero of UMB0481574 is as wide as an O, and the number waits for a person.
  const [digital, dpi] = [await readBytes(bytes, "certificate.pdf"), 220];
  const page = await drawScanPicture(bytes, { dpi });
  const [degrees, table, margin] = [5, "#4a3b2c", 300];
  const turned = await sharp(page).rotate(degrees, { background: table }).toBuffer();
  const { width = 0, height = 0 } = await sharp(turned).metadata();
  const photo = await sharp(turned)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: table })
    .jpeg({ quality: 80 })
    .toBuffer();
  const read = await readBytes(photo, "photo.jpg");
  const numbers = ({ certificates: [one] }: Extraction) =>
    one?.policies.map(({ policyNumber, expirationDate }) => [policyNumber, expirationDate]);
  expect(numbers(read)).toEqual(numbers(digital));
  expect(read.certificates[0]?.unreadable.length ?? 99).toBeLessThan(3);
  const pointer = "/policies/0/policyNumber";
  const [wanted, shown] = [digital, read].map(({ certificates: [one] }) => one?.evidence[pointer]?.box ?? [0, 0, 0, 0]);
  const [x = 0, y = 0] = [0, 1].map((side) => (((wanted?.[side] ?? 0) + (wanted?.[side + 2] ?? 0)) / 2 / 72) * dpi);
  const angle = (degrees * Math.PI) / 180;
  const [fromMiddleX, fromMiddleY] = [x - 4.25 * dpi, y - 5.5 * dpi];
  const scale = 612 / (width + 2 * margin);
  const placeX = (margin + width / 2 + fromMiddleX * Math.cos(angle) - fromMiddleY * Math.sin(angle)) * scale;
  const placeY = (margin + height / 2 + fromMiddleX * Math.sin(angle) + fromMiddleY * Math.cos(angle)) * scale;
  expect(
    Math.hypot(((shown?.[0] ?? 0) + (shown?.[2] ?? 0)) / 2 - placeX, ((shown?.[1] ?? 0) + (shown?.[3] ?? 0)) / 2 - placeY),
  ).toBeLessThan(6);
});
