import { knownWords } from "@/lib/extraction/forms/abbreviations";

/** Letters that recognition takes for each other, and for digits, each class under its first one. */
const classes = ["OQDCG0", "ILTJ1|!", "S58B3", "EF", "HNMW", "UVY", "PR", "Z27", "A4"];
const classOf = new Map(classes.flatMap((letters) => [...letters].map((letter) => [letter, letters[0] ?? ""] as const)));
const shapeOf = (word: string) => [...word].map((letter) => classOf.get(letter) ?? letter).join("");

/** A word shorter than this is a label word only if it contains a digit: many short words are alike. */
const short = 4;
/** A word this long is recognized by all of its letters but one, unless it is a label's only word. */
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
    const alike = new Set<string>();
    for (const known of [knownWords, further]) for (const one of known) if (looksLike(word, one, words.length > 1)) alike.add(one);
    const [meant] = alike;
    if (!meant || alike.size > 1) return word;
    mended = true;
    return meant;
  });
  return mended ? text : null;
}

function looksLike(word: string, one: string, isOfSeveral: boolean): boolean {
  if (word.length !== one.length) return false;
  // Every word that a label has is compared with every word that none has. A digit is no letter of the word at all.
  let [changed, letters] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    if (one[at] === word[at]) continue;
    changed++;
    if (/[A-Z]/.test(word[at] ?? "")) letters++;
  }
  if (changed === 1 && isOfSeveral && word.length >= long) return true;
  return letters <= Math.max(1, word.length / 4) && shapeOf(word) === shapeOf(one);
}
