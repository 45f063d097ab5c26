import type { Luck } from "@/bench/corpus/luck";
import { type Convolution, convolved, type Extent, pooled } from "@/lib/extraction/readers/convolution";
import { added, intoLayer, namesOf, none, stripLayers, stripNames, stripRows } from "@/lib/extraction/readers/strips";

/** A line of a page: what it says, and its darkness, 0 to 255, one column after the other. */
export type Sample = { text: string; cells: Uint8Array; across: number };

const eachOf = ({ wide, high, channels }: (typeof stripLayers)[number]) => wide * high * channels;
/** Weights and biases of all layers together. */
export const weightCount = stripLayers.reduce((sum, layer) => sum + layer.outs * (eachOf(layer) + 1), 0);

/** The layers within one array: each one's weights, then its biases. */
export function layersOf(all: Float32Array): Convolution[] {
  let at = 0;
  return stripLayers.map((layer, place) => {
    const { wide, high, channels, outs } = layer;
    const biases = at + outs * eachOf(layer);
    const parts = { weights: all.subarray(at, biases), biases: all.subarray(biases, biases + outs) };
    at = biases + outs;
    return { wide, high, channels, outs, rectified: place < stripLayers.length - 1, ...parts };
  });
}

/** Weights to begin with: drawn so that what goes through the layers neither fades nor grows. */
export function beginWeights(all: Float32Array, luck: Luck): void {
  const normal = () => Math.sqrt(-2 * Math.log(luck.share() + 1e-12)) * Math.cos(2 * Math.PI * luck.share());
  layersOf(all).forEach(({ weights, rectified }, at) => {
    const each = eachOf(stripLayers[at] as (typeof stripLayers)[number]);
    for (let one = 0; one < weights.length; one++) weights[one] = normal() * Math.sqrt((rectified ? 2 : 1) / each);
  });
}

type Passed = { room: Float32Array; extent: Extent; out: Float32Array; wide: number; high: number; pooled: Float32Array; after: Extent };

/** The reader of strips while it learns: `weights` are read, and what samples say of them is added to `slope`. */
export class Learner {
  private readonly layers: Convolution[];
  private readonly slopes: Convolution[];

  constructor(weights: Float32Array, slope: Float32Array) {
    [this.layers, this.slopes] = [layersOf(weights), layersOf(slope)];
  }

  /** Adds what one sample says of the weights. Gives how unlikely its text was, as a logarithm; null where it has more letters than places. */
  follow({ text, cells, across }: Sample): number | null {
    let values = Float32Array.from(cells, (cell) => cell / 255);
    let extent: Extent = { across, down: stripRows, channels: 1 };
    const passed: Passed[] = [];
    this.layers.forEach((layer, at) => {
      const into = intoLayer(values, extent, at);
      const [wide, high] = (stripLayers[at] as (typeof stripLayers)[number]).pool;
      const out = convolved(into.room, into.extent, layer);
      const full = { ...into.extent, channels: layer.outs };
      const after = wide * high > 1 ? pooled(out, full, wide, high) : { out, extent: full };
      passed.push({ room: into.room, extent: into.extent, out, wide, high, pooled: after.out, after: after.extent });
      [values, extent] = [after.out as Float32Array<ArrayBuffer>, after.extent];
    });
    const wrong = wrongOf(values, extent, namesOf(text) ?? []);
    if (!wrong) return null;
    let back = wrong.slope;
    for (let at = passed.length - 1; at >= 0; at--) back = this.goBack(back, at, passed[at] as Passed, at > 0);
    return wrong.loss;
  }

  /** From the slope of a layer's answer to that of what went into it; adds that of its weights. */
  private goBack(
    slope: Float32Array,
    at: number,
    { room, extent, out, wide, high, pooled: best, after }: Passed,
    isAsked: boolean,
  ): Float32Array {
    const [layer, into] = [this.layers[at] as Convolution, this.slopes[at] as Convolution];
    const { across, down, channels } = extent;
    const { outs, rectified, weights } = layer;
    let full = slope;
    if (wide * high > 1) {
      full = new Float32Array(out.length);
      for (let x = 0; x < after.across * wide; x++)
        for (let y = 0; y < after.down * high; y++) {
          const from = (x * down + y) * outs;
          const to = (Math.floor(x / wide) * after.down + Math.floor(y / high)) * outs;
          for (let unit = 0; unit < outs; unit++) if (out[from + unit] === best[to + unit]) full[from + unit] = slope[to + unit] as number;
        }
    }
    const [tall, run] = [(down + layer.high - 1) * channels, layer.high * channels];
    const each = layer.wide * run;
    const back = new Float32Array(isAsked ? room.length : 0);
    for (let x = 0, place = 0; x < across; x++)
      for (let y = 0; y < down; y++, place += outs) {
        const start = x * tall + y * channels;
        for (let unit = 0; unit < outs; unit++) {
          const one = full[place + unit] as number;
          if (one === 0 || (rectified && (out[place + unit] as number) <= 0)) continue;
          into.biases[unit] = (into.biases[unit] as number) + one;
          for (let column = 0, weight = unit * each; column < layer.wide; column++) {
            const end = start + column * tall + run;
            if (isAsked)
              for (let from = end - run; from < end; from++, weight++) {
                into.weights[weight] = (into.weights[weight] as number) + one * (room[from] as number);
                back[from] = (back[from] as number) + one * (weights[weight] as number);
              }
            else
              for (let from = end - run; from < end; from++, weight++)
                into.weights[weight] = (into.weights[weight] as number) + one * (room[from] as number);
          }
        }
      }
    return isAsked ? unpadded(back, extent, layer.wide, layer.high) : back;
  }
}

function unpadded(room: Float32Array, { across, down, channels }: Extent, wide: number, high: number): Float32Array {
  const [beside, above] = [(wide - 1) / 2, (high - 1) / 2];
  if (beside === 0 && above === 0) return room;
  const [tall, column] = [(down + 2 * above) * channels, down * channels];
  const out = new Float32Array(across * column);
  for (let x = 0; x < across; x++) {
    const from = (x + beside) * tall + above * channels;
    out.set(room.subarray(from, from + column), x * column);
  }
  return out;
}

/** The logarithm of each name's share at each place. */
function logsOf(sums: Float32Array, { places, channels, count }: { places: number; channels: number; count: number }): Float64Array {
  const logs = new Float64Array(places * count);
  for (let place = 0; place < places; place++) {
    let most = none;
    for (let name = 0; name < count; name++) most = Math.max(most, sums[place * channels + name] as number);
    let sum = 0;
    for (let name = 0; name < count; name++) sum += Math.exp((sums[place * channels + name] as number) - most);
    for (let name = 0; name < count; name++) logs[place * count + name] = (sums[place * channels + name] as number) - most - Math.log(sum);
  }
  return logs;
}

/**
 * How unlikely the letters are by these sums, and which way each sum would have to go: connectionist temporal classification (Graves and others, 2006),
 * all ways in which the places along a line can spell its text.
 */
function wrongOf(
  sums: Float32Array,
  { across: places, channels }: Extent,
  letters: readonly number[],
): { loss: number; slope: Float32Array } | null {
  const states = [0, ...letters.flatMap((one) => [one, 0])];
  const count = stripNames.length + 1;
  const logs = logsOf(sums, { places, channels, count });
  const mayLeap = (state: number) => state > 1 && states[state] !== 0 && states[state] !== states[state - 2];
  const logOf = (place: number, state: number) => logs[place * count + (states[state] as number)] as number;
  const [before, behind] = [new Float64Array(places * states.length).fill(none), new Float64Array(places * states.length).fill(none)];
  const width = states.length;
  for (let place = 0; place < places; place++)
    for (let state = 0; state < width; state++) {
      let sum = none;
      if (place === 0) sum = state < 2 ? 0 : none;
      else {
        const from = (place - 1) * width + state;
        sum = before[from] as number;
        if (state > 0) sum = added(sum, before[from - 1] as number);
        if (mayLeap(state)) sum = added(sum, before[from - 2] as number);
      }
      before[place * width + state] = sum === none ? none : sum + logOf(place, state);
    }
  const all = added(before[places * width - 1] as number, width > 1 ? (before[places * width - 2] as number) : none);
  if (!Number.isFinite(all)) return null;
  for (let place = places - 1; place >= 0; place--)
    for (let state = width - 1; state >= 0; state--) {
      let sum = none;
      if (place === places - 1) sum = state >= width - 2 ? 0 : none;
      else {
        const to = (place + 1) * width + state;
        sum = (behind[to] as number) + logOf(place + 1, state);
        if (state + 1 < width) sum = added(sum, (behind[to + 1] as number) + logOf(place + 1, state + 1));
        if (state + 2 < width && mayLeap(state + 2)) sum = added(sum, (behind[to + 2] as number) + logOf(place + 1, state + 2));
      }
      behind[place * width + state] = sum;
    }
  const slope = new Float32Array(sums.length);
  for (let place = 0; place < places; place++) {
    for (let name = 0; name < count; name++) slope[place * channels + name] = Math.exp(logs[place * count + name] as number);
    for (let state = 0; state < width; state++) {
      const share = Math.exp((before[place * width + state] as number) + (behind[place * width + state] as number) - all);
      const at = place * channels + (states[state] as number);
      slope[at] = (slope[at] as number) - share;
    }
  }
  return { loss: -all, slope };
}
