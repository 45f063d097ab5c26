import { expect, it } from "vitest";
import { Luck } from "@/bench/corpus/luck";
import { type Convolution, convolved, type Extent, padded } from "@/lib/extraction/readers/convolution";
import { convolutionKernel } from "@/lib/extraction/readers/convolution-kernel";
import { compiledKernel } from "@/scripts/kernel";

/** The sums of each place of a padded picture as they are defined, in the order of the layer's answer. */
function plainSums(room: Float32Array, { across, down, channels }: Extent, layer: Convolution): number[] {
  const { wide, high, outs, rectified, weights, biases } = layer;
  const sums: number[] = [];
  for (let x = 0; x < across; x++)
    for (let y = 0; y < down; y++)
      for (let unit = 0; unit < outs; unit++) {
        let sum = biases[unit] ?? 0;
        for (let column = 0; column < wide; column++)
          for (let at = 0; at < high * channels; at++) {
            const value = room[(x + column) * (down + high - 1) * channels + y * channels + at] ?? 0;
            sum += value * (weights[(unit * wide + column) * high * channels + at] ?? 0);
          }
        sums.push(rectified ? Math.max(0, sum) : sum);
      }
  return sums;
}

it.each([
  [
    { across: 9, down: 24, channels: 1 },
    { wide: 3, high: 3, outs: 8 },
  ],
  [
    { across: 5, down: 6, channels: 8 },
    { wide: 3, high: 3, outs: 16 },
  ],
  [
    { across: 7, down: 1, channels: 10 },
    { wide: 5, high: 1, outs: 4 },
  ],
  [
    { across: 700, down: 2, channels: 64 },
    { wide: 1, high: 1, outs: 76 },
  ],
  [
    { across: 1, down: 1, channels: 3 },
    { wide: 1, high: 1, outs: 4 },
  ],
  [
    { across: 0, down: 6, channels: 8 },
    { wide: 3, high: 3, outs: 16 },
  ],
])("the sums of %o with %o are those of their definition, within the exactness of a number of 32 bits", (extent, kind) => {
  const luck = new Luck("sums");
  const numbers = (length: number) => Float32Array.from({ length }, () => luck.between(-1, 1));
  const { wide, high, outs } = kind;
  const layer = { ...kind, channels: extent.channels, weights: numbers(wide * high * extent.channels * outs), biases: numbers(outs) };
  const room = padded(numbers(extent.across * extent.down * extent.channels), extent, wide, high);
  for (const rectified of [true, false]) {
    const sums = convolved(room, extent, { ...layer, rectified });
    const wanted = plainSums(room, extent, { ...layer, rectified });
    expect(sums).toHaveLength(wanted.length);
    expect(Math.max(0, ...wanted.map((one, at) => Math.abs(one - (sums[at] ?? 99))))).toBeLessThan(1e-4);
  }
});

it("the compiled sums are those of convolution.wat", async () => {
  expect(convolutionKernel).toBe(await compiledKernel());
});
