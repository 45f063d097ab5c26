import { describe, expect, it } from "vitest";
import { doubtMergedLetters } from "@/lib/extraction/readers/checks";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { deservesTrust, settleLines } from "@/lib/extraction/readers/names";
import { endsInPlace } from "@/lib/extraction/readers/places";
import { splitRun, textOf, type Word } from "@/lib/extraction/readers/words";

/** A line of words recognized with these confidences. */
const line = (text: string, ...confidences: number[]): Word[] =>
  splitRun({ text, box: [40, 100, 160, 110], confidence: 0.96, reader: "ocr", page: 1 }).map((word, at) => ({
    ...word,
    confidence: confidences[at] ?? 0.96,
  }));
/** CloserLook looks that read these texts one after the other, with `ink` beyond the end of the line. */
const closer = (texts: string | string[], ink = 0): CloserLook => ({
  spell: () => null,
  reread: async () => ({ text: (typeof texts === "string" ? texts : texts.shift()) ?? "", confidence: 0.8 }),
  densest: (box) => ({ box, share: ink }),
  lines: () => [],
  frames: [],
  book: new GlyphBook(() => null),
});

/** What of a line counts as read, `null` where nothing does. */
async function readOf(words: Word[], looks: CloserLook): Promise<string | null> {
  const settled = await settleLines(words, looks);
  return deservesTrust(settled, looks) ? textOf(settled) : null;
}

describe("a name recognised on a picture", () => {
  it("is read when every word is clear", async () => {
    expect(await readOf(line("Pinecrest Roofing LLC"), closer(""))).toBe("Pinecrest Roofing LLC");
  });

  it("is read as our own reader and one of the looks see it", async () => {
    const spelling = (text: string, ...looks: string[]): CloserLook => ({
      ...closer(looks),
      spell: () => ({ text, share: 0.6, shareOf: () => 0 }),
    });
    const misread = () => line("Pinecrest Insurunce Compuny", 0.9, 0.7, 0.7);
    expect(await readOf(misread(), spelling("Pinecrest Insurance Company", "Pinecrest Insurance Company"))).toBe(
      "Pinecrest Insurance Company",
    );
    expect(await readOf(misread(), spelling("Pinecrest Insurance Company", "Pinecrost Insurunce", "Pinecrest Insurance Company"))).toBe(
      "Pinecrest Insurance Company",
    );
    expect(await readOf(misread(), spelling("Pinecrest Insurance Company", "Pinecrost Insurunce", "Pinecrest Insurance"))).toBeNull();
    expect(await readOf(line("Pinecrest Roofing LLC", 0.9, 0.7), spelling("Pinecrest Roofing LLC"))).toBe("Pinecrest Roofing LLC");
  });

  it("is left to a person where recognition is clear of it and our own reader as sure of something else", async () => {
    const sureOf = (text: string): CloserLook => ({ ...closer(""), spell: () => ({ text, share: 0.95, shareOf: () => 0 }) });
    expect(await readOf(line("Quill & Ives Masonry"), sureOf("Quill & Ives Masonry"))).toBe("Quill & Ives Masonry");
    expect(await readOf(line("Quill & Ves Masonry"), sureOf("Quill & Ives Masonry"))).toBeNull();
    expect(await readOf(line("52 County Rd 210"), sureOf("5522 County Rd 210"))).toBeNull();
    expect(await readOf(line("O'Mara Paving"), sureOf("0'Mara Paving"))).toBe("O'Mara Paving");
  });

  it("is not where its entity form has a letter that looks like the right one", async () => {
    expect(await readOf(line("Pinecrest Insurance Services IHC"), closer(""))).toBeNull();
    for (const name of ["TLC Roofing Inc", "Pinecrest Specialty Ins Co"]) expect(await readOf(line(name), closer(""))).toBe(name);
  });

  it("is read when a second look agrees on an unclear word", async () => {
    expect(await readOf(line("Pinecrest Roofing LLC", 0.96, 0.5), closer("Pinecrest Roofing LLC."))).toBe("Pinecrest Roofing LLC");
  });

  it("is what two closer looks say when the first saw a letter twice", async () => {
    expect(await readOf(line("551 Ww 14th St", 0.96, 0.5), closer("551 W 14th St"))).toBe("551 W 14th St");
  });

  it("is unreadable when no two looks agree or they see nothing", async () => {
    expect(await readOf(line("Pinecrest MRoofing LLC", 0.96, 0.5), closer(["Pinecrest Roofing LLC", "Pinecrest Rooting LLC"]))).toBe(null);
    expect(await readOf(line("Pinecrest end LLC", 0.96, 0.42), closer(""))).toBe(null);
  });

  it("is unreadable when a word after it was not read", async () => {
    expect(await readOf(line("1234 Green Park"), closer("", 0.2))).toBe(null);
  });

  it("is unreadable when a word between its words was not read, and not for the blank that a wide font leaves", async () => {
    const words = line("DBA Sloan Roofing LLC").map((word, at): Word => ({ ...word, box: [40 + 30 * at, 100, 58 + 30 * at, 110] }));
    const gapOf = (share: number): CloserLook => ({
      ...closer(""),
      densest: (box) => ({ box, share: box[0] > 58 && box[2] < 70 ? share : 0 }),
    });
    expect(await readOf(words, gapOf(0.2))).toBeNull();
    expect(await readOf(words, gapOf(0.02))).toBe("DBA Sloan Roofing LLC");
  });

  it("needs no second look in a text layer", async () => {
    const text = line("Pinecrest Roofing LLC").map((word): Word => ({ ...word, reader: "text" }));
    expect(await readOf(text, closer("other"))).toBe("Pinecrest Roofing LLC");
  });

  it("is unreadable where a letter of a usual word was taken for another, however sure it is", async () => {
    expect(await readOf(line("Pinecrest Roafing LLC"), closer(""))).toBe(null);
    expect(await readOf(line("Tideway Casualty of Chio"), closer(""))).toBe(null);
    expect(await readOf(line("9153 Qrchard Lane"), closer(""))).toBe(null);
    expect(await readOf(line("Printing Fort Worth Slate"), closer(""))).toBe("Printing Fort Worth Slate");
  });

  it("is unreadable where a digit is among a word's letters, or a small l before a consonant", async () => {
    for (const text of ["01D FERRY INSURANCE", "MUTUA1 LINES", "PINEC0EST LLC", "Quill & lves Paving"]) {
      expect(await readOf(line(text), closer("")), text).toBe(null);
    }
    for (const text of ["1st Street", "A1A Ocean Drive", "14th St Ste 2B", "Pinecrest llc", "3M Way"]) {
      expect(await readOf(line(text), closer("")), text).toBe(text);
    }
  });
});

describe("an address recognised on a picture", () => {
  it("ends with a state and a ZIP code of it", () => {
    for (const text of [
      "12 Quarry Street, Baton Rouge, LA 70801",
      "8396 N Harbor Dr Irvine, CA 92618-1204",
      "PO Box 9, Salem Oregon 97301",
      "7 Long Rd, Portland, OR 97201",
      "1 Bay St, Toronto, ON M5J 2R8",
    ]) {
      expect(endsInPlace(text), text).toBe(true);
    }
    for (const text of [
      "12 Quarry Street, Ames, A 50010",
      "12 Quarry Street, Boise 1DB3702",
      "12 Quarry Street, Boise, TD 83702",
      "12 Quarry Street, Boise, ID 33702",
      "6001 N Harbor OR, Fort Worth, TX 76102",
      "12 Quarry Street, Boise, ID 83702, STONEGATE PAVING LLC",
    ]) {
      expect(endsInPlace(text), text).toBe(false);
    }
  });
});

describe("an r and an n so close that they are read as an m", () => {
  it("make a name unreadable where the ink falls into one piece more than letters were read", () => {
    const words = line("Femwood Roofing");
    const falls = (pieces: number): CloserLook => {
      const glyphs = Array.from({ length: pieces }, () => ({ cells: new Float32Array(10), shape: 0.6, height: 20 }));
      return { ...closer(""), book: new GlyphBook((_, count) => (count === pieces ? glyphs : null)) };
    };
    expect(deservesTrust(words, falls("Femwood".length))).toBe(true);
    expect(deservesTrust(words, falls("Fernwood".length))).toBe(false);
  });

  it("make a name doubtful where the same word appears elsewhere on the page with both", () => {
    const sureOf = (name: string, ...others: string[]) => {
      const [notes, words] = [new Notes(), [name, ...others].flatMap((text) => line(text))];
      notes.found("/insured/name", line(name));
      doubtMergedLetters({ words }, notes);
      return (notes.evidence["/insured/name"]?.confidence ?? 0) >= 0.9;
    };
    expect(sureOf("Femwood Roofing", "Fernwood DBA")).toBe(false);
    expect(sureOf("Femwood Roofing", "Femwood Court")).toBe(true);
    expect(sureOf("Fernwood Roofing", "Femwood Court")).toBe(true);
  });
});
