import { ocrEngine } from "@/lib/extraction/readers/ocr";
import { type Stamp, stampOn } from "@/lib/extraction/readers/picture-stamps";
import type { Grey } from "@/lib/extraction/readers/pixels";

/** Pixels of a dot at most: a full stop at 200 dpi has more. */
const mostPixels = 4;
/** Side in pixels of the squares in which dots are counted, and the dots in one from which on it is gray: a dotted line has fewer. */
const [square, fewest] = [9, 8];

/**
 * The stamp on a page's picture. A one-bit scan turns the gray of a stamp into dots, which are looked at by themselves where nothing else is found:
 * text is no dots.
 */
export async function stampOnPage(grey: Grey & { softened: number | null }, points: number): Promise<Stamp> {
  const engine = await ocrEngine();
  const width = { pixels: grey.width, points };
  const stamp = await stampOn(grey, engine, width);
  if (stamp.watermark || grey.softened === null) return stamp;
  const dotted = await stampOn(dottedOf(grey), engine, width);
  return { ...dotted, isCrossed: stamp.isCrossed || dotted.isCrossed, harmless: [...stamp.harmless, ...dotted.harmless] };
}

/** Where a one-bit picture has many dots close together, as ink on white. */
function dottedOf({ data, width, height }: Grey): Grey {
  const dots = new Uint8Array(data.length);
  const seen = new Uint8Array(data.length);
  const isInk = (at: number) => (data[at] ?? 255) < 128;
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || !isInk(start)) continue;
    const group = [start];
    seen[start] = 1;
    for (let next = 0; next < group.length; next++) {
      const at = group[next] as number;
      const x = at % width;
      for (const other of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (other < 0 || other >= data.length || seen[other] || !isInk(other)) continue;
        seen[other] = 1;
        group.push(other);
      }
    }
    if (group.length <= mostPixels) dots[start] = 1;
  }
  return grown(dots, width, height);
}

/** Counts dots in the square around each pixel by running sums. */
function grown(dots: Uint8Array, width: number, height: number): Grey {
  const half = (square - 1) / 2;
  const rows = new Uint8Array(dots.length);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -half; x < width; x++) {
      if (x + half < width) sum += dots[y * width + x + half] ?? 0;
      if (x - half - 1 >= 0) sum -= dots[y * width + x - half - 1] ?? 0;
      if (x >= 0) rows[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(dots.length).fill(255);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -half; y < height; y++) {
      if (y + half < height) sum += rows[(y + half) * width + x] ?? 0;
      if (y - half - 1 >= 0) sum -= rows[(y - half - 1) * width + x] ?? 0;
      if (y >= 0 && sum >= fewest) data[y * width + x] = 0;
    }
  }
  return { data, width, height };
}
