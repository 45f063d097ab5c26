import { type Cell, fromPicture, plainText, seenWord, twoOfThree, vote } from "@/lib/extraction/readers/cells";
import type { Closer, Notes } from "@/lib/extraction/readers/draft";
import {
  isEndOf,
  isUnlikely,
  isUsual,
  leastAmount,
  looseAmount,
  mayBeginWithSign,
  mostAmount,
} from "@/lib/extraction/readers/likely-amounts";
import { centerX, centerY, grown, unionBox, type Word } from "@/lib/extraction/readers/words";
import { type Amount, daysBetween, isPlaceholder, isPlausibleTerm, isRegularTerm, parseAmount, parseDate } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";
import { extraLimitKeys, limitKeys } from "@/lib/extraction/values";

type Dates = Pick<ReadPolicy, "effectiveDate" | "expirationDate">;
type SeenDate = { date: string | null; candidates: string[]; confidence: number; words: Word[] };

/** The term of a policy: both dates must make sense together, and from a picture be read alike twice. */
export async function settleDates(
  effective: Cell,
  expiration: Cell,
  pointer: string,
  page: number,
  notes: Notes,
  closer?: Closer,
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
  // Of a year's term both dates confirm each other; of one of several years a digit of the year may be another.
  const isYear = isYearApart(from.date, to.date);
  const doubtful = picture && !isSure && !isYear;
  if (isPlausibleTerm(from.date, to.date) && !doubtful) return { effectiveDate: from.date, expirationDate: to.date };
  const reason = doubtful
    ? "The two dates make an unusual term and the picture is not clear."
    : "The expiration date does not follow the effective date by a plausible term.";
  notes.unreadable(`${pointer}/effectiveDate`, reason, from.words);
  notes.unreadable(`${pointer}/expirationDate`, reason, to.words);
  return { effectiveDate: null, expirationDate: null };
}

/** A date without the other one that would confirm it: from a picture it counts where all looks agree. */
function loneDate({ date, confidence, words }: SeenDate, pointer: string, notes: Notes): string | null {
  if (!date || confidence > twoOfThree || !fromPicture(words)) return date;
  notes.unreadable(pointer, "Two readings of the date differ.", words);
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

/** A date in figures without the word before it ("Eff. 03/22/2025"), unless that is the `other` date's. */
const withoutLabel = (text: string, other: RegExp) =>
  other.test(text) ? text : text.replace(/^[A-Za-z]+[.:]?\s+(?=\d{1,2}\s?[/-]\s?\d)/, "");

/** One date of a certificate. */
export async function settleDate({ words, box }: Cell, pointer: string, page: number, notes: Notes, closer?: Closer): Promise<SeenDate> {
  const text = plainText(words);
  const nothing: SeenDate = { date: null, candidates: [], confidence: 0, words };
  if (words.length > 0 && isPlaceholder(text)) return nothing;
  if (!closer || !box || (words.length > 0 && !fromPicture(words))) {
    if (words.length === 0) return nothing;
    const date = parseDate(text.replace(/[|[\]]/g, ""));
    if (date) notes.found(pointer, words);
    else notes.unreadable(pointer, `"${text}" is not a date that can be understood.`, words);
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
    notes.unreadable(pointer, "Two readings of the date differ.", shown);
    return { ...nothing, candidates, words: shown };
  }
  const confidence = agreed ? 0.97 : twoOfThree;
  const printed = texts.find((one) => read(one) === value) ?? value;
  if (!crossed && closer.book.contradicts(line, printed)) {
    notes.unreadable(pointer, "A digit of the date looks like another one.", shown);
    return { ...nothing, candidates, words: shown };
  }
  notes.found(pointer, [seenWord(printed, line, 1, page)], confidence);
  if (agreed) closer.book.learn(line, printed);
  return { date: value, candidates, confidence, words: [seenWord(printed, line, confidence, page)] };
}

/** A zero before the month's other digit whose left half lies on a ruling, as recognition reads the two together. */
const crossedZero = /^[pPbDOoQ]{1,2} ?(?=[1-9] ?[/-])/;

/**
 * A date whose first zero stands on the ruling at its left: without the ruling the zero is not whole, with it it looks like a P or a
 * b. Two looks must say the same date, and one of them see that zero.
 */
async function crossedDate([x0, y0, x1, y1]: Box, read: (text: string) => string | null, closer: Closer): Promise<string | null> {
  const around = (by: number): Box => [x0 - by, y0 - 0.3, x1 + 0.7, y1 + 0.3];
  const looks = await Promise.all([closer.reread(around(1), "crossed line"), closer.reread(around(1.6), "crossed line", 1.5)]);
  const [first, second] = looks.map(({ text }) => read(text.replace(crossedZero, "0")));
  return first && first === second && looks.some(({ text }) => crossedZero.test(text)) ? first : null;
}

export type Stated = { key: string; words: Word[]; box?: Box } | { label: string; words: Word[] };

/** Puts limits into the policy, each by its key or under the form's own label. */
export async function settleAmounts(
  policy: ReadPolicy,
  stated: readonly Stated[],
  pointer: string,
  page: number,
  notes: Notes,
  closer?: Closer,
): Promise<void> {
  const filled = stated.filter(({ words }) => words.length === 0 || !isPlaceholder(plainText(words)));
  const amounts = await Promise.all(
    filled.map(async (limit) => {
      const seen = await agreedAmount(limit.words, "box" in limit ? (limit.box ?? null) : null, page, closer);
      const dollars = seen?.amount && "dollars" in seen.amount ? seen.amount.dollars : 0;
      const isMisread = closer && fromPicture(seen?.words ?? []) && isUnlikely(dollars, "key" in limit ? limit.key : null);
      return seen && isMisread ? { amount: null, words: seen.words } : seen;
    }),
  );
  // Those with a key come first: what they used is no other limit.
  const inOrder = [...filled.keys()].sort(
    (one, other) => Number("label" in (filled[one] ?? {})) - Number("label" in (filled[other] ?? {})),
  );
  for (const at of inOrder) {
    const [limit, amount] = [filled[at], amounts[at]];
    if (limit && amount) settleAmount(policy, limit, amount, pointer, notes);
  }
}

type SeenAmount = { amount: Amount | null; words: Word[]; confidence?: number };

function settleAmount(policy: ReadPolicy, limit: Stated, { amount, words, confidence }: SeenAmount, pointer: string, notes: Notes): void {
  if ("label" in limit) {
    if (fromPicture(limit.words) && isKeyed(limit.words, `${pointer}/limits/`, notes)) return;
    if (fromPicture(limit.words) && !/[A-Za-z]{3}/.test(limit.label))
      notes.unreadable("/policies", `The table states "${plainText(limit.words)}" beside words that cannot be read.`, limit.words);
    else if (amount && "dollars" in amount) {
      notes.found(`${pointer}/otherLimits/${policy.otherLimits.length}`, words, confidence);
      policy.otherLimits.push({ label: limit.label, amount: amount.dollars });
    } else if (!amount) notes.warnings.push(`The amount beside "${limit.label}" cannot be read.`);
    return;
  }
  const key = [...limitKeys, ...extraLimitKeys].find((one) => one === limit.key);
  if (!key) return;
  if (!amount) notes.unreadable(`${pointer}/limits/${key}`, `"${plainText(words)}" cannot be read as an amount.`, words);
  else if ("words" in amount) {
    policy.limitsText[key] = amount.words;
    notes.found(`${pointer}/limitsText/${key}`, words, confidence);
  } else {
    policy.limits[key] = amount.dollars;
    notes.found(`${pointer}/limits/${key}`, words, confidence);
  }
}

/** Whether what stands in the place of these words is evidence of a limit with a key: a closer look found it there where its label was misread. */
function isKeyed(words: readonly Word[], start: string, { evidence }: Notes): boolean {
  const place = { box: unionBox(words) };
  return Object.entries(evidence).some(
    ([
      pointer,
      {
        box: [x0, y0, x1, y1],
      },
    ]) => {
      const [x, y] = [centerX(place), centerY(place)];
      return pointer.startsWith(start) && x > x0 && x < x1 && y > y0 && y < y1;
    },
  );
}

/** From a picture, an amount that is not usual or not clear must be read alike twice. null: an empty cell. */
async function agreedAmount(words: Word[], box: Box | null, page: number, closer?: Closer): Promise<SeenAmount | null> {
  const text = plainText(words);
  if (!closer || (words.length > 0 && !fromPicture(words))) return words.length > 0 ? { amount: parseAmount(text), words } : null;
  const first = looseAmount(text);
  const clear = words.length > 0 && Math.min(...words.map(({ confidence }) => confidence)) > 0.9;
  if (first && "dollars" in first && clear && isUsual(first.dollars) && /^\$?\s?\d{1,3}(,\s?\d{3})+(\.\s?00)?$/.test(text)) {
    const isDoubted = words.some(({ box: [x0, y0, x1, y1], text: one }) => {
      const spot: Box = [x0 - 0.4, y0 - 0.4, x1 + 0.4, y1 + 0.4];
      return closer.book.contradicts(spot, one) || closer.book.holdsMore([x0, y0, x1, y1], one);
    });
    if (!isDoubted) {
      for (const word of words) closer.book.learn(word.box, word.text);
      return { amount: first, words, confidence: 0.97 };
    }
  }
  if (first && "words" in first && clear) return { amount: first, words, confidence: 0.95 };
  const spot = box && (words.length === 0 || !first) ? box : boxAround(words);
  const read = (one: string) => {
    const amount = looseAmount(one);
    // Digits in one row may begin with a dollar sign or a border that was taken for one.
    if (amount && "dollars" in amount && !/\d[,.]\s?\d{3}/.test(one) && amount.dollars > 99_999 && !isUsual(amount.dollars)) return null;
    if (amount && "dollars" in amount && amount.dollars > 0 && (amount.dollars < leastAmount || amount.dollars > mostAmount)) return null;
    return amount && ("dollars" in amount ? String(amount.dollars) : amount.words.toLowerCase());
  };
  // A look beyond the words takes in what stands beside them: "$1M" of "aggregate $1M each".
  const isAmong = (one: string) => first !== null && one !== text && one.split(/\s+/).includes(text);
  const repair = (one: string, line: Box) => (isAmong(one) ? text : closer.book.withoutMark(line, closer.book.withZeros(line, one)));
  const votes = await vote(words, spot, { read, repair }, closer);
  if (!votes) return words.length > 0 ? { amount: null, words } : null;
  const { line, texts, value, agreed } = votes;
  if (!value)
    return words.length === 0 && !texts.some((one) => /\d/.test(one))
      ? null
      : { amount: null, words: words.length > 0 ? words : [seenWord(texts[0] ?? "?", line, 0.4, page)] };
  const printed = texts.find((one) => read(one) === value) ?? value;
  const told = looseAmount(printed);
  const holdsMore = words.length > 0 && printed === text && closer.book.holdsMore(unionBox(words), printed);
  // Two of three readings are not enough for an amount that hardly any certificate states.
  const isRare = told !== null && "dollars" in told && told.dollars > 0 && !isUsual(told.dollars);
  const isDoubtful = isRare && (!agreed || mayBeginWithSign(told.dollars));
  const isDoubted = (holdsMore || closer.book.contradicts(line, printed)) && !closer.book.followsMark(line, printed);
  // Commas are ink of their own: what falls into just its digits had none to lose.
  const isWhole = printed === text && closer.book.falls(grown(unionBox(words)), printed) === "itself";
  const lostCommas = closer.book.lostCommas(printed) && !isWhole;
  // What the page's own clear reading has before the digits need not be a border or a sign.
  const isCut =
    clear && first !== null && told !== null && "dollars" in first && "dollars" in told && isUsual(first.dollars) && isEndOf(told, first);
  if (isDoubtful || isDoubted || lostCommas || isCut) return { amount: null, words: [seenWord(printed, line, 0.4, page)] };
  const isCertain = agreed && (told === null || "words" in told || isUsual(told.dollars));
  return { amount: told, words: [seenWord(printed, line, 1, page)], confidence: isCertain ? 0.97 : twoOfThree };
}

/** The place of an amount: as high as its words, with room for what the page's pass may have lost on either side. */
function boxAround(words: readonly Word[]): Box {
  const xs = words.flatMap(({ box }) => [box[0], box[2]]);
  const ys = words.flatMap(({ box }) => [box[1], box[3]]);
  return [Math.min(...xs) - 12, Math.min(...ys) - 3, Math.max(...xs) + 12, Math.max(...ys) + 3];
}
