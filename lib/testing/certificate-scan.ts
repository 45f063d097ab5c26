import { PDFDocument } from "@cantoo/pdf-lib";
import sharp, { type Sharp } from "sharp";
import { openPdf } from "@/lib/extraction/readers/pdf";

export type ScanOptions = {
  dpi?: number;
  /** Quarter turns of the paper on the glass, clockwise. */
  rotate?: 0 | 90 | 180 | 270;
  /** Degrees by which the paper is skewed. */
  skew?: number;
  /** A one-bit picture, as a fax is. */
  bilevel?: boolean;
  /** A one-bit picture whose grays are dots, as a fax program draws them: pale lines are dotted, small gray labels crumble. */
  dithered?: boolean;
  /** Parts of the page that are smeared beyond reading, in points: [x0, y0, x1, y1]. */
  smears?: [number, number, number, number][];
};

/** Scans the first page of a PDF: draws it and gives the picture as PNG. */
export async function drawScanPicture(
  pdf: Uint8Array,
  { dpi = 200, rotate = 0, skew = 0, bilevel = false, dithered = false, smears = [] }: ScanOptions = {},
): Promise<Buffer> {
  const file = await openPdf(Uint8Array.from(pdf));
  const page = await file.render(1, dpi);
  await file.close();
  let image: Sharp = sharp(page).flatten({ background: "white" }).grayscale();
  for (const smear of smears) {
    const [left = 0, top = 0, right = 0, bottom = 0] = smear.map((point) => Math.round((point * dpi) / 72));
    const whole = await image.png().toBuffer();
    const part = await sharp(whole)
      .extract({ left, top, width: right - left, height: bottom - top })
      .blur(dpi / 60)
      .png()
      .toBuffer();
    image = sharp(whole).composite([{ input: part, left, top }]);
  }
  if (skew !== 0) image = sharp(await image.png().toBuffer()).rotate(skew, { background: "white" });
  if (rotate !== 0) image = sharp(await image.png().toBuffer()).rotate(rotate);
  if (bilevel) image = sharp(await image.png().toBuffer()).threshold(150);
  if (dithered) image = await dotted(image);
  return image.png().toBuffer();
}

/** Black and white dots in place of grays (Floyd and Steinberg): what a pixel is off goes to the ones right of it and below it. */
async function dotted(image: Sharp): Promise<Sharp> {
  const { data, info } = await sharp(await image.png().toBuffer())
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const levels = Float32Array.from(data);
  const spread = (at: number, error: number) => {
    levels[at] = (levels[at] ?? 0) + error;
  };
  for (let at = 0; at < levels.length; at++) {
    const level = levels[at] as number;
    const error = level - (level < 128 ? 0 : 255);
    levels[at] = level - error;
    const isLast = at % width === width - 1;
    if (!isLast) spread(at + 1, (error * 7) / 16);
    if (at + width >= levels.length) continue;
    if (at % width > 0) spread(at + width - 1, (error * 3) / 16);
    spread(at + width, (error * 5) / 16);
    if (!isLast) spread(at + width + 1, error / 16);
  }
  return sharp(Uint8Array.from(levels), { raw: { width, height, channels: 1 } });
}

/** The same as a PDF whose only page is that picture, without any text. */
export async function drawScan(pdf: Uint8Array, options: ScanOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(await drawScanPicture(pdf, options));
  const scale = 72 / (options.dpi ?? 200);
  const [width, height] = [picture.width * scale, picture.height * scale];
  document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return document.save();
}
