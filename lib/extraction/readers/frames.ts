import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box } from "@/lib/extraction/schema";

/** A place on the picture, in points. */
type Edges = { x0: number; y0: number; x1: number; y1: number };

/** The share of dark pixels in a box (points). */
export function inkShare({ data, width, height }: Grey, level: number, box: Box, scale: number): number {
  const [x0, y0, x1, y1] = box.map((point) => Math.round(point * scale)) as Box;
  let [ink, seen] = [0, 0];
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++, seen++) if ((data[y * width + x] ?? 255) < level) ink++;
  return seen === 0 ? 0 : ink / seen;
}

/** Whether a blob is the outline of a box for a tick: nearly square, dark along all four sides. */
function isFrame(picture: Grey, level: number, { x0, y0, x1, y1 }: Edges, scale: number): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  if (wide < 5 || high < 5 || wide > 19 || high > 15 || wide / high > 1.9 || high / wide > 1.5) return false;
  const side = (box: Box, across: boolean) => {
    const [left, top, right, bottom] = box.map((point) => Math.round(point * scale)) as Box;
    let [marked, length] = [0, 0];
    const { data, width } = picture;
    if (across)
      for (let x = left; x < right; x++, length++) {
        for (let y = top; y < bottom; y++)
          if ((data[y * width + x] ?? 255) < level) {
            marked++;
            break;
          }
      }
    else
      for (let y = top; y < bottom; y++, length++) {
        for (let x = left; x < right; x++)
          if ((data[y * width + x] ?? 255) < level) {
            marked++;
            break;
          }
      }
    return marked / Math.max(1, length);
  };
  const corner = 1.2;
  const corners: Box[] = [
    [x0, y0, x0 + corner, y0 + corner],
    [x1 - corner, y0, x1, y0 + corner],
    [x0, y1 - corner, x0 + corner, y1],
    [x1 - corner, y1 - corner, x1, y1],
  ];
  // Letters such as B and O are dark on all sides too, but round at a corner.
  if (corners.some((box) => inkShare(picture, level, box, scale) < 0.3)) return false;
  const rim = 1.1;
  const sides = [
    side([x0 + 1, y0 - 0.3, x1 - 1, y0 + rim], true),
    side([x0 + 1, y1 - rim, x1 - 1, y1 + 0.3], true),
    side([x0 - 0.3, y0 + 1, x0 + rim, y1 - 1], false),
    side([x1 - rim, y0 + 1, x1 + 0.3, y1 - 1], false),
  ];
  return sides.every((share) => share > 0.9);
}

/** How far, in points, a cross may stick out of its box. */
const mostOut = 4.5;

/** The box for a tick that a blob is, or that the blob's ticks stick out of: its four straight sides; null: neither. */
export function frameOf(picture: Grey, level: number, blob: Edges, scale: number): Edges | null {
  if (isFrame(picture, level, blob, scale)) return blob;
  const [wide, high] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
  if (wide < 6 || high < 6 || wide > 19 + mostOut || high > 15 + mostOut) return null;
  const { data, width } = picture;
  const [left, top, right, bottom] = [blob.x0, blob.y0, blob.x1, blob.y1].map((point) => Math.round(point * scale)) as Box;
  const columns = new Uint32Array(right - left);
  const rows = new Uint32Array(bottom - top);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if ((data[y * width + x] ?? 255) < level) {
        columns[x - left] = (columns[x - left] ?? 0) + 1;
        rows[y - top] = (rows[y - top] ?? 0) + 1;
      }
  const [across, down] = [sides(columns), sides(rows)];
  if (!across || !down) return null;
  const [x0, x1] = across.map((pixel) => (left + pixel) / scale) as [number, number];
  const [y0, y1] = down.map((pixel) => (top + pixel) / scale) as [number, number];
  // The bow of an O is dark on all sides too, but no side of it is as long as the letter.
  const isLong = (profile: Uint32Array, [from, to]: [number, number], length: number) =>
    Math.min(profile[from] ?? 0, profile[to - 1] ?? 0) >= 0.82 * length;
  if (!isLong(columns, across, down[1] - down[0]) || !isLong(rows, down, across[1] - across[0])) return null;
  const frame = { x0, y0, x1, y1 };
  const out = Math.max(x0 - blob.x0, blob.x1 - x1, y0 - blob.y0, blob.y1 - y1);
  return out <= mostOut && isFrame(picture, level, frame, scale) ? frame : null;
}

/** Where a profile of ink has its first and its last straight side: nearly as much ink as the most. Pixels, the end exclusive. */
function sides(profile: Uint32Array): [number, number] | null {
  const straight = Math.max(...profile) * 0.8;
  const first = profile.findIndex((ink) => ink >= straight);
  const last = profile.findLastIndex((ink) => ink >= straight);
  return last - first < 6 ? null : [first, last + 1];
}
