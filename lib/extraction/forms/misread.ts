import { knownWords } from "@/lib/extraction/forms/abbreviations";

/** Letters that recognition takes for each other, and for digits, each class under its first one. */
const classes = ["OQDCG0", "ILTJ1|!", "S58B3", "EF", "HNMW", "UVY", "PR", "Z27", "A4"];
const classOf = new Map(classes.flatMap((letters) => [...letters].map((letter) => [letter, letters[0] ?? ""] as const)));
const shapeOf = (word: string) => [...word].map((letter) => classOf.get(letter) ?? letter).join("");

/** A word shorter than this is one of labels only where a digit stands among its letters: many short words are alike. */
const short = 4;
/** A word this long is told from all others by all of its letters but one, whatever that is taken for; a label's only word is not. */
const long = 6;

/**
 * The words of a label as the form has them: one that no label has, and that looks like only one that labels have, is that word
 * misread ("10B NUMBER", "PISEASE"). `further` are words of labels beside those with abbreviations. null: nothing to be mended.
 */
export function mendedLabel(label: string, further: ReadonlySet<string>): string | null {
  const isKnown = (word: string) => knownWords.has(word) || further.has(word);
  let mended = false;
  // A word that fell apart: "INSURAN CE".
  const whole = label.toUpperCase().replace(/([A-Z]+) ([A-Z]+)/g, (both, first: string, second: string) => {
    if (isKnown(first) || isKnown(second) || !isKnown(first + second)) return both;
    mended = true;
    return first + second;
  });
  const words = whole.match(/[A-Z0-9|!]+/g) ?? [];
  const text = whole.replace(/[A-Z0-9|!]+/g, (word) => {
    const isCandidate = /[A-Z]/.test(word) && (word.length >= short || (word.length === short - 1 && /\d/.test(word)));
    if (!isCandidate || isKnown(word)) return word;
    const [meant, other] = [...new Set([...knownWords, ...further])].filter((one) => looksLike(word, one, words.length > 1));
    if (!meant || other) return word;
    mended = true;
    return meant;
  });
  return mended ? text : null;
}

function looksLike(word: string, one: string, isOfSeveral: boolean): boolean {
  if (word.length !== one.length) return false;
  const changed = [...one].filter((letter, at) => letter !== word[at]);
  if (changed.length === 1 && isOfSeveral && word.length >= long) return true;
  // A digit is no letter of the word at all.
  const letters = [...one].filter((letter, at) => letter !== word[at] && /[A-Z]/.test(word[at] ?? ""));
  return letters.length <= Math.max(1, word.length / 4) && shapeOf(word) === shapeOf(one);
}
