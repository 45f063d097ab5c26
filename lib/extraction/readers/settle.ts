import type { Closer, Notes } from "@/lib/extraction/readers/draft";
import { textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import {
  type Amount,
  isAmbiguousNumber,
  isPlaceholder,
  isPlausibleTerm,
  isRegularTerm,
  lettersOf,
  parseAmount,
  parseDate,
  policyNumberFrom,
} from "@/lib/extraction/rules";
import { type Box, extraLimitKeys, limitKeys, type ReadPolicy } from "@/lib/extraction/schema";

const fromPicture = (words: readonly Word[]) => words.some(({ reader }) => reader === "ocr");
const padded = (words: readonly Word[], by = 2): Box => {
  const [x0, y0, x1, y1] = unionBox(words);
  return [x0 - by, y0 - by, x1 + by, y1 + by];
};

/**
 * The policy number as printed. From a picture it counts only when an enlarged second reading agrees, else it is unreadable: a
 * number is never corrected silently.
 */
export async function settleNumber(words: Word[], pointer: string, notes: Notes, closer?: Closer): Promise<string | null> {
  const text = textOf(words, " ", 99);
  const number = policyNumberFrom(text);
  if (words.length === 0 || isPlaceholder(text)) return null;
  if (!number) {
    notes.unreadable(pointer, "The policy number is not clear enough to be read.", words);
    return null;
  }
  if (!fromPicture(words) || !closer) {
    notes.found(pointer, words);
    return number;
  }
  if (isAmbiguousNumber(number)) {
    notes.unreadable(pointer, "Letters and digits of the policy number look alike on this picture.", words);
    return null;
  }
  const second = policyNumberFrom((await closer.reread(padded(words), "number")).text);
  if (second && lettersOf(second) === lettersOf(number)) {
    notes.found(pointer, words, 0.95);
    return number;
  }
  notes.unreadable(pointer, "Two readings of the policy number differ.", words);
  return null;
}

type Dates = Pick<ReadPolicy, "effectiveDate" | "expirationDate">;

/** The term of a policy: both dates must make sense together, and from a picture be read alike twice. */
export async function settleDates(effective: Word[], expiration: Word[], pointer: string, notes: Notes, closer?: Closer): Promise<Dates> {
  const [from, to] = await Promise.all([
    settleDate(effective, `${pointer}/effectiveDate`, notes, closer),
    settleDate(expiration, `${pointer}/expirationDate`, notes, closer),
  ]);
  if (!from.date || !to.date) return { effectiveDate: from.date, expirationDate: to.date };
  const doubtful =
    !isRegularTerm(from.date, to.date) && fromPicture([...effective, ...expiration]) && Math.min(from.confidence, to.confidence) < 0.9;
  if (isPlausibleTerm(from.date, to.date) && !doubtful) return { effectiveDate: from.date, expirationDate: to.date };
  const reason = doubtful
    ? "The two dates make an unusual term and the picture is not clear."
    : "The expiration date does not follow the effective date by a plausible term.";
  notes.unreadable(`${pointer}/effectiveDate`, reason, effective);
  notes.unreadable(`${pointer}/expirationDate`, reason, expiration);
  return { effectiveDate: null, expirationDate: null };
}

async function settleDate(
  words: Word[],
  pointer: string,
  notes: Notes,
  closer?: Closer,
): Promise<{ date: string | null; confidence: number }> {
  const text = textOf(words, " ", 99);
  if (words.length === 0 || isPlaceholder(text)) return { date: null, confidence: 0 };
  const picture = fromPicture(words);
  const first = parseDate(text.replace(/[|[\]]/g, ""), picture);
  if (!picture || !closer) {
    if (first) notes.found(pointer, words);
    else notes.unreadable(pointer, `"${text}" is not a date that can be understood.`, words);
    return { date: first, confidence: 0.99 };
  }
  const again = await closer.reread(padded(words), "date");
  const second = parseDate(again.text, true);
  if (first && first === second) {
    const confidence = Math.max(0.9, Math.min(0.99, again.confidence));
    notes.found(pointer, words, confidence);
    return { date: first, confidence: Math.max(words[0]?.confidence ?? 0, again.confidence) };
  }
  notes.unreadable(pointer, "Two readings of the date differ.", words);
  return { date: null, confidence: 0 };
}

/** Puts limits into the policy, each by its key or under the form's own label. */
export async function settleAmounts(
  policy: ReadPolicy,
  stated: readonly ({ key: string; words: Word[] } | { label: string; words: Word[] })[],
  pointer: string,
  notes: Notes,
  closer?: Closer,
): Promise<void> {
  const filled = stated.filter(({ words }) => !isPlaceholder(textOf(words, " ", 99)));
  const amounts = await Promise.all(filled.map(({ words }) => agreedAmount(words, textOf(words, " ", 99), closer)));
  filled.forEach((limit, at) => {
    settleAmount(policy, limit, amounts[at] ?? null, pointer, notes);
  });
}

function settleAmount(
  policy: ReadPolicy,
  limit: { key: string; words: Word[] } | { label: string; words: Word[] },
  amount: Amount | null,
  pointer: string,
  notes: Notes,
): void {
  const { words } = limit;
  const text = textOf(words, " ", 99);
  if ("label" in limit) {
    if (amount && "dollars" in amount) {
      notes.found(`${pointer}/otherLimits/${policy.otherLimits.length}`, words);
      policy.otherLimits.push({ label: limit.label, amount: amount.dollars });
    } else if (!amount) notes.warnings.push(`The amount beside "${limit.label}" cannot be read.`);
    return;
  }
  const key = [...limitKeys, ...extraLimitKeys].find((one) => one === limit.key);
  if (!key) return;
  if (!amount) notes.unreadable(`${pointer}/limits/${key}`, `"${text}" cannot be read as an amount.`, words);
  else if ("words" in amount) {
    policy.limitsText[key] = amount.words;
    notes.found(`${pointer}/limitsText/${key}`, words);
  } else {
    policy.limits[key] = amount.dollars;
    notes.found(`${pointer}/limits/${key}`, words);
  }
}

/** From a picture, an amount that is not round or not clear must be read alike twice. */
async function agreedAmount(words: Word[], text: string, closer?: Closer): Promise<Amount | null> {
  const picture = fromPicture(words);
  const first = parseAmount(text, picture);
  if (!picture || !closer || (first && "words" in first)) return first;
  const [, y0, x1, y1] = unionBox(words);
  if (closer.densest([x1 + 1, y0, x1 + 14, y1], 5).share > 0.12) return null;
  const clear = Math.min(...words.map(({ confidence }) => confidence)) > 0.88;
  if (first && clear && first.dollars % 500 === 0 && first.dollars >= 500) return first;
  const second = parseAmount((await closer.reread(padded(words), "amount")).text, true);
  return first && second && "dollars" in second && second.dollars === first.dollars ? first : null;
}
