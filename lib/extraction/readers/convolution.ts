/** How far a picture's values go: `across` columns of `down` rows of `channels` values, a column after the other. */
export type Extent = { across: number; down: number; channels: number };

/**
 * A layer that gives, for each place of a picture, `outs` sums of the values `wide` by `high` around it, none below zero where it is `rectified`.
 * `weights`: for each sum those of a column of the neighbourhood after the other.
 */
export type Convolution = {
  wide: number;
  high: number;
  channels: number;
  outs: number;
  rectified: boolean;
  weights: Float32Array;
  biases: Float32Array;
};

/** Where the values of a layer go; new ones where none are given. */
export type Room = (length: number) => Float32Array;
const anew: Room = (length) => new Float32Array(length);

/** A picture with room around it, so that every place has all its neighbours: what is beyond the edge is zero. */
export function padded(
  input: Float32Array,
  { across, down, channels }: Extent,
  wide: number,
  high: number,
  room: Room = anew,
): Float32Array {
  const [beside, above] = [(wide - 1) / 2, (high - 1) / 2];
  if (beside === 0 && above === 0) return input;
  const tall = (down + 2 * above) * channels;
  const out = room((across + 2 * beside) * tall).fill(0);
  const column = down * channels;
  for (let x = 0; x < across; x++) out.set(input.subarray(x * column, (x + 1) * column), (x + beside) * tall + above * channels);
  return out;
}

/** What a layer makes of a padded picture (`extent`: without its padding). */
export function convolved(room: Float32Array, { across, down, channels }: Extent, layer: Convolution, into: Room = anew): Float32Array {
  const { wide, high, outs, rectified, weights, biases } = layer;
  const [tall, run] = [(down + high - 1) * channels, high * channels];
  const each = wide * run;
  const out = into(across * down * outs);
  for (let x = 0, to = 0; x < across; x++)
    for (let y = 0; y < down; y++, to += outs) {
      const from = x * tall + y * channels;
      // Four sums at a time: each value is fetched once for them.
      for (let unit = 0; unit < outs; unit += 4) {
        const [first, second, third, fourth] = [unit * each, (unit + 1) * each, (unit + 2) * each, (unit + 3) * each];
        let [a, b, c, d] = [0, 0, 0, 0];
        for (let column = 0, at = 0; column < wide; column++) {
          const end = from + column * tall + run;
          for (let place = end - run; place < end; place++, at++) {
            const value = room[place] as number;
            a += value * (weights[first + at] as number);
            b += value * (weights[second + at] as number);
            c += value * (weights[third + at] as number);
            d += value * (weights[fourth + at] as number);
          }
        }
        a += biases[unit] as number;
        b += biases[unit + 1] as number;
        c += biases[unit + 2] as number;
        d += biases[unit + 3] as number;
        out[to + unit] = rectified && a < 0 ? 0 : a;
        out[to + unit + 1] = rectified && b < 0 ? 0 : b;
        out[to + unit + 2] = rectified && c < 0 ? 0 : c;
        out[to + unit + 3] = rectified && d < 0 ? 0 : d;
      }
    }
  return out;
}

/** The greatest of each `wide` by `high` values, channel by channel; what is left over at the end is dropped. */
export function pooled(
  input: Float32Array,
  { across, down, channels }: Extent,
  wide: number,
  high: number,
  room: Room = anew,
): { out: Float32Array; extent: Extent } {
  const extent = { across: Math.floor(across / wide), down: Math.floor(down / high), channels };
  const out = room(extent.across * extent.down * channels).fill(Number.NEGATIVE_INFINITY);
  for (let x = 0; x < extent.across * wide; x++)
    for (let y = 0; y < extent.down * high; y++) {
      const from = (x * down + y) * channels;
      const to = (Math.floor(x / wide) * extent.down + Math.floor(y / high)) * channels;
      for (let channel = 0; channel < channels; channel++)
        if ((input[from + channel] as number) > (out[to + channel] as number)) out[to + channel] = input[from + channel] as number;
    }
  return { out, extent };
}
