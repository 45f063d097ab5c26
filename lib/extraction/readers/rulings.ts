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
