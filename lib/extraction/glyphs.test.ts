import { describe, expect, it } from "vitest";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import type { Glyph } from "@/lib/extraction/readers/ink";
import type { Box } from "@/lib/extraction/schema";

/** A character of ten squares of which one is dark, with a little noise so that no two prints are the same. */
function print(square: number, noise: number): Glyph {
  const cells = Float32Array.from({ length: 10 }, (_, at) => (at === square ? 1 : 0) + (at === (square + 5) % 10 ? noise : 0));
  const length = Math.hypot(...cells);
  return { cells: cells.map((cell) => cell / length), shape: 0.6, height: 20 };
}

const place: Box = [0, 0, 50, 8];
let noise = 0;
/** A page on which each digit has its own square, and `ink` is printed at the place that is asked for. */
function page(ink: () => string) {
  const book = new GlyphBook((_, count) => {
    const characters = [...ink()];
    if (characters.length !== count) return null;
    noise = (noise + 0.03) % 0.21;
    return characters.map((character) => print(/\d/.test(character) ? Number(character) : 9, noise));
  });
  return book;
}

describe("how a page prints its characters", () => {
  it("tells a digit that was taken for its neighbour", () => {
    let ink = "0123456789";
    const book = page(() => ink);
    book.learn(place, "0123456789");
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

  it("tells a letter among digits from the digit that it looks like", () => {
    let ink = "0011223355";
    const book = page(() => ink);
    book.learn(place, ink);
    ink = "O123";
    expect(book.kinds(place, "0123")[0]).toBe("letter");
    ink = "0123";
    expect(book.kinds(place, "0123").slice(0, 3)).toEqual(["digit", "digit", "digit"]);
  });
});
