import { type Glyph, median } from "@/lib/extraction/readers/ink";
import { type Layer, type LayerShape, loadNetwork } from "@/lib/extraction/readers/network";

/** The characters that are told apart by their shapes: digits and capitals. */
export const shapeNames = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Squares of a glyph, the logarithm of its width against its height, and how high and wide it is against the digits beside it. */
export const featureCount = 12 * 16 + 4;
/** Digits that hardly anything is taken for: against them others are measured. */
const measure = /[34679]/;

/**
 * What identifies each character of a line: its glyph's darkness and shape, and its size against that of digits of the line (`text` as it
 * was read).
 */
export function featuresOf(glyphs: readonly Glyph[], text: string): Float32Array[] {
  const widthOf = ({ shape, height }: Glyph) => shape * height;
  const measures = glyphs.filter(({ cut }, at) => !cut && measure.test(text[at] ?? ""));
  return glyphs.map((glyph) => {
    const others = measures.filter((one) => one !== glyph);
    const [height, width] = [median(others.map((one) => one.height)), median(others.map(widthOf))];
    const features = new Float32Array(featureCount);
    for (let at = 0; at < 192; at++) features[at] = (glyph.cells[at] ?? 0) * 10;
    features[192] = 2 * Math.log(glyph.shape) + 1;
    if (height !== null && width !== null) {
      features[193] = 5 * Math.log(glyph.height / height);
      features[194] = 2 * Math.log(widthOf(glyph) / width);
      features[195] = 1;
    }
    return features;
  });
}

/** Share of certainty from which a shape decides what a character is. */
export const shapeTells = 0.97;

/** How sure a character is each of `shapeNames`. null: it was cut, and shows nothing. */
export type Shape = Float32Array | null;

/** How sure a character with these features is each of `shapeNames`, together 1. */
export function shapeOf(features: Float32Array, [hidden, output]: readonly Layer[] = taughtLayers()): Float32Array {
  const raw = through(
    output as Layer,
    through(hidden as Layer, features).map((one) => Math.max(0, one)),
  );
  const most = Math.max(...raw);
  const odds = raw.map((one) => Math.exp(one - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

/** The shapes of a line's characters (`text` as it was read). */
export const shapesOf = (glyphs: readonly Glyph[], text: string): Shape[] =>
  featuresOf(glyphs, text).map((features, at) => (glyphs[at]?.cut ? null : shapeOf(features)));

/** How sure a character is each of `names` if it is one of them, the likeliest first. */
export function sharesOf(shape: Float32Array, names: readonly string[]): { name: string; share: number }[] {
  const odds = names.flatMap((name) => (shapeNames.includes(name) ? [{ name, share: shape[shapeNames.indexOf(name)] ?? 0 }] : []));
  const sum = odds.reduce((all, { share }) => all + share, 1e-9);
  return odds.map(({ name, share }) => ({ name, share: share / sum })).sort((one, other) => other.share - one.share);
}

/** Whether a character is surely `name`, of all that it may be. */
export function isSurely(shape: Shape, name: string, names: readonly string[] = [...shapeNames]): boolean {
  const [first] = shape ? sharesOf(shape, names) : [];
  return first?.name === name && first.share >= shapeTells;
}

function through({ weights, biases }: Layer, input: Float32Array): Float32Array {
  const output = biases.slice();
  for (let to = 0, at = 0; to < output.length; to++)
    for (let from = 0; from < input.length; from++, at++)
      output[to] = (output[to] as number) + (input[from] as number) * (weights[at] as number);
  return output;
}

let known: Layer[] | undefined;

function taughtLayers(): Layer[] {
  known ??= loadNetwork("shapes", isOfShapes);
  return known;
}

/** One hidden layer, of any size. */
const isOfShapes = ([hidden, output, ...others]: readonly LayerShape[]) =>
  others.length === 0 && hidden?.inputs === featureCount && output?.inputs === hidden.sums && output.sums === shapeNames.length;
