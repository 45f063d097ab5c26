import type { PlainKey } from "@/messages/say";

/** How a password is compared with what is too easy to guess. The password itself is never changed. */

const asCompared = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();

const lettersOf = (text: string) => asCompared(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Keyboard rows and the alphabet: a password along one of them is refused. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm", "azertyuiop"];
const runs = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** The product's own name is easy to guess. */
const product = "coverkeep";

const isRepeated = (text: string) => text.length > 1 && (text + text).indexOf(text, 1) <= text.length / 2;

/** What is refused without looking at the list: blanks, only digits as in dates and phone numbers, repeats, rows of keys. */
const isSimple = (text: string) => /^\d{1,12}$/.test(text) || isRepeated(text) || runs.some((run) => run.includes(text));

export const passwordProblems = {
  blank: "accounts.passwordBlank",
  own: "accounts.passwordGuessable",
  common: "accounts.passwordTooCommon",
} as const satisfies Record<string, PlainKey>;

/**
 * Why a password is refused, or null: it is blank, one of the person's own words (email, the part before the @, names), simple, or
 * common as `isCommon` says, also with up to three digits or signs after it.
 */
export function passwordProblem(
  password: string,
  ownWords: readonly string[],
  isCommon: (password: string) => boolean = () => false,
): PlainKey | null {
  const text = asCompared(password);
  if (text === "") return passwordProblems.blank;
  const own = ownWords.flatMap((word) => [word, word.split("@")[0] ?? ""]).map(lettersOf);
  if (own.some((word) => word.length > 2 && word === lettersOf(password))) return passwordProblems.own;
  const stem = /^(.{5,}?)[\d\W_]{1,3}$/su.exec(text.slice(0, 60))?.[1];
  const isKnown = (one: string) => one === product || isCommon(one);
  return isSimple(text) || isKnown(text) || (stem !== undefined && isKnown(stem)) ? passwordProblems.common : null;
}

/** A person's own words, for the rule. */
export function ownWordsOf({ email, firstName, lastName }: Record<"email" | "firstName" | "lastName", string>, company: string): string[] {
  return [email, firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`, company];
}
