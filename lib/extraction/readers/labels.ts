import { centerY, heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** A printed label of the form, found on the page. */
export type Label = {
  box: Box;
  words: Word[];
  /** Likeness to the wording, 0 to 1. */
  score: number;
  /** No other word directly before, or after, it: the label stands alone. */
  freeLeft: boolean;
  freeRight: boolean;
};

type Linked = { word: Word; letters: string; right: Linked | null; left: Linked | null };

/** Finds printed labels among a page's words, by likeness and without regard to blanks and punctuation. */
export class LabelFinder {
  private readonly linked: Linked[];
  private readonly byWord = new Map<Word, Linked>();

  constructor(words: readonly Word[]) {
    this.linked = words.map((word) => ({ word, letters: lettersOf(word.text), right: null, left: null }));
    for (const one of this.linked) this.byWord.set(one.word, one);
    const sorted = [...this.linked].sort((a, b) => a.word.box[0] - b.word.box[0]);
    sorted.forEach((one, at) => {
      const { box } = one.word;
      const reach = 1.6 * heightOf(one.word);
      for (const next of sorted.slice(at + 1)) {
        const gap = next.word.box[0] - box[2];
        if (gap > reach) break;
        if (gap < -0.5 * reach || !onOneLine(one.word, next.word)) continue;
        one.right = next;
        next.left ??= one;
        break;
      }
    });
  }

  /** All places where one of the wordings stands, best first; overlapping places count once. */
  find(wordings: readonly string[], least = 0.84): Label[] {
    const targets = wordings.map(lettersOf);
    const longest = Math.max(...targets.map(({ length }) => length));
    const found: Label[] = [];
    for (const start of this.linked) {
      if (!start.letters) continue;
      let letters = "";
      const words: Word[] = [];
      for (let one: Linked | null = start; one && letters.length <= longest; one = one.right) {
        letters += one.letters;
        words.push(one.word);
        const score = Math.max(...targets.map((target) => this.score(letters, target)));
        if (score >= least) found.push(this.label([...words], score));
      }
    }
    found.sort((a, b) => b.score - a.score || lengthOf(b) - lengthOf(a) || a.box[1] - b.box[1]);
    const kept: Label[] = [];
    for (const label of found) if (!kept.some((other) => other.words.some((word) => label.words.includes(word)))) kept.push(label);
    return kept;
  }

  /** The words after this one on its line, up to a wide gap. */
  after(word: Word, limit = 12): Word[] {
    const words: Word[] = [];
    for (let one = this.byWord.get(word)?.right ?? null; one && words.length < limit; one = one.right) words.push(one.word);
    return words;
  }

  private score(letters: string, target: string): number {
    if (letters === target) return 1;
    if (neverAlike.has(letters) || isOpposite(letters, target)) return 0;
    if (target.length < 5 || Math.abs(letters.length - target.length) > target.length * 0.2) return 0;
    return likeness(letters, target);
  }

  private label(words: Word[], score: number): Label {
    const [first, last] = [words[0], words.at(-1)].map((word) => word && this.byWord.get(word));
    const alone = (other: Linked | null | undefined) => !other || /^X*$|^.$/.test(other.letters) || /^\$|\d{2}/.test(other.word.text);
    return { box: unionBox(words), words, score, freeLeft: alone(first?.left), freeRight: alone(last?.right) };
  }
}

const lengthOf = ({ words }: Label) => words.reduce((sum, { text }) => sum + text.length, 0);

/** EFF and EXP differ by two letters, and by everything in meaning. */
const isOpposite = (letters: string, target: string) =>
  (/EFF/.test(target) && /EXP/.test(letters)) || (/EXP/.test(target) && /EFF/.test(letters));

/** Labels of the form that differ from another label by a letter. */
const neverAlike = new Set(["INSURER", "INSURERS", "INSURED"]);

function onOneLine(one: Word, other: Word): boolean {
  const overlap = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
  const smaller = Math.min(heightOf(one), heightOf(other));
  return overlap > 0.5 * smaller && Math.abs(centerY(one) - centerY(other)) < 0.5 * Math.max(heightOf(one), heightOf(other));
}

export const labelMiddle = ({ box }: { box: Box }) => (box[1] + box[3]) / 2;
