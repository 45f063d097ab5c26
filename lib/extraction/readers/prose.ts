import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box } from "@/lib/extraction/schema";

/** Widest gap inside a line of text, in points: between words, not between columns. */
const gap = 4;

type Blob = { box: Box; fill: number };

/** The page in squares of one point: 1 where there is ink. `across` false turns rows into columns. */
function inkCells({ data, width, height }: Grey, scale: number, across: boolean): { cells: Uint8Array; width: number; height: number } {
  const [cellsAcross, cellsDown] = [Math.ceil(width / scale), Math.ceil(height / scale)];
  const cells = new Uint8Array(cellsAcross * cellsDown);
  const place = Int32Array.from({ length: width }, (_, x) => Math.floor(x / scale) * (across ? 1 : cellsDown));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / scale) * (across ? cellsAcross : 1);
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) >= 150) continue;
      const at = row + (place[x] ?? 0);
      cells[at] = 1;
    }
  }
  return across ? { cells, width: cellsAcross, height: cellsDown } : { cells, width: cellsDown, height: cellsAcross };
}

/** Groups of ink that touch once the gaps between words are closed: a line of text is one of them. */
function blobs({ cells, width, height }: ReturnType<typeof inkCells>): Blob[] {
  for (let y = 0; y < height; y++)
    for (let x = 0, last = -1; x < width; x++) {
      if (!cells[y * width + x]) continue;
      if (last >= 0 && x - last <= gap + 1) cells.fill(1, y * width + last + 1, y * width + x);
      last = x;
    }
  const found: Blob[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    let [x0, y0, x1, y1, count] = [width, height, 0, 0, 0];
    const open = [start];
    cells[start] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      count++;
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width])
        if (cells[next] === 1) {
          cells[next] = 2;
          open.push(next);
        }
    }
    found.push({ box: [x0, y0, x1 + 1, y1 + 1], fill: count / ((x1 - x0 + 1) * (y1 - y0 + 1)) });
  }
  return found;
}

/** Lines of running text (or two or three that touch): long, of a letter's height, full of letters. */
const isLong = ({ box: [x0, y0, x1, y1], fill }: Blob, least: number) =>
  x1 - x0 >= least && y1 - y0 >= 4 && y1 - y0 <= 34 && x1 - x0 > 16 * Math.min(12, y1 - y0) && fill > 0.45;

/**
 * Long lines of running text on a picture without ruling lines, in points: the form's own paragraphs and long descriptions. A
 * paragraph's shorter pieces belong to it. `scale` is pixels a point; `across` false finds text that runs down the page.
 */
export function proseLines(picture: Grey, scale: number, across = true): Box[] {
  // A page of monstrous size has less than a pixel a point: nothing on it can be read.
  if (scale < 1) return [];
  const all = blobs(inkCells(picture, scale, across)).filter(
    ({ box, fill }) => box[2] - box[0] > 20 && box[3] - box[1] >= 4 && fill > 0.35,
  );
  const long = all.filter((blob) => isLong(blob, 220));
  const kept = new Set(long);
  for (const blob of all) {
    if (kept.has(blob) || !isLong(blob, 90)) continue;
    const [x0, y0, x1, y1] = blob.box;
    const neighbours = long.filter(({ box }) => {
      const [level, apart] = [Math.abs(box[1] - y0) < 3 || Math.abs(box[3] - y1) < 3, Math.max(box[0] - x1, x0 - box[2])];
      const stacked = Math.min(Math.abs(box[1] - y1), Math.abs(y0 - box[3])) < 5 && Math.min(x1, box[2]) - Math.max(x0, box[0]) > 60;
      return (level && apart < 12) || stacked;
    });
    if (neighbours.length > 0) kept.add(blob);
  }
  return [...kept].map(({ box }) => box);
}
