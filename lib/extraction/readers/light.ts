import type { Grey } from "@/lib/extraction/readers/pixels";

/** A faint picture with its ink made black: the darkest pixels become 0, what is as light as its paper becomes 255. */
export function fullContrast(picture: Grey): Grey {
  const { data } = picture;
  const histogram = new Uint32Array(256);
  let counted = 0;
  for (let at = 0; at < data.length; at += 3, counted++) histogram[data[at] as number] = (histogram[data[at] as number] as number) + 1;
  const levelAt = (share: number) => {
    let [level, seen] = [0, histogram[0] ?? 0];
    while (level < 255 && seen < share * counted) seen += histogram[++level] ?? 0;
    return level;
  };
  const [ink, paper] = [levelAt(0.006), levelAt(0.6)];
  if (ink < 70 || paper - ink < 25) return picture;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round(((level - ink) * 255) / (paper - ink)))),
  );
  const strong = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) strong[at] = table[data[at] as number] as number;
  return { ...picture, data: strong };
}

/** Side of the squares in which the paper's brightness is measured, in pixels, and how uneven it must be to be evened out. */
const [square, uneven] = [32, 0.86];

/**
 * The picture as if it were lit evenly: a photograph's shadow, or a gray and faint scan, has its paper lifted to white. A scan that
 * is white already stays as it is.
 */
export function evenLight(picture: Grey): Grey {
  const { data, width, height } = picture;
  const [across, down] = [Math.ceil(width / square), Math.ceil(height / square)];
  const paper = new Float32Array(across * down);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      histogram.fill(0);
      let count = 0;
      for (let y = row * square; y < Math.min(height, (row + 1) * square); y += 2)
        for (let x = column * square; x < Math.min(width, (column + 1) * square); x += 2, count++) {
          const level = data[y * width + x] ?? 255;
          histogram[level] = (histogram[level] ?? 0) + 1;
        }
      let [level, seen] = [255, 0];
      while (level > 0 && seen < count * 0.3) seen += histogram[level--] ?? 0;
      paper[row * across + column] = level + 1;
    }
  const sorted = Float32Array.from(paper).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255;
  if (at(0.05) > 255 * uneven) return picture;
  const floor = Math.max(70, at(0.5) * 0.35);
  const smooth = paper.map((_, index) => {
    const [row, column] = [Math.floor(index / across), index % across];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) near.push(paper[y * across + x] ?? 255);
    near.sort((a, b) => a - b);
    return Math.max(floor, near[Math.floor(near.length * 0.6)] ?? 255);
  });
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(down - 1.001, y / square - 0.5));
    const [row, dy] = [Math.floor(fy), fy % 1];
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(across - 1.001, x / square - 0.5));
      const column = Math.floor(fx);
      const dx = fx - column;
      const index = row * across + column;
      const [a, b] = [smooth[index] ?? 255, smooth[index + 1] ?? smooth[index] ?? 255];
      const [c, d] = [smooth[index + across] ?? a, smooth[index + across + 1] ?? b];
      const light = (a + (b - a) * dx) * (1 - dy) + (c + (d - c) * dx) * dy;
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 250) / light);
    }
  }
  return { data: even, width, height };
}

/** Side in points of the blocks in which gray bands are looked for, and how many of them one is wide and high at least. */
export const [block, widestLetters, tallestLetters] = [1.2, 33, 6];
/** Between these levels lies what is a band: darker is ink, lighter is paper. */
const [darkBand, lightBand] = [90, 225];

/**
 * The picture with gray bands, as tables have them behind their headers, lifted to white: on a faint scan they are nearly as dark as the
 * ink on them. Areas narrower or lower than `widestLetters` by `tallestLetters`, such as letters, lines and filled boxes, are not bands.
 * `scale` is pixels per point.
 */
export function withoutBands(picture: Grey, scale: number): Grey {
  const { data, width, height } = picture;
  const side = Math.max(2, Math.round(block * scale));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const blocks = blocksOf(picture, side, across, down);
  const isWide = inRuns(blocks, across, (level) => level < lightBand, widestLetters);
  const wide = turned(isWide, across);
  const isBand = turned(
    inRuns(wide, down, (one) => one === 1, tallestLetters),
    down,
  );
  if (!isBand.includes(1)) return picture;
  const paper = paperOf(blocks, isBand, across);
  const white = data.slice();
  for (let at = 0; at < paper.length; at++) {
    const level = paper[at] as number;
    if (level <= darkBand || level >= lightBand) continue;
    const [left, top] = [(at % across) * side, Math.floor(at / across) * side];
    for (let y = top; y < Math.min(height, top + side); y++)
      for (let x = left; x < Math.min(width, left + side); x++)
        white[y * width + x] = Math.min(255, ((data[y * width + x] as number) * 250) / level);
  }
  return { ...picture, data: white };
}

/** How light the blocks of a picture are on average, row by row. */
export function blocksOf({ data, width, height }: Grey, side: number, across: number, down: number): Uint8Array {
  const [sums, counts] = [new Uint32Array(across * down), new Uint32Array(across * down)];
  // Of large blocks every second pixel of every second row is enough.
  const step = side < 4 ? 1 : 2;
  for (let y = 0; y < height; y += step)
    for (let x = 0, at = Math.floor(y / side) * across; x < width; x += side, at++) {
      const end = Math.min(width, x + side);
      let sum = 0;
      let count = 0;
      for (let place = x; place < end; place += step, count++) sum += data[y * width + place] as number;
      sums[at] = (sums[at] as number) + sum;
      counts[at] = (counts[at] as number) + count;
    }
  // `from` goes through an iterator, which takes thirty times as long.
  const levels = new Uint8Array(sums.length);
  for (let at = 0; at < levels.length; at++) levels[at] = (sums[at] as number) / (counts[at] as number);
  return levels;
}

/** 1 for each cell of a row of `across` that is one of at least `least` such beside each other. */
export function inRuns(cells: Uint8Array, across: number, isOne: (cell: number) => boolean, least: number): Uint8Array {
  const found = new Uint8Array(cells.length);
  for (let row = 0; row < cells.length; row += across)
    for (let from = row, to = row; to <= row + across; to++) {
      if (to < row + across && isOne(cells[to] as number)) continue;
      if (to - from >= least) found.fill(1, from, to);
      from = to + 1;
    }
  return found;
}

/** Rows as columns. */
export function turned(cells: Uint8Array, across: number): Uint8Array {
  const down = cells.length / across;
  return cells.map((_, at) => cells[(at % down) * across + Math.floor(at / down)] as number);
}

/** What a share of the values lies below. */
const levelAt = (levels: number[], share: number) => levels.sort((a, b) => a - b)[Math.floor(share * (levels.length - 1))] ?? 255;

/**
 * The bands' own lightness, without the ink on them; 0 elsewhere. Between letters a block holds little but paper, above and below a line
 * only paper.
 */
function paperOf(blocks: Uint8Array, isBand: Uint8Array, across: number): Uint8Array {
  const within = (cells: Uint8Array, at: number, step: number, reach: number, share: number) => {
    const levels: number[] = [];
    for (let away = -reach; away <= reach; away++) if (isBand[at + away * step]) levels.push(cells[at + away * step] as number);
    return levelAt(levels, share);
  };
  const rows = isBand.map((one, at) => (one ? within(blocks, at, 1, widestLetters >> 1, 0.75) : 0));
  return isBand.map((one, at) => (one ? within(rows, at, across, tallestLetters, 0.6) : 0));
}
