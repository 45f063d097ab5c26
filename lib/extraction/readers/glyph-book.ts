import { alike, type Glyph } from "@/lib/extraction/readers/ink";
import { grown, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** Confidence from which on a word is taken as read, and how many pictures of a character are kept. */
const [certain, mostKept] = [0.93, 48];
/** Confidence from which on a dollar sign that stands alone is one: hardly anything else is taken for it. */
export const clearMark = 0.85;
/** More than this is the very same ink. */
const itself = 0.99999;
const certainDigits = /^(\d{1,2}[/-]\d{1,2}[/-]\d{4}|\$?\d{1,3}(,\d{3})+|\(?\d{3}\)?-?\d{3}-\d{4})$/;
const amountWord = /^\d{1,3}(,\d{3})+$/;
const groupedAmount = /^\$?\d{1,3}(,\d{3})+(\.\d\d)?$/;
/** The end of an amount, of which recognition may have taken zeros for other digits; behind a blank it is a word by itself. */
const roundAmount = /^(\$?\d{1,3}[.,])(\d{3}[.,])*\d{3}(\.|\.\d\d)?$/;
const roundTail = /^(\d{3}[.,])*\d{3}(\.|\.\d\d)?$/;
/** How alike the three zeros at an amount's end are at least, and most of a page's zeros. */
const [alikeZeros, usualZeros] = [0.7, 0.75];
/** How much less alike a zero among other digits may be: other digits are so by a fifth and more. */
const nearZero = 0.1;
/** How many digits wide a number is, and how much wider it is at least where one of them is missing. */
const placesOf = (text: string) => [...text].reduce((sum, one) => sum + (/[,.:;'-]/.test(one) ? 0.5 : 1), 0);
const lostDigit = 0.7;

/** The digit that a letter of policy numbers can be taken for. */
const twins: Record<string, string> = { O: "0", Q: "0", D: "0", I: "1", L: "1", l: "1", S: "5", B: "8", Z: "2" };
/** A text with each letter that has a twin among the digits as that digit. */
export const foldTwins = (text: string): string => text.replace(/[OQDILlSBZ]/g, (letter) => twins[letter] ?? letter);
const lettersLike = (digit: string) => Object.keys(twins).filter((letter) => twins[letter] === digit);
/** How much more a character looks like another one where it is none, and how far below its line's usual likeness. */
const [contradiction, farBelow] = [0.08, 0.4];
/** How many times as wide as the page's own ones two characters are that were taken for one. */
const tooWide = 1.6;
/** How much more a character must look like the one than like the other; less than `twin` tells nothing, `overruling` against all readings. */
const [margin, twin, overruling] = [0.05, 0.03, 0.1];
/** Likeness to a letter of the page from which on a character is that letter although the page shows no such digit. */
const surely = 0.82;
/** Likeness to a letter below which a character is not that letter, where the page's letters and the number's are alike. */
const unlike = 0.72;
/** Likeness to the page's dollar signs from which on a character is one. */
const sameMark = 0.8;
/** How much less alike than the page's own prints of a digit one of a policy number may be that is not far more alike than any letter. */
const [ownSpread, farAbove] = [0.06, 0.15];
/** Likeness to both a digit and a letter from which on a character can be either; below, it is like none. */
const likeEither = 0.6;
/** Likeness to this page's digits of the same kind below which a number is not set in their font. */
const ownPrint = 0.8;
/** Likeness to every digit that the page shows below which a character is none of those either that it does not show. */
const noDigit = 0.5;
/** Likeness to the page's own digit from which on a character is that digit, and up to which it is the letter. */
const limits: Record<string, [number, number]> = {
  "0": [0.88, 0.84],
  "1": [0.93, 0.75],
  "2": [0.85, 0.7],
  "5": [0.85, 0.75],
  "8": [0.85, 0.65],
};

/** What a character that can be taken for another one is; `letter` where the page's own letters tell which, `surely` though all read a digit. */
export type Kind = { kind: "digit" | "letter" | "either" | "plain" | "unknown"; letter?: string; surely?: boolean };

/**
 * Characters of one page as it prints them: digits of dates, amounts, ZIP codes and telephone numbers, capitals of words, all read
 * with certainty. What a zero and an O look like there tells a zero of a policy number from a letter O, which recognition cannot.
 */
export class GlyphBook {
  private readonly known = new Map<string, Glyph[]>();
  /** Points a digit takes in the page's dates and amounts. */
  private readonly pitches: number[] = [];
  /** Amounts of the page that were read with commas between their thousands. */
  private grouped = 0;
  /** What recognition took zeros of this page for. */
  private readonly misread = new Set<string>();

  constructor(private readonly glyphsOf: (box: Box, count: number) => Glyph[] | null) {}

  /** Keeps the characters of a text that was read with certainty in a box (points, tight). */
  learn(box: Box, text: string): void {
    const characters = [...text.replace(/\s/g, "")];
    this.glyphsOf(box, characters.length)?.forEach((glyph, at) => {
      const character = characters[at] ?? "";
      const known = this.known.get(character) ?? [];
      const isZero = this.misread.has(character) && (this.likeness(glyph, "0") ?? -1) >= usualZeros;
      if (!glyph.cut && !isZero && /[\dA-Z$]/.test(character) && known.length < mostKept) this.known.set(character, [...known, glyph]);
    });
  }

  /** Keeps the characters of a page's words that are clear and can be nothing else than digits, or letters. */
  learnWords(words: readonly Word[]): void {
    words.forEach(({ text, box }, at) => {
      const isTail = /\d,$/.test(words[at - 1]?.text ?? "") && roundTail.test(text);
      if (isTail || roundAmount.test(text)) this.learnZeros(grown(box), text);
    });
    words.forEach(({ text, box, confidence }, at) => {
      const follows = /^[A-Z]{2}$/.test(words[at - 1]?.text ?? "");
      const isSure = certainDigits.test(text) || /^[A-Z][A-Za-z]{2,}$/.test(text) || (follows && /^\d{5}$/.test(text));
      if (groupedAmount.test(text)) this.grouped += 1;
      if (confidence >= certain && amountWord.test(text)) this.pitches.push((box[2] - box[0]) / placesOf(text));
      if ((confidence >= certain && isSure) || (confidence >= clearMark && text === "$")) this.learn(grown(box), text);
    });
  }

  /** Three digits at an amount's end that look alike are zeros, whatever recognition took them for: no limit ends on 888. */
  private learnZeros(box: Box, text: string): void {
    const dollars = text.replace(/\.(\d\d)?$/, "").length;
    const ends = this.glyphsOf(box, text.length)?.slice(dollars - 3, dollars) ?? [];
    const isRound = ends.length === 3 && ends.every((one, at) => !one.cut && alike(one, ends[(at + 1) % 3] as Glyph) >= alikeZeros);
    if (!isRound) return;
    const known = this.known.get("0") ?? [];
    this.known.set("0", [...known, ...ends].slice(0, mostKept));
    for (const character of text.slice(dollars - 3, dollars)) if (character !== "0") this.misread.add(character);
  }

  /**
   * A text of digits with those as zeros that look like this page's zeros: recognition takes one with a dot or a stroke in it for an
   * 8, a 6 or a 9. Only digits that zeros of this page were taken for can be one.
   */
  withZeros(box: Box, text: string): string {
    if (![...text].some((character) => this.misread.has(character))) return text;
    const zeros = this.known.get("0") ?? [];
    const likenesses = zeros.flatMap((zero) => this.likeness(zero, "0") ?? []).sort((a, b) => a - b);
    const low = likenesses[Math.floor(likenesses.length / 4)] ?? 0;
    const glyphs = this.glyphsOf(box, text.replace(/\s/g, "").length);
    if (!glyphs || likenesses.length < 4 || low < usualZeros) return text;
    let at = 0;
    return text.replace(/\S/g, (character) => {
      const glyph = glyphs[at++];
      if (!glyph || glyph.cut || !this.misread.has(character)) return character;
      const [zero, own] = [this.likeness(glyph, "0") ?? -1, this.likeness(glyph, character)];
      return zero >= low - (own === null ? nearZero : 1.5 * nearZero) && zero > (own ?? -1) + margin ? "0" : character;
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
      const isFarBelow = mine < usual - farBelow && this.isShown(character);
      return (isFarBelow && !besideMark) || best > mine + contradiction;
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

  /** Whether a number of so many digits without a comma is one of which recognition lost commas, and with them perhaps the point before its cents. */
  lostCommas(text: string): boolean {
    return this.grouped >= 3 && /\d{5}/.test(text) && !/[,.]/.test(text);
  }

  /** Whether a number (`box` in points, tight) is so wide that recognition must have lost a digit of it. */
  holdsMore([x0, , x1]: Box, text: string): boolean {
    const pitch = median(this.pitches);
    return pitch !== null && this.pitches.length >= 4 && !/\s/.test(text) && x1 - x0 > (placesOf(text) + lostDigit) * pitch;
  }

  /**
   * Whether an amount (`box` in points, tight) has a dollar sign or a border before its digits, which recognition left out: one
   * character more, unlike any digit of this page, and behind it the digits as this page prints them.
   */
  followsMark(box: Box, text: string): boolean {
    const characters = [...text.replace(/[\s$]/g, "")];
    const [mark, ...digits] = this.glyphsOf(box, characters.length + 1) ?? [];
    const isDigit = (glyph: Glyph, character: string) =>
      /\D/.test(character) || glyph.cut || (this.likeness(glyph, character) ?? 1) >= unlike;
    if (!mark || mark.cut || !digits.every((glyph, at) => isDigit(glyph, characters[at] ?? ""))) return false;
    const known = [..."0123456789"].flatMap((digit) => this.likeness(mark, digit) ?? []);
    return known.length >= 3 && Math.max(...known) < (known.length === 10 ? unlike : noDigit);
  }

  /** An amount without the dollar sign or border that was taken for its first digit. */
  withoutMark(box: Box, text: string): string {
    const rest = /^[1-9Ss]\s?(\d[\d,. ]*)$/.exec(text)?.[1];
    return rest && (this.beginsWithDollar(box, text) || this.followsMark(box, rest)) ? rest : text;
  }

  /** Whether the first character of an amount (`box` in points, tight) is a dollar sign as this page prints them. */
  private beginsWithDollar(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const [first] = this.glyphsOf(box, characters.length) ?? [];
    if (!first || first.cut) return false;
    const best = Math.max(-1, ...[..."0123456789"].flatMap((digit) => this.likeness(first, digit) ?? []));
    const dollar = this.likeness(first, "$") ?? -1;
    return dollar >= sameMark && dollar > best + margin;
  }

  /** How alike the page's prints of a character are, each to its nearest: nine of ten are more so. null: it shows too few. */
  private usual(character: string): number | null {
    const all = this.known.get(character) ?? [];
    if (all.length < 8) return null;
    const nearest = all.flatMap((one) => this.likeness(one, character) ?? []).sort((a, b) => a - b);
    return nearest[Math.floor(nearest.length / 10)] ?? null;
  }

  /** Whether the page shows a character more than once: one picture alone may be of one that a ruling crosses. */
  private isShown(character: string): boolean {
    return (this.known.get(character)?.length ?? 0) > 1;
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
    const bestOf = (one: string, at: number) => this.likeness(glyphs?.[at], one);
    // Characters without a twin show whether the number is set as the page's dates and amounts, or as its capitals are.
    const plain = characters.map((character, at) => (/[01258]/.test(character) ? null : bestOf(character, at)));
    const odd = characters.filter((one, at) => /\d/.test(one) && (plain[at] ?? 1) < (this.isShown(one) ? ownPrint : unlike)).length;
    // One of several may be damaged.
    const isForeign = odd > characters.filter((one, at) => /\d/.test(one) && plain[at] !== null).length / 3;
    const asPrinted = characters.map((character, at) =>
      Math.max(...[character, ...lettersLike(character)].filter((one) => /[A-Z]/.test(one)).map((letter) => bestOf(letter, at) ?? -1)),
    );
    // Where the number's letters are set as the page's are, what is no such letter is a digit.
    const isOfLetters =
      asPrinted.some((likeness) => likeness >= surely) &&
      !characters.some((character, at) => /[A-Z]/.test(character) && (plain[at] ?? 1) < unlike);
    return characters.map((character, at) => {
      if (!/[01258]/.test(character)) return { kind: "plain" };
      if (isForeign) return { kind: "unknown" };
      const digit = bestOf(character, at);
      const letters = lettersLike(character)
        .map((letter) => ({ letter, likeness: bestOf(letter, at) ?? -1 }))
        .sort((a, b) => b.likeness - a.likeness);
      const [first = { letter: "", likeness: -1 }, second = { likeness: -1 }] = letters;
      const asLetter: Kind =
        first.likeness >= unlike && first.likeness - second.likeness > margin
          ? { kind: "letter", letter: first.letter }
          : { kind: "letter" };
      // Whether it is a B or an 8 that the page does not show recognition tells better than its letters do.
      if (digit === null && /[258]/.test(character)) return { kind: "unknown" };
      if (digit === null && first.likeness >= surely) return { kind: "letter" };
      if (digit === null) return { kind: isOfLetters && first.likeness > -1 && first.likeness < unlike ? "digit" : "unknown" };
      const [same, other] = limits[character] ?? [1, 0];
      const tells = this.isShown(character) || first.likeness >= unlike;
      if (tells && first.likeness - digit > margin) return { ...asLetter, surely: first.likeness - digit > overruling };
      if (Math.abs(first.likeness - digit) < twin) return { kind: digit >= likeEither ? "either" : "unknown" };
      const isNoLetter = first.likeness > -1 && digit - first.likeness > margin;
      const usual = this.usual(character);
      // Where the page prints a digit many times alike, what is less alike is another character, though it looks like the digit.
      if (usual !== null && digit < usual - ownSpread && digit - first.likeness < farAbove) return { kind: "unknown" };
      if (usual !== null && isNoLetter && digit - first.likeness > overruling && digit >= usual) return { kind: "digit" };
      if (digit <= other && !isNoLetter) return { kind: this.isShown(character) ? "letter" : "unknown" };
      return { kind: digit > first.likeness && digit >= (isNoLetter ? (same + other) / 2 : same) ? "digit" : "unknown" };
    });
  }
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
