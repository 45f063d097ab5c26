/** A gray picture: one byte a pixel, 0 is black. */
export type Grey = { data: Uint8Array; width: number; height: number };

/** The gray level that best parts ink from paper (Otsu's method), kept within sensible bounds. */
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

/** How much darker than paper a pixel of ink is at least, and how many of them the least word has on a picture 1,300 pixels across. */
const [darker, leastInk] = [24, 60];

/** Whether a picture is empty: what differs from its paper is the noise of the scan, in which recognition finds endless text. */
export function isBlank({ data }: Grey): boolean {
  const histogram = new Uint32Array(256);
  for (const level of data) histogram[level] = (histogram[level] ?? 0) + 1;
  let [paper, below] = [0, 0];
  for (; below < data.length / 2; paper++) below += histogram[paper] ?? 0;
  let ink = 0;
  for (let level = 0; level < paper - darker; level++) ink += histogram[level] ?? 0;
  return ink < leastInk;
}

/** Whether a picture is of one bit, as a fax is: hardly a tenth of what is not white is not black either. */
export function isOneBit({ data }: Grey): boolean {
  let [ink, grey] = [0, 0];
  for (let at = 0; at < data.length; at += 7) {
    const level = data[at] as number;
    if (level < 235) ink++;
    if (level < 235 && level > 20) grey++;
  }
  return grey < 0.1 * ink;
}

/** A picture draws its grays as dots if more than this share of its ink is single pixels. In a plain fax, a hundredth is. */
const dottedShare = 0.15;

/** Whether a one-bit picture draws its grays as dots: many of its black pixels have no black pixel left, right, above or below. */
export function isDotted({ data, width, height }: Grey): boolean {
  const isInk = (at: number) => (data[at] as number) < 128;
  let [ink, lone] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (!isInk(at)) continue;
      ink++;
      if (!isInk(at - 1) && !isInk(at + 1) && !isInk(at - width) && !isInk(at + width)) lone++;
    }
  return lone > dottedShare * ink;
}

/** How much the paper's pixels differ from those beside them on average, in levels of 255. */
export function noiseOf({ data, width }: Grey): number {
  let [sum, seen] = [0, 0];
  // Another column in each row, so that no pattern of the picture is met again and again.
  for (let at = 0; at < data.length - 1; at += width % 11 === 0 ? 13 : 11) {
    const [one, next] = [data[at] as number, data[at + 1] as number];
    if (one < paperLevel || next < paperLevel) continue;
    sum += Math.abs(one - next);
    seen++;
  }
  return seen === 0 ? 0 : sum / seen;
}

/** From this level on a pixel is paper. */
const paperLevel = 190;

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
  const clean = data.slice();
  const taken: number[] = [];
  // A run along `step`, whose thickness is looked at along `side`; `room` is how far its pixels are from the edges there.
  const take = (from: number, length: number, step: number, side: number, [before, behind]: readonly [number, number]) => {
    const isDark = (at: number) => (data[at] as number) < level;
    let [thin, seen] = [0, 0];
    for (let at = 0; at < length; at += 3, seen++) {
      let thick = 1;
      for (let up = 1; thick <= thickest && up <= before && isDark(from + at * step - up * side); up++) thick++;
      for (let down = 1; thick <= thickest && down <= behind && isDark(from + at * step + down * side); down++) thick++;
      if (thick <= thickest) thin++;
    }
    if (thin <= seen * 0.6) return;
    for (let at = from; at < from + length * step; at += step) {
      clean[at] = 255;
      taken.push(at);
    }
  };
  // A run of `least` pixels meets one of two neighbouring ones at every so many: only from there its ends are looked for.
  const isDark = (at: number) => (data[at] as number) < level;
  const eachRun = (first: number, length: number, step: number, shortest: number, found: (from: number, length: number) => void) => {
    for (let place = 0; place < length - 1; place += shortest - 1) {
      const at = first + place * step;
      if (!isDark(at) && !isDark(at + step)) continue;
      let from = isDark(at) ? place : place + 1;
      let to = from;
      for (let next = from - 1; next >= 0 && from - next < 3; next--) if (isDark(first + next * step)) from = next;
      for (let next = to + 1; next < length && next - to < 3; next++) if (isDark(first + next * step)) to = next;
      if (to - from + 1 >= shortest) found(from, to - from + 1);
      while (place + shortest - 1 <= to) place += shortest - 1;
    }
  };
  const across = Math.ceil(least * 1.7);
  for (let y = 0; y < height; y++)
    eachRun(y * width, width, 1, across, (from, length) => take(y * width + from, length, 1, width, [y, height - 1 - y]));
  for (let x = 0; x < width; x++)
    eachRun(x, height, width, least, (from, length) => take(from * width + x, length, width, 1, [x, width - 1 - x]));
  softenEdges(clean, taken, width, level);
  return { data: clean, width, height };
}

/** Removes the pale rims that removed lines leave: gray pixels whose dark neighbor is gone. */
function softenEdges(data: Uint8Array, taken: readonly number[], width: number, level: number): void {
  const soften = (at: number) => {
    const grey = data[at] ?? 255;
    if (grey < 255 && grey >= level) data[at] = 254;
  };
  for (const at of taken) {
    soften(at - 1);
    soften(at + 1);
    soften(at - width);
    soften(at + width);
  }
}

/** Of each pixel of a side that is enlarged: the four of the smaller side that it is made of, and their weights (Catmull-Rom). */
function sources(from: number, to: number): { at: Int32Array; weights: Float32Array } {
  const [at, weights] = [new Int32Array(4 * to), new Float32Array(4 * to)];
  for (let pixel = 0; pixel < to; pixel++) {
    const place = ((pixel + 0.5) * from) / to - 0.5;
    const [left, part] = [Math.floor(place), place - Math.floor(place)];
    const [square, cube] = [part * part, part * part * part];
    for (let tap = 0; tap < 4; tap++) at[4 * pixel + tap] = Math.min(from - 1, Math.max(0, left - 1 + tap));
    weights[4 * pixel] = (-part + 2 * square - cube) / 2;
    weights[4 * pixel + 1] = (2 - 5 * square + 3 * cube) / 2;
    weights[4 * pixel + 2] = (part + 4 * square - 3 * cube) / 2;
    weights[4 * pixel + 3] = (cube - square) / 2;
  }
  return { at, weights };
}

/** A small picture enlarged `times`, smoothly. A library takes longer to begin with a line of text than this does for it. */
export function enlargedBy({ data, width, height }: Grey, times: number): Grey {
  const across = Math.round(width * times);
  const down = Math.round((height * across) / width);
  const [columns, rows] = [sources(width, across), sources(height, down)];
  const { at: places, weights } = columns;
  const wide = new Float32Array(across * height);
  for (let y = 0, to = 0; y < height; y++) {
    const row = y * width;
    for (let tap = 0; tap < 4 * across; tap += 4, to++)
      wide[to] =
        (data[row + (places[tap] as number)] as number) * (weights[tap] as number) +
        (data[row + (places[tap + 1] as number)] as number) * (weights[tap + 1] as number) +
        (data[row + (places[tap + 2] as number)] as number) * (weights[tap + 2] as number) +
        (data[row + (places[tap + 3] as number)] as number) * (weights[tap + 3] as number);
  }
  const large = new Uint8ClampedArray(across * down);
  for (let y = 0, to = 0; y < down; y++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((tap) => (rows.at[4 * y + tap] as number) * across) as Region;
    const [wa, wb, wc, wd] = [0, 1, 2, 3].map((tap) => rows.weights[4 * y + tap]) as Region;
    for (let x = 0; x < across; x++, to++)
      large[to] = (wide[a + x] as number) * wa + (wide[b + x] as number) * wb + (wide[c + x] as number) * wc + (wide[d + x] as number) * wd;
  }
  return { data: new Uint8Array(large.buffer), width: across, height: down };
}

/** How much darker ink is made once it was softened. */
const strengthened = 2;

/**
 * The picture softened (by 1 6 15 20 15 6 1 across and down) and darkened: thin strokes, such as a typewriter's letters, become broad.
 * Without it, recognition loses letters that a person reads with ease: of dates in Courier, clean and at 300 dpi, it reads nine in ten
 * without and all with it. On noisy paper it does not help, and close letters lose their gaps.
 */
export function bolder({ data, width, height }: Grey): Grey {
  // Beyond its edges a picture goes on as at them.
  const inside = (at: number, end: number) => Math.max(0, Math.min(end - 1, at));
  const soften = (from: ArrayLike<number>, to: Uint16Array | Uint32Array, [a, b, c, d, e, f, g]: Seven, start: number) => {
    for (let x = 0; x < width; x++)
      to[start + x] =
        (from[a + x] as number) +
        (from[g + x] as number) +
        6 * ((from[b + x] as number) + (from[f + x] as number)) +
        15 * ((from[c + x] as number) + (from[e + x] as number)) +
        20 * (from[d + x] as number);
  };
  const across = new Uint16Array(data.length);
  const row = new Uint8Array(width + 6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < row.length; x++) row[x] = data[y * width + inside(x - 3, width)] as number;
    soften(row, across, [0, 1, 2, 3, 4, 5, 6], y * width);
  }
  const both = new Uint32Array(data.length);
  for (let y = 0; y < height; y++)
    soften(across, both, [-3, -2, -1, 0, 1, 2, 3].map((step) => width * inside(y + step, height)) as Seven, y * width);
  const bold = new Uint8Array(data.length);
  for (let at = 0; at < bold.length; at++) bold[at] = Math.max(0, 255 - (255 - (both[at] as number) / 4096) * strengthened);
  return { data: bold, width, height };
}

type Seven = [number, number, number, number, number, number, number];
type Region = [number, number, number, number];

/**
 * The square of `size` pixels within a region that holds most ink, and the share of ink in it. Columns and rows of the region that
 * are dark almost throughout are what is left of ruling lines, and do not count.
 */
export function densestSquare({ data, width, height }: Grey, level: number, region: Region, size: number): { box: Region; share: number } {
  const [x0, y0, x1, y1] = [Math.max(0, region[0]), Math.max(0, region[1]), Math.min(width, region[2]), Math.min(height, region[3])].map(
    Math.round,
  ) as Region;
  const [across, down, side] = [Math.max(0, x1 - x0), Math.max(0, y1 - y0), Math.round(size)];
  const [inColumn, inRow] = [new Uint32Array(across), new Uint32Array(down)];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      if ((data[(y0 + y) * width + x0 + x] as number) < level) {
        inColumn[x] = (inColumn[x] as number) + 1;
        inRow[y] = (inRow[y] as number) + 1;
      }
  // Ink above and left of each place, so that a square's takes four looks.
  const wide = across + 1;
  const above = new Uint32Array(wide * (down + 1));
  for (let y = 0; y < down; y++) {
    const isLine = (inRow[y] as number) > across * 0.8;
    for (let x = 0, ink = 0; x < across; x++) {
      if (!isLine && (inColumn[x] as number) <= down * 0.8 && (data[(y0 + y) * width + x0 + x] as number) < level) ink++;
      above[(y + 1) * wide + x + 1] = (above[y * wide + x + 1] as number) + ink;
    }
  }
  let best: { box: Region; share: number } = { box: [x0, y0, Math.min(x1, x0 + side), Math.min(y1, y0 + side)], share: 0 };
  const step = Math.max(1, Math.round(side / 8));
  for (let top = 0; top <= Math.max(0, down - side); top += step)
    for (let left = 0; left <= Math.max(0, across - side); left += step) {
      const [right, bottom] = [Math.min(across, left + side), Math.min(down, top + side)];
      const at = (x: number, y: number) => above[y * wide + x] as number;
      const share = (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / (side * side);
      if (share > best.share) best = { box: [x0 + left, y0 + top, x0 + left + side, y0 + top + side], share };
    }
  return best;
}
