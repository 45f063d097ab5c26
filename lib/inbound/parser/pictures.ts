import sharp from "sharp";

/** Pixels on the shorter side below which a picture is a logo, a line or a tracking pixel. */
const smallest = 300;
/** The same for one that the text of the message shows: signatures have larger logos than anyone's photographed certificate. */
const smallestInText = 600;

/** Whether a picture belongs to the look of the message rather than being sent with it. */
export async function isDecoration(bytes: Buffer, isInText: boolean): Promise<boolean> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: 200_000_000 })
    .metadata()
    .catch(() => ({ width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }));
  return Math.min(width, height) < (isInText ? smallestInText : smallest);
}
