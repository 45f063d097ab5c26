import { describe, expect, it } from "vitest";
import type { Closer } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { deservesTrust } from "@/lib/extraction/readers/names";
import { splitRun, type Word } from "@/lib/extraction/readers/words";

/** A line of words recognised with these confidences. */
const line = (text: string, ...confidences: number[]): Word[] =>
  splitRun({ text, box: [40, 100, 160, 110], confidence: 0.96, reader: "ocr", page: 1 }).map((word, at) => ({
    ...word,
    confidence: confidences[at] ?? 0.96,
  }));
/** A second look that reads `text`, with `ink` beyond the end of the line. */
const closer = (text: string, ink = 0): Closer => ({
  reread: async () => ({ text, confidence: 0.8 }),
  densest: (box) => ({ box, share: ink }),
  lines: () => [],
  frames: [],
  book: new GlyphBook(() => null),
});

describe("a name recognised on a picture", () => {
  it("is read when every word is clear", async () => {
    expect(await deservesTrust(line("Pinecrest Roofing LLC"), closer(""))).toBe(true);
  });

  it("is read when a second look agrees on an unclear word", async () => {
    expect(await deservesTrust(line("Pinecrest Roofing LLC", 0.96, 0.5), closer("Pinecrest Roofing LLC."))).toBe(true);
  });

  it("is unreadable when the second look differs or sees nothing", async () => {
    expect(await deservesTrust(line("Pinecrest MRoofing LLC", 0.96, 0.5), closer("Pinecrest Roofing LLC"))).toBe(false);
    expect(await deservesTrust(line("Pinecrest end LLC", 0.96, 0.42), closer(""))).toBe(false);
  });

  it("is unreadable when a word behind it was not read", async () => {
    expect(await deservesTrust(line("1234 Green Park"), closer("", 0.2))).toBe(false);
  });

  it("needs no second look in a text layer", async () => {
    const text = line("Pinecrest Roofing LLC").map((word): Word => ({ ...word, reader: "text" }));
    expect(await deservesTrust(text, closer("other"))).toBe(true);
  });
});
