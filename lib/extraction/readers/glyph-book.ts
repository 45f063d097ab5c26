import { alike, type Glyph } from "@/lib/extraction/readers/ink";
import type { Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** Confidence from which on a word is taken as read, and how many pictures of a character are kept. */
const [certain, mostKept] = [0.93, 48];
/** More than this is the very same ink. */
const itself = 0.99999;
const certainDigits = /^(\d{1,2}[/-]\d{1,2}[/-]\d{4}|\$?\d{1,3}(,\d{3})+|\(?\d{3}\)?-?\d{3}-\d{4})$/;
const amountWord = /^\d{1,3}(,\d{3})+$/;
/** How many digits wide a number is, and how much wider it is at least where one of them is missing. */
const placesOf = (text: string) => [...text].reduce((sum, one) => sum + (/[,.:;'-]/.test(one) ? 0.5 : 1), 0);
const lostDigit = 0.7;

/** The digit that a letter of policy numbers can be taken for. */
const twins: Record<string, string> = { O: "0", Q: "0", D: "0", I: "1", L: "1", S: "5", B: "8", Z: "2" };
/** A text with each letter that has a twin among the digits as that digit. */
export const foldTwins = (text: string): string => text.replace(/[OQDILSBZ]/g, (letter) => twins[letter] ?? letter);
const lettersLike = (digit: string) => Object.keys(twins).filter((letter) => twins[letter] === digit);
/** How much more a character looks like another one where it is none, and how far below its line's usual likeness. */
const [contradiction, farBelow] = [0.08, 0.4];
/** How many times as wide as the page's own ones two characters are that were taken for one. */
const tooWide = 1.6;
/** How much more a character must look like the one than like the other, where the page shows both; less than `twin` tells nothing. */
const [margin, twin] = [0.05, 0.03];
/** How much more it must look like a letter to be one where every reading took it for the digit. */
const overruling = 0.1;
/** Likeness to a letter of the page from which on a character is that letter although the page shows no such digit. */
const surely = 0.82;
/** Likeness to a letter below which a character is not that letter, where the page's letters and the number's are alike. */
const unlike = 0.72;
/** Likeness to the page's own digit from which on a character is that digit, and up to which it is the letter. */
const limits: Record<string, [number, number]> = {
  "0": [0.88, 0.84],
  "1": [0.93, 0.75],
  "2": [0.85, 0.7],
  "5": [0.85, 0.75],
  "8": [0.85, 0.65],
};

/** What a character that can be taken for another one is; `letter` where the page's own letters tell which. */
export type Kind = { kind: "digit" | "letter" | "either" | "plain" | "unknown"; letter?: string };

/**
 * Characters of one page as it prints them: digits of dates, amounts, ZIP codes and telephone numbers, capitals of words, all read
 * with certainty. What a zero and an O look like there tells a zero of a policy number from a letter O, which recognition cannot.
 */
export class GlyphBook {
  private readonly known = new Map<string, Glyph[]>();
  /** Points a digit takes in the page's dates and amounts. */
  private readonly pitches: number[] = [];

  constructor(private readonly glyphsOf: (box: Box, count: number) => Glyph[] | null) {}

  /** Keeps the characters of a text that was read with certainty in a box (points, tight). */
  learn(box: Box, text: string): void {
    const characters = [...text.replace(/\s/g, "")];
    this.glyphsOf(box, characters.length)?.forEach((glyph, at) => {
      const character = characters[at] ?? "";
      const known = this.known.get(character) ?? [];
      if (!glyph.cut && /[\dA-Z]/.test(character) && known.length < mostKept) this.known.set(character, [...known, glyph]);
    });
  }

  /** Keeps the characters of a page's words that are clear and can be nothing else than digits, or letters. */
  learnWords(words: readonly Word[]): void {
    words.forEach(({ text, box, confidence }, at) => {
      const follows = /^[A-Z]{2}$/.test(words[at - 1]?.text ?? "");
      const isSure = certainDigits.test(text) || /^[A-Z][A-Za-z]{2,}$/.test(text) || (follows && /^\d{5}$/.test(text));
      if (confidence >= certain && amountWord.test(text)) this.pitches.push((box[2] - box[0]) / placesOf(text));
      if (confidence >= certain && isSure) this.learn([box[0] - 0.4, box[1] - 0.4, box[2] + 0.4, box[3] + 0.4], text);
    });
  }

  /**
   * Whether a digit of a text (`box` in points, tight) looks more like another digit of this page than like what it was read as:
   * recognition may be certain and wrong. Digits of another font than the page's dates and amounts tell nothing.
   */
  contradicts(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    const own = characters.map((character, at) => (glyphs?.[at]?.cut ? null : this.likeness(glyphs?.[at], character)));
    const known = own.flatMap((one, at) => (one !== null && /\d/.test(characters[at] ?? "") ? [one] : []));
    const usual = median(known) ?? 0;
    if (known.length < 3 || usual < 0.7) return false;
    return characters.some((character, at) => {
      const mine = own[at] ?? null;
      if (mine === null || !/\d/.test(character)) return false;
      const best = Math.max(...[..."0123456789"].map((other) => (other === character ? -1 : (this.likeness(glyphs?.[at], other) ?? -1))));
      // A comma that touches its zero makes it look like nothing.
      const besideMark = /[,./-]/.test(`${characters[at - 1]}${characters[at + 1]}`);
      return (mine < usual - farBelow && !besideMark) || best > mine + contradiction;
    });
  }

  /** Whether a character of a text (`box` in points, tight) is so wide that recognition took two for one. */
  holdsTwo(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    return characters.some((character, at) => {
      const [glyph, usual] = [glyphs?.[at], median((this.known.get(character) ?? []).map(({ shape }) => shape))];
      return glyph !== undefined && !glyph.cut && usual !== null && usual > 0.3 && glyph.shape > tooWide * usual;
    });
  }

  /** Whether a number (`box` in points, tight) is so wide that recognition must have lost a digit of it. */
  holdsMore([x0, , x1]: Box, text: string): boolean {
    const pitch = median(this.pitches);
    return pitch !== null && this.pitches.length >= 4 && !/\s/.test(text) && x1 - x0 > (placesOf(text) + lostDigit) * pitch;
  }

  /** How much a character looks like the page's own ones, itself left out; null where the page shows too few. */
  private likeness(glyph: Glyph | undefined, character: string): number | null {
    if (!glyph) return null;
    const all = (this.known.get(character) ?? []).map((one) => alike(one, glyph)).filter((one) => one < itself);
    return all.length > 0 ? Math.max(...all) : null;
  }

  /** Whether the ink in a box (points) falls into the characters of a folded text by itself, where it is cut, or not at all. */
  falls(box: Box, folded: string): "itself" | "cut" | "not" {
    const glyphs = this.split(box, folded);
    if (!glyphs) return "not";
    return glyphs.some(({ cut }) => cut) ? "cut" : "itself";
  }

  /** A piece that was cut and looks like none of what it can be was cut in a wrong place, or where there is one character less. */
  private split(box: Box, folded: string): Glyph[] | null {
    const characters = [...folded];
    const glyphs = this.glyphsOf(box, characters.length);
    const isWrong = glyphs?.some((glyph, at) => {
      const like = [characters[at] ?? "", ...lettersLike(characters[at] ?? "")].flatMap((one) => this.likeness(glyph, one) ?? []);
      return glyph.cut && like.length > 0 && Math.max(...like) < unlike;
    });
    return isWrong ? null : glyphs;
  }

  /**
   * What the characters of a folded text are on the page (`box` in points, tight): "digit" or "letter" where one can be taken for
   * the other, with the letter that it is where only one looks like it; "either" where the page prints both alike; "plain" where none
   * can; "unknown" where the page does not tell.
   */
  kinds(box: Box, folded: string): Kind[] {
    const characters = [...folded];
    const glyphs = this.split(box, folded);
    const bestOf = (character: string, at: number) => this.likeness(glyphs?.[at], character);
    // Characters without a twin show whether the number is set as the page's dates and amounts, or as its capitals are.
    const plain = characters.map((character, at) => (/[01258]/.test(character) ? null : bestOf(character, at)));
    const isForeign = characters.some((character, at) => /\d/.test(character) && (plain[at] ?? 1) < 0.8);
    const asPrinted = characters.map((character, at) =>
      Math.max(...[character, ...lettersLike(character)].filter((one) => /[A-Z]/.test(one)).map((letter) => bestOf(letter, at) ?? -1)),
    );
    // Where the number's letters are set as the page's are, what is no such letter is a digit.
    const isOfLetters =
      asPrinted.some((likeness) => likeness >= surely) &&
      !characters.some((character, at) => /[A-Z]/.test(character) && (plain[at] ?? 1) < unlike);
    return characters.map((character, at) => {
      if (!/[01258]/.test(character)) return { kind: "plain" };
      const digit = bestOf(character, at);
      const letters = lettersLike(character)
        .map((letter) => ({ letter, likeness: bestOf(letter, at) ?? -1 }))
        .sort((a, b) => b.likeness - a.likeness);
      const [first = { letter: "", likeness: -1 }, second = { likeness: -1 }] = letters;
      const asLetter: Kind =
        first.likeness >= unlike && first.likeness - second.likeness > margin
          ? { kind: "letter", letter: first.letter }
          : { kind: "letter" };
      if (isForeign) return { kind: "unknown" };
      if (digit === null && first.likeness >= surely) return { kind: "letter" };
      if (digit === null) return { kind: isOfLetters && first.likeness > -1 && first.likeness < unlike ? "digit" : "unknown" };
      const [same, other] = limits[character] ?? [1, 0];
      if (first.likeness - digit > margin) return first.likeness - digit > overruling ? asLetter : { kind: "letter" };
      if (Math.abs(first.likeness - digit) < twin) return { kind: "either" };
      const isNoLetter = first.likeness > -1 && digit - first.likeness > margin;
      if (digit <= other && !isNoLetter) return { kind: "letter" };
      return { kind: digit > first.likeness && digit >= (isNoLetter ? (same + other) / 2 : same) ? "digit" : "unknown" };
    });
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
