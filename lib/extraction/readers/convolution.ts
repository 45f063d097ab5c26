import { convolutionKernel } from "@/lib/extraction/readers/convolution-kernel";

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

/** A picture with room around it, so that every place has all its neighbors: what is beyond the edge is zero. */
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

/** The sums in WebAssembly, with addresses and lengths in bytes: convolution.wat says which. */
type Kernel = { memory: WebAssembly.Memory; sums(...numbers: number[]): void };

let known: Kernel | undefined;

function kernel(): Kernel {
  known ??= new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(convolutionKernel, "base64"))).exports as unknown as Kernel;
  return known;
}

/** What a layer makes of a padded picture (`extent`: without its padding). In JavaScript, which knows no vectors, the same takes six times as long. */
export function convolved(room: Float32Array, { across, down, channels }: Extent, layer: Convolution, into: Room = anew): Float32Array {
  const { wide, high, outs, rectified, weights, biases } = layer;
  const { memory, sums } = kernel();
  const out = into(across * down * outs);
  if (out.length === 0) return out;
  const [bytes, wasmPage] = [Float32Array.BYTES_PER_ELEMENT, 65_536];
  let end = 0;
  const starts = [weights, biases, room, out].map(({ length }) => {
    end += length * bytes;
    return end - length * bytes;
  }) as [number, number, number, number];
  const [atWeights, atBiases, atRoom, atOut] = starts;
  if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / wasmPage));
  const within = (start: number, { length }: Float32Array) => new Float32Array(memory.buffer, start, length);
  within(atWeights, weights).set(weights);
  within(atBiases, biases).set(biases);
  within(atRoom, room).set(room);
  const place = channels * bytes;
  const least = rectified ? 0 : Number.NEGATIVE_INFINITY;
  sums(atRoom, atWeights, atBiases, atOut, across, down, outs, wide, (down + high - 1) * place, place, high * place, least);
  out.set(within(atOut, out));
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
