import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bundledEngine } from "@/lib/extraction/readers/ocr";
import { inTurn, type OcrMode } from "@/lib/extraction/readers/ocr-engine";
import { segmentsOf } from "@/lib/extraction/readers/segments";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";

it("reads each of several pieces that are asked for at once as one that holds what it was asked for", async () => {
  const page = await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 150 });
  const twoLines = await sharp(page).extract({ left: 1056, top: 50, width: 140, height: 54 }).png().toBuffer();
  const engine = await bundledEngine();
  const textOf = async (mode: OcrMode) => {
    const [words = []] = await engine.read([twoLines], mode);
    return words.map(({ text }) => text).join(" ");
  };
  const [block, line] = [await textOf(6), await textOf(7)];
  expect(block).toContain("03/02/2026");
  expect(line).not.toBe(block);
  expect(await Promise.all([textOf(6), textOf(7), textOf(6)])).toEqual([block, line, block]);
  await engine.close();
});

describe("a line of a picture", () => {
  /** Letters as blocks of ink of these heights in points, on one base line, a blank where the height is 0. */
  function linesOf(heights: readonly number[]) {
    const [width, height, scale] = [1200, 100, 4];
    const data = new Uint8Array(width * height).fill(255);
    let x = 40;
    for (const high of heights) {
      if (high === 0) x += 8;
      else for (let y = 60 - high * scale; y < 60; y++) data.fill(0, y * width + x, y * width + x + 10);
      if (high > 0) x += 12;
    }
    return segmentsOf({ data, width, height }, 128, scale).lines.length;
  }
  const capitals = (count: number, high: number) => Array.from({ length: count }, () => high);

  it("is parted between a label in small capitals and a value in larger print, which are read apart", () => {
    expect(linesOf([...capitals(9, 4), 0, ...capitals(4, 4), 0, ...capitals(8, 7)])).toBe(2);
    expect(linesOf([...capitals(8, 7), 0, ...capitals(6, 4)])).toBe(2);
  });

  it("is whole where its words are of one print, with small letters or without", () => {
    expect(linesOf([...capitals(9, 7), 0, ...capitals(8, 7)])).toBe(1);
    expect(linesOf([7, 5, 5, 7, 5, 0, 5, 5, 7, 5, 5, 0, 7, 5, 5])).toBe(1);
  });
});

describe("a ring of ink", () => {
  /** A ring of this height in points with a letter of the same height this far right of it. */
  function framesOf(high: number, gap: number) {
    const [width, height, scale] = [400, 200, 4];
    const data = new Uint8Array(width * height).fill(255);
    const fill = (x0: number, y0: number, x1: number, y1: number, level: number) => {
      for (let y = y0 * scale; y < y1 * scale; y++) data.fill(level, y * width + x0 * scale, y * width + x1 * scale);
    };
    fill(20, 20, 20 + high, 20 + high, 0);
    fill(21.5, 21.5, 18.5 + high, 18.5 + high, 255);
    fill(20 + high + gap, 20, 22 + high + gap, 20 + high, 0);
    return segmentsOf({ data, width, height }, 128, scale).frames.length;
  }

  it("is a letter of a title where the next one is as close as in large print, and else a box", () => {
    expect(framesOf(12, 2)).toBe(0);
    expect(framesOf(12, 5)).toBe(1);
    expect(framesOf(8, 2)).toBe(1);
  });
});

it("gives no word the box of its whole line", () => {
  const word = (text: string, x0: number, x1: number, y0 = 100) => ({
    text,
    box: [x0, y0, x1, y0 + 20] as [number, number, number, number],
    confidence: 0.9,
  });
  const line = [word("WORKERS", 136, 270), word("COMP", 177, 197), word("LIMITS", 300, 330), word("below", 310, 320, 130)];
  expect(inTurn(line).map(({ box: [x0, , x1] }) => [x0, x1])).toEqual([
    [136, 176],
    [177, 197],
    [300, 330],
    [310, 320],
  ]);
});
