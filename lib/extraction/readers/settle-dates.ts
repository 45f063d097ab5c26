import { type Cell, fromPicture, isSpelt, plainText, seenWord, twoOfThree, vote } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import type { Word } from "@/lib/extraction/readers/words";
import { daysBetween, isPlaceholder, isPlausibleTerm, isRegularTerm, parseDate } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

type Dates = Pick<ReadPolicy, "effectiveDate" | "expirationDate">;
/** `isConfirmed`: whether all of its digits, and whether those of its year, are by their shapes what was read. */
type SeenDate = {
  date: string | null;
  candidates: string[];
  confidence: number;
  words: Word[];
  isConfirmed?: { whole: boolean; year: boolean };
};

/** The term of a policy: both dates must make sense together, and from a picture be read alike twice. */
export async function settleDates(
  effective: Cell,
  expiration: Cell,
  pointer: string,
  page: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<Dates> {
  const [from, to] = await Promise.all([
    settleDate(effective, `${pointer}/effectiveDate`, page, notes, closer),
    settleDate(expiration, `${pointer}/expirationDate`, page, notes, closer),
  ]);
  if (from.date && !to.date) followTerm(from.date, to, `${pointer}/expirationDate`, notes);
  if (to.date && !from.date) followTerm(to.date, from, `${pointer}/effectiveDate`, notes);
  if (!from.date || !to.date)
    return {
      effectiveDate: loneDate(from, `${pointer}/effectiveDate`, notes),
      expirationDate: loneDate(to, `${pointer}/expirationDate`, notes),
    };
  const picture = fromPicture([...effective.words, ...expiration.words]);
  const isSure = Math.min(from.confidence, to.confidence) > 0.9 && !isNearlyRegular(from.date, to.date);
  // Where months and days are the same they confirm each other.
  const inDoubt = from.date.slice(4) === to.date.slice(4) ? "year" : "whole";
  const areConfirmed = [from, to].every(({ isConfirmed }) => isConfirmed?.[inDoubt]);
  // Of a year's term both dates confirm each other; of one of several years a digit of the year may be another.
  const isYear = isYearApart(from.date, to.date);
  const doubtful = picture && !isYear && ((!isSure && !areConfirmed) || hasLostOne(from.date, to.date));
  if (isPlausibleTerm(from.date, to.date) && !doubtful) return { effectiveDate: from.date, expirationDate: to.date };
  const reason = doubtful
    ? "The two dates form an unusual policy term, and the picture is not clear."
    : "The expiration date does not fit the effective date.";
  notes.unreadable(`${pointer}/effectiveDate`, reason, from.words);
  notes.unreadable(`${pointer}/expirationDate`, reason, to.words);
  return { effectiveDate: null, expirationDate: null };
}

/** A date without the other one that would confirm it: from a picture it counts where all looks agree. */
function loneDate({ date, confidence, words }: SeenDate, pointer: string, notes: Notes): string | null {
  if (!date || confidence > twoOfThree || !fromPicture(words)) return date;
  notes.unreadable(pointer, "Two readings of the date do not match.", words);
  return null;
}

/** Which digits recognition takes each digit for. */
const alike: Record<string, string> = {
  "0": "689",
  "1": "47",
  "2": "7",
  "3": "589",
  "4": "19",
  "5": "3689",
  "6": "0589",
  "7": "124",
  "8": "03569",
  "9": "034568",
};

/** Whether one date is a year after the other, as nearly all are. */
const isYearApart = (from: string, to: string) => isRegularTerm(from, to) && daysBetween(from, to) < 370;

/**
 * Whether the unusual term of two dates is a usual one with another digit that looks like it, or without the 1 of a November or December,
 * which may be the border before a 1 or 2. Of a term of several years an 8 or a 9 may be the 6 of a single one.
 */
function isNearlyRegular(from: string, to: string): boolean {
  if (isYearApart(from, to)) return false;
  const isUsual = isRegularTerm(from, to) ? isYearApart : isRegularTerm;
  const others = (date: string) => [
    date.replace(/-1([12])-/, "-0$1-"),
    ...[...date].flatMap((digit, at) => [...(alike[digit] ?? "")].map((other) => date.slice(0, at) + other + date.slice(at + 1))),
  ];
  return others(from).some((other) => isUsual(other, to)) || others(to).some((other) => isUsual(from, other));
}

/**
 * Whether the unusual term of two dates is a usual one where one of their months is a November or December: its first 1 may have been taken for the
 * border before it, by all readings alike.
 */
function hasLostOne(from: string, to: string): boolean {
  const withOne = (date: string) => date.replace(/-0([12])-/, "-1$1-");
  return !isRegularTerm(from, to) && (isRegularTerm(withOne(from), to) || isRegularTerm(from, withOne(to)));
}

/** A date of which one reading is exactly a year from the certain other date: the term itself is the second witness. */
function followTerm(known: string, seen: SeenDate, pointer: string, notes: Notes) {
  const match = seen.candidates.find((date) => {
    const [first = "", second = ""] = [known, date].sort();
    return isRegularTerm(first, second) && date > known === pointer.endsWith("expirationDate");
  });
  if (!match) return;
  seen.date = match;
  seen.confidence = 0.9;
  delete notes.reasons[pointer];
  notes.found(pointer, seen.words, 0.9);
}

/** A date without the word before it ("Eff. 03/22/2025", "Ef. Jul 21, 2026"), unless that is the `other` date's. */
const withoutLabel = (text: string, other: RegExp) =>
  other.test(text) ? text : text.replace(/^[A-Za-z]+[.,:]?\s+(?=\d{1,2}\s?[/-]\s?\d|[A-Z][a-z]{2,8}\.? \d{1,2}[,.])/, "");

/** One date of a certificate. */
export async function settleDate(
  { words, box }: Cell,
  pointer: string,
  page: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<SeenDate> {
  const text = plainText(words);
  const nothing: SeenDate = { date: null, candidates: [], confidence: 0, words };
  if (words.length > 0 && isPlaceholder(text)) return nothing;
  if (!closer || !box || (words.length > 0 && !fromPicture(words))) {
    if (words.length === 0) return nothing;
    const date = parseDate(text.replace(/[|[\]]/g, ""));
    if (date) notes.found(pointer, words);
    else notes.unreadable(pointer, `"${text}" is not a date we can read.`, words);
    return { ...nothing, date, confidence: 0.99 };
  }
  const other = pointer.endsWith("expirationDate") ? /^(?:ef|fr|beg|sta|inc)/i : /^(?:ex|to|thr|unt|end|ter)/i;
  const read = (one: string) => parseDate(withoutLabel(one.replace(/^[^\dA-Za-z]+|[^\dA-Za-z]+$/g, ""), other), true);
  const repair = (one: string, line: Box) => closer.book.withZeros(line, one);
  const votes = await vote(words, box, { read, repair }, closer);
  if (!votes) return nothing;
  const { line, texts, agreed } = votes;
  const crossed = votes.value || !texts.some((one) => /\d\D?\d\d/.test(one)) ? null : await crossedDate(line, read, closer);
  const value = votes.value ?? crossed;
  const shown = words.length > 0 ? words : [seenWord(texts[0] ?? "?", line, 0.4, page)];
  const candidates = texts.flatMap((one) => read(one) ?? []);
  if (!value) {
    if (words.length === 0 && !texts.some((one) => /\d/.test(one))) return nothing;
    notes.unreadable(pointer, "Two readings of the date do not match.", shown);
    return { ...nothing, candidates, words: shown };
  }
  const confidence = agreed ? 0.97 : twoOfThree;
  const printed = texts.find((one) => read(one) === value) ?? value;
  if (!crossed && !isSpelt(votes) && closer.book.contradicts(line, printed)) {
    notes.unreadable(pointer, "A digit in the date looks like another digit.", shown);
    return { ...nothing, candidates, words: shown };
  }
  notes.found(pointer, [seenWord(printed, line, 1, page)], confidence);
  if (agreed) closer.book.learn(line, printed);
  const confirmed = crossed ? [] : closer.book.confirmedDigits(line, printed);
  const year = /^\D*\d{4}\D/.test(printed) ? confirmed.slice(2, 4) : confirmed.slice(-2);
  const isConfirmed = {
    whole: isSpelt(votes) || (confirmed.length > 0 && confirmed.every(Boolean)),
    year: isSpelt(votes) || (year.length === 2 && year.every(Boolean)),
  };
  return { date: value, candidates, confidence, words: [seenWord(printed, line, confidence, page)], isConfirmed };
}

/** A zero before the month's other digit whose left half lies on a ruling, as recognition reads the two together. */
const crossedZero = /^[pPbDOoQ]{1,2} ?(?=[1-9] ?[/-])/;

/**
 * A date whose first zero is on the ruling at its left: without the ruling the zero is not whole, with it it looks like a P or a b. Two
 * looks must see the same date, and one of them that zero.
 */
async function crossedDate([x0, y0, x1, y1]: Box, read: (text: string) => string | null, closer: CloserLook): Promise<string | null> {
  const around = (by: number): Box => [x0 - by, y0 - 0.3, x1 + 0.7, y1 + 0.3];
  const looks = await Promise.all([closer.reread(around(1), "crossed line"), closer.reread(around(1.6), "crossed line", 1.5)]);
  const [first, second] = looks.map(({ text }) => read(text.replace(crossedZero, "0")));
  return first && first === second && looks.some(({ text }) => crossedZero.test(text)) ? first : null;
}
