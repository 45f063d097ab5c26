import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box } from "@/lib/extraction/schema";

type Run = { from: number; to: number; ink: number };

/** Stretches of a profile with ink, where gaps of up to `gap` are closed; `to` is exclusive. */
function runsOf(profile: ArrayLike<number>, gap: number, least = 1): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < profile.length; at++) {
    const ink = profile[at] ?? 0;
    if (ink < least) continue;
    const last = runs.at(-1);
    if (last && at - last.to <= gap) [last.to, last.ink] = [at + 1, last.ink + ink];
    else runs.push({ from: at, to: at + 1, ink });
  }
  return runs;
}

/**
 * The lines of text within a box of a picture (pixels), each as tight as its ink, from top to bottom. What is left of ruling lines
 * and of borders at the box's edges does not count, nor do specks. `scale` is pixels a point.
 */
export function inkLines(picture: Grey, level: number, box: Box, scale: number): Box[] {
  const { data, width, height } = picture;
  const [x0, y0] = [Math.max(0, Math.round(box[0])), Math.max(0, Math.round(box[1]))];
  const [across, down] = [Math.min(width, Math.round(box[2])) - x0, Math.min(height, Math.round(box[3])) - y0];
  if (across < 4 || down < 4) return [];
  const dark = (x: number, y: number) => (data[(y0 + y) * width + x0 + x] ?? 255) < level;
  const columns = new Uint32Array(across);
  const rows = new Uint32Array(down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      if (dark(x, y)) {
        columns[x] = (columns[x] ?? 0) + 1;
        rows[y] = (rows[y] ?? 0) + 1;
      }
  const isBorder = (x: number) => down > 9 * scale && (columns[x] ?? 0) > down * 0.8;
  const isRuling = (y: number) => across > 20 * scale && (rows[y] ?? 0) > across * 0.8;
  const clean = Uint32Array.from({ length: down }, (_, y) => {
    if (isRuling(y)) return 0;
    let ink = 0;
    for (let x = 0; x < across; x++) if (!isBorder(x) && dark(x, y)) ink++;
    return ink;
  });
  return runsOf(clean, 0.6 * scale, 2)
    .filter(({ from, to }) => to - from >= 2.4 * scale)
    .flatMap(({ from, to }) => {
      const profile = Uint32Array.from({ length: across }, (_, x) => {
        if (isBorder(x)) return 0;
        let ink = 0;
        for (let y = from; y < to; y++) if (dark(x, y)) ink++;
        return ink;
      });
      const all = runsOf(profile, 1.6 * scale).filter(({ ink }) => ink > 0.5 * scale * scale);
      const kept = all.filter(({ from: left, to: right }) => {
        const atEdge = left <= 1.5 * scale || right >= across - 1.5 * scale;
        return !(atEdge && right - left <= 1.3 * scale && all.length > 1);
      });
      const [first, last] = [kept[0], kept.at(-1)];
      if (!first || !last) return [];
      let [top, bottom] = [to, from];
      for (let y = from; y < to; y++)
        for (let x = first.from; x < last.to; x++)
          if (!isBorder(x) && dark(x, y)) {
            top = Math.min(top, y);
            bottom = y + 1;
          }
      return bottom - top < 2.4 * scale ? [] : [[x0 + first.from, y0 + top, x0 + last.to, y0 + bottom] satisfies Box];
    });
}

/**
 * A character's picture in 12 by 16 squares of darkness, less their mean and of length 1, its width to height ratio, and its distance
 * (`gap`, pixels) from the character before it; `cut` where it touched its neighbor, or was broken.
 */
export type Glyph = { cells: Float32Array; shape: number; height: number; gap?: number; cut?: boolean };
const [cellsAcross, cellsDown] = [12, 16];

type Piece = Run & { cut?: boolean };

/**
 * As many pieces as a line has characters: what touches is cut where its ink is thinnest, what is broken by a hair is put together.
 * null: neither leads to so many.
 */
function piecesOf(columns: Uint32Array, count: number, height: number): Piece[] | null {
  let pieces: Piece[] = runsOf(columns, 0);
  while (pieces.length > count) {
    const gaps = pieces.slice(1).map(({ from }, at) => from - (pieces[at]?.to ?? 0));
    const at = gaps.indexOf(Math.min(...gaps));
    const [left, right] = [pieces[at], pieces[at + 1]];
    if (!left || !right || right.from - left.to > 0.08 * height || right.to - left.from > 0.9 * height) return null;
    pieces = pieces.toSpliced(at, 2, { from: left.from, to: right.to, ink: left.ink + right.ink, cut: true });
  }
  while (pieces.length < count) {
    const widest = Math.max(...pieces.map(({ from, to }) => to - from));
    const at = pieces.findIndex(({ from, to }) => to - from === widest);
    const piece = pieces[at];
    const least = Math.round(0.28 * height);
    if (!piece || widest < 2 * least + 1) return null;
    let thinnest = piece.from + least;
    for (let x = thinnest; x <= piece.to - least; x++) if ((columns[x] ?? 0) < (columns[thinnest] ?? 0)) thinnest = x;
    if ((columns[thinnest] ?? 0) > 0.35 * height) return null;
    const part = (from: number, to: number): Piece => ({ from, to, ink: 0, cut: true });
    pieces = pieces.toSpliced(at, 1, part(piece.from, thinnest), part(thinnest, piece.to));
  }
  return pieces;
}

/**
 * The characters of a tight line of text (pixels), left to right; blanks are left out. `null` where the line falls into another
 * number of pieces than `count`.
 */
export function glyphsOf({ data, width }: Grey, level: number, [x0, y0, x1, y1]: Box, count: number): Glyph[] | null {
  const across = Math.round(x1 - x0);
  const columns = Uint32Array.from({ length: across }, (_, x) => {
    let ink = 0;
    for (let y = y0; y < y1; y++) if ((data[y * width + x0 + x] ?? 255) < level) ink++;
    return ink;
  });
  const pieces = piecesOf(columns, count, y1 - y0);
  if (!pieces) return null;
  return pieces.map(({ from, to, cut = false }, at) => {
    let [top, bottom] = [y1, y0];
    for (let y = y0; y < y1; y++)
      for (let x = from; x < to; x++)
        if ((data[y * width + x0 + x] ?? 255) < level) {
          top = Math.min(top, y);
          bottom = y + 1;
        }
    const [wide, high] = [to - from, bottom - top];
    const cells = new Float32Array(cellsAcross * cellsDown);
    for (let row = 0; row < cellsDown; row++) {
      const fy = ((row + 0.5) * high) / cellsDown - 0.5;
      const up = Math.max(0, Math.floor(fy));
      const dy = Math.max(0, fy - up);
      const [first, second] = [(top + up) * width + x0 + from, (top + Math.min(high - 1, up + 1)) * width + x0 + from];
      for (let column = 0; column < cellsAcross; column++) {
        const fx = ((column + 0.5) * wide) / cellsAcross - 0.5;
        const left = Math.max(0, Math.floor(fx));
        const right = Math.min(wide - 1, left + 1);
        const dx = Math.max(0, fx - left);
        const above = (data[first + left] ?? 255) * (1 - dx) + (data[first + right] ?? 255) * dx;
        const below = (data[second + left] ?? 255) * (1 - dx) + (data[second + right] ?? 255) * dx;
        cells[row * cellsAcross + column] = 1 - (above * (1 - dy) + below * dy) / 255;
      }
    }
    return { cells: normed(cells), shape: wide / high, height: high, gap: from - (pieces[at - 1]?.to ?? 0), cut };
  });
}

function normed(cells: Float32Array): Float32Array {
  let [sum, squares] = [0, 0];
  for (const cell of cells) {
    sum += cell;
    squares += cell * cell;
  }
  const mean = sum / cells.length;
  const length = Math.sqrt(Math.max(1e-6, squares - sum * mean));
  return cells.map((cell) => (cell - mean) / length);
}

/** Likeness of two characters, -1 to 1: correlation of their darkness, less for another shape or height. */
export const alike = (one: Glyph, other: Glyph): number => alikeInForm(one, other) - Math.abs(Math.log(one.height / other.height)) * 0.7;

/** The same for characters that may be of another size. */
export function alikeInForm(one: Glyph, other: Glyph): number {
  let correlation = 0;
  for (let at = 0; at < one.cells.length; at++) correlation += (one.cells[at] ?? 0) * (other.cells[at] ?? 0);
  return correlation - Math.abs(Math.log(one.shape / other.shape)) * 0.7;
}

/** Likeness of a character to its own mirror image, -1 to 1. */
export function mirrored({ cells }: Glyph): number {
  let correlation = 0;
  for (let at = 0; at < cells.length; at++) {
    const column = at % cellsAcross;
    correlation += (cells[at] ?? 0) * (cells[at - column + cellsAcross - 1 - column] ?? 0);
  }
  return correlation;
}

/** The value that half of the others are below; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
