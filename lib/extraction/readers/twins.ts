import { alikeInForm, type Glyph, mirrored } from "@/lib/extraction/readers/ink";
import { type Shape, shapeTells, sharesOf } from "@/lib/extraction/readers/shapes";

/** The digit that a letter of policy numbers can be taken for. */
const twins: Record<string, string> = { O: "0", Q: "0", D: "0", I: "1", L: "1", l: "1", S: "5", B: "8", Z: "2" };
/** A text with each letter that has a twin among the digits as that digit. */
export const foldTwins = (text: string): string => text.replace(/[OQDILlSBZ]/g, (letter) => twins[letter] ?? letter);
export const lettersLike = (digit: string) => Object.keys(twins).filter((letter) => twins[letter] === digit);

/**
 * How much more a character must look like one than like the other; less than `twin` decides nothing, `overruling` counts against all
 * readings.
 */
export const [margin, twin, overruling] = [0.05, 0.03, 0.1];
/** Likeness to a letter of the page from which on a character is that letter although the page shows no such digit. */
const surely = 0.82;
/** Likeness to a letter below which a character is not that letter, where the page's letters and the number's are alike. */
export const unlike = 0.72;
/** How much less alike than the page's own prints of a digit one of a policy number may be that is not far more alike than any letter. */
const [ownSpread, farAbove] = [0.06, 0.15];
/** Likeness to both a digit and a letter from which on a character can be either; below, it is like none. */
const likeEither = 0.6;
/** Likeness to this page's digits of the same kind below which a number is not set in their font. */
const ownPrint = 0.8;
/** Likeness below which a character is like nothing, and one against which another that is like no digit at all is a letter. */
const [likeNothing, likeLetter, clearly] = [0.5, 0.55, 0.2];
/** Likeness to the page's own digit from which on a character is that digit, and up to which it is the letter. */
const limits: Record<string, [number, number]> = {
  "0": [0.88, 0.84],
  "1": [0.93, 0.75],
  "2": [0.85, 0.7],
  "5": [0.85, 0.75],
  "8": [0.85, 0.65],
};
/**
 * Likeness to a letter up to which a character that is read as a digit is not one of these letters, though the page shows no such digit.
 */
const notLetter: Record<string, number> = { "5": 0.65, "8": 0.76 };
/** Prints of a character that show what it looks like: fewer may be damaged, or misread themselves. */
const [few, enough, many] = [3, 5, 10];

/**
 * What an ambiguous character is; `letter` where the page's own letters decide, `surely` though all read a digit; `noLetter` where it is
 * unlike all of the page's letters, so that it is a digit if all read one.
 */
export type Kind = { kind: "digit" | "letter" | "either" | "plain" | "unknown"; letter?: string; surely?: boolean; noLetter?: boolean };

/** What a page shows of its characters: how much a glyph looks like one (null: it shows none), how alike its own are, and these. */
type Prints = {
  likeness(glyph: Glyph | undefined, character: string): number | null;
  usual(character: string): number | null;
  prints(character: string): readonly Glyph[];
};

/**
 * What the characters of a folded text are: "digit" or "letter" where one can be taken for the other, with the letter where only one looks
 * like it; "either" where the page prints both alike; "plain" for unambiguous characters; "unknown" where the page does not decide.
 */
export function kindsOf(characters: readonly string[], glyphs: readonly Glyph[] | null, page: Prints): Kind[] {
  const bestOf = (one: string, at: number) => page.likeness(glyphs?.[at], one);
  // Characters without a twin show whether the number is set as the page's dates and amounts, or as its capitals are.
  const plain = characters.map((character, at) => (/[01258]/.test(character) ? null : bestOf(character, at)));
  const known = characters.flatMap((one, at) => (/\d/.test(one) && plain[at] !== null ? [{ one, likeness: plain[at] ?? 1 }] : []));
  // Some of several may be damaged, and a single print proves little.
  const isOdd = ({ one, likeness }: (typeof known)[number]) =>
    likeness < (known.length > 1 && page.prints(one).length > 1 ? ownPrint : unlike);
  const isForeign = known.filter(isOdd).length > known.length / 2;
  const asPrinted = characters.map((character, at) =>
    Math.max(...[character, ...lettersLike(character)].filter((one) => /[A-Z]/.test(one)).map((letter) => bestOf(letter, at) ?? -1)),
  );
  // Where the number's letters are set as the page's are, what is no such letter is a digit.
  const isOfLetters =
    asPrinted.some((likeness) => likeness >= surely) &&
    !characters.some((character, at) => /[A-Z]/.test(character) && (plain[at] ?? 1) < unlike);
  return characters.map((character, at): Kind => {
    if (!/[01258]/.test(character)) return { kind: "plain" };
    if (isForeign) return { kind: "unknown" };
    const letters = lettersLike(character)
      .map((letter) => ({ letter, likeness: bestOf(letter, at) ?? -1 }))
      .sort((a, b) => b.likeness - a.likeness);
    if (character === "1" && isEven(at, characters, glyphs)) return evenKind(bestOf(character, at), letters);
    if (character === "1" && isNearlyI(glyphs?.[at], bestOf(character, at), letters)) return { kind: "unknown" };
    const formed = formedLikes[character];
    if (formed && isFormedLike(formed, character, glyphs?.[at], page)) return { kind: "letter", letter: formed, surely: true };
    const kind = kindOf(character, glyphs?.[at]?.cut === true, bestOf(character, at), letters, isOfLetters, page);
    if (character === "8" && isEight(glyphs?.[at])) return { ...kind, noLetter: true };
    const mayBeI = isMoreEven(glyphs?.[at], bestOf("1", at), page) || isMixed(bestOf("1", at), letters, page);
    if (character === "1" && kind.kind === "digit" && mayBeI) return { kind: "either" };
    return kind.letter === "I" && kind.surely && glyphs?.[at] && mirrored(glyphs[at]) < leastEven ? { kind: "unknown" } : kind;
  });
}

/** Share of certainty from which on the shape of a letter contradicts the digit that it can be taken for, and the page's prints. */
const shapeDenies = 0.8;

/**
 * What a character is for which the page's own prints decide `kind`: where these decide nothing, its shape decides, whatever the font.
 * Unknown where the two contradict each other.
 */
export function withShape(kind: Kind, character: string, shape: Shape): Kind {
  if (kind.kind === "plain" || !shape) return kind;
  const [first] = sharesOf(shape, [character, ...lettersLike(character)]);
  if (!first || first.share < shapeDenies) return kind;
  const told: Kind = first.name === character ? { kind: "digit" } : { kind: "letter", letter: first.name, surely: true };
  const isOpen = kind.kind === "unknown" || kind.kind === "either";
  // What is rather a letter is no digit, though every reading takes it for one; it is the letter where they do not.
  if (isOpen && first.share < shapeTells) return told.kind === "letter" ? { kind: "letter", letter: first.name } : kind;
  if (isOpen) return told;
  return kind.kind === told.kind ? kind : { kind: "unknown" };
}

/** Likeness to its mirror image from which on a 1 may be an I, and how much more of it than another 1 of the number it then has. */
const [even, moreEven] = [0.9, 0.1];

/** Whether a 1 is its own mirror image, as an I is, and another 1 of the number is not: a flag is on one side. */
function isEven(at: number, characters: readonly string[], glyphs: readonly Glyph[] | null): boolean {
  const likeness = (place: number) => (glyphs?.[place] && !glyphs[place].cut ? mirrored(glyphs[place]) : null);
  const own = likeness(at);
  const others = characters.flatMap((one, place) => (one === "1" && place !== at ? (likeness(place) ?? []) : []));
  return own !== null && own >= even && others.some((other) => other < own - moreEven);
}

type Likeness = { letter: string; likeness: number };

/** Likeness to the page's own I from which on a 1 that is its own mirror image is one, where it looks less like the page's 1. */
const likeI = 0.88;

/** What a 1 is that is its own mirror image. */
const evenKind = (digit: number | null, [first]: readonly Likeness[]): Kind =>
  first?.letter === "I" && first.likeness >= likeI && digit !== null && first.likeness > digit + margin
    ? { kind: "letter", letter: "I", surely: true }
    : { kind: "unknown" };

/** Whether a 1 is its own mirror image and looks nearly as much like the page's I as like its 1. */
const isNearlyI = (glyph: Glyph | undefined, digit: number | null, [first]: readonly Likeness[]) =>
  glyph !== undefined &&
  mirrored(glyph) >= even &&
  first?.letter === "I" &&
  first.likeness >= ownPrint &&
  digit !== null &&
  digit >= first.likeness &&
  digit - first.likeness < overruling;

/** How much nearer to its own mirror image than each 1 that the page prints what is read as one is at least where it may be an I. */
const evener = 0.02;

/** Whether a 1 is more of a mirror image than any 1 of the page, and less like these than they are like each other: its flag may be a serif. */
function isMoreEven(glyph: Glyph | undefined, digit: number | null, { prints, usual }: Prints): boolean {
  const [ones, most] = [prints("1"), usual("1")];
  if (!glyph || glyph.cut || digit === null || most === null || ones.length < many) return false;
  return digit < most && mirrored(glyph) > Math.max(...ones.map(mirrored)) + evener;
}

/** Whether the page's ones are so unlike each other that Is may be among them, and a 1 is like its I. */
const isMixed = (digit: number | null, [first]: readonly Likeness[], { usual }: Prints) =>
  digit !== null && first?.letter === "I" && first.likeness >= ownPrint && (usual("1") ?? 1) < ownPrint;

/** Likeness to its own mirror image below which a 1 is no I, whatever else it looks like. */
const leastEven = 0.86;

/** The letters that differ from their digits in form alone, whatever the size in which the page prints them. */
const formedLikes: Record<string, string> = { "0": "O", "1": "I" };
/** How much wider than nearly all of a page's zeros what is read as one is at least where it is an O. */
const wider = 1.15;
/** How alike a page's prints of a digit are at least, and how much less alike what is no such digit is. */
const [evenPrints, apartFromPrints] = [0.9, 0.1];

/** Whether what is read as a digit is formed as the page's prints of a letter are, which may be of another size, and as none of the digit's. */
function isFormedLike(letter: string, digit: string, glyph: Glyph | undefined, { prints, usual }: Prints): boolean {
  const digits = prints(digit);
  if (!glyph || glyph.cut || digits.length < enough) return false;
  const shapes = digits.map(({ shape }) => shape).sort((a, b) => a - b);
  const isWide = digit === "0" && glyph.shape > wider * (shapes[Math.floor(0.9 * shapes.length)] ?? 0);
  const formLikeness = (character: string) => Math.max(-1, ...prints(character).map((one) => alikeInForm(one, glyph)));
  const [own, other] = [formLikeness(letter), formLikeness(digit)];
  const most = usual(digit);
  const isNone = digits.length >= many && most !== null && most >= evenPrints && other < most - apartFromPrints;
  return own > ownPrint && own > other + margin && (isWide || isNone) && lettersLike(digit).every((one) => formLikeness(one) <= own);
}

/** Likeness of an 8 to its own mirror image; a B has hardly more than half of it. */
const evenEight = 0.9;
const isEight = (glyph: Glyph | undefined) => glyph !== undefined && !glyph.cut && mirrored(glyph) >= evenEight;

/** The kind of one character: `digit` is how much it looks like the page's own digit, `letters` the same for each letter, most alike first. */
function kindOf(
  character: string,
  isCut: boolean,
  digit: number | null,
  [first = { letter: "", likeness: -1 }, second = { letter: "", likeness: -1 }]: readonly Likeness[],
  isOfLetters: boolean,
  page: Prints,
): Kind {
  if (digit === null) {
    const noLetter =
      !isCut && page.prints(first.letter).length >= few && first.likeness > -1 && first.likeness <= (notLetter[character] ?? -1);
    // Recognition decides better than its letters whether it is a B or an 8 that the page does not show.
    if (/[258]/.test(character)) return { kind: "unknown", noLetter };
    if (first.likeness >= surely) return { kind: "letter" };
    return { kind: isOfLetters && first.likeness > -1 && first.likeness < unlike ? "digit" : "unknown" };
  }
  const [same, other] = limits[character] ?? [1, 0];
  const shown = page.prints(character).length;
  const above = first.likeness - digit;
  if ((shown > 1 || first.likeness >= unlike) && above > margin) {
    if (first.likeness < likeNothing || (/[58]/.test(character) && shown < few)) return { kind: "unknown" };
    const apart = first.likeness - second.likeness;
    const isNamed = first.likeness >= unlike ? apart > margin : first.likeness >= likeLetter && apart > clearly && above > clearly;
    // A round O is wider than any zero; an I differs from a 1 only by its flag, about which a few prints show little.
    const isSure = character === "0" ? first.likeness >= ownPrint && shown >= enough : above > (shown >= many ? overruling : clearly);
    return isNamed ? { kind: "letter", letter: first.letter, surely: isSure || above > clearly } : { kind: "letter" };
  }
  if (Math.abs(above) < twin) return { kind: digit >= likeEither ? "either" : "unknown" };
  const isNoLetter = first.likeness > -1 && -above > margin;
  const usual = page.usual(character);
  // Where the page prints a digit many times alike, what is less alike is another character, though it looks like the digit.
  if (usual !== null && digit < usual - ownSpread && -above < farAbove) return { kind: "unknown" };
  if (usual !== null && isNoLetter && -above > overruling && digit >= usual) return { kind: "digit" };
  if (digit <= other && !isNoLetter) return { kind: shown > 1 ? "letter" : "unknown" };
  return { kind: above < 0 && digit >= (isNoLetter ? (same + other) / 2 : same) ? "digit" : "unknown" };
}
