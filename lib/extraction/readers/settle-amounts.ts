import { fromPicture, isSpelt, plainText, seenWord, twoOfThree, vote } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import {
  isEndOf,
  isTooLittle,
  isUnlikely,
  isUsual,
  leastAmount,
  looseAmount,
  mayBeginWithSign,
  mayBeNone,
  mostAmount,
} from "@/lib/extraction/readers/likely-amounts";
import { loneZero } from "@/lib/extraction/readers/lone-zero";
import { centerX, centerY, grown, unionBox, type Word } from "@/lib/extraction/readers/words";
import { type Amount, isPlaceholder, parseAmount } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";
import { extraLimitKeys, limitKeys } from "@/lib/extraction/values";

export type Stated = { key: string; words: Word[]; box?: Box } | { label: string; words: Word[] };

/** Puts limits into the policy, each by its key or under the form's own label. */
export async function settleAmounts(
  policy: ReadPolicy,
  stated: readonly Stated[],
  pointer: string,
  page: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<void> {
  const filled = stated.filter(({ words }) => words.length === 0 || !isPlaceholder(plainText(words)));
  const amounts = await Promise.all(
    filled.map(async (limit) => {
      const box = "box" in limit ? (limit.box ?? null) : null;
      const zero = closer && "key" in limit && mayBeNone.has(limit.key) ? await loneZero(limit.words, box, page, closer) : null;
      if (zero) return { amount: { dollars: 0 }, words: [zero], confidence: zero.confidence };
      const seen = await agreedAmount(limit.words, box, page, closer);
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
    const isUnnamed = !/[A-Za-z]{3}/.test(limit.label) || isOfAnotherRow(policy, limit.label);
    if (fromPicture(limit.words) && isUnnamed)
      notes.unreadable("/policies", `The table states "${plainText(limit.words)}" next to words that could not be read.`, limit.words);
    else if (amount && "dollars" in amount) {
      notes.found(`${pointer}/otherLimits/${policy.otherLimits.length}`, words, confidence);
      policy.otherLimits.push({ label: limit.label, amount: amount.dollars });
    } else if (!amount) notes.warnings.push(`The amount beside "${limit.label}" cannot be read.`);
    return;
  }
  const key = [...limitKeys, ...extraLimitKeys].find((one) => one === limit.key);
  if (!key) return;
  if (!amount) notes.unreadable(`${pointer}/limits/${key}`, `"${plainText(words)}" cannot be read as an amount.`, words);
  else if ("dollars" in amount && isTooLittle(amount.dollars, key))
    notes.unreadable(`${pointer}/limits/${key}`, `"${plainText(words)}" is too low for this limit.`, words);
  else if ("words" in amount) {
    policy.limitsText[key] = amount.words;
    notes.found(`${pointer}/limitsText/${key}`, words, confidence);
  } else {
    policy.limits[key] = amount.dollars;
    notes.found(`${pointer}/limits/${key}`, words, confidence);
  }
}

/** A picture's free row can take an amount of the workers compensation row above it, whose labels no other coverage has. */
const isOfAnotherRow = ({ type, typeText }: ReadPolicy, label: string) =>
  type === "OTHER" && /^E\.? ?L\.? (?:EA|EACH|DIS)/i.test(label) && !/employ|stop|comp/i.test(typeText ?? "");

/** Whether text in the place of these words is evidence of a limit with a key: a closer look found it there where its label was misread. */
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
async function agreedAmount(words: Word[], box: Box | null, page: number, closer?: CloserLook): Promise<SeenAmount | null> {
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
  // A look beyond the words includes the text beside them: "$1M" of "aggregate $1M each".
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
  if (told && isSpelt(votes)) return { amount: told, words: [seenWord(printed, line, 1, page)], confidence: agreed ? 0.97 : twoOfThree };
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
