import { describe, expect, it } from "vitest";
import { learnedFonts } from "@/bench/corpus/fonts";
import { drawSamples } from "@/bench/strips/draw";
import { likeliest, oddsOf, shareOf, spell, stripOf, stripRows } from "@/lib/extraction/readers/strips";
import { few, isShort } from "@/lib/testing/full";

describe("our own reader of a line", () => {
  it("reads amounts, dates and numbers on scans and faxes, and is hardly ever sure of what is not there", async () => {
    const fonts = learnedFonts() as [string, ...string[]];
    // Pages that it did not learn from: scans, a bad one among them, and faxes of both modes.
    const samples = (await Promise.all(few(["a", "b", "c", "d", "e", "f"], 1).map((one) => drawSamples(`test ${one}`, fonts)))).flat();
    expect(samples.length).toBeGreaterThan(isShort ? 80 : 500);
    const values = samples.filter(({ text }) => /\d{2}/.test(text));
    let [right, sure, wrong] = [0, 0, 0];
    for (const { text, cells, across } of values) {
      const odds = oddsOf({ cells: Float32Array.from(cells, (cell) => cell / 255), across });
      const read = likeliest(odds);
      const isSure = shareOf(odds, read) >= 0.9;
      if (read === text) right++;
      if (isSure) sure++;
      if (isSure && read !== text) wrong++;
    }
    expect(right).toBeGreaterThan(0.85 * values.length);
    expect(sure).toBeGreaterThan(0.7 * values.length);
    expect(wrong).toBeLessThan(0.01 * sure);
  });

  it("sees a line at one height whatever its size, and nothing where no ink is or a line is too long for a value", () => {
    const white = (width: number, height: number) => ({ data: new Uint8Array(width * height).fill(255), width, height });
    const small = white(200, 60);
    for (let y = 20; y < 28; y++) small.data.fill(0, y * 200 + 50, y * 200 + 58);
    const large = white(400, 120);
    for (let y = 40; y < 56; y++) large.data.fill(0, y * 400 + 100, y * 400 + 116);
    const [one, other] = [stripOf(small, [50, 20, 58, 28]), stripOf(large, [100, 40, 116, 56])];
    expect(one?.across).toBe(stripRows);
    expect(one?.cells).toEqual(other?.cells);
    expect(stripOf(white(200, 60), [50, 20, 90, 28])).toBe(null);
    // A cell's edges may have been found the wrong way round.
    expect(spell(small, [180, 20, 40, 28], null)).toBe(null);
    expect(spell(white(4000, 60), [0, 20, 4000, 40], null)).toBe(null);
  });

  it("finds a text likely that the places along a line spell, in whatever way, and no other", () => {
    // Two places that may each be nothing, a 1 or a 2: nothing comes first among the names, a 0 second.
    const shares = [0.1, 0, 0.6, 0.3];
    const logs = Float32Array.from([...shares, ...shares], (one) => Math.log(one + 1e-30));
    const odds = { logs, places: 2, names: 4 };
    expect(shareOf(odds, "1")).toBeCloseTo(0.6 * 0.6 + 2 * 0.6 * 0.1);
    expect(shareOf(odds, "12")).toBeCloseTo(0.6 * 0.3);
    expect(shareOf(odds, "11")).toBeCloseTo(0);
    expect(shareOf(odds, "")).toBeCloseTo(0.01);
    expect(shareOf(odds, "é")).toBe(0);
  });
});
