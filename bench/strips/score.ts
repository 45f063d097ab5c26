import { drawSamples } from "@/bench/strips/draw";
import type { Convolution } from "@/lib/extraction/readers/convolution";
import type { NetworkDescription } from "@/lib/extraction/readers/network";
import { likeliest, oddsOf, shareOf } from "@/lib/extraction/readers/strips";

/** What a line is by its text; the first that fits counts. */
const kinds = {
  amounts: /^\$? ?[\d,.]+( ?[A-Z]+)?$/,
  dates: /^\d+[/-]\d+[/-]\d+$|\d, \d{4}$/,
  words: /[a-z]{2}|^[A-Z .,&]+$/,
  numbers: /./,
};

/** How many lines of pages that were not learned from are read, by kind, and how many of those that it is sure of wrongly. */
export async function scoreStrips(
  layers: readonly Convolution[],
  fonts: readonly [string, ...string[]],
): Promise<NetworkDescription["scores"]> {
  const scores = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { seen: 0, right: 0, sure: 0, wrong: 0 }]));
  for (let page = 0; page < 24; page++)
    for (const { text, cells, across } of await drawSamples(`tested ${page}`, fonts)) {
      const odds = oddsOf({ cells: Float32Array.from(cells, (cell) => cell / 255), across }, layers);
      const read = likeliest(odds);
      const score = scores[Object.entries(kinds).find(([, form]) => form.test(text))?.[0] ?? "numbers"];
      if (!score) continue;
      const isSure = shareOf(odds, read) >= 0.9;
      score.seen++;
      if (read === text) score.right++;
      if (isSure) score.sure++;
      if (isSure && read !== text) score.wrong++;
    }
  return scores;
}
