import type { Grey } from "@/lib/extraction/readers/pixels";

const parts = 16;

/**
 * Where lines run across most of the picture, as those between the rows of a table do, in pixels from the top. A pixel is on a
 * line when it is darker than what lies `reach` pixels above and below, so pale lines count, and letters and tinted areas do not.
 */
export function linesAcross({ data, width, height }: Grey, reach: number): number[] {
  const part = Math.floor(width / parts);
  const share = new Float32Array(height * parts);
  for (let y = reach; y < height - reach; y++)
    for (let at = 0; at < parts; at++) {
      let seen = 0;
      const start = y * width + at * part;
      for (let x = start; x < start + part; x += 2) {
        const darker = (data[x] ?? 0) + 20;
        if (darker < (data[x - reach * width] ?? 0) && darker < (data[x + reach * width] ?? 0)) seen++;
      }
      share[y * parts + at] = (2 * seen) / part;
    }
  const strength = (y: number) => {
    let [full, sum] = [0, 0];
    for (let at = 0; at < parts; at++) {
      let best = 0;
      for (let row = y - 2; row <= y + 2; row++) best = Math.max(best, share[row * parts + at] ?? 0);
      if (best > 0.7) full++;
      sum += best;
    }
    return full >= parts * 0.75 ? sum : 0;
  };
  const found: { y: number; strength: number }[] = [];
  for (let y = reach + 2; y < height - reach - 2; y++) {
    const now = { y, strength: strength(y) };
    const last = found.at(-1);
    if (now.strength === 0) continue;
    if (!last || y - last.y > 2 * reach) found.push(now);
    else if (now.strength > last.strength) found[found.length - 1] = now;
  }
  return found.map(({ y }) => y);
}

/** How far a line may go aside from one band to the next, in pixels, the nearest place first. */
const besides = [0, -1, 1, -2, 2, -3, 3];

/** A line that runs down the page: its place from the left, and where it begins and ends. */
export type Upright = { x: number; top: number; bottom: number };

/**
 * Lines that run down at least `least` pixels, as those between the columns of a table do. A pixel is on a line when it is darker
 * than what lies `reach` pixels to its left and right; letters are too short to make one.
 */
export function linesDown({ data, width, height }: Grey, reach: number, least: number): Upright[] {
  const tall = Math.max(8, Math.round(least / 3));
  const bands = Math.floor(height / tall);
  const full: Uint8Array[] = [];
  for (let band = 0; band < bands; band++) {
    const seen = new Uint16Array(width);
    for (let y = band * tall; y < (band + 1) * tall; y += 2) {
      const row = y * width;
      for (let x = reach; x < width - reach; x++) {
        const darker = (data[row + x] ?? 0) + 20;
        if (darker < (data[row + x - reach] ?? 0) && darker < (data[row + x + reach] ?? 0)) seen[x] = (seen[x] ?? 0) + 1;
      }
    }
    const marked = new Uint8Array(width);
    for (let x = 1; x < width - 1; x++) {
      const best = Math.max(seen[x - 1] ?? 0, seen[x] ?? 0, seen[x + 1] ?? 0);
      if ((seen[x] ?? 0) === best && 2 * best > 0.8 * tall) marked[x] = 1;
    }
    full.push(marked);
  }
  const open = new Map<number, Upright>();
  const done: Upright[] = [];
  full.forEach((marked, band) => {
    const next = new Map<number, Upright>();
    for (let x = 0; x < width; x++) {
      if (marked[x] !== 1) continue;
      let near: Upright | undefined;
      for (let at = 0; !near && at < besides.length; at++) near = open.get(x + (besides[at] as number));
      if (near) {
        open.delete(near.x);
        next.set(x, { x, top: near.top, bottom: (band + 1) * tall });
        x += 2;
      } else if (!next.has(x - 1) && !next.has(x - 2)) next.set(x, { x, top: band * tall, bottom: (band + 1) * tall });
    }
    done.push(...open.values());
    open.clear();
    for (const [x, line] of next) open.set(x, line);
  });
  return [...done, ...open.values()].filter(({ top, bottom }) => bottom - top >= least);
}
