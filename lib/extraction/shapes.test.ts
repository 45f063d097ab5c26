import { expect, it } from "vitest";
import { learnedFonts } from "@/bench/corpus/fonts";
import { drawSamples } from "@/bench/shapes/draw";
import { shapeNames, shapeOf, shapeTells, sharesOf } from "@/lib/extraction/readers/shapes";
import { foldTwins } from "@/lib/extraction/readers/twins";
import { few, full, isShort } from "@/lib/testing/full";

it("letters of numbers are told from the digits that look like them, and hardly ever wrongly where that is sure", full, async () => {
  const fonts = learnedFonts() as [string, ...string[]];
  // Pages that it did not learn from: scans, a bad one among them, and faxes.
  const samples = (await Promise.all(few(["a", "b", "c", "d", "e", "f"], 2).map((one) => drawSamples(`test ${one}`, fonts)))).flat();
  expect(samples.length).toBeGreaterThan(isShort ? 1000 : 3000);
  let [alike, told, wrong] = [0, 0, 0];
  for (const { name, features } of samples) {
    const character = shapeNames[name] ?? "";
    const likes = [...shapeNames].filter((one) => foldTwins(one) === foldTwins(character));
    const [first] = sharesOf(shapeOf(features), likes);
    if (!first || likes.length < 2) continue;
    alike++;
    if (first.share < shapeTells) continue;
    told++;
    if (first.name !== character) wrong++;
  }
  expect(told).toBeGreaterThan(0.75 * alike);
  expect(wrong).toBeLessThan(0.004 * told);
});
