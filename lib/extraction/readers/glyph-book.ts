import { alike, type Glyph, median } from "@/lib/extraction/readers/ink";
import { isSurely, shapesOf as recognised, shapeNames, sharesOf } from "@/lib/extraction/readers/shapes";
import { foldTwins, type Kind, kindsOf, lettersLike, margin, unlike, withShape } from "@/lib/extraction/readers/twins";
import { grown, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";

/** Confidence from which on a word is taken as read, and how many pictures of a character are kept. */
const [certain, mostKept] = [0.93, 48];
/** Confidence from which a separate dollar sign is one: hardly anything else is read as a dollar sign. */
export const clearMark = 0.85;
/** More than this is the very same ink. */
const itself = 0.99999;
const certainDigits = /^(\d{1,2}[/-]\d{1,2}[/-]\d{4}|\$?\d{1,3}(,\d{3})+|\(?\d{3}\)?-?\d{3}-\d{4})$/;
const amountWord = /^\d{1,3}(,\d{3})+$/;
const groupedAmount = /^\$?\d{1,3}(,\d{3})+(\.\d\d)?$/;
/** The end of an amount, in which zeros may be misread as other digits; after a blank it is a word by itself. */
const roundAmount = /^(\$?\d{1,3}[.,])(\d{3}[.,])*\d{3}(\.|\.\d\d)?$/;
const roundTail = /^(\d{3}[.,])*\d{3}(\.|\.\d\d)?$/;
/** How alike the three zeros at an amount's end are at least, and most of a page's zeros. */
const [alikeZeros, usualZeros] = [0.7, 0.75];
/** How much less alike a zero among other digits may be: other digits are so by a fifth and more. */
const nearZero = 0.1;
/** How many digits wide a number is, and how much wider it is at least where one of them is missing. */
const placesOf = (text: string) => [...text].reduce((sum, one) => sum + (/[,.:;'-]/.test(one) ? 0.5 : 1), 0);
const lostDigit = 0.7;

const tenDigits = [..."0123456789"];
/** How much more a digit looks like prints of another one where it is that, and how alike it is to these at least. */
const [contradiction, likeOther] = [0.08, 0.75];
/** Share of a text's digits that may look like others: where more do, it did not fall into its characters. */
const misfits = 0.25;
/** Share of certainty from which on a shape contradicts the character that was read. */
const shapeContradicts = 0.9;
/** Minimum prints of a letter that show what it looks like. */
const fewest = 3;
/** How many times as wide as the page's own ones two characters are that were taken for one. */
const tooWide = 1.6;
/** Likeness to the page's dollar signs from which on a character is one. */
const sameMark = 0.8;
/** Likeness to every digit that the page shows, below which a character is not one of the digits that the page does not show either. */
const noDigit = 0.5;
/**
 * Characters of one page as it prints them: digits of dates, amounts, ZIP codes and telephone numbers, capitals of words, all read with
 * certainty. The look of a zero and an O there tells a zero of a policy number from a letter O, which recognition cannot.
 */
export class GlyphBook {
  private readonly known = new Map<string, Glyph[]>();
  /** Points a digit takes in the page's dates and amounts. */
  private readonly pitches: number[] = [];
  /** Amounts of the page that were read with commas between their thousands. */
  private grouped = 0;
  /** What recognition took zeros of this page for. */
  private readonly misread = new Set<string>();

  constructor(
    private readonly glyphsOf: (box: Box, count: number) => Glyph[] | null,
    private readonly shapesOf: typeof recognised = recognised,
  ) {}

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
   * Whether a digit of a text (`box` in points, tight) looks more like two prints of another digit of this page than like the digit it was
   * read as: recognition may be certain and wrong. Digits of another font than the page's dates and amounts decide nothing. Nor does a
   * digit that resembles none: it is damaged, or touching characters were cut in the wrong place.
   */
  contradicts(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    const own = characters.map((character, at) =>
      /\d/.test(character) && !glyphs?.[at]?.cut ? this.likeness(glyphs?.[at], character) : null,
    );
    const known = own.flatMap((one) => one ?? []);
    if (known.length < 3 || (median(known) ?? 0) < 0.7) return false;
    const odd = characters.filter((character, at) => {
      const others = tenDigits.map((other) => (other === character ? -1 : (this.likeness(glyphs?.[at], other, 1) ?? -1)));
      const [mine, best] = [own[at] ?? null, Math.max(...others)];
      return mine !== null && best >= likeOther && best > mine + contradiction;
    });
    return odd.length > 0 && odd.length <= Math.max(1, misfits * known.length);
  }

  /** Whether a letter of a text (`box` in points, tight) is unlike all of the page's own, and no such letter by its shape, though its others are as the page prints them. */
  holdsForeign(box: Box, text: string): boolean {
    const { characters, glyphs, shapes } = this.fallen(box, text);
    const letters = characters.flatMap((character, at) => {
      const isKnown = /[A-Z]/.test(character) && (this.known.get(character)?.length ?? 0) >= fewest && !glyphs?.[at]?.cut;
      const likeness = isKnown ? this.likeness(glyphs?.[at], character) : null;
      return likeness === null ? [] : [{ likeness, isOther: !isSurely(shapes[at] ?? null, character) }];
    });
    const usual = median(letters.map(({ likeness }) => likeness)) ?? 0;
    return letters.length > 1 && usual >= sameMark && letters.some(({ likeness, isOther }) => isOther && likeness < noDigit);
  }

  /**
   * Whether one character of a text of capitals and digits (`box` in points, tight) is another one by its shape, where all the others are what was
   * read.
   */
  looksOtherwise(box: Box, text: string): boolean {
    if (!/^[A-Z0-9][A-Z0-9.,/'&-]+$/.test(text.replace(/\s/g, ""))) return false;
    const { characters, shapes } = this.fallen(box, text);
    const told = characters.flatMap((character, at) => {
      const [first] = shapes[at] && shapeNames.includes(character) ? sharesOf(shapes[at], [...shapeNames]) : [];
      return first ? [{ character, ...first }] : [];
    });
    const digitCount = told.filter(({ character }) => /\d/.test(character)).length;
    // Among digits an S may be a 5, and among letters a zero an O; a letter among letters stays one.
    const isAmongLikes = (character: string) => /\d/.test(character) === digitCount > told.length / 2;
    const isSame = ({ character, name }: (typeof told)[number]) =>
      name === character ||
      (isAmongLikes(character) && foldTwins(name) === foldTwins(character) && /\d/.test(name) !== /\d/.test(character));
    const odd = told.filter((one) => !isSame(one));
    return odd.length === 1 && told.length > fewest && (odd[0]?.share ?? 0) >= shapeContradicts;
  }

  /** The characters of a text (`box` in points, tight), each with its glyph and shape where the ink falls into them. */
  private fallen(box: Box, text: string) {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    return { characters, glyphs, shapes: glyphs ? this.shapesOf(glyphs, characters.join("")) : [] };
  }

  /** Of each digit of a text (`box` in points, tight) whether it is by its shape surely what was read, of all ten. */
  confirmedDigits(box: Box, text: string): boolean[] {
    const { characters, shapes } = this.fallen(box, text);
    return characters.flatMap((character, at) => (/\d/.test(character) ? [isSurely(shapes[at] ?? null, character, tenDigits)] : []));
  }

  /** Whether a character of a text (`box` in points, tight) is so wide that recognition took two for one. */
  holdsTwo(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const glyphs = this.glyphsOf(box, characters.length);
    return characters.some((character, at) => {
      const [glyph, usual] = [glyphs?.[at], median((this.known.get(character) ?? []).map(({ shape }) => shape))];
      const isWide = glyph !== undefined && !glyph.cut && usual !== null && usual > 0.3 && glyph.shape > tooWide * usual;
      // The page may print it in two fonts, as wide as this in one of them.
      return isWide && (this.likeness(glyph, character) ?? -1) < sameMark;
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
   * Whether an amount (`box` in points, tight) has a dollar sign or a border before its digits, which recognition left out: one more
   * character, unlike any digit of this page, followed by the digits as this page prints them.
   */
  followsMark(box: Box, text: string): boolean {
    const characters = [...text.replace(/[\s$]/g, "")];
    const [mark, ...digits] = this.glyphsOf(box, characters.length + 1) ?? [];
    const isDigit = (glyph: Glyph, character: string) =>
      /\D/.test(character) || glyph.cut || (this.likeness(glyph, character) ?? 1) >= unlike;
    if (!mark || mark.cut || !digits.every((glyph, at) => isDigit(glyph, characters[at] ?? ""))) return false;
    const known = tenDigits.flatMap((digit) => this.likeness(mark, digit) ?? []);
    return known.length >= 3 && Math.max(...known) < (known.length === 10 ? unlike : noDigit);
  }

  /** An amount without the dollar sign or border that was taken for its first digit. */
  withoutMark(box: Box, text: string): string {
    // No amount begins with a zero.
    const rest = /^[1-9Ss]\s?([1-9][\d,. ]*)$/.exec(text)?.[1];
    return rest && (this.beginsWithDollar(box, text) || this.followsMark(box, rest)) ? rest : text;
  }

  /**
   * A number (`box` in points, tight) without blanks that are no wider than the gaps between its other characters: recognition parts a
   * number before a letter that leaves room beside it.
   */
  withoutSlits(box: Box, text: string): string {
    const glyphs = this.glyphsOf(box, text.replace(/\s/g, "").length);
    const parts = text.split(" ");
    const starts = parts.map((_, at) => parts.slice(0, at).join("").length);
    const others = (glyphs ?? []).flatMap(({ gap = 0 }, at) => (starts.includes(at) ? [] : [gap]));
    const isSlit = (at: number) => (glyphs?.[starts[at] ?? 0]?.gap ?? Number.POSITIVE_INFINITY) <= Math.max(...others);
    return parts.map((part, at) => (at === 0 || isSlit(at) ? part : ` ${part}`)).join("");
  }

  /** Whether the first character of an amount (`box` in points, tight) is a dollar sign as this page prints them. */
  private beginsWithDollar(box: Box, text: string): boolean {
    const characters = [...text.replace(/\s/g, "")];
    const [first] = this.glyphsOf(box, characters.length) ?? [];
    if (!first || first.cut) return false;
    const best = Math.max(-1, ...tenDigits.flatMap((digit) => this.likeness(first, digit) ?? []));
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

  /** How much a character looks like the page's own ones, itself and the `skipped` most alike left out; null where it shows too few. */
  private likeness(glyph: Glyph | undefined, character: string, skipped = 0): number | null {
    if (!glyph) return null;
    const all = (this.known.get(character) ?? []).map((one) => alike(one, glyph)).filter((one) => one < itself);
    return all.sort((a, b) => b - a)[skipped] ?? null;
  }

  /** Whether the page shows a character elsewhere: what it does not show nothing can be told to look like. */
  shows(character: string): boolean {
    return (this.known.get(character)?.length ?? 0) > 0;
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

  /** What the characters of a folded text are on the page (`box` in points, tight), by its own prints (`kindsOf`) and by their shapes. */
  kinds(box: Box, folded: string): Kind[] {
    const [characters, glyphs] = [[...folded], this.split(box, folded)];
    const kinds = kindsOf(characters, glyphs, {
      likeness: (glyph, character) => this.likeness(glyph, character),
      usual: (character) => this.usual(character),
      prints: (character) => this.known.get(character) ?? [],
    });
    const shapes = glyphs ? this.shapesOf(glyphs, folded) : [];
    return kinds.map((kind, at) => withShape(kind, characters[at] ?? "", shapes[at] ?? null));
  }
}
