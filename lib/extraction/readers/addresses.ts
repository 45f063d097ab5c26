import { endsInPlace } from "@/lib/extraction/readers/places";
import { linesOf, textOf, type Word } from "@/lib/extraction/readers/words";
import { firmThenStreet, isPlaceholder, splitAtNumber, startsAddress, withoutSlips } from "@/lib/extraction/rules";

const phoneWord = /^(?:(?:tele)?phone|ph|tel|office|main|direct|cell)[\s.:#]*/i;
export const phonePattern =
  /^(?:(?:tele)?phone|ph|tel|fax|office|main|direct|cell)?\D{0,4}(?:\b1[\s.-]{1,2})?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}\b/i;
/** A telephone number with its extension: some forms print its label, the fax or other fields on the same line. */
export const numberAlone =
  /(?:\+?1[\s.-]{0,2})?(?:\(\d{3}\)|\b\d{3})[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}\b(?:\s*(?:x|ext\.?|extension)\s*\d{1,6}\b)?/i;
/** A word that firms have in their names, and persons have not. */
export const firm =
  /\b(inc|llc|l\.l\.c|corp|corporation|company|co|ltd|lp|llp|agency|insurance|ins|services|service|group|assurance|brokers?|brokerage|advisors|associates|partners|solutions|mutual|underwriters)\b/i;

/** What offices stamp on a page they get. */
export const stamped = /^(?:received|copy|void|sample|scanned|approved|duplicate|filed|original)(?: [\d/-]+)?$/i;
/** Labels of the form below a block. */
const labelBelow = /^(certificate|revision) number:?$/i;

/** What introduces the coverages below a holder who was left empty: "Coverage on file", "The following policies are in force". */
export const tableTitle = /^(?:the following )?(?:coverages?|policies|insurance)\b.{0,20}\b(?:on file|in force|in place)\b/i;
/** How a line below the holder's address begins that is not part of it. */
export const behindHolder = /^(?:this (?:certificate|is an?)\b|issued on\b|date issued\b)/i;

/** How the sentence begins that forms print between the parties and the table. */
const certifying = /^this is to certify that\b/i;

/** How the second line of a firm's name begins that is too long for one. */
const nameGoesOn =
  /^(?:contractors?|builders?|construction|enterprises|industries|group|holdings|partners|properties|development)(?:,? (?:inc|llc|ltd|lp|llp|co|corp|company|corporation)\b\.?)?$|^(?:company|co\.?|corporation|corp\.?|incorporated|inc\.?|llc|l\.l\.c\.?|ltd\.?|lp|llp)\b/i;
/** What alone on the second line of an agency's name ends it, whatever the first one holds. */
const tradeGoesOn = /^(?:brokers?|brokerage|agency|associates)$/i;

export type TextLine = { text: string; words: Word[] };

/** A block's lines as text: a wide gap inside a line is a comma; stray numbers far to the right and lone marks are left out. */
export function cleanLines(words: readonly Word[]): TextLine[] {
  const lines = linesOf(words.filter(({ text, reader }) => /[A-Za-z0-9&]/.test(text) || (text === "|" && reader !== "ocr")));
  const end = lines.findIndex((line) => certifying.test(textOf(line)));
  return (end < 0 ? lines : lines.slice(0, end)).flatMap((line) => {
    const pieces = textOf(line, "\u0000").split("\u0000");
    const isSeen = line.some(({ reader }) => reader === "ocr");
    const isScrap = (piece: string) => /^[\d\s]+$/.test(piece) || (isSeen && /^\W*[a-z]{1,2}\W*$/.test(piece));
    const kept = pieces.filter((piece, at) => at === 0 || !isScrap(piece));
    const plain = kept
      .map((piece) => piece.replace(/[_[\]]|^\s*\||\|\s*$/g, "").trim())
      .filter(Boolean)
      .join(", ")
      .replace(/,,/g, ",")
      .replace(/, *$/, "");
    const text = isSeen ? withoutSlips(plain) : plain;
    // Two letters alone on a line of a picture are what recognition makes of a border.
    const isBorder = isSeen && /^\W*[A-Za-z]{1,2}\W*$/.test(text);
    return /[A-Za-z]{2}|\d/.test(text) && text.length > 1 && !isBorder && !stamped.test(text) && !labelBelow.test(text)
      ? [{ text, words: line }]
      : [];
  });
}

/** Text that appears beside a telephone number, and never beside a street: "14028 SW 140TH BAY 14" has ten digits too. */
const besideNumber = /^(?:(?:tele)?phone|ph|tel|fax|office|main|direct|cell|mobile|ext|x|toll|free|no|[tpfoc])$/i;

/** The first line that is a telephone number, without the word before it. */
export function phoneIn(lines: readonly string[]): string | null {
  const line = lines.find((text) => phonePattern.test(text) && !/^fax/i.test(text));
  return line === undefined ? null : (numberAlone.exec(line)?.[0] ?? line.replace(phoneWord, ""));
}

/** The email address in a line of text. On a picture, widely spaced letters leave blanks beside the address's marks. */
export const emailIn = (text: string): string | null =>
  /[^@\s]+@[^@\s]+\.[A-Za-z]{2,}(?![^\s])/.exec(text.replace(/(?<=\S) ?([.@]) ?(?=\S)/g, "$1"))?.[0] ?? null;

export type Party = { name: string | null; address: string | null; person: string | null; phone: string | null };

/**
 * Name and address from a block of lines: the name first (with a "DBA" line), the address from the first line that has a number
 * or a box. A person's line above the firm's, or between name and street, is the contact.
 */
export function splitParty(words: readonly Word[]): Party {
  const lines = cleanLines(words)
    .map(({ text }) => text)
    .filter((text) => !isPlaceholder(text));
  const phone = phoneIn(lines);
  const [bar] = lines;
  if (bar?.includes("|")) return fromOneLine(lines.join(" "), phone);
  const isPhone = (text: string) =>
    phonePattern.test(text) ||
    (text.replace(/\D/g, "").length === 10 && (text.match(/[A-Za-z]+/g) ?? []).every((word) => besideNumber.test(word)));
  const kept = lines.filter((text) => !isPhone(text) && !/@/.test(text) && /[A-Za-z]{2}/.test(text));
  if (kept[0] && firmThenStreet.test(kept[0])) return { ...splitAtNumber(kept.join(" ")), person: null, phone };
  let start = 0;
  const [first = "", second = ""] = kept;
  // A name may end in the middle of a phrase: "Sample Paint & Coatings of", "Salem, Inc.".
  const isHalf = / (?:of|and|&|the|for|in)$/i.test(first) && /^[A-Z]/.test(second);
  const isCut =
    isHalf || tradeGoesOn.test(second) || (!firm.test(first) && !/\d/.test(first) && nameGoesOn.test(second) && !/\d/.test(second));
  if (!isCut && !firm.test(first) && !/\d/.test(first) && firm.test(second) && !/^\d/.test(second)) start = 1;
  let name = (isCut ? `${first} ${second}` : kept[start]) ?? null;
  const rest = kept.slice(start + (isCut ? 2 : 1));
  const street = rest.findIndex((text) => startsAddress.test(text));
  const extra = rest.slice(0, Math.max(0, street)).filter((text) => /\b(d\/?b\/?a|aka|and|&)\b/i.test(text));
  if (name && extra.length > 0) name = [name, ...extra].join(" ");
  const address = untilPlace(street < 0 ? rest : rest.slice(street)).join(", ");
  if (name && rest.length === 0) return fromOneLine(name, phone);
  return { name, address: address || null, person: start === 1 ? first : null, phone };
}

/** An address ends in its state and ZIP code, or in its country below: the number of lines to there, or null. */
function linesToPlace(lines: readonly string[]): number | null {
  const end = lines.findIndex((_, at) => endsInPlace(lines.slice(0, at + 1).join(", ")));
  const isCountry = /^(USA?|U\.S\.A?\.?|United States( of America)?|Canada)$/i.test(lines[end + 1] ?? "");
  return end < 0 ? null : end + (isCountry ? 2 : 1);
}

/** The lines below an address are another block's. */
const untilPlace = (lines: readonly string[]): readonly string[] => lines.slice(0, linesToPlace(lines) ?? lines.length);

/** The words of a block that are below the end of its address. */
export function behindPlace(words: readonly Word[]): Word[] {
  const lines = linesOf(words);
  return lines.slice(linesToPlace(lines.map((line) => textOf(line))) ?? lines.length).flat();
}

/** "Firm Name LLC 12 Long Street City, ST 12345" in one run: the address begins at its first street number after the name. */
function fromOneLine(text: string, phone: string | null): Party {
  const parts = text.split("|").map((part) => part.trim());
  if (parts.length > 1) {
    const number = parts.slice(1).find((part) => phonePattern.test(part)) ?? phone;
    const address = parts
      .slice(1)
      .filter((part) => part !== number)
      .join(", ");
    return { name: parts[0] ?? null, address: address || null, person: null, phone: number };
  }
  return { ...splitAtNumber(text), person: null, phone };
}
