import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { packNetwork } from "@/bench/network";
import { loadNetwork, unpackNetwork } from "@/lib/extraction/readers/network";
import { featureCount, shapeNames, shapeOf } from "@/lib/extraction/readers/shapes";
import { spell } from "@/lib/extraction/readers/strips";

const digits = {
  1: ["..#..", ".##..", "#.#..", "..#..", "..#..", "..#..", "..#..", "#####"],
  7: ["#####", "....#", "...#.", "...#.", "..#..", "..#..", ".#...", ".#..."],
} as const;

/** Digits as squares of four pixels, on white. */
function draw(text: string) {
  const [width, height] = [60 + 28 * text.length, 72];
  const data = new Uint8Array(width * height).fill(255);
  [...text].forEach((digit, place) => {
    digits[digit as unknown as keyof typeof digits].forEach((row, down) => {
      for (let at = 0; at < 20; at++)
        if (row[Math.floor(at / 4)] === "#") for (let y = 0; y < 4; y++) data[(20 + 4 * down + y) * width + 20 + 28 * place + at] = 0;
    });
  });
  return { data, width, height, box: [20, 20, 12 + 28 * text.length, 52] as [number, number, number, number] };
}

it("reads a drawn line of digits as the trained network always has", () => {
  const { box, ...picture } = draw("17117");
  const read = spell(picture, box, null);
  expect(read?.text).toBe("17117");
  expect(read?.share).toBeCloseTo(0.698199, 6);
});

it("recognizes a drawn shape as the trained network always has", () => {
  // A frame of ink: its rim is dark in 12 columns of 16 rows.
  const isRim = (at: number) => at < 12 || at >= 180 || at % 12 === 0 || at % 12 === 11;
  const shape = shapeOf(Float32Array.from({ length: featureCount }, (_, at) => (at < 192 && isRim(at) ? 10 : 0)));
  expect(shape[shapeNames.indexOf("7")]).toBeCloseTo(0.9999437, 6);
  expect(shape[shapeNames.indexOf("L")]).toBeCloseTo(0.0000285, 6);
});

it("packs and unpacks the weights of each row with its own scale", () => {
  const layer = { weights: Float32Array.from([127, -64, 1, 254, 0, -2]), biases: Float32Array.from([0.5, -3]) };
  expect(unpackNetwork(packNetwork([layer]), [{ sums: 2, inputs: 3 }], "x.bin")).toEqual([layer]);
});

it("refuses weights whose length does not fit their description, and layers that the reader does not have", () => {
  const folder = mkdtempSync(join(tmpdir(), "network-"));
  const [weights, description] = ["shapes-network.bin", "shapes-network.json"].map((name) => join(folder, name)) as [string, string];
  const files = { weights: pathToFileURL(weights), description: pathToFileURL(description) };
  writeFileSync(description, JSON.stringify({ version: 1, seed: "weights", layers: [{ sums: 2, inputs: 3 }], scores: {} }));
  writeFileSync(weights, Buffer.alloc(21));
  expect(() => loadNetwork("shapes", () => true, files)).toThrow("shapes-network.bin has 21 bytes; its layers need 22.");
  expect(() => loadNetwork("shapes", () => false, files)).toThrow("npm run shapes");
  rmSync(folder, { recursive: true });
});
