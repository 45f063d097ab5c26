import { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import sharp from "sharp";
import { maximumPixels } from "@/lib/extraction/readers/image";

/** What is known of a picture of pdf.js; its pixels are `data`, or in the hands of a browser's decoder `bitmap`. `grey`: one byte each, which pdf.js does not know. */
export type PdfImage = { width: number; height: number; kind?: number; data?: Uint8Array | null; bitmap?: unknown; grey?: boolean };

/** Whether JPEGs are handed over just now: what draws a page can do nothing with such. */
let handsOver = 0;

/**
 * Replaces a browser's decoder, which pdf.js asks for where there is one: its own takes eight times as long as sharp. The JPEG is handed
 * over as it is, in a port, since pdf.js passes pictures on as objects that can be transferred and closed.
 */
class HandedOver {
  static isTypeSupported = async (type: string) => type === "image/jpeg";
  constructor(private readonly asked: { data: Uint8Array }) {}
  async decode(): Promise<{ image: MessagePort | null }> {
    if (handsOver === 0) return { image: null };
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(this.asked.data);
    return { image: port2 };
  }
  close() {}
}
Object.assign(globalThis, { ImageDecoder: HandedOver });

/** Does what makes pdf.js decode pictures, with its JPEGs handed over. */
export async function withJpegs<Result>(work: () => Promise<Result>): Promise<Result> {
  handsOver++;
  try {
    return await work();
  } finally {
    handsOver--;
  }
}

/** Pixels that a picture keeps: a letter page at 500 dpi has as many, and nothing is recognized above 300. */
const mostPixels = 24_000_000;

/**
 * Decodes a JPEG that was handed over; other pictures stay as they are. One that cannot be decoded is left without pixels. One that is
 * `drawn` later on keeps its colours; else a third of the memory is enough.
 */
export async function decodeJpeg(image: PdfImage | null, drawn: boolean): Promise<void> {
  if (!image?.bitmap) return;
  const port = image.bitmap as MessagePort;
  const jpeg: unknown = receiveMessageOnPort(port)?.message;
  port.close();
  image.bitmap = undefined;
  if (!(jpeg instanceof Uint8Array)) return;
  if (image.width * image.height > maximumPixels) return;
  const less = Math.min(1, Math.sqrt(mostPixels / (image.width * image.height)));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * less))) as [number, number];
  const decoded = sharp(jpeg, { failOn: "none", limitInputPixels: maximumPixels }).resize({ width, height, fit: "fill" });
  const pixels = await (drawn ? decoded.toColourspace("srgb").removeAlpha() : decoded.grayscale().toColourspace("b-w"))
    .raw()
    .toBuffer()
    .catch(() => null);
  if (pixels) Object.assign(image, { data: pixels, kind: 2, grey: !drawn, width, height });
}
