/** A grey picture: one byte a pixel, 0 is black. */
export type Grey = { data: Uint8Array; width: number; height: number };

/** The grey level that best parts ink from paper (Otsu's method), kept within sensible bounds. */
export function inkLevel({ data }: Grey): number {
  const histogram = new Float64Array(256);
  const step = Math.max(1, Math.floor(data.length / 500_000));
  for (let at = 0; at < data.length; at += step) histogram[data[at] ?? 0] = (histogram[data[at] ?? 0] ?? 0) + 1;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const sum = histogram.reduce((all, count, level) => all + count * level, 0);
  let [below, belowSum, best, level] = [0, 0, -1, 128];
  for (let at = 0; at < 255; at++) {
    below += histogram[at] ?? 0;
    belowSum += at * (histogram[at] ?? 0);
    if (below === 0 || below === total) continue;
    const between = below * (total - below) * (belowSum / below - (sum - belowSum) / (total - below)) ** 2;
    if (between > best) [best, level] = [between, at];
  }
  return Math.min(200, Math.max(90, level));
}

/** Share of pixels that are neither black nor white: next to none on a one-bit fax. */
export function greyShare({ data }: Grey): number {
  let [grey, seen] = [0, 0];
  for (let at = 0; at < data.length; at += 7, seen++) if ((data[at] ?? 0) > 20 && (data[at] ?? 0) < 235) grey++;
  return seen === 0 ? 0 : grey / seen;
}

/**
 * The skew of the page in degrees (positive: the lines fall to the right), found within ±5° as the angle at which the rows'
 * ink is most uneven. Meant for a reduced copy of about 1,000 pixels' width.
 */
export function findSkew(picture: Grey): number {
  const level = inkLevel(picture);
  const points: number[] = [];
  const margin = Math.round(picture.width * 0.03);
  for (let y = margin; y < picture.height - margin; y++)
    for (let x = margin; x < picture.width - margin; x++) if ((picture.data[y * picture.width + x] ?? 255) < level) points.push(x, y);
  if (points.length < 2000 || points.length > picture.data.length) return 0;
  const unevenness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(picture.height + 2 * Math.ceil(Math.abs(slope) * picture.width) + 2);
    const shift = Math.ceil(Math.abs(slope) * picture.width) + 1;
    for (let at = 0; at < points.length; at += 2) {
      const row = Math.round((points[at + 1] ?? 0) - slope * (points[at] ?? 0)) + shift;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    return rows.reduce((sum, count, at) => sum + (count - (rows[at - 1] ?? 0)) ** 2, 0);
  };
  const bestOf = (angles: number[]) => angles.map((angle) => [unevenness(angle), angle] as const).sort((a, b) => b[0] - a[0])[0]?.[1] ?? 0;
  const coarse = bestOf(Array.from({ length: 21 }, (_, at) => -5 + at * 0.5));
  const finer = bestOf(Array.from({ length: 11 }, (_, at) => coarse - 0.5 + at * 0.1));
  return Math.abs(finer) < 0.08 ? 0 : finer;
}

/**
 * The picture with its ruling lines taken off: runs of ink of at least `least` pixels down and somewhat more across (words are
 * wide), that are no thicker than `thickest` pixels (a run inside bold, blurred letters is thicker than a line).
 */
export function removeRulings(picture: Grey, least: number, thickest: number): Grey {
  const { width, height, data } = picture;
  const level = Math.max(inkLevel(picture), 170);
  const clean = Uint8Array.from(data);
  // Every pixel of the page is visited: steps through the memory instead of calls for each.
  const sweep = (lines: number, length: number, shortest: number, lineStep: number, step: number) => {
    const isDark = (line: number, at: number) => line >= 0 && line < lines && (data[line * lineStep + at * step] ?? 255) < level;
    const isThin = (line: number, start: number, end: number) => {
      let [thin, seen] = [0, 0];
      for (let at = start; at < end; at += 3, seen++) {
        let thick = 1;
        for (let up = line - 1; thick <= thickest && isDark(up, at); up--) thick++;
        for (let down = line + 1; thick <= thickest && isDark(down, at); down++) thick++;
        if (thick <= thickest) thin++;
      }
      return thin > seen * 0.6;
    };
    for (let line = 0; line < lines; line++) {
      const first = line * lineStep;
      let start = -1;
      let gap = 0;
      for (let at = 0, index = first; at <= length; at++, index += step) {
        if (at < length && (data[index] as number) < level) {
          if (start < 0) start = at;
          gap = 0;
        } else if (start >= 0 && (++gap > 1 || at === length)) {
          const end = at - gap + 1;
          if (end - start >= shortest && isThin(line, start, end)) for (let one = start; one < end; one++) clean[first + one * step] = 255;
          start = -1;
          gap = 0;
        }
      }
    }
  };
  sweep(height, width, least * 1.7, width, 1);
  sweep(width, height, least, 1, width);
  return softenEdges({ data: clean, width, height }, picture, level);
}

/** Takes off the pale rims that a removed line leaves behind: grey pixels whose dark neighbour is gone. */
function softenEdges(clean: Grey, before: Grey, level: number): Grey {
  const { data, width } = clean;
  const isGone = (at: number) => data[at] === 255 && (before.data[at] as number) < level;
  for (let at = width; at < data.length - width; at++) {
    const grey = data[at] as number;
    if (grey < 255 && grey >= level && (isGone(at - 1) || isGone(at + 1) || isGone(at - width) || isGone(at + width))) data[at] = 254;
  }
  return clean;
}

type Region = [number, number, number, number];

/**
 * The square of `size` pixels within a region that holds most ink, and the share of ink in it. Columns and rows of the region that
 * are dark almost throughout are what is left of ruling lines, and do not count.
 */
export function densestSquare({ data, width, height }: Grey, level: number, region: Region, size: number): { box: Region; share: number } {
  const [x0, y0, x1, y1] = [Math.max(0, region[0]), Math.max(0, region[1]), Math.min(width, region[2]), Math.min(height, region[3])].map(
    Math.round,
  ) as Region;
  const [across, down, side] = [x1 - x0, y1 - y0, Math.round(size)];
  const dark = (x: number, y: number) => (data[(y0 + y) * width + x0 + x] ?? 255) < level;
  const count = (length: number, test: (at: number) => boolean) =>
    Array.from({ length }, (_, at) => Number(test(at))).reduce((sum, one) => sum + one, 0);
  const lineX = Array.from({ length: Math.max(0, across) }, (_, x) => count(down, (y) => dark(x, y)) > down * 0.8);
  const lineY = Array.from({ length: Math.max(0, down) }, (_, y) => count(across, (x) => dark(x, y)) > across * 0.8);
  let best: { box: Region; share: number } = { box: [x0, y0, Math.min(x1, x0 + side), Math.min(y1, y0 + side)], share: 0 };
  const step = Math.max(1, Math.round(side / 8));
  for (let top = 0; top <= Math.max(0, down - side); top += step)
    for (let left = 0; left <= Math.max(0, across - side); left += step) {
      let ink = 0;
      for (let y = top; y < Math.min(down, top + side); y++)
        for (let x = left; x < Math.min(across, left + side); x++) if (!lineX[x] && !lineY[y] && dark(x, y)) ink++;
      const share = ink / (side * side);
      if (share > best.share) best = { box: [x0 + left, y0 + top, x0 + left + side, y0 + top + side], share };
    }
  return best;
}

/** A faint picture with its ink made black: the darkest pixels become 0, what is as light as its paper becomes 255. */
export function fullContrast(picture: Grey): Grey {
  const histogram = new Uint32Array(256);
  for (const level of picture.data) histogram[level] = (histogram[level] ?? 0) + 1;
  const levelAt = (share: number) => {
    let [level, seen] = [0, histogram[0] ?? 0];
    while (level < 255 && seen < share * picture.data.length) seen += histogram[++level] ?? 0;
    return level;
  };
  const [ink, paper] = [levelAt(0.006), levelAt(0.6)];
  if (ink < 70 || paper - ink < 25) return picture;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round(((level - ink) * 255) / (paper - ink)))),
  );
  return { ...picture, data: picture.data.map((level) => table[level] ?? level) };
}

/** Side of the squares in which the paper's brightness is measured, in pixels, and how uneven it must be to be evened out. */
const [square, uneven] = [32, 0.86];

/**
 * The picture as if it were lit evenly: a photograph's shadow, or a grey and faint scan, has its paper lifted to white. A scan that
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
