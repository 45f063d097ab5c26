import sharp, { type Sharp } from "sharp";
import { findSkew, type Grey, greyShare, removeRulings } from "@/lib/extraction/readers/pixels";
import { linesAcross } from "@/lib/extraction/readers/rulings";
import { type Box, ReadingError } from "@/lib/extraction/schema";

export const maximumPixels = 80_000_000;
/** Pixels across a letter page at 300 dpi: narrower pictures are enlarged to this before recognition. */
const fullWidth = 2550;

/** Pixels of a picture's longer side that are worth keeping: a letter page at 400 dpi. */
const longest = 4400;

sharp.cache(false);
sharp.concurrency(1);

/** A picture made ready for recognition, and the way back to the page as shown. */
export type ReadyPicture = {
  /** Upright, level, about 300 dpi, without ruling lines. */
  grey: Grey;
  /** Pixels a point. */
  scale: number;
  /** Where ruling lines ran over most of the width, in points from the top of the ready picture. */
  rulings: number[];
  /** From the ready picture's points to points of the page as shown. */
  toShown(box: Box): Box;
};

export type Turn = 0 | 90 | 180 | 270;

/** Size of a picture in pixels as shown. Throws ReadingError where it is broken or too large. */
export async function pictureSize(data: Buffer): Promise<{ width: number; height: number }> {
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ReadingError("broken", "The picture is broken or of a kind that cannot be read. Please send it as PDF, JPEG or PNG.");
    });
  if (size.width * size.height > maximumPixels)
    throw new ReadingError("picture_too_large", "The picture has more than 80 million pixels. Please send it smaller, or as a PDF.");
  const turned = (size.orientation ?? 1) >= 5;
  return turned ? { width: size.height, height: size.width } : { width: size.width, height: size.height };
}

async function rawGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image.grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}

/**
 * Makes a picture ready: turned by `turn`, a one-bit fax blurred a little, levelled, enlarged to about 300 dpi, ruling lines
 * taken off. `page` is the shown page's size in points (before the turn).
 */
export async function makeReady(data: Buffer, page: { width: number; height: number }, turn: Turn = 0): Promise<ReadyPicture> {
  const options = { limitInputPixels: maximumPixels };
  const within = { width: longest, height: longest, fit: "inside", withoutEnlargement: true } as const;
  const upright = await rawGrey(sharp(data, options).rotate().flatten({ background: "white" }).resize(within)).catch((error: unknown) => {
    throw error instanceof ReadingError
      ? error
      : new ReadingError("broken", "The picture is broken and cannot be read. Please send it again.");
  });
  const from = (grey: Grey) => sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 }, ...options });
  const turned = turn === 0 ? upright : await rawGrey(from(upright).rotate(turn));
  const reduced = await rawGrey(from(turned).resize({ width: Math.min(1000, turned.width) }));
  const skew = findSkew(reduced);
  const short = Math.min(turned.width, turned.height);
  const enlarge = short < fullWidth * 0.95 ? Math.min(4, fullWidth / short) : 1;
  let image = from(turned);
  if (greyShare(turned) < 0.02) image = image.blur(0.7);
  if (enlarge > 1) image = from(await rawGrey(image.resize({ width: Math.round(turned.width * enlarge), kernel: "lanczos3" })));
  if (skew !== 0) image = image.rotate(-skew, { background: "white" });
  const level = await rawGrey(image);
  const [pageWidth, pageHeight] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
  const scale = (turned.width * enlarge) / pageWidth;
  const size = { width: level.width / scale, height: level.height / scale };
  const angle = (skew * Math.PI) / 180;
  const back = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - size.width / 2, y - size.height / 2];
    const [px, py] = [
      dx * Math.cos(angle) - dy * Math.sin(angle) + pageWidth / 2,
      dx * Math.sin(angle) + dy * Math.cos(angle) + pageHeight / 2,
    ];
    if (turn === 90) return [py, pageWidth - px];
    if (turn === 180) return [pageWidth - px, pageHeight - py];
    if (turn === 270) return [pageHeight - py, px];
    return [px, py];
  };
  const toShown = ([x0, y0, x1, y1]: Box): Box => {
    const middle = back((x0 + x1) / 2, (y0 + y1) / 2);
    const [halfX, halfY] = turn % 180 === 0 ? [(x1 - x0) / 2, (y1 - y0) / 2] : [(y1 - y0) / 2, (x1 - x0) / 2];
    return [middle[0] - halfX, middle[1] - halfY, middle[0] + halfX, middle[1] + halfY];
  };
  const rulings = linesAcross(level, Math.max(2, Math.round(1.2 * scale))).map((pixel) => pixel / scale);
  const grey = removeRulings(level, Math.round((75 * scale * 72) / 300), Math.round((9 * scale * 72) / 300));
  return { grey, scale, rulings, toShown };
}

/** A PNG of the ready picture, or of a box of it (points) enlarged `times`. */
export function pngOf(ready: ReadyPicture, box?: Box, times = 1): Promise<Buffer> {
  const { grey, scale } = ready;
  let image = sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } });
  if (box) {
    const left = Math.max(0, Math.min(grey.width - 8, Math.floor(box[0] * scale)));
    const top = Math.max(0, Math.min(grey.height - 8, Math.floor(box[1] * scale)));
    const width = Math.max(8, Math.min(grey.width - left, Math.ceil((box[2] - box[0]) * scale)));
    const height = Math.max(8, Math.min(grey.height - top, Math.ceil((box[3] - box[1]) * scale)));
    image = image
      .extract({ left, top, width, height })
      .extend({ top: 12, bottom: 12, left: 12, right: 12, background: "white" })
      .resize({ width: Math.round((width + 24) * times), kernel: "lanczos3" });
  }
  return image.png({ compressionLevel: 1 }).toBuffer();
}

/** A reduced copy turned by `turn`, for finding out which way up a page is. */
export const reducedPng = (data: Buffer, turn: Turn): Promise<Buffer> =>
  sharp(data, { limitInputPixels: maximumPixels })
    .rotate()
    .rotate(turn)
    .flatten({ background: "white" })
    .grayscale()
    .resize({ width: 1300, height: 1300, fit: "inside" })
    .png()
    .toBuffer();
