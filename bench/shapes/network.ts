import type { Luck } from "@/bench/corpus/luck";
import type { Sample } from "@/bench/shapes/draw";
import type { Layer } from "@/lib/extraction/readers/network";
import { featureCount, shapeNames } from "@/lib/extraction/readers/shapes";

const names = shapeNames.length;
/** Samples after which the weights change, and by how much at first (Adam with a rate that falls as a cosine does). */
const [batch, rate] = [64, 0.002];

/** The recogniser while it learns: `featureCount` features, `hidden` units that are never below zero, one output for each of `shapeNames`. */
export class LearningNetwork {
  private readonly weights: Float32Array;
  private readonly slope: Float32Array;
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private readonly seen: Float32Array;
  private readonly odds = new Float32Array(names);
  private readonly back: Float32Array;
  private step = 0;
  /** Where the hidden units' biases, the outputs' weights and the outputs' biases begin. */
  private readonly starts: [number, number, number];

  constructor(
    private readonly hidden: number,
    private readonly luck: Luck,
  ) {
    const count = featureCount * hidden + hidden + hidden * names + names;
    this.starts = [featureCount * hidden, featureCount * hidden + hidden, featureCount * hidden + hidden + hidden * names];
    [this.weights, this.slope, this.mean, this.square] = [count, count, count, count].map((one) => new Float32Array(one)) as FourArrays;
    [this.seen, this.back] = [new Float32Array(hidden), new Float32Array(hidden)];
    const [biases, outputs, last] = this.starts;
    for (let at = 0; at < biases; at++) this.weights[at] = this.normal() * Math.sqrt(2 / featureCount);
    for (let at = outputs; at < last; at++) this.weights[at] = this.normal() * Math.sqrt(1 / hidden);
  }

  private normal = () => Math.sqrt(-2 * Math.log(this.luck.share() + 1e-12)) * Math.cos(2 * Math.PI * this.luck.share());

  /** Learns all samples once, in a new order; `total` is how many batches there will be in all rounds. Gives the mean loss. */
  learn(samples: readonly Sample[], total: number): number {
    const shuffled = [...samples.keys()];
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = this.luck.whole(0, at);
      [shuffled[at], shuffled[other]] = [shuffled[other] as number, shuffled[at] as number];
    }
    let loss = 0;
    for (let from = 0; from + batch <= shuffled.length; from += batch) {
      this.slope.fill(0);
      for (const at of shuffled.slice(from, from + batch)) loss += this.follow(samples[at] as Sample);
      this.change(total);
    }
    return loss / samples.length;
  }

  /** How sure it is of each of `shapeNames`; the array is the same each time. */
  answer(features: Float32Array): Float32Array {
    const [biases, outputs, last] = this.starts;
    const { weights, seen, odds, hidden } = this;
    for (let unit = 0; unit < hidden; unit++) {
      let sum = weights[biases + unit] as number;
      for (let at = 0, from = unit * featureCount; at < featureCount; at++)
        sum += (features[at] as number) * (weights[from + at] as number);
      seen[unit] = Math.max(0, sum);
    }
    for (let name = 0; name < names; name++) {
      let sum = weights[last + name] as number;
      for (let unit = 0, from = outputs + name * hidden; unit < hidden; unit++)
        sum += (seen[unit] as number) * (weights[from + unit] as number);
      odds[name] = sum;
    }
    const most = Math.max(...odds);
    let all = 0;
    for (let name = 0; name < names; name++) all += odds[name] = Math.exp((odds[name] as number) - most);
    for (let name = 0; name < names; name++) odds[name] = (odds[name] as number) / all;
    return odds;
  }

  /** Adds what one sample says of the weights; gives its loss. */
  private follow({ name, features }: Sample): number {
    const odds = this.answer(features);
    const loss = -Math.log((odds[name] as number) + 1e-9);
    odds[name] = (odds[name] as number) - 1;
    const [biases, outputs, last] = this.starts;
    const { weights, slope, seen, back, hidden } = this;
    back.fill(0);
    for (let one = 0; one < names; one++) {
      const wrong = odds[one] as number;
      if (Math.abs(wrong) < 1e-5) continue;
      slope[last + one] = (slope[last + one] as number) + wrong;
      for (let unit = 0, from = outputs + one * hidden; unit < hidden; unit++) {
        slope[from + unit] = (slope[from + unit] as number) + wrong * (seen[unit] as number);
        back[unit] = (back[unit] as number) + wrong * (weights[from + unit] as number);
      }
    }
    for (let unit = 0; unit < hidden; unit++) {
      if ((seen[unit] as number) <= 0) continue;
      const wrong = back[unit] as number;
      slope[biases + unit] = (slope[biases + unit] as number) + wrong;
      for (let at = 0, from = unit * featureCount; at < featureCount; at++)
        slope[from + at] = (slope[from + at] as number) + wrong * (features[at] as number);
    }
    return loss;
  }

  private change(total: number): void {
    this.step++;
    const pace = rate * 0.5 * (1 + Math.cos((Math.PI * this.step) / total));
    const [first, second] = [1 - 0.9 ** this.step, 1 - 0.999 ** this.step];
    const { weights, slope, mean, square } = this;
    for (let at = 0; at < weights.length; at++) {
      const one = (slope[at] as number) / batch;
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * one;
      square[at] = 0.999 * (square[at] as number) + 0.001 * one * one;
      weights[at] = (weights[at] as number) - (pace * (mean[at] as number)) / first / (Math.sqrt((square[at] as number) / second) + 1e-8);
    }
  }

  static batches = (samples: number) => Math.floor(samples / batch);

  layers(): Layer[] {
    const [biases, outputs, last] = this.starts;
    const part = (from: number, to?: number) => this.weights.subarray(from, to);
    return [
      { weights: part(0, biases), biases: part(biases, outputs) },
      { weights: part(outputs, last), biases: part(last) },
    ];
  }
}

type FourArrays = [Float32Array, Float32Array, Float32Array, Float32Array];
