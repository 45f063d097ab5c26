import { isLikeOfficeStamp } from "@/lib/extraction/forms/furniture";
import { markLike } from "@/lib/extraction/forms/void-marks";
import { pgmOf, reduced } from "@/lib/extraction/readers/image";
import type { OcrEngine, OcrWord } from "@/lib/extraction/readers/ocr-engine";
import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box } from "@/lib/extraction/schema";

/**
 * What large letters on a picture say: a mark, or nothing that could be read though they cross the page. `harmless`: where they say "RECEIVED" or
 * the like, in points.
 */
export type Stamp = { watermark: string | null; isCrossed: boolean; harmless: Box[] };

/** How wide a whole page is, in pixels of its picture and in points. */
type PageWidth = { pixels: number; points: number };

/** Pixels across the copy on which stamps are looked for: a point is about 1.4 of them. */
const copyWidth = 850;
/** Strokes thinner than this many pixels are text and ruling lines; how far (pixels) the paper's level is looked for, and how much darker ink is. */
const [thick, around, darker] = [4, 24, 18];
/** Least and greatest side of a letter in pixels, and the share of its box from which on a shape is a bar and no letter. */
const [least, greatest, solid] = [11, 330, 0.82];
/** Least length of a word in pixels, how many times as long as high it is, and how many words are looked at. */
const [shortest, slender, most] = [55, 1.7, 4];
/** Angles (degrees) between which a word runs across the page's lines, and the length (pixels) from which an unreadable one is a doubt. */
const [oblique, crossing] = [[12, 78] as const, 140];
/** Height in pixels at which a word is read. */
const readHeight = 56;

/** Looks for a stamp on a page's picture, or on a part of one: letters far bolder than its text, at any angle. */
export async function stampOn(grey: Grey, engine: OcrEngine, page: PageWidth): Promise<Stamp> {
  const scale = Math.min(1, copyWidth / page.pixels);
  const copy = scale === 1 ? grey : await reduced(grey, Math.max(1, Math.round(grey.width * scale)));
  const words = wordsOf(shapesOf(inkOf(copy), copy.width, copy.height));
  let isCrossed = false;
  const harmless: Box[] = [];
  for (const word of words.slice(0, most)) {
    const texts: string[] = [];
    for (const flip of [0, 180]) {
      const [read = []] = await engine.read([pgmOf(cutAlong(word, flip))], 7);
      const text = read.map((one) => one.text).join(" ");
      const mark = markLike(text);
      if (mark) return { watermark: mark, isCrossed: false, harmless };
      texts.push(text);
      // A logo that is read clearly need not be turned over.
      if (isClear(read)) break;
    }
    const isCrossing = word.degrees > oblique[0] && word.degrees < oblique[1] && word.length > crossing && word.shapes.length >= 4;
    if (texts.some((text) => isLikeOfficeStamp(text))) harmless.push(boxOf(word, page.points / page.pixels / scale));
    else isCrossed ||= isCrossing;
  }
  return { watermark: null, isCrossed, harmless };
}

const isClear = (read: readonly OcrWord[]) =>
  read.reduce((sum, { text }) => sum + text.length, 0) >= 5 && read.every(({ confidence }) => confidence > 0.85);

const boxOf = ({ shapes }: StampWord, points: number): Box => [
  Math.min(...shapes.map(({ x0 }) => x0)) * points,
  Math.min(...shapes.map(({ y0 }) => y0)) * points,
  Math.max(...shapes.map(({ x1 }) => x1)) * points,
  Math.max(...shapes.map(({ y1 }) => y1)) * points,
];

/** The pixels of bold ink: what is left when thin strokes are filled with paper. */
function inkOf({ data, width, height }: Grey): Uint8Array {
  const inverted = (levels: Uint8Array) => levels.map((level) => 255 - level);
  const filled = highest(data, width, height, thick);
  const bold = inverted(highest(inverted(filled), width, height, thick));
  const paper = highest(bold, width, height, around);
  return bold.map((level, at) => ((paper[at] ?? 255) - level > darker ? 1 : 0));
}

/** The highest level in a square of `size` pixels around each pixel. */
function highest(data: Uint8Array, width: number, height: number, size: number): Uint8Array {
  return turned(highestInRow(turned(highestInRow(data, width, size), width, height), height, size), height, width);
}

/** Rows as columns: to go along rows is five times as fast as to go down columns. */
function turned(data: Uint8Array, width: number, height: number): Uint8Array {
  const to = new Uint8Array(data.length);
  for (let y = 0, from = 0; y < height; y++) for (let x = 0, at = y; x < width; x++, at += height) to[at] = data[from++] as number;
  return to;
}

/** Van Herk's running extremes: two steps a pixel whatever the size. */
function highestInRow(data: Uint8Array, width: number, size: number): Uint8Array {
  const to = new Uint8Array(data.length);
  const before = Math.floor((size - 1) / 2);
  const padded = Math.ceil((width + size) / size) * size;
  const [line, forth, back] = [new Uint8Array(padded), new Uint8Array(padded), new Uint8Array(padded)];
  for (let row = 0; row < data.length; row += width) {
    line.set(data.subarray(row, row + width), before);
    for (let start = 0; start < padded; start += size) {
      let most = 0;
      for (let at = start; at < start + size; at++) {
        most = Math.max(most, line[at] as number);
        forth[at] = most;
      }
      most = 0;
      for (let at = start + size - 1; at >= start; at--) {
        most = Math.max(most, line[at] as number);
        back[at] = most;
      }
    }
    for (let at = 0; at < width; at++) to[row + at] = Math.max(back[at] as number, forth[at + size - 1] as number);
  }
  return to;
}

type Shape = { x0: number; y0: number; x1: number; y1: number; pixels: [number, number][] };

/** Connected pixels that may be a letter, or letters that touch. */
function shapesOf(ink: Uint8Array, width: number, height: number): Shape[] {
  const shapes: Shape[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const shape: Shape = { x0: width, y0: height, x1: 0, y1: 0, pixels: [] };
    const stack = [start];
    ink[start] = 2;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      shape.pixels.push([x, y]);
      [shape.x0, shape.x1] = [Math.min(shape.x0, x), Math.max(shape.x1, x)];
      [shape.y0, shape.y1] = [Math.min(shape.y0, y), Math.max(shape.y1, y)];
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const [nextX, nextY] = [x + dx, y + dy];
        const next = nextY * width + nextX;
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height || ink[next] !== 1) continue;
        ink[next] = 2;
        stack.push(next);
      }
    }
    const [wide, high] = [shape.x1 - shape.x0 + 1, shape.y1 - shape.y0 + 1];
    const isBar = shape.pixels.length > solid * wide * high && Math.max(wide, high) > 2.5 * Math.min(wide, high);
    const isEdge = Math.max(wide, high) > 0.9 * Math.min(width, height);
    if (Math.max(wide, high) >= least && !isBar && !isEdge && shape.pixels.length > 25) shapes.push(shape);
  }
  return shapes;
}

type StampWord = { shapes: Shape[]; angle: number; degrees: number; length: number; height: number; center: readonly [number, number] };

/** Shapes near each other as words with their angle, the largest first. */
function wordsOf(shapes: readonly Shape[]): StampWord[] {
  const sizeOf = (one: Shape) => Math.min(greatest, Math.max(one.x1 - one.x0, one.y1 - one.y0));
  const left = new Set(shapes);
  const words: StampWord[] = [];
  for (const first of shapes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let at = 0; at < group.length; at++)
      for (const other of left) {
        const one = group[at] as Shape;
        const gap = Math.max(other.x0 - one.x1, one.x0 - other.x1, other.y0 - one.y1, one.y0 - other.y1);
        const [small, large] = [Math.min(sizeOf(one), sizeOf(other)), Math.max(sizeOf(one), sizeOf(other))];
        if (gap > 0.9 * small || (large > 3 * small && group.length + 1 < shapes.length && gap > 0.4 * small)) continue;
        left.delete(other);
        group.push(other);
      }
    const word = measured(group);
    if (word.length > shortest && word.length > slender * word.height) words.push(word);
  }
  return words.sort((a, b) => b.length * b.height - a.length * a.height);
}

/** The direction in which a group of shapes runs, and how long and high it is along that. */
function measured(shapes: Shape[]): StampWord {
  const all = shapes.flatMap(({ pixels }) => pixels);
  const mean = (axis: 0 | 1) => all.reduce((sum, one) => sum + one[axis], 0) / all.length;
  const [cx, cy] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of all) [xx, yy, xy] = [xx + (x - cx) ** 2, yy + (y - cy) ** 2, xy + (x - cx) * (y - cy)];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [from, to, top, bottom] = [0, 0, 0, 0];
  for (const [x, y] of all) {
    const [along, across] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
    [from, to, top, bottom] = [Math.min(from, along), Math.max(to, along), Math.min(top, across), Math.max(bottom, across)];
  }
  const [midAlong, midAcross] = [(from + to) / 2, (top + bottom) / 2];
  const degrees = Math.abs((angle * 180) / Math.PI);
  return {
    shapes,
    angle,
    degrees: Math.min(degrees, 180 - degrees),
    length: to - from,
    height: bottom - top,
    center: [cx + midAlong * cos - midAcross * sin, cy + midAlong * sin + midAcross * cos],
  };
}

/** A word's ink alone, level and on white, at the height at which it is read best. */
function cutAlong({ shapes, angle, length, height, center }: StampWord, flip: number): Grey {
  const scale = readHeight / Math.max(height, 1);
  const rim = 14;
  const [wide, high] = [Math.min(2400, Math.ceil(length * scale) + 2 * rim), readHeight + 2 * rim];
  const inked = new Set(shapes.flatMap(({ pixels }) => pixels.map(([x, y]) => y * copyWidth * 2 + x)));
  const turn = angle + (flip * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const data = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [along, across] = [(x - wide / 2) / scale, (y - high / 2) / scale];
      const [px, py] = [Math.round(center[0] + along * cos - across * sin), Math.round(center[1] + along * sin + across * cos)];
      if (px >= 0 && inked.has(py * copyWidth * 2 + px)) data[y * wide + x] = 0;
    }
  return { data, width: wide, height: high };
}
