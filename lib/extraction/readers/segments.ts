import { frameOf, inkShare } from "@/lib/extraction/readers/frames";
import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Upright } from "@/lib/extraction/readers/rulings";
import type { Box } from "@/lib/extraction/schema";

/**
 * The content of a picture, in points: its lines of text, and its checkboxes with the share of ink inside. `tangled`: where ink is too
 * large for letters, so that text may hang on the rest of a ruling line or on a stamp. `large`: the part of this ink that no ruling line
 * leaves.
 */
export type Segments = { lines: Box[]; frames: { box: Box; share: number }[]; tangled: Box[]; large: Box[] };

/** Ink is looked at in squares of this many pixels: half a point at 300 dpi. */
const cell = 2;
/** Heights of letters, in points, and the widest gap within a line against the height of its letters. */
const [lowest, tallest, widest] = [2.6, 26, 0.72];

/** Least sides in points of a shape that is part of a stamp; two boxes that touch are narrower. */
export const largeShape = 18;

type Blob = { x0: number; y0: number; x1: number; y1: number; ink: number };

/** Groups of ink that touch, in points. */
function blobsOf({ data, width, height }: Grey, level: number, scale: number): Blob[] {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const cells = new Uint8Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * across;
    for (let x = 0; x < width; x++) if ((data[y * width + x] ?? 255) < level) cells[row + (x >> 1)] = 1;
  }
  const points = cell / scale;
  const found: Blob[] = [];
  const open: number[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    let [x0, y0, x1, y1, ink] = [across, down, 0, 0, 0];
    open.push(start);
    cells[start] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % across;
      const y = (at - x) / across;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      ink++;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * across + dx;
          if (cells[next] === 1 && x + dx >= 0 && x + dx < across) {
            cells[next] = 2;
            open.push(next);
          }
        }
    }
    found.push({ x0: x0 * points, y0: y0 * points, x1: (x1 + 1) * points, y1: (y1 + 1) * points, ink });
  }
  return found;
}

/** Width in points that no letter of a form has: a box may be that wide and directly follow a word. */
const widerThanLetters = 13;

/** Whether a letter is so close to a blob that both are of one word, as those of a title are: no checkbox has its label that close. */
function isBeside(other: Blob, { x0, y0, x1, y1 }: Blob): boolean {
  const high = other.y1 - other.y0;
  const shared = Math.min(y1, other.y1) - Math.max(y0, other.y0);
  const gap = Math.max(other.x0 - x1, x0 - other.x1);
  return high >= lowest && high < 1.5 * (y1 - y0) && shared > 0.6 * high && gap > -0.5 && gap < Math.max(1.4, 0.2 * (y1 - y0));
}

/**
 * Finds the lines of text and the checkboxes of a picture without ruling lines. Letters belong to one line when they are at one height and
 * no further apart than words are; a line that ran down the page between them separates them. `scale` is pixels per point.
 */
export function segmentsOf(picture: Grey, level: number, scale: number, uprights: readonly Upright[] = []): Segments {
  // A page of monstrous size has less than a pixel a point: nothing on it can be read.
  if (scale < 1) return { lines: [], frames: [], tangled: [], large: [] };
  const blobs = blobsOf(picture, level, scale);
  const held = blobs.flatMap((blob) => {
    const frame = frameOf(picture, level, blob, scale);
    const isLetter = frame && frame.x1 - frame.x0 < widerThanLetters && blobs.some((other) => other !== blob && isBeside(other, blob));
    return frame && !isLetter ? [{ blob, frame }] : [];
  });
  const frames = held.map(({ frame }) => frame);
  const framed = new Set(held.map(({ blob }) => blob));
  const inFrame = (blob: Blob) => frames.some(({ x0, y0, x1, y1 }) => blob.x0 >= x0 && blob.x1 <= x1 && blob.y0 >= y0 && blob.y1 <= y1);
  const letters = blobs.filter((blob) => {
    const [wide, high] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
    // What is left of a line down the page is thinner and longer than a letter.
    if (wide < 2 && high > 9.5) return false;
    return !framed.has(blob) && high >= lowest && high <= tallest && wide < 120 && !inFrame(blob);
  });
  const isLetter = new Set(letters);
  const tangled = blobs.filter((blob) => {
    const large = (blob.y1 - blob.y0 > tallest || blob.x1 - blob.x0 >= 120) && blob.y1 - blob.y0 > 2 * lowest;
    return large && !isLetter.has(blob) && !framed.has(blob);
  });
  const lines = linesOf(letters, uprights).filter(({ x0, x1 }) => x1 - x0 >= 1.8);
  const small = blobs.filter((blob) => !framed.has(blob) && blob.y1 - blob.y0 < lowest && blob.x1 - blob.x0 < 12 && blob.ink > 1);
  for (const blob of small) {
    const [x, y] = [(blob.x0 + blob.x1) / 2, (blob.y0 + blob.y1) / 2];
    const line = lines.find(({ x0, y0, x1, y1 }) => x > x0 - 2.5 && x < x1 + 3.5 && y > y0 - 1 && y < y1 + 2);
    if (line) Object.assign(line, { x0: Math.min(line.x0, blob.x0), x1: Math.max(line.x1, blob.x1), y1: Math.max(line.y1, blob.y1) });
  }
  return {
    tangled: tangled.map(boxOf),
    large: tangled.filter(({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0) >= largeShape).map(boxOf),
    lines: lines.flatMap((line) => parted(picture, level, line, scale)),
    frames: frames.map(({ x0, y0, x1, y1 }) => ({
      box: [x0, y0, x1, y1] as Box,
      share: inkShare(picture, level, [x0 + 1.9, y0 + 1.9, x1 - 1.9, y1 - 1.9], scale),
    })),
  };
}

const boxOf = ({ x0, y0, x1, y1 }: Blob): Box => [x0, y0, x1, y1];

/** Lines that touch, as a g and the T below it do, parted at the rows between them with hardly any ink. */
function parted(picture: Grey, level: number, { x0, y0, x1, y1 }: Blob, scale: number): Box[] {
  const { data, width } = picture;
  const high = y1 - y0;
  if (high < 9 || x1 - x0 < 1.5 * high) return [[x0, y0, x1, y1]];
  const [left, top, right, bottom] = [x0, y0, x1, y1].map((point) => Math.round(point * scale)) as Box;
  const rows = Uint32Array.from({ length: bottom - top }, (_, row) => {
    let ink = 0;
    for (let x = left; x < right; x++) if ((data[(top + row) * width + x] ?? 255) < level) ink++;
    return ink;
  });
  const mean = rows.reduce((sum, ink) => sum + ink, 0) / rows.length;
  const edge = Math.round(3.6 * scale);
  let valley = -1;
  for (let row = edge; row < rows.length - edge; row++) if ((rows[row] ?? 0) < (rows[valley] ?? Number.POSITIVE_INFINITY)) valley = row;
  if (valley < 0 || (rows[valley] ?? 0) > 0.28 * mean) return [[x0, y0, x1, y1]];
  const middle = (top + valley + 0.5) / scale;
  return [
    ...parted(picture, level, { x0, y0, x1, y1: middle, ink: 0 }, scale),
    ...parted(picture, level, { x0, y0: middle, x1, y1, ink: 0 }, scale),
  ];
}

/**
 * The lines that letters make. Two letters that touch across lines, as a label's and the one of the value below it, belong to both
 * lines and must not join them.
 */
function linesOf(letters: Blob[], uprights: readonly Upright[]): Blob[] {
  const heights = letters.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const tall = new Set(letters.filter(({ y0, y1 }) => y1 - y0 > 1.6 * usual));
  const low = joined(
    letters.filter((blob) => !tall.has(blob)),
    uprights,
  ).map(wholeOf);
  const touched = (blob: Blob, line: Blob) => {
    const shared = Math.min(blob.y1, line.y1) - Math.max(blob.y0, line.y0);
    return shared > 0.6 * (line.y1 - line.y0) && line.x0 - blob.x1 < 3 && blob.x0 - line.x1 < 3;
  };
  const middle = ({ y0, y1 }: Blob) => (y0 + y1) / 2;
  const glue = [...tall].filter((blob) => {
    const heights = low.filter((line) => touched(blob, line)).map(middle);
    return heights.length > 1 && Math.max(...heights) - Math.min(...heights) > 0.7 * usual;
  });
  const lines = joined(
    letters.filter((blob) => !glue.includes(blob)),
    uprights,
  )
    .flatMap(partedBySize)
    .map(wholeOf);
  for (const blob of glue)
    for (const line of lines)
      if (touched(blob, line)) Object.assign(line, { x0: Math.min(line.x0, blob.x0), x1: Math.max(line.x1, blob.x1) });
  return lines;
}

/** The letters of each line, left to right. */
function joined(letters: Blob[], uprights: readonly Upright[]): Blob[][] {
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const parent = new Map<Blob, Blob>(sorted.map((blob) => [blob, blob]));
  const root = (blob: Blob): Blob => {
    let at = blob;
    for (let up = parent.get(at) ?? at; up !== at; up = parent.get(at) ?? at) at = up;
    parent.set(blob, at);
    return at;
  };
  const isParted = (a: Blob, b: Blob) =>
    uprights.some(({ x, top, bottom }) => x > a.x1 - 1.5 && x < b.x0 + 1.5 && top < Math.min(a.y1, b.y1) && bottom > Math.max(a.y0, b.y0));
  // By height of the page, so that only neighbors are compared.
  const shelves = new Map<number, Blob[]>();
  const shelf = 8;
  for (const blob of sorted)
    for (let at = Math.floor(blob.y0 / shelf); at <= Math.floor(blob.y1 / shelf); at++) shelves.set(at, [...(shelves.get(at) ?? []), blob]);
  for (const list of shelves.values())
    list.forEach((a, at) => {
      for (const b of list.slice(at + 1)) {
        const [highA, highB] = [a.y1 - a.y0, b.y1 - b.y0];
        const high = Math.max(highA, highB);
        const apart = b.x0 - a.x1;
        if (apart > widest * tallest) break;
        const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
        if (apart > widest * Math.min(high, 14) || shared < 0.45 * Math.min(highA, highB) || high > 3.2 * Math.min(highA, highB)) continue;
        if (root(a) !== root(b) && !isParted(a, b)) parent.set(root(b), root(a));
      }
    });
  const lines = new Map<Blob, Blob[]>();
  for (const blob of sorted) lines.set(root(blob), [...(lines.get(root(blob)) ?? []), blob]);
  return [...lines.values()];
}

const wholeOf = (blobs: readonly Blob[]): Blob => ({
  x0: Math.min(...blobs.map(({ x0 }) => x0)),
  y0: Math.min(...blobs.map(({ y0 }) => y0)),
  x1: Math.max(...blobs.map(({ x1 }) => x1)),
  y1: Math.max(...blobs.map(({ y1 }) => y1)),
  ink: blobs.reduce((sum, { ink }) => sum + ink, 0),
});

/** How much taller the capitals of one print are than those of another; the narrowest blank between words, and between these, against the lower ones' height. */
const [larger, blank, between] = [1.22, 0.2, 0.3];

/**
 * A label in small capitals and the larger value after it, apart: recognition takes capitals as high as the small letters of the larger
 * print for small letters, "errective pate" for "EFFECTIVE DATE". Print with small letters stays whole.
 */
function partedBySize(line: readonly Blob[]): Blob[][] {
  const words: Blob[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let last = Number.POSITIVE_INFINITY;
  for (const blob of line) {
    const high = blob.y1 - blob.y0;
    if (blob.x0 - end > blank * Math.min(high, last)) words.push([]);
    words.at(-1)?.push(blob);
    end = Math.max(end, blob.x1);
    last = high;
  }
  const parts: Blob[][] = [];
  for (const word of words) {
    const before = parts.at(-1);
    if (before && !areApart(before, word)) before.push(...word);
    else parts.push([...word]);
  }
  return parts;
}

function areApart(before: readonly Blob[], word: readonly Blob[]): boolean {
  const [small, large] = [heightOfCapitals(before), heightOfCapitals(word)].sort((a, b) => a.height - b.height);
  if (!small || !large || small.even < 0.85 || large.even < 0.7 || large.height < larger * small.height) return false;
  return (word[0]?.x0 ?? 0) - wholeOf(before).x1 > between * small.height;
}

/** The height of most of these letters, and the share of those that are as high, as capitals and digits are; 0 for less than three. */
function heightOfCapitals(letters: readonly Blob[]): { height: number; even: number } {
  const heights = letters.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  return { height, even: letters.length < 3 ? 0 : heights.filter((one) => Math.abs(one - height) < 0.6).length / letters.length };
}

/**
 * Lines of running text among the lines of a page: so much longer than high that no value or label is. A paragraph's shorter last
 * line belongs to it.
 */
export function proseOf(lines: readonly Box[]): Box[] {
  const isLong = ([x0, y0, x1, y1]: Box, least: number) => x1 - x0 >= least && y1 - y0 >= 4 && x1 - x0 > 20 * Math.min(10, y1 - y0);
  const long = lines.filter((line) => isLong(line, 230));
  const isPart = ([x0, y0, x1, y1]: Box) =>
    long.some((other) => {
      const stacked = Math.min(Math.abs(other[1] - y1), Math.abs(y0 - other[3])) < 4 && Math.abs(x0 - other[0]) < 12;
      const level = Math.abs(other[1] - y0) < 3 && Math.max(other[0] - x1, x0 - other[2]) < 14;
      return stacked || level;
    });
  return lines.filter((line) => long.includes(line) || (isLong(line, 100) && isPart(line)));
}
