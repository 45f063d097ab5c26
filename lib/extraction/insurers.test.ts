import { describe, expect, it } from "vitest";
import { type Closer, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { readInsurers } from "@/lib/extraction/readers/insurers";
import { splitRun, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 0.96, reader: "ocr", page: 1 });
const closer: Closer = {
  reread: async () => ({ text: "", confidence: 0 }),
  densest: (box) => ({ box, share: 0 }),
  lines: (box) => [box],
  frames: [],
  book: new GlyphBook(() => null),
};

/** The insurers of a picture by their letters. */
async function insurersOf(words: Word[][]) {
  const page = { number: 1, width: 612, height: 792, words: words.flat() };
  const found = await readInsurers(page, {}, 240, new Notes(), closer);
  return Object.fromEntries(found.map(({ letter, name }) => [letter, name]));
}

describe("insurers on a picture", () => {
  const names = [
    at(360, 120, "NORTH MUTUAL INSURANCE"),
    at(360, 134, "SOUTH CASUALTY COMPANY"),
    at(360, 148, "WEST INDEMNITY COMPANY"),
    at(360, 162, "EAST ASSURANCE CORP"),
  ];

  it("keep their letters though one label was lost and another's letter misread", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 148, "INSURER CC:"), at(315, 162, "INSURER D:"), at(315, 176, "INSURER E:")];
    expect(await insurersOf([...names, ...labels])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
      D: "EAST ASSURANCE CORP",
    });
  });

  it("are none where a single label is left of several: it does not tell whose the names are", async () => {
    expect(await insurersOf([...names, at(315, 134, "INSURER")])).toEqual({});
    expect(await insurersOf([at(360, 120, "NORTH MUTUAL INSURANCE"), at(315, 120, "INSURER A:")])).toEqual({ A: "NORTH MUTUAL INSURANCE" });
  });
});
