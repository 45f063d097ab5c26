import { describe, expect, it } from "vitest";
import { hasLostWords, readDescription, withoutHalves } from "@/lib/extraction/readers/description";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { splitRun, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

const at = (x: number, y: number, text: string, high = 7, confidence = 0.95) =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + high], confidence, reader: "ocr", page: 1 });
const texts = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

describe("what recognition made once more of the upper half of words", () => {
  it("is left out, and a lower word beside the others stays", () => {
    const words = [...at(30, 100, "Glazier", 4.5, 0.8), ...at(62, 100, "Licence 4402"), ...at(62, 100, "Iiaanaa AADO", 4.5, 0.6)];
    expect(texts(withoutHalves(words))).toBe("Glazier Licence 4402");
  });

  it("returns both columns where neither is clear, and not what a stamp covers", () => {
    const unclear = [...at(30, 100, "4402", 7, 0.1), ...at(30, 100, "AADO", 4.5, 0.3)];
    expect(withoutHalves(unclear)).toHaveLength(2);
    const stamp: Word[] = [{ text: "VOID", box: [20, 80, 300, 130], confidence: 0.97, reader: "ocr", page: 1 }];
    expect(texts(withoutHalves([...at(30, 100, "not included"), ...stamp]))).toBe("not included VOID");
  });
});

describe("words of a description that a picture lost", () => {
  const lines = [at(30, 100, "Additional insured status is given to the owner"), at(110, 112, "where a contract asks for it")];
  const lost = (lineList: Word[][], ink: Box | null, pale = "") => {
    const meets = ([x0, y0, x1, y1]: Box) => ink !== null && x0 < ink[2] && x1 > ink[0] && y0 < ink[3] && y1 > ink[1];
    const closer: CloserLook = {
      spell: () => null,
      reread: async (box) => ({ text: meets(box) ? pale : "", confidence: 0.9 }),
      densest: (box) => ({ box, share: meets(box) && !pale ? 0.3 : 0 }),
      lines: (box) => [box],
      frames: [],
      book: new GlyphBook(() => null),
    };
    return hasLostWords(lineList, closer);
  };

  it("are found left of a line's first word, also in pale letters, and right of its last word", async () => {
    expect(await lost(lines, [40, 112, 90, 119])).toBe(true);
    expect(await lost(lines, [40, 112, 90, 119], "and lender")).toBe(true);
    expect(await lost([at(30, 88, "Roofing"), ...lines], [80, 88, 120, 95])).toBe(true);
  });

  it("are not reported where a line only begins late", async () => {
    expect(await lost(lines, null)).toBe(false);
    expect(await lost(lines, [40, 130, 90, 137])).toBe(false);
  });
});

it("remarks end where the page's own print begins, unless that speaks of what is granted: no denial may be lost", async () => {
  const remarksOf = (...rest: string[]) => {
    const typed = (y: number, text: string) => at(30, y, text).map((word): Word => ({ ...word, reader: "text" }));
    const words = [...typed(100, "DESCRIPTION OF OPERATIONS"), ...rest.flatMap((text, line) => typed(112 + 12 * line, text))];
    const [label] = new LabelFinder(words).find(["DESCRIPTION OF OPERATIONS"]);
    return label ? readDescription({ number: 1, width: 612, height: 792, words }, label, 300, new Notes()) : null;
  };
  const first = "The holder is an additional insured.";
  expect(await remarksOf(first, "This certificate does not amend the policies.")).toBe(first);
  const denial = "This certificate does not make anybody an additional insured.";
  expect(await remarksOf(first, denial)).toBe(`${first} ${denial}`);
});
