import { greyOf } from "@/lib/extraction/readers/image";
import { ocrEngine } from "@/lib/extraction/readers/ocr";
import type { DigitalPage, PdfFile } from "@/lib/extraction/readers/pdf";
import { type Stamp, stampOn } from "@/lib/extraction/readers/picture-stamps";
import { type Grey, inkLevel, removeRulings } from "@/lib/extraction/readers/pixels";
import { largeShape } from "@/lib/extraction/readers/segments";
import type { PageWords, Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/** Resolution at which the pictures on a page of text are looked at. */
const stampDpi = 110;
/** Share of a picture's place that is ink of its own from which on it shows something, and the rim (points) around the page's words. */
const [leastInk, rim] = [0.004, 1.5];
/** In points: how far a shape reaches over the table of policies at least, and the rim that the table has around its values. */
const [leastOver, besideValues] = [9, 5];

/** What the pictures and drawn shapes on a page of text say, each looked at where it lies: a logo costs less than the whole page. */
export async function lookOver(pdf: PdfFile, page: DigitalPage, mayRender: boolean): Promise<Stamp & { crossings: Box[] }> {
  const crossings = [...page.crossings];
  const harmless: Box[] = [];
  const engine = await ocrEngine();
  let isCrossed = false;
  if (page.letters) {
    const stamp = await stampOn(page.letters, engine, { pixels: page.letters.width, points: page.width });
    if (stamp.watermark) return { ...stamp, crossings };
    harmless.push(...stamp.harmless);
    isCrossed = stamp.isCrossed;
  }
  const places = page.pictureBoxes.filter(isLarge);
  if (places.length > 0 && !mayRender) crossings.push(...places);
  else if (places.length > 0) {
    const grey = await greyOf(await pdf.picture(page, stampDpi), page);
    const scale = grey.width / page.width;
    for (const place of joined(places)) {
      const [x0, y0] = place;
      const stamp = await stampOn(cut(grey, place, scale), engine, { pixels: grey.width, points: page.width });
      if (stamp.watermark) return { ...stamp, crossings };
      isCrossed ||= stamp.isCrossed;
      const by = [x0, y0, x0, y0].map((point) => Math.max(0, point));
      harmless.push(...stamp.harmless.map((box) => box.map((side, at) => side + (by[at] ?? 0)) as Box));
    }
    const bare = removeRulings(grey, Math.round(18 * scale), Math.max(2, Math.round(2.16 * scale)));
    crossings.push(...places.filter((place) => isInked(bare, place, page.words, scale)));
  }
  return { watermark: null, isCrossed, harmless, crossings };
}

const isLarge = ([x0, y0, x1, y1]: Box) => Math.min(x1 - x0, y1 - y0) >= largeShape;

/** Boxes that touch as one. */
function joined(boxes: readonly Box[]): Box[] {
  const all: Box[] = [];
  for (const box of boxes) {
    let whole: Box = [...box];
    for (let at = all.length - 1; at >= 0; at--) {
      const other = all[at] as Box;
      if (other[0] > whole[2] || other[2] < whole[0] || other[1] > whole[3] || other[3] < whole[1]) continue;
      whole = [Math.min(whole[0], other[0]), Math.min(whole[1], other[1]), Math.max(whole[2], other[2]), Math.max(whole[3], other[3])];
      all.splice(at, 1);
    }
    all.push(whole);
  }
  return all;
}

/** A place (points) of a picture alone. */
function cut({ data, width, height }: Grey, place: Box, scale: number): Grey {
  const [x0, y0, x1, y1] = pixelsOf(place, scale, width, height);
  const [wide, high] = [x1 - x0, y1 - y0];
  const part = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) part.set(data.subarray((y0 + y) * width + x0, (y0 + y) * width + x1), y * wide);
  return { data: part, width: wide, height: high };
}

function pixelsOf(box: Box, scale: number, width: number, height: number): Box {
  const [x0, y0, x1, y1] = box.map((side) => Math.round(side * scale)) as Box;
  const [left, top] = [Math.max(0, Math.min(width - 1, x0)), Math.max(0, Math.min(height - 1, y0))];
  return [left, top, Math.max(left + 1, Math.min(width, x1)), Math.max(top + 1, Math.min(height, y1))];
}

/** Whether a picture's place shows something besides the page's words and ruling lines. */
function isInked(grey: Grey, place: Box, words: readonly Word[], scale: number): boolean {
  const own = cut(grey, place, scale);
  const [left, top] = pixelsOf(place, scale, grey.width, grey.height);
  for (const { box } of words) {
    const [x0, y0, x1, y1] = [box[0] - rim, box[1] - rim, box[2] + rim, box[3] + rim].map((side) => Math.round(side * scale)) as Box;
    for (let y = Math.max(0, y0 - top); y < Math.min(own.height, y1 - top); y++)
      own.data.fill(
        255,
        y * own.width + Math.max(0, Math.min(own.width, x0 - left)),
        y * own.width + Math.max(0, Math.min(own.width, x1 - left)),
      );
  }
  const level = Math.max(inkLevel(grey), 215);
  return own.data.reduce((count, pixel) => count + (pixel < level ? 1 : 0), 0) > leastInk * own.data.length;
}

const ofTable = /^\/policies\/\d+\/(?:insurerLetter|policyNumber|effectiveDate|expirationDate|limits\/\w+)$/;

/**
 * Where something large and unread lies over what a certificate states of its policies. Boxes of evidence are still where the page's
 * words are.
 */
export function crossingsOver(
  { evidence }: ReadCertificate,
  page: Pick<PageWords, "crossings"> & Partial<Stamp> & { toShown?: ((box: Box) => Box) | undefined },
): Box[] {
  const { crossings = [], harmless = [], toShown } = page;
  const boxes = Object.entries(evidence).flatMap(([pointer, { box }]) => (ofTable.test(pointer) ? [box] : []));
  if (boxes.length === 0) return [];
  const side = (at: number, pick: (...sides: number[]) => number) => pick(...boxes.map((box) => box[at] ?? 0));
  const [x0, y0, x1, y1] = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  const table: Box = [x0 - besideValues, y0 - besideValues, x1 + besideValues, y1 + besideValues];
  const isOver = (one: Box, other: Box, by: number) =>
    Math.min(one[2], other[2]) - Math.max(one[0], other[0]) >= by && Math.min(one[3], other[3]) - Math.max(one[1], other[1]) >= by;
  const isHarmless = (box: Box) => {
    const [x0, y0, x1, y1] = toShown?.(box) ?? box;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return harmless.some(([left, top, right, bottom]) => x > left - 6 && x < right + 6 && y > top - 6 && y < bottom + 6);
  };
  return crossings.filter((box) => isOver(table, box, leastOver) && !isHarmless(box));
}
