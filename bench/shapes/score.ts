import type { Sample } from "@/bench/shapes/draw";
import type { Layer, NetworkDescription } from "@/lib/extraction/readers/network";
import { shapeNames, shapeOf, shapeTells, sharesOf } from "@/lib/extraction/readers/shapes";
import { foldTwins } from "@/lib/extraction/readers/twins";

/** How well a network tells letters from similar digits. */
export function scoreShapes(layers: readonly Layer[], samples: readonly Sample[]): NetworkDescription["scores"] {
  const scores: NetworkDescription["scores"] = {};
  for (const name of "0OQD1IL5S8B2Z") {
    const likes = [...shapeNames].filter((one) => foldTwins(one) === foldTwins(name));
    const score = { seen: 0, right: 0, sure: 0, wrong: 0 };
    for (const { features } of samples.filter((one) => shapeNames[one.name] === name)) {
      const [best] = sharesOf(shapeOf(features, layers), likes);
      const isSure = (best?.share ?? 0) >= shapeTells;
      score.seen++;
      if (best?.name === name) score.right++;
      if (isSure) score.sure++;
      if (isSure && best?.name !== name) score.wrong++;
    }
    scores[name] = score;
  }
  return scores;
}
