import { createHash } from "node:crypto";

/** Draws that depend on nothing but what the luck was made of, so that a file can be drawn again by itself. */
export class Luck {
  private readonly next: () => number;

  constructor(...madeOf: readonly (string | number)[]) {
    this.next = seeded(createHash("sha256").update(madeOf.join("/")).digest().readUInt32LE(0));
  }

  /** 0 to 1, without 1. */
  share = (): number => this.next();
  between = (low: number, high: number): number => low + (high - low) * this.next();
  /** A whole number; both ends can be drawn. */
  whole = (low: number, high: number): number => Math.floor(this.between(low, high + 1));
  chance = (share: number): boolean => this.next() < share;
  pick = <One>(list: readonly [One, ...One[]]): One => list[Math.floor(this.next() * list.length)] ?? list[0];
  digits = (count: number): string => Array.from({ length: count }, () => this.whole(0, 9)).join("");
  /** The whole numbers below `count` in a drawn order. */
  shuffledPlaces = (count: number): number[] => {
    const places = Array.from({ length: count }, (_, at) => at);
    for (let at = count - 1; at > 0; at--) {
      const other = this.whole(0, at);
      [places[at], places[other]] = [places[other] as number, places[at] as number];
    }
    return places;
  };
  shuffled = <One>(list: readonly One[]): One[] => {
    const left = [...list];
    return list.map(() => left.splice(Math.floor(this.next() * left.length), 1)[0] as One);
  };
}

/** Numbers from 0 to 1, without 1, that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
