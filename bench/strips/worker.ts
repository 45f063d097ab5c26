import { existsSync } from "node:fs";
import { appendFile, readFile, rename } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { drawSamples } from "@/bench/strips/draw";
import { Learner, type Sample } from "@/bench/strips/learner";

/** What a worker is given: the weights, where it adds their slope, and the pages it draws. */
export type Work = {
  weights: Float32Array;
  slope: Float32Array;
  fonts: readonly [string, ...string[]];
  /** The name of its pages, the first and how many. */
  kind: string;
  from: number;
  pages: number;
  /** A file in which what was drawn is kept, to be learned from again. */
  kept: string | null;
};

const { weights, slope, fonts, kind, from, pages, kept } = workerData as Work;

function* samplesIn(data: Buffer): Generator<Sample> {
  for (let at = 0; at < data.length; ) {
    const [letters, across] = [data.readUInt8(at), data.readUInt16LE(at + 1)];
    const [text, cells] = [at + 3, at + 3 + letters];
    at = cells + 24 * across;
    yield { text: data.toString("utf8", text, cells), cells: data.subarray(cells, at), across };
  }
}

async function drawn(): Promise<Sample[]> {
  if (kept && existsSync(kept)) return [...samplesIn(await readFile(kept))];
  const samples: Sample[] = [];
  for (let at = from; at < from + pages; at++) {
    const page = await drawSamples(`${kind} ${at}`, fonts);
    samples.push(...page);
    const head = ({ text, across }: Sample) => Buffer.from([text.length, across & 255, across >> 8]);
    if (kept) await appendFile(`${kept}.part`, Buffer.concat(page.flatMap((one) => [head(one), Buffer.from(one.text), one.cells])));
    if (at % 50 === 49) console.error(`page ${at + 1}: ${samples.length} lines`);
  }
  if (kept) await rename(`${kept}.part`, kept);
  return samples;
}

const samples = await drawn();
const learner = new Learner(weights, slope);
parentPort?.postMessage(samples.length);
parentPort?.on("message", (picked: number[]) => {
  slope.fill(0);
  let loss = 0;
  for (const at of picked) loss += learner.follow(samples[at] as Sample) ?? 0;
  parentPort?.postMessage(loss);
});
