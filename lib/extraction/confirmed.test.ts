import { expect, it } from "vitest";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import type { Glyph } from "@/lib/extraction/readers/ink";
import { settleAmounts } from "@/lib/extraction/readers/settle-amounts";
import { settleDates } from "@/lib/extraction/readers/settle-dates";
import { shapeNames } from "@/lib/extraction/readers/shapes";
import { splitRun } from "@/lib/extraction/readers/words";
import { emptyPolicy } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** The ink of a page on which each character looks like that of `inkAt` in its place, as surely as `share`. */
const bookOf = (inkAt: (box: Box) => string, share = 0.99) => {
  let ink = "";
  return new GlyphBook(
    (box, count): Glyph[] | null => {
      ink = inkAt(box).replace(/\s/g, "");
      return ink.length === count ? [...ink].map(() => ({ cells: new Float32Array(192), shape: 0.6, height: 20 })) : null;
    },
    (glyphs) => glyphs.map((_, at) => Float32Array.from(shapeNames, (one) => (one === ink[at] ? share : (1 - share) / 35))),
  );
};

const [left, right]: [Box, Box] = [
  [390, 98, 460, 110],
  [490, 98, 560, 110],
];
const seen = (text: string, box: Box) =>
  splitRun({ text, box: [box[0], 100, box[0] + 4 * text.length, 108], confidence: 0.96, reader: "ocr", page: 1 });

async function termOf(effective: string, expiration: string, ink = [effective, expiration], share = 0.99) {
  const textAt = ([x]: Box, texts: readonly string[]) => texts[x < right[0] - 10 ? 0 : 1] ?? "";
  const closer: CloserLook = {
    spell: () => null,
    reread: async (box) => ({ text: textAt(box, [effective, expiration]), confidence: 0.9 }),
    densest: (box) => ({ box, share: 0.3 }),
    lines: (box) => [box],
    frames: [],
    book: bookOf((box) => textAt(box, ink), share),
  };
  const { effectiveDate, expirationDate } = await settleDates(
    { words: seen(effective, left), box: left },
    { words: seen(expiration, right), box: right },
    "/p",
    1,
    new Notes(),
    closer,
  );
  return [effectiveDate, expirationDate];
}

it("a picture's term of several years is given where the digits of both years look like what was read", async () => {
  expect(await termOf("12/26/2025", "12/26/2028")).toEqual(["2025-12-26", "2028-12-26"]);
  expect(await termOf("2025-12-26", "2028-12-26")).toEqual(["2025-12-26", "2028-12-26"]);
  // It may be a single year's with a 6 that was read as an 8.
  expect(await termOf("12/26/2025", "12/26/2028", ["12/26/2025", "12/26/2026"])).toEqual([null, null]);
  expect(await termOf("2025-12-26", "2028-12-26", ["2025-12-26", "2026-12-26"])).toEqual([null, null]);
  expect(await termOf("12/26/2025", "12/26/2028", undefined, 0.8)).toEqual([null, null]);
});

it("a picture's term of no whole years is given where all digits of both dates look like what was read", async () => {
  expect(await termOf("03/08/2026", "09/08/2027")).toEqual(["2026-03-08", "2027-09-08"]);
  expect(await termOf("03/08/2026", "09/08/2027", ["09/08/2026", "09/08/2027"])).toEqual([null, null]);
});

/** The retention that a picture states in a place where `words` were read and its ink looks like `ink`. */
async function retentionOf(words: string, ink: string, again = "") {
  const place: Box = [500, 98, 560, 110];
  const line: Box = [510, 100, 510 + 4 * ink.length, 106];
  const closer: CloserLook = {
    spell: () => null,
    reread: async () => ({ text: again, confidence: 0.9 }),
    densest: (box) => ({ box, share: 0.3 }),
    lines: () => [line],
    frames: [],
    book: bookOf(() => ink),
  };
  const [policy, notes] = [emptyPolicy("UMBRELLA_POLICY", null), new Notes()];
  const stated = [{ key: "retention", words: words ? seen(words, line) : [], box: place }];
  await settleAmounts(policy, stated, "/p", 1, notes, closer);
  return policy.limits.retention ?? null;
}

it("a retention of zero is read though recognition reads nothing, or misreads the sign before it", async () => {
  expect(await retentionOf("", "0")).toBe(0);
  expect(await retentionOf("$0", "S0")).toBe(0);
  expect(await retentionOf("$$0", "SS0")).toBe(0);
  expect(await retentionOf("O", "9", "0")).toBe(0);
  expect(await retentionOf("", "8")).toBeNull();
  expect(await retentionOf("", "10")).toBeNull();
  expect(await retentionOf("O", "9", "9")).toBeNull();
});

it("a letter that is unlike the page's own is doubted, unless it surely has that letter's shape", () => {
  const cells = (at: number) => Float32Array.from({ length: 192 }, (_, one) => (one % 12 === at ? 0.24 : 0));
  let [ink, look] = ["", ""];
  const book = new GlyphBook(
    (_, count): Glyph[] | null =>
      ink.length === count ? [...ink].map((one, at) => ({ cells: cells("GgLMN".indexOf(one)), shape: 0.6, height: 20 + at / 1000 })) : null,
    (glyphs) => glyphs.map((_, at) => Float32Array.from(shapeNames, (one) => (one === look[at] ? 0.99 : 0.0003))),
  );
  ink = "GLMN";
  for (let time = 0; time < 4; time++) book.learn([0, 0, 30, 8], "GLMN");
  // A "G" of another font than the page's.
  ink = "gLMN";
  look = "GLMN";
  expect(book.holdsForeign([0, 0, 30, 8], "GLMN")).toBe(false);
  look = "CLMN";
  expect(book.holdsForeign([0, 0, 30, 8], "GLMN")).toBe(true);
});
