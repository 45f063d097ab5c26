import { alike, type Glyph } from "@/lib/extraction/readers/ink";
import type { Box } from "@/lib/extraction/schema";

/** The digit that a letter of policy numbers can be taken for. */
const twins: Record<string, string> = { O: "0", Q: "0", D: "0", I: "1", L: "1", S: "5", B: "8", Z: "2" };
/** A text with each letter that has a twin among the digits as that digit. */
export const foldTwins = (text: string): string => text.replace(/[OQDILSBZ]/g, (letter) => twins[letter] ?? letter);
/** Likeness to the page's own digit from which on a character is that digit, and up to which it is the letter. */
const limits: Record<string, [number, number]> = {
  "0": [0.88, 0.84],
  "1": [0.93, 0.75],
  "2": [0.85, 0.7],
  "5": [0.85, 0.75],
  "8": [0.75, 0.62],
};

/**
 * Digits of one page as it prints them, taken from dates and amounts that were read with certainty. What a zero looks like there
 * tells a zero of a policy number from a letter O, which recognition cannot.
 */
export class GlyphBook {
  private readonly digits = new Map<string, Glyph[]>();

  constructor(private readonly glyphsOf: (box: Box, count: number) => Glyph[] | null) {}

  /** Keeps the digits of a text that was read with certainty in a box (points, tight). */
  learn(box: Box, text: string): void {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    glyphs?.forEach((glyph, at) => {
      const digit = characters[at] ?? "";
      const known = this.digits.get(digit) ?? [];
      if (/\d/.test(digit) && known.length < 16) this.digits.set(digit, [...known, glyph]);
    });
  }

  /** Whether the ink in a box (points) falls into this many characters. */
  falls(box: Box, count: number): boolean {
    return this.glyphsOf(box, count) !== null;
  }

  /**
   * What the characters of a folded text are on the page (`box` in points, tight): "digit" or "letter" where one can be taken for
   * the other, "plain" where none can, "unknown" where the page does not tell.
   */
  kinds(box: Box, folded: string): ("digit" | "letter" | "plain" | "unknown")[] {
    const characters = [...folded];
    const glyphs = this.glyphsOf(box, characters.length);
    const bestOf = (character: string, at: number) => {
      const [glyph, known] = [glyphs?.[at], this.digits.get(character) ?? []];
      return glyph && known.length > 0 ? Math.max(...known.map((one) => alike(one, glyph))) : null;
    };
    // Digits that no letter looks like show whether the number is set as the dates and amounts are.
    const isForeign = characters.some((character, at) => /[34679]/.test(character) && (bestOf(character, at) ?? 1) < 0.8);
    return characters.map((character, at) => {
      if (!/[01258]/.test(character)) return "plain";
      const best = bestOf(character, at);
      if (best === null || isForeign) return "unknown";
      const [same, other] = limits[character] ?? [1, 0];
      return best >= same ? "digit" : best <= other ? "letter" : "unknown";
    });
  }
}
