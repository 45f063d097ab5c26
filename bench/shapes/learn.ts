import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { learnedFonts } from "@/bench/corpus/fonts";
import { Luck } from "@/bench/corpus/luck";
import { drawSamples, type Sample } from "@/bench/shapes/draw";
import { LearningNetwork } from "@/bench/shapes/network";
import { shapeNames, shapeTells, sharesOf } from "@/lib/extraction/readers/shapes";
import { foldTwins } from "@/lib/extraction/readers/twins";

/**
 * `npm run shapes -- [--fonts FOLDER] [--pages N] [--rounds R] [--hidden H]`: draws pages of numbers in the fonts that the readers may learn from and in the
 * `.ttf` files below FOLDER, damages them, teaches the recogniser of `lib/extraction/readers/shapes.ts` their characters and writes its
 * weights beside it. Prints how well it tells letters from the digits that look like them on pages that it did not learn from.
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
const network = new LearningNetwork(Number(values.hidden), new Luck("weights"));
const rounds = Number(values.rounds);
for (let round = 1; round <= rounds; round++) {
  const loss = network.learn(learned, rounds * LearningNetwork.batches(learned.length));
  console.error(`round ${round} of ${rounds}: loss ${loss.toFixed(4)}`);
}

console.log("| character | seen | right among its likes | sure | of these wrong |\n| --- | --- | --- | --- | --- |");
for (const name of "0OQD1IL5S8B2Z") {
  const likes = [...shapeNames].filter((one) => foldTwins(one) === foldTwins(name));
  let [seen, right, told, wrong] = [0, 0, 0, 0];
  for (const { features } of tested.filter((one) => shapeNames[one.name] === name)) {
    const [best] = sharesOf(network.answer(features), likes);
    const isSure = (best?.share ?? 0) >= shapeTells;
    seen++;
    if (best?.name === name) right++;
    if (isSure) told++;
    if (isSure && best?.name !== name) wrong++;
  }
  const share = (count: number) => `${((100 * count) / seen).toFixed(1)} %`;
  console.log(`| ${name} | ${seen} | ${share(right)} | ${share(told)} | ${wrong} |`);
}
const target = fileURLToPath(new URL("../../lib/extraction/readers/shapes-network.ts", import.meta.url));
await writeFile(
  target,
  `/** The weights of \`shapes.ts\`, written by \`npm run shapes\`. */\nexport const shapesNetwork =\n  "${network.packed().toString("base64")}";\n`,
);
