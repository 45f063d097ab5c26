import { describe, expect, it } from "vitest";
import { withoutDarkBars } from "@/lib/extraction/readers/dark-bars";
import { withoutBands } from "@/lib/extraction/readers/light";
import { inkLevel } from "@/lib/extraction/readers/pixels";
import { full } from "@/lib/testing/full";

/** A page of 612 by 200 points, two pixels a point, with rectangles [x0, y0, x1, y1, level] in points drawn onto white. */
function drawn(...rectangles: [number, number, number, number, number][]) {
  const [width, height] = [1224, 400];
  const data = new Uint8Array(width * height).fill(250);
  for (const [x0, y0, x1, y1, level] of rectangles)
    for (let y = 2 * y0; y < 2 * y1; y++) data.fill(level, y * width + 2 * x0, y * width + 2 * x1);
  return { data, width, height, at: (x: number, y: number) => withoutBands({ data, width, height }, 2).data[2 * y * width + 2 * x] ?? 0 };
}

describe("a gray band around a table's headers", () => {
  it("is lifted to white, and its text is darker than before against the paper", () => {
    const { at } = drawn([40, 50, 560, 75, 170], [100, 58, 102, 66, 60], [300, 58, 340, 60, 60]);
    expect(at(200, 62)).toBeGreaterThan(240);
    expect(at(101, 62)).toBeLessThan(100);
    expect(at(320, 59)).toBeLessThan(100);
    expect(at(200, 100)).toBe(250);
  });

  it("is not found where it is as small as letters, filled boxes and lines are, or as dark as ink", full, () => {
    const { data, width, height } = drawn([50, 20, 60, 30, 120], [50, 60, 560, 63, 120], [50, 90, 560, 110, 40]);
    expect(withoutBands({ data, width, height }, 2).data).toEqual(data);
  });

  it("keeps what makes a faint scan's ink recognizable", () => {
    const letters = Array.from({ length: 60 }, (_, at): [number, number, number, number, number] => [
      50 + 8 * at,
      60,
      52 + 8 * at,
      66,
      120,
    ]);
    const { data, width, height } = drawn([40, 50, 560, 75, 180], ...letters);
    const level = inkLevel(withoutBands({ data, width, height }, 2));
    expect(level).toBeGreaterThan(120);
    expect(drawn([40, 50, 560, 75, 180], ...letters).at(46, 62)).toBeGreaterThan(level);
  });
});

describe("a dark bar with light letters", () => {
  const letters = Array.from({ length: 40 }, (_, at): [number, number, number, number, number] => [50 + 8 * at, 56, 54 + 8 * at, 64, 245]);

  it("is inverted, so that its letters are dark on light as all others are", () => {
    const { data, width, height } = drawn([40, 50, 560, 70, 30], ...letters);
    const { data: inverted } = withoutDarkBars({ data, width, height }, 2);
    const at = (x: number, y: number) => inverted[2 * y * width + 2 * x] ?? 0;
    expect([at(52, 60) < 60, at(56, 60) > 200, at(450, 60) > 200, at(300, 100)]).toEqual([true, true, true, 250]);
  });

  it("is not found where lines rule a row of dark letters, where all of a corner is dark, or a table is visible beside the page", () => {
    const row = letters.map(([x0, y0, x1, y1]): [number, number, number, number, number] => [x0, y0, x1, y1, 20]);
    const { data, width, height } = drawn([40, 50, 560, 52, 20], [40, 68, 560, 70, 20], ...row, [560, 90, 612, 200, 40]);
    expect(withoutDarkBars({ data, width, height }, 2).data).toEqual(data);
  });
});
