import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import type { Random } from "@/bench/corpus/content";
import { openPdf } from "@/lib/extraction/readers/pdf";

export const carriers = ["text", "fillable", "clean scan", "bad scan", "fax", "turned scan"] as const;
export type Carrier = (typeof carriers)[number];

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** Prints a page and scans it again: resolution, skew, blur, noise and compression by the kind of carrier. */
export async function scanned(pdf: Uint8Array, carrier: Carrier, random: Random): Promise<Uint8Array> {
  const bad = carrier === "bad scan";
  const fax = carrier === "fax";
  const dpi = fax ? 200 : bad ? 150 : random() < 0.5 ? 200 : 300;
  const file = await openPdf(Uint8Array.from(pdf));
  const drawn = await file.render(1, dpi);
  await file.close();
  const skew = bad ? between(random, -4, 4) : between(random, -0.8, 0.8);
  const level = await sharp(drawn).flatten({ background: "white" }).grayscale().rotate(skew, { background: "white" }).png().toBuffer();
  let image = sharp(level);
  if (bad) image = image.blur(between(random, 0.4, 0.8));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const noise = bad ? 28 : fax ? 40 : 6;
  for (let at = 0; at < data.length; at++) data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (random() - 0.5) * noise));
  if (fax) for (let at = 0; at < data.length; at++) data[at] = random() < 0.0006 ? 0 : (data[at] ?? 0) < 165 ? 0 : 255;
  const grey = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const turn = carrier === "turned scan" ? (random() < 0.5 ? 90 : 270) : 0;
  const upright = turn ? sharp(await grey.png().toBuffer()).rotate(turn) : grey;
  const document = await PDFDocument.create();
  const quality = Math.round(bad ? between(random, 30, 55) : between(random, 60, 80));
  const picture = fax
    ? await document.embedPng(await upright.png().toBuffer())
    : await document.embedJpg(await upright.jpeg({ quality }).toBuffer());
  const [width, height] = [(picture.width * 72) / dpi, (picture.height * 72) / dpi];
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return document.save();
}
