import { block, blocksOf, inRuns, tallestLetters, turned, widestLetters } from "@/lib/extraction/readers/light";
import type { Grey } from "@/lib/extraction/readers/pixels";

/** How dark a bar is and how light on average with its letters, against the picture's paper. */
const [darkest, withLetters] = [0.45, 0.66];
/** How many blocks high a bar is at most, and how many between two of its dark rows letters take. */
const [highest, tallestLine] = [38, 14];
/** How many blocks left and right of a place decide how light the letters' row is there. */
const around = 12;

/**
 * The picture with its dark bars inverted, as tables have them behind light headings: no engine reads light letters on dark ground beside
 * dark ones on light. A bar is dark from side to side for at least `widestLetters`, above and below its letters, and neither a line nor a
 * table's edge. `scale` is pixels per point.
 */
export function withoutDarkBars(picture: Grey, scale: number): Grey {
  const { data, width, height } = picture;
  const side = Math.max(2, Math.round(block * scale));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const blocks = blocksOf(picture, side, across, down);
  const paper = blocks.slice().sort()[Math.floor(blocks.length * 0.6)] as number;
  const wide = inRuns(blocks, across, (level) => level < darkest * paper, widestLetters);
  if (!wide.includes(1)) return picture;
  const filled = withLines(wide, blocks, across, withLetters * paper);
  const standing = turned(filled, across);
  const isBar = turned(
    inRuns(standing, down, (one) => one === 1, tallestLetters).map((one, at, all) => (one === 1 && isLow(all, at, down) ? 1 : 0)),
    down,
  );
  if (!isBar.includes(1)) return picture;
  const inverted = data.slice();
  for (let at = 0; at < isBar.length; at++) {
    if (isBar[at] !== 1) continue;
    const ground = groundAt(blocks, isBar, at, across);
    const [left, top] = [(at % across) * side, Math.floor(at / across) * side];
    for (let y = top; y < Math.min(height, top + side); y++)
      for (let x = left; x < Math.min(width, left + side); x++) {
        const light = 255 - (data[y * width + x] as number);
        inverted[y * width + x] = Math.min(255, (light * paper) / (255 - ground));
      }
  }
  return { ...picture, data: inverted };
}

/** Dark rows with the rows of letters between them. */
function withLines(wide: Uint8Array, blocks: Uint8Array, across: number, lightest: number): Uint8Array {
  const filled = wide.slice();
  const down = wide.length / across;
  for (let x = 0; x < across; x++)
    for (let y = 0, last = -1; y < down; y++) {
      if (wide[y * across + x] !== 1) continue;
      if (last >= 0 && y - last > 1 && y - last <= tallestLine && meanOf(blocks, across, x, last + 1, y) < lightest)
        for (let between = last + 1; between < y; between++) filled[between * across + x] = 1;
      last = y;
    }
  return filled;
}

/** How light the blocks around a column are on average from one row to before another. */
function meanOf(blocks: Uint8Array, across: number, x: number, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let y = from; y < to; y++)
    for (let near = Math.max(0, x - around); near <= Math.min(across - 1, x + around); near++, count++)
      sum += blocks[y * across + near] as number;
  return sum / count;
}

/** Whether the run of a column's cells that one is in is no higher than a bar. */
function isLow(cells: Uint8Array, at: number, down: number): boolean {
  const start = Math.floor(at / down) * down;
  let [from, to] = [at, at];
  while (from > start && cells[from - 1] === 1 && to - from <= highest) from--;
  while (to + 1 < start + down && cells[to + 1] === 1 && to - from <= highest) to++;
  return to - from < highest;
}

/** A bar's own level around a place, without its letters. */
function groundAt(blocks: Uint8Array, isBar: Uint8Array, at: number, across: number): number {
  const row = Math.floor(at / across) * across;
  let least = 255;
  for (let near = Math.max(row, at - around); near <= Math.min(row + across - 1, at + around); near++)
    if (isBar[near] === 1) least = Math.min(least, blocks[near] as number);
  return least;
}
