import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { learnedFonts } from "@/bench/corpus/fonts";
import { Luck } from "@/bench/corpus/luck";
import { packNetwork, shapeOfLayer, tellScores, writeNetwork } from "@/bench/network";
import { beginWeights, layersOf, weightCount } from "@/bench/strips/learner";
import { scoreStrips } from "@/bench/strips/score";
import type { Work } from "@/bench/strips/worker";
import { type NetworkDescription, unpackNetwork } from "@/lib/extraction/readers/network";
import { convolutionsOf } from "@/lib/extraction/readers/strips";

/**
 * `npm run strips -- [--fonts FOLDER] [--pages N] [--rounds R] [--workers W] [--kept FOLDER]`: draws pages of values in the fonts that the readers may learn
 * from and in the `.ttf` files below `--fonts`, damages them, teaches the reader of `lib/extraction/readers/strips.ts` their lines and writes its weights
 * beside it. What was drawn is kept in a folder where one is given. Prints how well it reads lines of pages that it did not learn from.
 */
const { values } = parseArgs({
  options: {
    fonts: { type: "string" },
    pages: { type: "string", default: "840" },
    rounds: { type: "string", default: "4" },
    workers: { type: "string", default: "2" },
    kept: { type: "string" },
  },
});
const below = values.fonts ? readdirSync(values.fonts, { recursive: true, encoding: "utf8" }) : [];
const others = below.filter((name) => /[/\\](400Regular|700Bold)[/\\].*\.ttf$/.test(name)).sort();
const [first, ...further] = learnedFonts();
const fonts = [first, ...further, ...others.map((name) => join(values.fonts ?? "", name))] as [string, ...string[]];

/** Lines of a worker after which the weights change, and by how much at first (Adam with a rate that falls as a cosine does). */
const [batch, rate] = [16, 0.002];
const [count, rounds] = [Number(values.workers), Number(values.rounds)];
const shared = () => new Float32Array(new SharedArrayBuffer(4 * weightCount));
const weights = shared();
/** What the first weights are drawn from. */
const seed = "strips";
const luck = new Luck(seed);
beginWeights(weights, luck);

const pages = Math.ceil(Number(values.pages) / count);
const workers = Array.from({ length: count }, (_, at) => {
  const slope = shared();
  const kept = values.kept ? join(values.kept, `lines-${at}`) : null;
  const work: Work = { weights, slope, fonts, kind: "learned", from: at * pages, pages, kept };
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: work });
  worker.on("error", (error) => {
    throw error;
  });
  const answer = () => new Promise<number>((done) => worker.once("message", done));
  return { slope, worker, answer };
});
const sizes = await Promise.all(workers.map(({ answer }) => answer()));
console.error(`${sizes.reduce((sum, one) => sum + one)} lines`);

const [mean, square] = [new Float32Array(weightCount), new Float32Array(weightCount)];
const steps = rounds * Math.floor(Math.min(...sizes) / batch);
let [step, loss] = [0, 0];
for (let round = 0; round < rounds; round++) {
  const orders = sizes.map((size) => luck.shuffledPlaces(size));
  for (let from = 0; from + batch <= Math.min(...sizes); from += batch) {
    const losses = await Promise.all(
      workers.map(({ worker, answer }, at) => {
        const answered = answer();
        worker.postMessage(orders[at]?.slice(from, from + batch));
        return answered;
      }),
    );
    loss += losses.reduce((sum, one) => sum + one) / (count * batch);
    change();
    if (step % 200 === 0) {
      console.error(`step ${step} of ${steps}: loss ${(loss / 200).toFixed(3)}`);
      loss = 0;
    }
    // A run that is stopped leaves what it has learned so far, without scores.
    if (step % 1000 === 0) await write({});
  }
}
for (const { worker } of workers) await worker.terminate();
const trained = unpackNetwork(packNetwork(layersOf(weights)), layersOf(weights).map(shapeOfLayer), "the trained network");
const scores = await scoreStrips(convolutionsOf(trained), fonts);
await write(scores);
tellScores("lines", scores);

function change(): void {
  step++;
  // The first steps are small: the slopes are steep where nothing is known.
  const pace = rate * Math.min(1, step / 300) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
  const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  const slope = Float32Array.from({ length: weightCount }, (_, at) => workers.reduce((sum, one) => sum + (one.slope[at] as number), 0));
  const size = Math.sqrt(slope.reduce((sum, one) => sum + one * one, 0)) / (count * batch);
  // A single odd line must not throw everything over.
  const share = Math.min(1, 10 / size) / (count * batch);
  for (let at = 0; at < weightCount; at++) {
    const one = (slope[at] as number) * share;
    mean[at] = 0.9 * (mean[at] as number) + 0.1 * one;
    square[at] = 0.999 * (square[at] as number) + 0.001 * one * one;
    weights[at] = (weights[at] as number) - (pace * (mean[at] as number)) / early / (Math.sqrt((square[at] as number) / late) + 1e-8);
  }
}

async function write(scores: NetworkDescription["scores"]): Promise<void> {
  const layers = layersOf(weights);
  await writeNetwork("strips", packNetwork(layers), { seed, layers: layers.map(shapeOfLayer), scores });
}
