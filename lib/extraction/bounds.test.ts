import { describe, expect, it } from "vitest";
import { boundedPage, mostInLine, mostWords } from "@/lib/extraction/readers/bounds";
import type { Word } from "@/lib/extraction/readers/words";

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 4, y + 8],
  confidence: 0.99,
  reader: "text",
  page: 3,
});
const pageOf = (words: Word[]) => ({ number: 3, width: 612, height: 792, words });
/** Words in rows of a hundred. */
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => word("word", 6 * (at % 100), 10 * Math.floor(at / 100)));

describe("a page with more text than any certificate (S6)", () => {
  it("is read as it is below the limits", () => {
    const page = pageOf(rowsOf(mostWords));
    expect(boundedPage(page).words).toEqual(page.words);
  });

  it.each([
    ["too many words", rowsOf(mostWords + 1)],
    ["a line of too many words", Array.from({ length: mostInLine + 1 }, (_, at) => word("word", 6 * at, 40))],
    ["a hundred thousand words", rowsOf(100_000)],
  ])("is refused at once, by its number and with what to do: %s", (_, words) => {
    const started = performance.now();
    expect(() => boundedPage(pageOf(words))).toThrow("Page 3 has more text than can be read. Please send only the certificate.");
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("has its endless words cut, and marked as cut", () => {
    const [cut, field] = boundedPage(pageOf([word("q".repeat(3_000_000), 10, 10), word("Roofing of halls. ".repeat(500), 10, 40)])).words;
    expect(cut?.text).toMatch(/^q{100}[^q]+$/);
    expect(field?.text.length).toBeLessThan(2100);
    expect(field?.text).toMatch(/^Roofing of halls\. Roofing/);
  });
});
