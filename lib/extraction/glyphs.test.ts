import { describe, expect, it } from "vitest";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { type Glyph, glyphsOf } from "@/lib/extraction/readers/ink";
import { shapeNames } from "@/lib/extraction/readers/shapes";
import { kindsOf } from "@/lib/extraction/readers/twins";
import type { Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** A character of ten squares of which one is dark, with a little noise so that no two prints are the same. */
function print(square: number, noise: number): Glyph {
  const cells = Float32Array.from({ length: 10 }, (_, at) => (at === square ? 1 : 0) + (at === (square + 5) % 10 ? noise : 0));
  const length = Math.hypot(...cells);
  return { cells: cells.map((cell) => cell / length), shape: 0.6, height: 20 };
}

const place: Box = [0, 0, 50, 8];
/** Schematic characters that no printer has: only how they resemble each other counts. */
const noShapes = () => [];
let noise = 0;
/** A page on which each digit has its own square, and `ink` is printed at the place that is asked for. */
function page(ink: () => string) {
  const book = new GlyphBook((_, count) => {
    const characters = [...ink()];
    if (characters.length !== count) return null;
    noise = (noise + 0.03) % 0.21;
    return characters.map((character) => print(/\d/.test(character) ? Number(character) : 9, noise));
  }, noShapes);
  return book;
}

describe("how a page prints its characters", () => {
  it("tells a digit from the similar digit it was taken for", () => {
    let ink = "0123456789";
    const book = page(() => ink);
    for (let time = 0; time < 2; time++) book.learn(place, "0123456789");
    ink = "11052025";
    expect(book.contradicts(place, "11062025")).toBe(true);
    expect(book.contradicts(place, "11052025")).toBe(false);
  });

  it("says nothing of characters that touch, nor of a page without known digits", () => {
    const touching = page(() => "110520");
    expect(touching.contradicts(place, "11062025")).toBe(false);
    const unknown = page(() => "11052025");
    expect(unknown.contradicts(place, "11062025")).toBe(false);
  });

  it("tells a blank from the gaps between characters: a gap that is no wider is not a blank", () => {
    const book = (...gaps: number[]) =>
      new GlyphBook((_, count) => (count === gaps.length ? gaps.map((gap) => ({ ...print(3, 0), gap })) : null));
    expect(book(0, 3, 2, 3, 2, 2).withoutSlits(place, "K XF302")).toBe("KXF302");
    expect(book(0, 6, 2, 3, 2, 2).withoutSlits(place, "K XF302")).toBe("K XF302");
    expect(book(0, 3, 2, 3, 7, 2).withoutSlits(place, "K XF3 02")).toBe("KXF3 02");
    // Where the ink falls into a different number of pieces, the page decides nothing.
    expect(book(0, 3, 2).withoutSlits(place, "K XF302")).toBe("K XF302");
  });

  it("tells a letter among digits from the digit it resembles", () => {
    let ink = "0011223355";
    const book = page(() => ink);
    book.learn(place, ink);
    ink = "O123";
    expect(book.kinds(place, "0123")[0]).toMatchObject({ kind: "letter" });
    ink = "0123";
    expect(book.kinds(place, "0123").map(({ kind }) => kind)).toEqual(["digit", "digit", "digit", "plain"]);
  });

  it("finds zeros that were read as other digits, by the zeros at the ends of amounts", () => {
    let ink = "1000000";
    const book = new GlyphBook((_, count) => {
      const characters = [...ink].filter((one) => one !== " ");
      const next = () => {
        noise = (noise + 0.037) % 0.21;
        return noise;
      };
      return characters.length === count ? characters.map((one) => print(/\d/.test(one) ? Number(one) : 9, next())) : null;
    });
    const word = (text: string): Word => ({ text, box: [0, 0, 40, 8], confidence: 0.7, reader: "ocr", page: 1 });
    ink = "1,000,000";
    book.learnWords([word("1,080,008"), word("1,000,600"), word("1,000,000")]);
    ink = "08/15/2026";
    expect(book.withZeros(place, "88/15/2826")).toBe("08/15/2026");
    expect(book.withZeros(place, "08/15/2026")).toBe("08/15/2026");
    ink = "07/01/2027";
    expect(book.withZeros(place, "87/81/2827")).toBe("07/01/2027");
  });

  it("leaves the digits of a page alone of which no zero was misread", () => {
    const ink = "1,000,000";
    const book = page(() => ink);
    book.learnWords([{ text: ink, box: [0, 0, 40, 8], confidence: 0.7, reader: "ocr", page: 1 }]);
    expect(book.withZeros(place, "8,000,000")).toBe("8,000,000");
  });

  it("tells a dollar sign that was read as a digit from a digit", () => {
    let ink = "0123456789";
    const book = new GlyphBook((_, count) => {
      const characters = [...ink];
      noise = (noise + 0.03) % 0.21;
      if (characters.length !== count) return null;
      const odd = Float32Array.from({ length: 10 }, () => Math.sqrt(0.1));
      return characters.map((one) =>
        one === "$" ? { cells: odd, shape: 0.6, height: 20 } : print(/\d/.test(one) ? Number(one) : 9, noise),
      );
    });
    book.learn(place, ink);
    noise = 0.05;
    ink = "$2,000,000";
    expect(book.withoutMark(place, "52,000,000")).toBe("2,000,000");
    expect(book.followsMark(place, "2,000,000")).toBe(true);
    ink = "12,000,000";
    expect(book.withoutMark(place, "12,000,000")).toBe("12,000,000");
    expect(book.followsMark(place, "2,000,000")).toBe(false);
  });

  it("tells a dollar sign from a digit by the page's own dollar signs, though it shows few digits", () => {
    let ink = "$";
    const book = page(() => ink);
    const alone: Word = { text: "$", box: [0, 0, 4, 8], confidence: 0.93, reader: "ocr", page: 1 };
    book.learnWords([alone, alone]);
    ink = "$1000000";
    expect(book.withoutMark(place, "51000000")).toBe("1000000");
    ink = "51000000";
    expect(book.withoutMark(place, "51000000")).toBe("51000000");
  });

  it("does not hold damaged prints of a digit, nor one print of another, against a digit", () => {
    let ink = "0923";
    const book = page(() => ink);
    for (let time = 0; time < 2; time++) book.learn(place, "0123");
    ink = "2231";
    expect(book.contradicts(place, "2231")).toBe(false);
    ink = "0123";
    book.learn(place, "0923");
    ink = "2231";
    expect(book.contradicts(place, "2231")).toBe(false);
    ink = "1123";
    book.learn(place, "9923");
    ink = "2231";
    expect(book.contradicts(place, "2231")).toBe(true);
  });

  it("says nothing where several digits look like others: the line did not fall into its characters", () => {
    let ink = "0123456789";
    const book = page(() => ink);
    for (let time = 0; time < 2; time++) book.learn(place, ink);
    ink = "00112345";
    expect(book.contradicts(place, "01123455")).toBe(false);
    ink = "01123355";
    expect(book.contradicts(place, "01123455")).toBe(true);
  });

  it("names the letter that every reading takes for a digit, and does not choose between two that look alike", () => {
    let ink: Record<string, number> = {};
    const book = new GlyphBook((_, count) => {
      const squares = Object.values(ink);
      noise = (noise + 0.03) % 0.21;
      return squares.length === count ? squares.map((square) => print(square, noise)) : null;
    }, noShapes);
    ink = { O: 1, zero: 2, S: 3, five: 3 };
    for (let time = 0; time < 3; time++) book.learn(place, "O0S5");
    ink = { first: 1, second: 2 };
    expect(book.kinds(place, "00")).toEqual([{ kind: "letter", letter: "O", surely: true }, { kind: "digit" }]);
    ink = { first: 3 };
    expect(book.kinds(place, "5")).toEqual([{ kind: "either" }]);
  });

  it("decides by shape what the page's own prints do not decide, and decides nothing where the two contradict each other", () => {
    const sureOf = (name: string) => Float32Array.from(shapeNames, (one) => (one === name ? 0.99 : 0.0003));
    let ink = "55";
    let shape = sureOf("S");
    const book = new GlyphBook(
      (_, count) => {
        noise = (noise + 0.03) % 0.21;
        return ink.length === count ? [...ink].map((one) => print(Number(one), noise)) : null;
      },
      (glyphs) => glyphs.map(() => shape),
    );
    expect(book.kinds(place, "55")).toEqual(Array(2).fill({ kind: "letter", letter: "S", surely: true }));
    shape = sureOf("5");
    expect(book.kinds(place, "55")).toEqual(Array(2).fill({ kind: "digit" }));
    shape = Float32Array.from(shapeNames, (one) => (one === "S" ? 0.85 : one === "5" ? 0.15 : 0));
    expect(book.kinds(place, "55")).toEqual(Array(2).fill({ kind: "letter", letter: "S" }));
    shape = Float32Array.from(shapeNames, (one) => (one === "5" ? 0.85 : one === "S" ? 0.15 : 0));
    expect(book.kinds(place, "55")).toMatchObject(Array(2).fill({ kind: "unknown" }));
    // Neither of the two: the shape is as like the one as the other.
    shape = Float32Array.from(shapeNames, (one) => (/[5S]/.test(one) ? 0.5 : 0));
    expect(book.kinds(place, "55")).toMatchObject(Array(2).fill({ kind: "unknown" }));
    shape = Float32Array.from(shapeNames, (one) => (one === "S" ? 0.85 : one === "5" ? 0.15 : 0));
    ink = "0123456789";
    for (let time = 0; time < 12; time++) book.learn(place, "0123456789");
    ink = "55";
    expect(book.kinds(place, "55")).toMatchObject(Array(2).fill({ kind: "unknown" }));
  });

  it("doubts one character that looks like another one among others that look as they were read", () => {
    const looking = (ink: string) =>
      new GlyphBook(
        (_, count) => (count === ink.length ? [...ink].map(() => print(1, 0)) : null),
        () => [...ink].map((name) => Float32Array.from(shapeNames, (one) => (one === name ? 0.95 : 0.001))),
      );
    expect(looking("GL5724").looksOtherwise(place, "CL5724")).toBe(true);
    expect(looking("GL5724").looksOtherwise(place, "GL5724")).toBe(false);
    expect(looking("INC").looksOtherwise(place, "ING")).toBe(false);
    expect(looking("5184").looksOtherwise(place, "S184")).toBe(true);
    expect(looking("OMARA").looksOtherwise(place, "0MARA")).toBe(true);
    // A zero and an O, a five and an S look alike in many fonts: among letters it is what was read.
    expect(looking("H0USE").looksOtherwise(place, "HOUSE")).toBe(false);
    // Where more than one differ the ink did not fall into its characters.
    expect(looking("CL5824").looksOtherwise(place, "GL5724")).toBe(false);
    expect(looking("Basin").looksOtherwise(place, "Bosin")).toBe(false);
  });

  it("takes no letter for a digit's place where the page shows too few such digits", () => {
    let ink: Record<string, number> = {};
    const book = new GlyphBook((_, count) => {
      const squares = Object.values(ink);
      noise = (noise + 0.03) % 0.21;
      return squares.length === count ? squares.map((square) => print(square, noise)) : null;
    }, noShapes);
    ink = { S: 3, five: 8 };
    for (let time = 0; time < 2; time++) book.learn(place, "S5");
    ink = { first: 3 };
    expect(book.kinds(place, "5")).toEqual([{ kind: "unknown" }]);
    ink = { S: 3, five: 8 };
    book.learn(place, "S5");
    ink = { first: 3 };
    expect(book.kinds(place, "5")).toEqual([{ kind: "letter", letter: "S", surely: true }]);
  });
});

describe("the characters of a line", () => {
  /** Blocks of ink, from and to in pixels, on 20 rows. */
  function line(blocks: readonly [number, number][], bridge?: [number, number]) {
    const data = new Uint8Array(60 * 20).fill(255);
    for (let y = 0; y < 20; y++) for (const [from, to] of blocks) data.fill(0, y * 60 + from, y * 60 + to);
    if (bridge) for (let y = 8; y < 11; y++) data.fill(0, y * 60 + bridge[0], y * 60 + bridge[1]);
    return glyphsOf({ data, width: 60, height: 20 }, 128, [0, 0, 60, 20], blocks.length);
  }

  it("are told apart where they touch, and are marked as cut", () => {
    const blocks: [number, number][] = [
      [2, 12],
      [16, 26],
      [40, 50],
    ];
    expect(line(blocks)?.map(({ cut }) => cut)).toEqual([false, false, false]);
    expect(line(blocks, [12, 16])?.map(({ cut }) => cut)).toEqual([true, true, false]);
  });

  it("are not told where the ink does not say so", () => {
    expect(glyphsOf({ data: new Uint8Array(400).fill(0), width: 20, height: 20 }, 128, [0, 0, 20, 20], 2)).toBeNull();
  });
});

/** A character of 12 by 16 squares. */
function drawn(isDark: (row: number, column: number) => boolean, shape = 0.5, height = 20): Glyph {
  const cells = Float32Array.from({ length: 192 }, (_, at) => (isDark(Math.floor(at / 12), at % 12) ? 1 : 0));
  const mean = cells.reduce((sum, one) => sum + one, 0) / 192;
  const length = Math.hypot(...cells.map((one) => one - mean));
  return { cells: cells.map((one) => (one - mean) / length), shape, height };
}

/** A stroke with a foot, with a flag on its left or none. */
const stroke = (flag: boolean) =>
  drawn((row, column) => column === 5 || column === 6 || row === 15 || (flag && row > 1 && row < 5 && column < 5));

describe("a 1 that is its own mirror image, where another 1 of the number has a flag", () => {
  const kinds = (letter: number, ...flags: boolean[]) =>
    kindsOf(
      flags.map(() => "1"),
      flags.map(stroke),
      { likeness: (_, character) => (character === "1" ? 0.85 : letter), usual: () => 0.9, prints: () => [] },
    ).map(({ kind }) => kind);

  it("is not certain", () => {
    expect(kinds(0.5, true, false)[1]).toBe("unknown");
    expect([kinds(0.5, true, true), kinds(0.5, false, false)].flat()).not.toContain("letter");
  });

  it("is an I where the page's own I looks like it, more than its 1 does", () => {
    expect(kinds(0.95, true, false)[1]).toBe("letter");
    expect(kinds(0.86, true, false)[1]).toBe("unknown");
  });
});

describe("a 1 that looks like the page's ones", () => {
  const kindOf = (glyph: Glyph, usual: number, letter: number, ones: Glyph[] = Array.from({ length: 10 }, () => stroke(true))) =>
    kindsOf(["1"], [glyph], {
      likeness: (_, character) => (character === "1" ? 0.9 : character === "I" ? letter : null),
      usual: () => usual,
      prints: () => ones,
    })[0]?.kind;

  it("can be an I where it is more of a mirror image than any of them, and less alike than they are", () => {
    expect(kindOf(stroke(false), 0.93, 0.5)).toBe("either");
    expect(kindOf(stroke(true), 0.93, 0.5)).toBe("digit");
    expect(kindOf(stroke(false), 0.85, 0.5)).toBe("digit");
  });

  it("can be an I where these are unlike each other, so that Is may be among them, and it is like the page's I", () => {
    expect(kindOf(stroke(true), 0.74, 0.82)).toBe("either");
    expect(kindOf(stroke(true), 0.74, 0.5)).toBe("digit");
  });
});

describe("a ring among digits", () => {
  const ring = (shape: number, height: number) => drawn((row, column) => row < 2 || row > 13 || column < 2 || column > 9, shape, height);
  const kindOf = (glyph: Glyph, letters: Glyph[]) => {
    const prints: Record<string, Glyph[]> = { "0": Array.from({ length: 6 }, () => ring(0.68, 28)), O: letters };
    return kindsOf(["0"], [glyph], { likeness: () => 0.75, usual: () => null, prints: (one) => prints[one] ?? [] })[0];
  };

  it("is an O where it is as wide as the page's, though these are smaller, and wider than its zeros", () => {
    expect(kindOf(ring(0.93, 28), [ring(0.94, 17)])).toMatchObject({ kind: "letter", letter: "O", surely: true });
  });

  it("is not certain where the page shows none, or where it is as wide as its zeros", () => {
    expect(kindOf(ring(0.93, 28), [])?.surely).toBeUndefined();
    expect(kindOf(ring(0.7, 28), [ring(0.94, 17)])?.surely).toBeUndefined();
  });
});

it("an 8 that is its own mirror image is no B", () => {
  const eight = drawn((row, column) => [0, 1, 7, 8, 14, 15].includes(row) || column < 2 || column > 9);
  const bee = drawn((row, column) => [0, 1, 7, 8, 14, 15].includes(row) || column < 4 || (column > 9 && row % 7 > 1));
  const kinds = kindsOf(["8", "8"], [eight, bee], { likeness: () => 0.8, usual: () => null, prints: () => [] });
  expect(kinds.map(({ noLetter = false }) => noLetter)).toEqual([true, false]);
});

it("a letter unlike all of the page's own, among letters that are like them, was another character", () => {
  let [read, ink] = ["", ""];
  const shapes: Record<string, (row: number, column: number) => boolean> = {
    W: (row, column) => column < 2 || column > 9 || row > 13,
    C: (row, column) => row < 2 || row > 13 || column < 2,
    R: (row, column) => column < 2 || (row < 8 && column > 8),
    "8": (row, column) => row % 7 < 2 && column > 1,
  };
  let size = 20;
  const book = new GlyphBook((_, count) => {
    size += 0.01;
    return ink.length === count ? [...ink].map((one) => drawn(shapes[one] ?? (() => true), 0.7, size)) : null;
  });
  for (let time = 0; time < 3; time++) {
    ink = "WCR";
    book.learn(place, ink);
  }
  [read, ink] = ["WCR", "WC8"];
  expect(book.holdsForeign(place, read)).toBe(true);
  ink = "WCR";
  expect(book.holdsForeign(place, read)).toBe(false);
});
