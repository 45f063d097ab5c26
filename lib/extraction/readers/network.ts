import { readFileSync } from "node:fs";
import { z } from "zod";

/** A layer as it is stored: `sums` rows of `inputs` weights each. */
export type LayerShape = { sums: number; inputs: number };
/** What a layer does to its inputs: for each sum a row of weights, and a bias. */
export type Layer = { weights: Float32Array; biases: Float32Array };

/** What is known of a trained network. Its weights lie in a file of the same name beside it. */
const description = z.object({
  version: z.literal(1),
  /** What the weights were begun from and the pages drawn from. */
  seed: z.string(),
  layers: z.array(z.object({ sums: z.number().int().positive(), inputs: z.number().int().positive() })),
  /** How well it reads pages that it was not trained on, by kind of character or line. */
  scores: z.record(z.string(), z.object({ seen: z.number(), right: z.number(), sure: z.number(), wrong: z.number() })),
});
export type NetworkDescription = z.infer<typeof description>;

/** Each row: its scale and its bias as 32-bit floats, then its weights as signed bytes. */
const rowHead = 8;
const bytesOf = (layers: readonly LayerShape[]) => layers.reduce((sum, { sums, inputs }) => sum + sums * (rowHead + inputs), 0);

export const networkFiles = (name: string): { weights: URL; description: URL } => ({
  weights: new URL(`./${name}-network.bin`, import.meta.url),
  description: new URL(`./${name}-network.json`, import.meta.url),
});

/** Loads a network's layers. Throws if they are not what its reader expects, or if the weights do not fit their description. */
export function loadNetwork(name: string, isExpected: (layers: readonly LayerShape[]) => boolean, files = networkFiles(name)): Layer[] {
  const { layers } = description.parse(JSON.parse(readFileSync(files.description, "utf8")));
  if (!isExpected(layers)) throw new Error(`${name}-network.json describes layers that ${name}.ts does not have. Run npm run ${name}.`);
  return unpackNetwork(readFileSync(files.weights), layers, `${name}-network.bin`);
}

export function unpackNetwork(data: Buffer, layers: readonly LayerShape[], file: string): Layer[] {
  if (data.length !== bytesOf(layers)) throw new Error(`${file} has ${data.length} bytes; its layers need ${bytesOf(layers)}.`);
  let at = 0;
  return layers.map(({ sums, inputs }) => {
    const [weights, biases] = [new Float32Array(sums * inputs), new Float32Array(sums)];
    for (let row = 0; row < sums; row++) {
      const scale = data.readFloatLE(at);
      biases[row] = data.readFloatLE(at + 4);
      for (let one = 0; one < inputs; one++) weights[row * inputs + one] = scale * data.readInt8(at + rowHead + one);
      at += rowHead + inputs;
    }
    return { weights, biases };
  });
}
