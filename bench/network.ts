import { writeFile } from "node:fs/promises";
import { type Layer, type LayerShape, type NetworkDescription, networkFiles } from "@/lib/extraction/readers/network";

/** Weights as `network.ts` loads them: each row is rounded to signed bytes, with a scale of its own. */
export function packNetwork(layers: readonly Layer[]): Buffer {
  return Buffer.concat(
    layers.flatMap(({ weights, biases }) =>
      Array.from(biases, (bias, at) => {
        const across = weights.length / biases.length;
        const row = weights.subarray(at * across, (at + 1) * across);
        const scale = Math.max(...row.map(Math.abs), 1e-9) / 127;
        const bytes = Buffer.alloc(8 + row.length);
        bytes.writeFloatLE(scale, 0);
        bytes.writeFloatLE(bias, 4);
        row.forEach((one, place) => {
          bytes.writeInt8(Math.round(one / scale), 8 + place);
        });
        return bytes;
      }),
    ),
  );
}

export const shapeOfLayer = ({ weights, biases }: Layer): LayerShape => ({ sums: biases.length, inputs: weights.length / biases.length });

/** Writes a trained network beside the reader that uses it. */
export async function writeNetwork(name: string, weights: Buffer, known: Omit<NetworkDescription, "version">): Promise<void> {
  const files = networkFiles(name);
  await writeFile(files.weights, weights);
  await writeFile(files.description, `${JSON.stringify({ version: 1, ...known }, null, 2)}\n`);
}

type Score = NetworkDescription["scores"][string];

/** Prints scores as a table. */
export function tellScores(heading: string, scores: Record<string, Score>): void {
  console.log(`| ${heading} | seen | right | sure | of these wrong |\n| --- | --- | --- | --- | --- |`);
  const share = (count: number, { seen }: Score) => `${((100 * count) / seen).toFixed(1)} %`;
  for (const [name, score] of Object.entries(scores))
    console.log(`| ${name} | ${score.seen} | ${share(score.right, score)} | ${share(score.sure, score)} | ${score.wrong} |`);
}
