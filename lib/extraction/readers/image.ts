import sharp, { type Sharp } from "sharp";
import { withoutDarkBars } from "@/lib/extraction/readers/dark-bars";
import { evenLight, fullContrast, withoutBands } from "@/lib/extraction/readers/light";
import { bolder, enlargedBy, type Grey, isDotted, isOneBit, noiseOf, removeRulings } from "@/lib/extraction/readers/pixels";
import { linesAcross, linesDown, type Upright } from "@/lib/extraction/readers/rulings";
import { type Box, type PageSize, ReadingError } from "@/lib/extraction/schema";

export const maximumPixels = 80_000_000;
/** Resolution at which a picture is recognized: more costs time, less costs letters. */
const bestDpi = 300;
/** Pixels of a page at most: a letter page at 300 dpi has 8.4 million. A page of monstrous size is read more coarsely. */
const mostPixels = 12_000_000;
/** The resolution at which a page of this size is recognized. */
export const dpiOf = ({ width, height }: PageSize): number => Math.min(bestDpi, 72 * Math.sqrt(mostPixels / (width * height)));
/** Skew in degrees below which levelling a page costs more sharpness than it brings. */
const leastSkew = 0.1;

sharp.cache(false);
sharp.concurrency(1);

/** A picture made ready for recognition, and the way back to the page as shown. */
export type ReadyPicture = {
  /** Upright, level, about 300 dpi, without ruling lines. */
  grey: Grey;
  /** The same with its ruling lines. */
  ruled: Grey;
  /** Pixels a point. */
  scale: number;
  /** Where ruling lines ran over most of the width, in points from the top of the ready picture. */
  rulings: number[];
  /** Lines that ran down the picture, in points. */
  uprights: Upright[];
  /** Whether its paper is even, and it is no fax: nothing but ink is made bolder then. */
  isClean: boolean;
  /** From the ready picture's points to points of the page as shown. */
  toShown(box: Box): Box;
};

/** A page's picture as shown, before anything is recognised; `softened`: by how much (pixels at 300 dpi) its hard edges are to be, 0 where that is done, null where it has grays. `isCoarse`: of one bit, with too few pixels for small print. */
export type ShownPicture = Grey & { softened: number | null; isCoarse?: boolean };
/** Pixels of a square inch below which small print in black and white is illegible: a fax's coarse mode has 20,000, its fine one 40,000. */
const fewPixels = 25_000;
/** Of one-bit pictures in a fax's fine mode, and in its coarse mode, in which one line replaces two. */
const softenings = { fine: 0.7, coarse: 1 };
/** Blur, in pixels of the picture, that turns dots into the grays they represent. */
const dotBlur = 0.9;

export type Turn = 0 | 90 | 180 | 270;

const broken = () => new ReadingError("broken", "The picture is damaged or in a format we can't read. Upload it as a PDF, JPEG or PNG.");

/** Size of a picture in pixels as shown. Throws ReadingError where it is broken or too large. */
export async function pictureSize(data: Buffer): Promise<PageSize> {
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken();
    });
  if (size.width * size.height > maximumPixels)
    throw new ReadingError("picture_too_large", "The picture has more than 80 million pixels. Upload a smaller picture or a PDF.");
  const turned = (size.orientation ?? 1) >= 5;
  return turned ? { width: size.height, height: size.width } : { width: size.width, height: size.height };
}

/** Whether something is too narrow to be a page: no certificate is twenty times as long as it is wide. */
export const isStrip = ({ width, height }: { width: number; height: number }) => Math.max(width / height, height / width) > 20;

/** The page, in points, that a picture of this size in pixels represents: letter, upright or across. */
export function pageOfPicture(pixels: PageSize): PageSize {
  const width = pixels.width > pixels.height ? 792 : 612;
  return { width, height: (width * pixels.height) / pixels.width };
}

/** A picture file as it is shown: turned as its camera says, on white. `page`: of a file of several, counted from 0. */
export const pictureOf = (data: Buffer, page = 0): Sharp =>
  sharp(data, { limitInputPixels: maximumPixels, page }).autoOrient().flatten({ background: "white" });

async function rawGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image.grayscale().toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}

const sharpOf = ({ data, width, height }: Grey): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: maximumPixels });

/**
 * The picture of a page in gray, in its own resolution but not above what is recognized, with square pixels (a fax in its coarse
 * mode has half the lines). Throws ReadingError where it is broken.
 */
export async function greyOf(image: Sharp, page: PageSize): Promise<ShownPicture> {
  const dpi = dpiOf(page);
  const most = { width: Math.round((page.width * dpi) / 72), height: Math.round((page.height * dpi) / 72) };
  const within = { ...most, fit: "inside", withoutEnlargement: true } as const;
  const grey = await rawGrey(image.resize(within)).catch((error: unknown) => {
    throw error instanceof ReadingError ? error : broken();
  });
  // The side that has too few pixels for its length gets more of them.
  const [width, height] = [(grey.height * page.width) / page.height, (grey.width * page.height) / page.width];
  const odd = Math.abs(height / grey.height - 1) > 0.03;
  const size = { width: Math.round(Math.max(width, grey.width)), height: Math.round(Math.max(height, grey.height)) };
  const square = odd ? await rawGrey(sharpOf(grey).resize({ ...size, fit: "fill" })) : grey;
  if (!isOneBit(grey)) return { ...fullContrast(square), softened: null };
  const isCoarse = (grey.width * grey.height * 72 * 72) / (page.width * page.height) < fewPixels;
  // Without a blur, pale lines and shaded headers break into hundreds of specks, and each speck would be read.
  if (isDotted(grey)) return { ...fullContrast(await rawGrey(sharpOf(square).blur(dotBlur))), softened: 0, isCoarse };
  return { ...fullContrast(square), softened: softenings[odd ? "coarse" : "fine"], isCoarse };
}

/** The gray picture turned and reduced to about one pixel a point: enough to see where text and lines lie. */
export const reduced = (grey: Grey, width: number): Promise<Grey> => rawGrey(sharpOf(grey).resize({ width: Math.min(width, grey.width) }));

/** The picture turned by its skew, in degrees, so that its lines are level. */
export const levelled = (grey: Grey, skew: number): Promise<Grey> | Grey =>
  Math.abs(skew) < leastSkew ? grey : rawGrey(sharpOf(grey).rotate(-skew, { background: "white" }));

export const turnedBy = (grey: Grey, turn: Turn): Promise<Grey> | Grey => (turn === 0 ? grey : rawGrey(sharpOf(grey).rotate(turn)));

/** A box of the gray picture (pixels), turned upright. */
export const cutOut = (grey: Grey, [x0, y0, x1, y1]: Box, turn: Turn): Promise<Grey> => {
  const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
  const [width, height] = [Math.min(grey.width, Math.ceil(x1)) - left, Math.min(grey.height, Math.ceil(y1)) - top];
  return rawGrey(sharpOf(grey).extract({ left, top, width, height }).rotate(turn));
};

/** Unevenness of the paper of a clean scan at most: its own grain and what JPEG makes of it, in levels of 255. */
const mostNoise = 0.72;

/**
 * Makes a picture ready: turned by `turn`, dark bars inverted, evenly lit, without gray bands, a one-bit fax blurred a little, enlarged to about 300 dpi, levelled, ruling
 * lines taken off. `page` is the shown page's size in points (before the turn), `skew` in degrees.
 */
export async function makeReady(shown: ShownPicture, page: PageSize, turn: Turn, skew: number): Promise<ReadyPicture> {
  const [pageWidth, pageHeight] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
  const upright = await turnedBy(shown, turn);
  const even = evenLight(withoutDarkBars(upright, upright.width / pageWidth));
  const turned = withoutBands(even, even.width / pageWidth);
  const dpi = dpiOf(page);
  const full = Math.round((pageWidth * dpi) / 72);
  const enlarge = turned.width < full * 0.95;
  let image = sharpOf(turned);
  if (enlarge) image = image.resize({ width: full, kernel: "lanczos3" });
  if (shown.softened) image = image.blur(shown.softened);
  const level = await levelled(enlarge || shown.softened ? await rawGrey(image) : turned, skew);
  const scale = (enlarge ? full : turned.width) / pageWidth;
  const size = { width: level.width / scale, height: level.height / scale };
  const angle = (Math.abs(skew) >= leastSkew ? skew * Math.PI : 0) / 180;
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
  const uprights = linesDown(level, Math.max(2, Math.round(1.2 * scale)), 24 * scale).map(({ x, top, bottom }) => ({
    x: x / scale,
    top: top / scale,
    bottom: bottom / scale,
  }));
  const grey = removeRulings(level, Math.round(18 * scale), Math.round(2.16 * scale));
  return { grey, ruled: level, scale, rulings, uprights, isClean: shown.softened === null && noiseOf(shown) < mostNoise, toShown };
}

/** A picture in the plainest format that an engine reads (PGM): packing and unpacking a PNG takes longer than some readings. */
export const pgmOf = ({ data, width, height }: Grey): Buffer => Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

/** Pixels of white around a piece of the picture: recognition loses letters at an edge. */
export const rim = 14;
/** How many of them an enlarged letter may reach into. */
const reach = 2;

/** A box (points) of the ready picture with a white rim, enlarged `times`; what is enlarged at all is made `bold` where that is asked for. */
export function enlarged({ grey, scale }: ReadyPicture, box: Box, times: number, bold = false): Grey {
  const left = Math.max(0, Math.min(grey.width - 8, Math.floor(box[0] * scale)));
  const top = Math.max(0, Math.min(grey.height - 8, Math.floor(box[1] * scale)));
  const width = Math.max(8, Math.min(grey.width - left, Math.ceil((box[2] - box[0]) * scale)));
  const height = Math.max(8, Math.min(grey.height - top, Math.ceil((box[3] - box[1]) * scale)));
  if (times === 1) return framed(grey, [left, top, left + width, top + height], rim);
  const plain = enlargedBy(framed(grey, [left, top, left + width, top + height], reach), times);
  const cut = bold ? bolder(plain) : plain;
  return framed(cut, [0, 0, cut.width, cut.height], Math.round((rim - reach) * times));
}

/** A box (pixels) of a picture in a white frame. */
function framed(grey: Grey, [x0, y0, x1, y1]: Box, frame: number): Grey {
  const [width, height] = [x1 - x0 + 2 * frame, y1 - y0 + 2 * frame];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = y0; y < y1; y++) data.set(grey.data.subarray(y * grey.width + x0, y * grey.width + x1), (y - y0 + frame) * width + frame);
  return { data, width, height };
}
