import sharp, { type Sharp } from "sharp";
import { maximumPixels, pageOfPicture, pictureOf, pictureSize } from "@/lib/extraction/readers/image";
import { tiffPages } from "@/lib/extraction/readers/tiff";
import { type PageSize, ReadingError } from "@/lib/extraction/schema";

/** One page of a file of pictures: its size in pixels and in points, and its picture as shown. */
export type PicturePage = { pixels: PageSize; page: PageSize; open(): Promise<Sharp> };

/** Pictures of one HEIC file at most: a phone's burst has some ten. */
const mostOfHeic = 30;
/**
 * Pixels of a HEIC picture at most. Its decoder holds a picture twice, with 4 bytes a pixel: at 24 million pixels a reading process
 * takes 550 MB of its 600, at 48 million 800 MB.
 */
const mostHeicPixels = 30_000_000;

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Whether a file is a HEIF picture as phones take them, and not AVIF, which is of the same family. */
export const isHeic = (data: Uint8Array): boolean =>
  Buffer.from(data.subarray(4, 8)).toString("latin1") === "ftyp" && heicBrands.has(Buffer.from(data.subarray(8, 12)).toString("latin1"));

/** The pages of a picture file: several in a TIFF or a HEIC. Throws ReadingError where it is broken or too large. */
export async function picturesOf(data: Buffer): Promise<PicturePage[]> {
  if (isHeic(data)) return heicPages(data);
  const size = await pictureSize(data);
  const pages = await tiffPages(data);
  if (!pages) return [pageOf(size, async () => pictureOf(data))];
  return pages.map(({ at, width, height, stretch }) =>
    pageOf({ width, height: height * stretch }, async () => pictureOf(data, at), width * height),
  );
}

function pageOf(size: PageSize, open: () => Promise<Sharp>, pixels = size.width * size.height): PicturePage {
  if (pixels > maximumPixels) throw tooManyPixels();
  return { pixels: size, page: pageOfPicture(size), open };
}

const tooManyPixels = () =>
  new ReadingError("picture_too_large", "The picture has more than 80 million pixels. Upload a smaller picture or a PDF.");
const tooLargeHeic = () =>
  new ReadingError("picture_too_large", "The HEIC photo has more than 30 million pixels. Send a smaller photo, a JPEG or a PDF.");
const broken = () => new ReadingError("broken", "The picture is damaged or in a format we can't read. Upload it as a PDF, JPEG or PNG.");

type HeicDecoder = typeof import("heic-decode");
type HeicImage = Awaited<ReturnType<HeicDecoder["default"]["all"]>>[number];

/** The decoder: 2 MB of WebAssembly, loaded for the first such picture alone. That it is not installed is no fault of the file. */
export const heicDecoder = (load: () => Promise<HeicDecoder> = () => import("heic-decode")): Promise<HeicDecoder["default"]> =>
  load().then(
    (module) => module.default,
    () => {
      throw new ReadingError("no_decoder", "Photos from iPhones (HEIC) can't be read at the moment. We'll read this file again.");
    },
  );

/** Works on the pictures of a HEIC file. What the decoder holds lies outside of the heap, and goes with the end of the work. */
async function withHeic<Result>(data: Buffer, work: (images: readonly HeicImage[]) => Result | Promise<Result>): Promise<Result> {
  const decoder = await heicDecoder();
  const images = await decoder.all({ buffer: data }).catch(() => {
    throw broken();
  });
  try {
    return await work(images);
  } finally {
    images.dispose();
  }
}

async function heicPages(data: Buffer): Promise<PicturePage[]> {
  const sizes = await withHeic(data, (images) => images.slice(0, mostOfHeic).map(({ width, height }) => ({ width, height })));
  if (sizes.some(({ width, height }) => width * height > mostHeicPixels)) throw tooLargeHeic();
  return sizes.map((size, at) => pageOf(size, () => heicPicture(data, at)));
}

/** One picture of a HEIC file, upright as its camera says, which the decoder sees to. */
async function heicPicture(data: Buffer, at: number): Promise<Sharp> {
  const { width, height, pixels } = await withHeic(data, async (images) => {
    const decoded = await images[at]?.decode().catch(() => null);
    if (!decoded) throw broken();
    return { width: decoded.width, height: decoded.height, pixels: new Uint8Array(decoded.data.buffer) };
  });
  return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: maximumPixels }).removeAlpha();
}
