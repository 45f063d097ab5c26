import { type Cell, fromPicture, isSpelt, plainText, seenWord, twoOfThree, type Votes, vote } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { hasInk } from "@/lib/extraction/readers/names";
import { foldTwins } from "@/lib/extraction/readers/twins";
import { linesOf, textOf, type Word } from "@/lib/extraction/readers/words";
import { isAmbiguousNumber, isPlaceholder, parseNaic, policyNumberFrom } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/**
 * An amount, or day and year of a date whose dashes recognition lost: misplaced columns put these in place of a number. A date after it is
 * that of the next column.
 */
export const isOther = /^\d{1,3}(?:,\d{3})+$|^[1-9]\d{0,2}0{4,}$|^\d{2}\W?20[2-4]\d$|\d{1,2}\/\d{1,2}\/20[2-4]\d$/;
/** A label's last word that a picture shows together with the number: of "Policy ID", or of the row's title beside it. */
const gluedLabel = /^(?:ID|AUTOS|ONLY|OCCUR|MADE|LIAB|POLICY|NUMBER)\W?[A-Z0-9]/;
/** A number that begins with a hyphen has lost the part before it. */
const lostBeginning = /^-[A-Za-z0-9]/;
/** Marks that no number has: recognition makes them of letters and of smears. */
const foreignMark = /[()[\]{}|]/;

/**
 * The policy number as printed. From a picture it counts only when two readings agree, and when each letter and digit that can be
 * taken for another looks as this page prints it; else it is unreadable: a number is never corrected silently.
 */
export async function settleNumber(
  { words, box }: Cell,
  pointer: string,
  page: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<string | null> {
  // A number that its cell broke after a hyphen has no blank there.
  const lines = fromPicture(words) ? [words] : linesOf(words);
  const number = policyNumberFrom(lines.map(plainText).reduce((all, line) => all + (/[A-Za-z0-9]-$/.test(all) ? "" : " ") + line, ""));
  if (words.length > 0 && isPlaceholder(plainText(words))) return null;
  if (!closer || !box || (words.length > 0 && !fromPicture(words))) {
    if (words.length > 0 && number) notes.found(pointer, words);
    else if (words.length > 0) notes.unreadable(pointer, "The policy number is not clear enough to read.", words);
    return number;
  }
  // A small l stays one: it is read for a capital I as often as for an L. No number holds an "@": it is a zero with a stroke in it.
  const read = (one: string) =>
    policyNumberFrom(one.replace(/^[^A-Za-z0-9(#@]+/, "").replace(/@/g, "0"))
      ?.replace(/[a-km-z]/g, (letter) => letter.toUpperCase())
      .replace(/ /g, "") ?? null;
  const votes = await vote(words, box, { read }, closer);
  if (!votes) return null;
  const { line, texts } = votes;
  const values = texts.map((one) => read(one) ?? "");
  const whole = agreementOf(values);
  const single = whole ? null : agreementOf(values.map(withoutPairs));
  const isSingle = single && closer.book.falls(line, foldTwins(single.readings[0] ?? "")) === "itself";
  const agreement = isSingle ? single : whole;
  const seen = words.length > 0 ? words : [seenWord(texts[0] ?? "?", line, 0.4, page)];
  if (!agreement || values.some((one) => goesOn(one, agreement.readings[0] ?? ""))) {
    notes.unreadable(pointer, "Two readings of the policy number do not match.", seen);
    return null;
  }
  const text = (whole && policyNumberFrom(texts[whole.model] ?? "")) ?? agreement.readings[0] ?? "";
  if (isOther.test(text.replace(/ /g, ""))) {
    notes.unreadable(pointer, "The policy number cell contains an amount or part of a date.", seen);
    return null;
  }
  if (gluedLabel.test(text)) {
    notes.unreadable(pointer, "The policy number may start with part of a label.", seen);
    return null;
  }
  if (texts.filter((one) => lostBeginning.test(one)).length > (texts.length > 2 ? 1 : 0)) {
    notes.unreadable(pointer, "The start of the policy number could not be read.", seen);
    return null;
  }
  const byPage = tellTwins(agreement.readings, text, line, closer);
  const spelt = spelledTwins(votes, agreement.readings, byPage);
  const told = spelt ?? byPage;
  // A character that one reading has and another has not is there only where the page itself shows it.
  const isUneven = new Set(values.map((one) => charactersOf(one).length)).size > 1;
  if ((told && isUneven && !told.proven) || foreignMark.test(text)) {
    notes.unreadable(pointer, "Two readings of the policy number do not match.", seen);
    return null;
  }
  const { book } = closer;
  const isOneOther = (number: string) => book.contradicts(line, number) || book.looksOtherwise(line, number);
  if (told && !spelt && (isOneOther(told.number) || book.holdsTwo(line, told.number) || book.holdsForeign(line, told.number))) {
    notes.unreadable(pointer, "A character in the policy number looks like another character.", seen);
    return null;
  }
  const [, top, right, bottom] = line;
  const height = bottom - top;
  if (hasInk([right + 0.3 * height, top, Math.min(box[2] - 1, right + 2 * height), bottom], 0.5 * height, closer)) {
    notes.unreadable(pointer, "Something after the policy number could not be read.", seen);
    return null;
  }
  if (!told) {
    notes.unreadable(pointer, "Letters and digits in the policy number look alike in this picture.", seen);
    return null;
  }
  const printed = book.withoutSlits(line, withBlanks(told.number, text)).replace(/ ?- ?/g, "-");
  const unproven = told.isOpen ? openZero : 0.8;
  notes.found(pointer, [seenWord(printed, line, 1, page)], told.proven && votes.agreed ? 0.97 : told.proven ? 0.92 : unproven);
  return printed;
}

/**
 * Whether a reading has all that others agree on, plus more than a misread border at its end: two looks may both have lost a number's end.
 */
const goesOn = (one: string, agreed: string) =>
  charactersOf(one).length > charactersOf(agreed).length + 1 && foldTwins(charactersOf(one)).startsWith(foldTwins(charactersOf(agreed)));

/** Minimum likelihood of our own reader's spelling, to tell letters from similar digits where the page does not. */
const tellsTwins = 0.995;

/**
 * The number as our own reader spells it, where it has the characters that others read, and the page either agrees about its letters and
 * digits or does not decide.
 */
function spelledTwins({ spelt }: Votes, readings: readonly string[], byPage: Told | null): Told | null {
  const own = spelt ? charactersOf(spelt.value) : "";
  if (!spelt || !readings.some((one) => foldTwins(charactersOf(one)) === foldTwins(own))) return null;
  const number = withMarks(own, readings[0] ?? "");
  return (byPage ? byPage.number === number : spelt.share >= tellsTwins) ? { number, proven: true, isOpen: false } : null;
}

const charactersOf = (text: string) => text.replace(/[^A-Za-z0-9]/g, "");

/** Readings of which two and more have the same characters but for twins, each with the marks of the one (`model`) that has most. */
function agreementOf(values: readonly string[]): { model: number; readings: string[] } | null {
  const keys = values.map((one) => foldTwins(charactersOf(one)));
  const key = keys.find((one, at) => one !== "" && keys.indexOf(one) !== at);
  const own = [...values.keys()].filter((at) => keys[at] === key);
  const lengthOf = (at: number) => values[at]?.length ?? 0;
  const [model] = [...own].sort((one, other) => lengthOf(other) - lengthOf(one));
  if (key === undefined || model === undefined) return null;
  return { model, readings: own.map((at) => withMarks(charactersOf(values[at] ?? ""), values[model] ?? "")) };
}

/** The characters of one reading with the marks between those of another. */
function withMarks(characters: string, text: string): string {
  let at = 0;
  return text.replace(/[A-Za-z0-9]/g, () => characters[at++] ?? "");
}

/** A letter and the digit that it looks like beside each other: one character that recognition saw twice, or two. */
const twinPair = /O0|0O|I1|1I|l1|1l|S5|5S|B8|8B|Z2|2Z/;
const withoutPairs = (text: string) => text.replace(new RegExp(twinPair, "g"), (pair) => foldTwins(pair).slice(1));
/** The pairs that recognition makes of one character so often that readings which agree prove nothing. */
const madeOfOne = /I1|1I|l1|1l|O0|0O/;

/**
 * The number with each ambiguous character settled as letter or digit: by its shape on the page (`line`, points), or else by readings that
 * all agree, unless a part of the number depends on that character alone. null: not decided.
 */
function tellTwins(readings: readonly string[], text: string, line: Box, { book }: CloserLook): Told | null {
  const single = readings.map(withoutPairs);
  const isDoubled = readings.some((one) => twinPair.test(one));
  const [longest = "", shorter = ""] = [readings[0], single[0]];
  const isAgreed = !madeOfOne.test(longest) && readings.every((one) => one === longest);
  if (isDoubled && !isAgreed && book.falls(line, foldTwins(longest)) !== "itself") {
    // Where both fit, two characters may touch, or one was seen twice.
    // Readings that see the pair in both orders saw one character twice.
    const isTurned = readings.every((one) => twinPair.test(one)) && new Set(readings).size > 1;
    const isShorter = book.falls(line, foldTwins(shorter)) === "itself" && (isTurned || book.falls(line, foldTwins(longest)) === "not");
    return isShorter ? tellEach(single, text, line, book) : null;
  }
  return tellEach(readings, text, line, book);
}

/**
 * What recognition decides by itself: where all readings see one of these letters, or a 2, it is that. They also see other digits where
 * letters are on a bad picture, and an I or an O where digits are.
 */
const toldByReading = /[2ZSB]/;

function tellEach(readings: readonly string[], text: string, line: Box, book: CloserLook["book"]): Told | null {
  const shapes = book.kinds(line, foldTwins(readings[0] ?? ""));
  const kinds = shapes.map(({ kind }) => kind);
  let number = "";
  for (const [at, { kind, letter, surely, noLetter }] of shapes.entries()) {
    const all = readings.map((one) => one[at] ?? "");
    const isKnownByTitle = toldByReading.test(all[0] ?? "") || (noLetter && /\d/.test(all[0] ?? ""));
    const agreed = isKnownByTitle && all.every((one) => one === all[0]);
    const isOpen = kind === "either" || kind === "unknown" || (kind === "letter" && !surely && /\d/.test(all[0] ?? ""));
    if (agreed && isOpen) {
      number += all[0];
      kinds[at] = "plain";
      continue;
    }
    if (kind === "either") return null;
    // A letter that every reading took for the digit is still a letter, where its shape shows which.
    if (kind === "letter" && letter && surely && all.every((one) => /\d/.test(one))) {
      number += letter;
      continue;
    }
    const fits = all.filter((one) =>
      kind === "digit" ? /\d/.test(one) : kind === "letter" ? !/\d/.test(one) && (one === (letter ?? one) || !book.shows(one)) : true,
    );
    const ranked = [...new Set(fits)]
      .map((one) => ({ one, votes: fits.filter((fit) => fit === one).length }))
      .sort((a, b) => b.votes - a.votes);
    const [first, second] = ranked;
    if (!first || first.one === "l" || (second && (kind === "unknown" || second.votes === first.votes))) return null;
    number += first.one;
  }
  const isSettled = shapes.every(({ kind }, at) => kind === kinds[at]);
  const spaced = withBlanks(number, text);
  if (hangsOnUnknown(spaced, kinds)) return null;
  const isOpen = beginsWithUnknown(spaced, kinds);
  if (isOpen && !readings.every((one) => one === readings[0])) return null;
  return { number, proven: isSettled && !kinds.includes("unknown"), isOpen };
}

type Part = { text: string; kinds: string[] };

/** The parts of a number between its marks, with what each of their characters is. */
function partsOf(number: string, kinds: readonly string[]): Part[] {
  let at = 0;
  return number.split(/([^A-Za-z0-9])/).map((text) => {
    const from = at;
    at += text.trim().length;
    return { text, kinds: kinds.slice(from, at) };
  });
}

/**
 * Whether a character that the page does not decide could as well be its twin. A digit counts as a digit unless it is alone, or among
 * letters that all look like digits; an I or an O counts as a letter unless it is among digits.
 */
function hangsOnUnknown(number: string, all: readonly string[]): boolean {
  return partsOf(number, all).some(({ text, kinds }) => {
    const unknown = [...text].filter((_, place) => kinds[place] === "unknown");
    if (unknown.some((one) => /[IO]/.test(one)) && /\d/.test(text)) return true;
    return unknown.some((one) => /\d/.test(one)) && (text.length === 1 || isAmbiguousNumber(text));
  });
}

/** Whether a part of a number begins with a zero that the page does not tell from an O; "-01" at a number's end counts its terms. */
const beginsWithUnknown = (number: string, all: readonly string[]): boolean =>
  partsOf(number, all).some(({ text, kinds }) => kinds[0] === "unknown" && text.startsWith("0") && !/^\d\d$/.test(text));

/** `isOpen`: it may begin with an O. */
type Told = { number: string; proven: boolean; isOpen: boolean };

/** How sure a number is that begins with what every reading took for a zero and that may be an O: far too little to need no eye. */
const openZero = 0.6;

/** The number with the blanks of the text that it was read from. */
function withBlanks(number: string, text: string): string {
  let at = 0;
  return text.replace(/[^ ]/g, () => number[at++] ?? "");
}

/** The words of a line before "NAIC# 12345" on it, and these; `numbered` null: it holds no such words. */
export function partedAtNaic(line: readonly Word[]): { named: Word[]; numbered: Word[] | null } {
  const inOrder = [...line].sort((a, b) => a.box[0] - b.box[0]);
  const at = inOrder.findIndex(({ text }) => /^\(?NAIC\b/i.test(text));
  const numbered = at > 0 ? inOrder.slice(at) : [];
  const isNumber = numbered.filter(({ text }) => /\d{5}/.test(text)).length === 1;
  return isNumber ? { named: inOrder.slice(0, at), numbered } : { named: [...line], numbered: null };
}

/** What NAIC gives insurers from abroad in place of five digits: "AA-1128623". */
const isAlien = (words: readonly Word[]) => /^\W*AA[\s-]?\d{7}\W*$/i.test(textOf(words));

/** The NAIC number of a line, null for an insurer from abroad; from a picture it counts only when two readings agree and its digits look as the page prints them. */
export async function settleNaic(words: readonly Word[], pointer: string, notes: Notes, closer?: CloserLook): Promise<string | null> {
  const first = words.find(({ text }) => parseNaic(text));
  const isMixed = closer !== undefined && words.filter(({ text }) => text.replace(/\D/g, "").length > 3).length > 1;
  if (!first || isMixed) {
    const reason = isMixed ? "There are two numbers near this line." : "The NAIC number does not have five digits.";
    if (!isAlien(words) && words.some(({ text }) => text.replace(/\D/g, "").length >= 3)) notes.unreadable(pointer, reason, words);
    return null;
  }
  if (!closer || first.reader !== "ocr") {
    notes.found(pointer, words);
    return parseNaic(first.text);
  }
  const votes = await vote([first], first.box, { read: parseNaic }, closer);
  if (!votes?.value || (!isSpelt(votes) && closer.book.contradicts(votes.line, votes.value))) {
    notes.unreadable(pointer, "The NAIC number is not clear enough to read.", words);
    return null;
  }
  notes.found(pointer, [seenWord(votes.value, votes.line, 1, first.page)], votes.agreed ? 0.97 : twoOfThree);
  return votes.value;
}
