import { type Convolution, convolved, type Extent, padded, pooled, type Room } from "@/lib/extraction/readers/convolution";
import { type Layer, type LayerShape, loadNetwork } from "@/lib/extraction/readers/network";
import type { Grey } from "@/lib/extraction/readers/pixels";
import type { Box } from "@/lib/extraction/schema";

/** Rows of a strip, and how many of them its ink is high: a line's picture at one height, whatever its size on the page. */
export const [stripRows, inkRows] = [24, 16];
/** Columns of a strip at most: longer lines are no values. */
const mostColumns = 640;
/** What can be read of a strip. The blank between words is one of them; nothing at all comes first. */
export const stripNames = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz $,./-()&':";

/** A line's darkness, 0 to 1, one column after the other. */
export type Strip = { cells: Float32Array; across: number };

/** The line in a box (pixels, as tight as its ink) of a picture, with a little of what is around it. null: none, or too long for a value. */
export function stripOf({ data, width, height }: Grey, [x0, y0, x1, y1]: Box): Strip | null {
  const step = (y1 - y0) / inkRows;
  const margin = (stripRows - inkRows) / 2;
  const across = Math.round((x1 - x0) / step) + 2 * margin;
  if (!(step > 0) || across < 1 || across > mostColumns) return null;
  const cells = new Float32Array(across * stripRows);
  const columns = spansOf(x0 - margin * step, step, across, width);
  const rows = spansOf(y0 - margin * step, step, stripRows, height);
  const reach = rows.map(({ from, to }) => to - from);
  const line = new Float32Array(width);
  rows.forEach((row, down) => {
    if ((reach[down] ?? 0) <= 0) return;
    // Each strip row is the mean of the picture's rows that it covers, each of its squares the mean of their columns.
    const [first, last] = [columns.find(({ to, from }) => to > from)?.first ?? 0, columns.findLast(({ to, from }) => to > from)?.last ?? 0];
    line.fill(0, first, last + 1);
    for (let y = row.first; y <= row.last; y++) {
      const share = Math.min(row.to, y + 1) - Math.max(row.from, y);
      for (let x = first; x <= last; x++) line[x] = (line[x] as number) + share * (255 - (data[y * width + x] ?? 255));
    }
    columns.forEach(({ from, to, first: left, last: right }, at) => {
      let sum = 0;
      for (let x = left; x <= right; x++) sum += (Math.min(to, x + 1) - Math.max(from, x)) * (line[x] as number);
      cells[at * stripRows + down] = sum / (step * step * 255);
    });
  });
  const darkest = cells.toSorted().at(-Math.ceil(0.02 * cells.length)) ?? 0;
  if (darkest < 0.05) return null;
  return { cells: cells.map((cell) => Math.min(1, cell / darkest)), across };
}

/** The stretches (pixels) of `count` squares of one size, cut at the picture's edge. */
function spansOf(start: number, step: number, count: number, end: number) {
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [Math.max(0, start + at * step), Math.min(end, start + (at + 1) * step)];
    return { from, to, first: Math.floor(from), last: Math.ceil(to) - 1 };
  });
}

/** The layers in turn: how much each sees, how many sums it gives, and how many of its outputs are combined afterwards. */
export const stripLayers = [
  { wide: 3, high: 3, channels: 1, outs: 8, pool: [1, 2] },
  { wide: 3, high: 3, channels: 8, outs: 16, pool: [2, 2] },
  { wide: 3, high: 1, channels: (stripRows / 4) * 16, outs: 64, pool: [1, 1] },
  { wide: 5, high: 1, channels: 64, outs: 64, pool: [1, 1] },
  { wide: 5, high: 1, channels: 64, outs: 64, pool: [1, 1] },
  { wide: 1, high: 1, channels: 64, outs: Math.ceil((stripNames.length + 1) / 4) * 4, pool: [1, 1] },
] as const;

/** What goes into a layer: the picture with room around it. A column of several rows counts as one row of many values where a layer asks for that. */
export function intoLayer(values: Float32Array, extent: Extent, at: number, into?: Room): { room: Float32Array; extent: Extent } {
  const { wide, high, channels } = stripLayers[at] as (typeof stripLayers)[number];
  const flat = extent.channels === channels ? extent : { across: extent.across, down: 1, channels };
  return { room: padded(values, flat, wide, high, into), extent: flat };
}

/** How sure each place along a strip is each of nothing and `stripNames`: logarithms, a place after the other. */
export type Odds = { logs: Float32Array; places: number; names: number };

const buffers = new Map<string, Float32Array>();

/** A reused buffer for a layer's values: otherwise a page's lines would leave some thirty megabytes before they are collected. */
const kept =
  (at: number, what: "room" | "out" | "pooled"): Room =>
  (length) => {
    const name = `${what} ${at}`;
    let buffer = buffers.get(name);
    if (!buffer || buffer.length < length) {
      buffer = new Float32Array(length);
      buffers.set(name, buffer);
    }
    return buffer.subarray(0, length);
  };

export function oddsOf({ cells, across }: Strip, layers: readonly Convolution[] = taughtLayers()): Odds {
  let [values, extent]: [Float32Array, Extent] = [cells, { across, down: stripRows, channels: 1 }];
  layers.forEach((layer, at) => {
    const into = intoLayer(values, extent, at, kept(at, "room"));
    const { pool } = stripLayers[at] as (typeof stripLayers)[number];
    values = convolved(into.room, into.extent, layer, at < layers.length - 1 ? kept(at, "out") : undefined);
    extent = { ...into.extent, channels: layer.outs };
    if (pool[0] * pool[1] > 1) ({ out: values, extent } = pooled(values, extent, pool[0], pool[1], kept(at, "pooled")));
  });
  return { logs: logShares(values, extent), places: extent.across, names: extent.channels };
}

/** Sums as logarithms of shares that are 1 together; the sums that fill the last layer up to four are no names. */
function logShares(values: Float32Array, { across, channels }: Extent): Float32Array {
  const count = stripNames.length + 1;
  for (let place = 0; place < across; place++) {
    const from = place * channels;
    let most = Number.NEGATIVE_INFINITY;
    for (let name = 0; name < count; name++) most = Math.max(most, values[from + name] as number);
    let sum = 0;
    for (let name = 0; name < count; name++) sum += Math.exp((values[from + name] as number) - most);
    const all = most + Math.log(sum);
    for (let name = 0; name < channels; name++) values[from + name] = name < count ? (values[from + name] as number) - all : -99;
  }
  return values;
}

let known: Convolution[] | undefined;

function taughtLayers(): Convolution[] {
  known ??= convolutionsOf(loadNetwork("strips", isOfStrips));
  return known;
}

const isOfStrips = (layers: readonly LayerShape[]) =>
  layers.length === stripLayers.length &&
  stripLayers.every(({ wide, high, channels, outs }, at) => layers[at]?.sums === outs && layers[at]?.inputs === wide * high * channels);

/** Stored layers as the convolutions that read a strip. */
export const convolutionsOf = (layers: readonly Layer[]): Convolution[] =>
  stripLayers.map(({ wide, high, channels, outs }, at) => ({
    wide,
    high,
    channels,
    outs,
    rectified: at < stripLayers.length - 1,
    ...(layers[at] as Layer),
  }));

/** What the places along a strip say, the likeliest name of each: repeated ones are one, and nothing parts them. */
export function likeliest({ logs, places, names }: Odds): string {
  let [text, last] = ["", 0];
  for (let place = 0; place < places; place++) {
    let best = 0;
    for (let name = 1; name < names; name++)
      if ((logs[place * names + name] as number) > (logs[place * names + best] as number)) best = name;
    if (best !== last && best > 0) text += stripNames[best - 1];
    last = best;
  }
  return text;
}

/** What a strip says, how likely it is that as a whole, and how likely it is any other text, 0 to 1. */
export type Spelling = { text: string; share: number; shareOf(text: string): number };

/** How likely a line of words is at least, to confirm what recognition says of it: the shares of many letters make a small one together. */
export const leastShare = 0.2;

/** How much higher than a page's numbers a line is at least that has something else above or below it. */
const tooHigh = 1.2;

/**
 * What the line in a box (pixels, as tight as its ink) says, the likelier of two ways to see it where it is higher than the page's numbers (`usual`, pixels;
 * null: not known): as it is, and the part of it with most ink.
 */
export function spell(picture: Grey, box: Box, usual: number | null): Spelling | null {
  const whole = spellStrip(picture, box);
  if (!whole || usual === null || box[3] - box[1] <= tooHigh * usual) return whole;
  const part = spellStrip(picture, darkestPart(picture, box, usual));
  return part && part.share > whole.share ? part : whole;
}

function spellStrip(picture: Grey, box: Box): Spelling | null {
  const strip = stripOf(picture, box);
  if (!strip) return null;
  const odds = oddsOf(strip);
  const text = likeliest(odds);
  return { text: text.trim(), share: shareOf(odds, text), shareOf: (other) => shareOf(odds, other) };
}

/** The part of a box, so many pixels high, in which most of its ink lies. */
function darkestPart({ data, width, height }: Grey, [x0, y0, x1, y1]: Box, high: number): Box {
  const rows = Array.from({ length: Math.round(y1 - y0) }, (_, row) => {
    const y = Math.min(height - 1, Math.round(y0) + row);
    let ink = 0;
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++) ink += 255 - (data[y * width + x] ?? 255);
    return ink;
  });
  const inkFrom = (row: number) => rows.slice(row, row + Math.round(high)).reduce((sum, one) => sum + one, 0);
  const starts = rows.slice(0, Math.max(1, rows.length - Math.round(high) + 1)).map((_, row) => row);
  const best = starts.reduce((first, row) => (inkFrom(row) > inkFrom(first) ? row : first), 0);
  return [x0, y0 + best, x1, y0 + best + high];
}

/** The name's place in `Odds`, 0 for nothing; null where a text holds what is no name. */
export function namesOf(text: string): number[] | null {
  const names = [...text].map((one) => stripNames.indexOf(one) + 1);
  return names.includes(0) ? null : names;
}

/** The logarithm of no chance, and that of two chances together, each a logarithm. */
export const none = Number.NEGATIVE_INFINITY;
export const added = (one: number, other: number): number => {
  if (one === none) return other;
  if (other === none) return one;
  return one > other ? one + Math.log1p(Math.exp(other - one)) : other + Math.log1p(Math.exp(one - other));
};

/** How likely a strip is this text as a whole, 0 to 1: all ways in which its places can spell it. */
export function shareOf({ logs, places, names }: Odds, text: string): number {
  const letters = namesOf(text);
  if (!letters) return 0;
  // Nothing before, between and after the letters.
  const states = [0, ...letters.flatMap((one) => [one, 0])];
  let before = states.map((_, state) => (state === 0 ? 0 : none));
  for (let place = 0; place < places; place++) {
    const now = states.map((name, state) => {
      let sum = added(before[state] as number, place > 0 && state > 0 ? (before[state - 1] as number) : none);
      if (place === 0) sum = state < 2 ? 0 : none;
      else if (state > 1 && name !== 0 && name !== states[state - 2]) sum = added(sum, before[state - 2] as number);
      return sum + (logs[place * names + name] as number);
    });
    before = now;
  }
  return Math.exp(added(before.at(-1) ?? none, states.length > 1 ? (before.at(-2) ?? none) : none));
}
