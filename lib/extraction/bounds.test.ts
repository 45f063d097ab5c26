import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { line, page as pdfOf } from "@/bench/hostile/raw-pdf";
import { createReaderPool } from "@/lib/extraction/commands";
import { boundedPage, mostInLine, mostWords } from "@/lib/extraction/readers/bounds";
import { openPdf } from "@/lib/extraction/readers/pdf";
import type { Word } from "@/lib/extraction/readers/words";
import { few, full } from "@/lib/testing/full";
import { processorMillisOf } from "@/lib/testing/processor";

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
    const refuse = () =>
      expect(() => boundedPage(pageOf(words))).toThrow("Page 3 has more text than we can read. Upload only the certificate.");
    expect(processorMillisOf(refuse)).toBeLessThan(2000);
  });

  it("has its endless words cut, and marked as cut", () => {
    const [cut, field] = boundedPage(pageOf([word("q".repeat(3_000_000), 10, 10), word("Roofing of halls. ".repeat(500), 10, 40)])).words;
    expect(cut?.text).toMatch(/^q{100}[^q]+$/);
    expect(field?.text.length).toBeLessThan(2100);
    expect(field?.text).toMatch(/^Roofing of halls\. Roofing/);
  });
});

describe("a page with more drawing than any certificate (S6)", () => {
  // Reading a page of this kind took the whole minute that a file has.
  const pool = createReaderPool({ processorMs: 50_000 });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bounds-"));
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });
  const title = line("CERTIFICATE OF LIABILITY INSURANCE");
  const read = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, pdfOf(content));
    return pool.read(path);
  };

  it.each(
    few(
      [
        ["three million saved states", "drawing", "q ".repeat(3_000_000) + title],
        ["three million saved and restored states", "drawing", "q\n".repeat(3_000_000) + "Q\n".repeat(3_000_000) + title],
        ["two million colors", "drawing", "0 g 1 g ".repeat(1_000_000) + title],
        ["three million letters in lines", "text", title + line("q".repeat(30_000), 1).repeat(100)],
        ["three million letters in one piece", "text", title + line("q".repeat(3_000_000), 1)],
      ] as const,
      2,
    ),
  )("is refused and leaves the reader free: %s", { timeout: 60_000 }, async (name, what, content) => {
    await expect(read(`${name}.pdf`, content)).rejects.toMatchObject({
      code: "too_many_words",
      message: `Page 1 has more ${what} than we can read. Upload only the certificate.`,
    });
    expect((await read("small.pdf", title)).pages).toBe(1);
  });

  it("is not drawn either", { ...full, timeout: 60_000 }, async () => {
    const pdf = await openPdf(new Uint8Array(pdfOf("q ".repeat(3_000_000) + title)));
    await expect(pdf.render(1, 40)).rejects.toThrow("Page 1 has more drawing than we can read.");
    await pdf.close();
  });

  it("is read while a large drawing stays below the limits", { ...full, timeout: 60_000 }, async () => {
    const drawing = Array.from({ length: 90_000 }, (_, at) => `${at % 600} ${(at % 400) + 0.5} m ${(at % 600) + 3} ${at % 400} l S\n`).join(
      "",
    );
    expect(drawing.length).toBeGreaterThan(2_000_000);
    const pdf = await openPdf(new Uint8Array(pdfOf(drawing + title)));
    expect((await pdf.readPage(1)).words.map(({ text }) => text)).toEqual(["CERTIFICATE", "OF", "LIABILITY", "INSURANCE"]);
    await pdf.close();
  });
});
