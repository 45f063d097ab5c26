import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { learnedFonts } from "@/bench/corpus/fonts";
import { Luck } from "@/bench/corpus/luck";
import { packNetwork, shapeOfLayer, tellScores, writeNetwork } from "@/bench/network";
import { drawSamples, type Sample } from "@/bench/shapes/draw";
import { LearningNetwork } from "@/bench/shapes/network";
import { scoreShapes } from "@/bench/shapes/score";
import { unpackNetwork } from "@/lib/extraction/readers/network";

/**
 * `npm run shapes -- [--fonts FOLDER] [--pages N] [--rounds R] [--hidden H]`: draws pages of numbers in the fonts that the readers may
 * learn from and in the `.ttf` files below FOLDER, damages them, teaches the recognizer of `lib/extraction/readers/shapes.ts` their
 * characters and writes its weights beside it. Prints how well it tells letters from similar digits on pages that it did not learn from.
 */
const { values } = parseArgs({
  options: {
    fonts: { type: "string" },
    pages: { type: "string", default: "600" },
    rounds: { type: "string", default: "10" },
    hidden: { type: "string", default: "64" },
  },
});
const below = values.fonts ? readdirSync(values.fonts, { recursive: true, encoding: "utf8" }) : [];
const others = below.filter((name) => /[/\\](400Regular|700Bold)[/\\].*\.ttf$/.test(name)).sort();
const [first, ...further] = learnedFonts();
const fonts = [first, ...further, ...others.map((name) => join(values.fonts ?? "", name))] as [string, ...string[]];

/** What the first weights are drawn from. */
const seed = "weights";

async function draw(kind: string, pages: number, kept: number): Promise<Sample[]> {
  const luck = new Luck("kept", kind);
  const samples: Sample[] = [];
  for (let at = 0; at < pages; at++) {
    for (const sample of await drawSamples(`${kind} ${at}`, fonts)) if (luck.chance(kept)) samples.push(sample);
    if (at % 50 === 49) console.error(`${at + 1} of ${pages} pages, ${samples.length} characters`);
  }
  return samples;
}

const tested = await draw("tested", 40, 1);
// Half of a page's characters show its font and damage as well as all.
const learned = await draw("learned", Number(values.pages), 0.5);
const network = new LearningNetwork(Number(values.hidden), new Luck(seed));
const rounds = Number(values.rounds);
for (let round = 1; round <= rounds; round++) {
  const loss = network.learn(learned, rounds * LearningNetwork.batches(learned.length));
  console.error(`round ${round} of ${rounds}: loss ${loss.toFixed(4)}`);
}

const weights = packNetwork(network.layers());
const shapes = network.layers().map(shapeOfLayer);
const scores = scoreShapes(unpackNetwork(weights, shapes, "the trained network"), tested);
await writeNetwork("shapes", weights, { seed, layers: shapes, scores });
tellScores("character", scores);
