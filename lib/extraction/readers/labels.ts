import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { LabelRuns, type Linked } from "@/lib/extraction/readers/label-runs";
import { arePartedBy, centerY, heightOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick, lettersOf } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** A printed label of the form, found on the page. */
export type Label = {
  box: Box;
  words: Word[];
  /** Likeness to the wording, 0 to 1. */
  score: number;
  /** No other word directly before, or after, it: the label is alone. */
  freeLeft: boolean;
  freeRight: boolean;
  /** A checked box that recognition read as letters may be directly before it. */
  boxLeft: boolean;
};

/** Confidence up to which two letters from a picture may be what recognition makes of a box and the tick in it, if no side of it shows. */
const boxLike = 0.8;
/** Points between words from which on they are of different cells. */
const apart = 8;
export const mayBeBox = ({ text, reader, confidence }: Word) =>
  reader === "ocr" && (confidence < boxLike || /[|[\]]/.test(text)) && /^[^A-Za-z0-9]*[A-Za-z0-9]{1,2}[^A-Za-z0-9]*$/.test(text);

/** Finds printed labels among a page's words, by likeness, without regard to blanks, punctuation and abbreviations. */
export class LabelFinder {
  private readonly linked: Linked[];
  private readonly runsOfWords: LabelRuns;
  private known: Label[] | undefined;
  /** Most labels are looked for several times on a page. */
  private readonly found = new Map<string, Label[]>();
  private readonly byWord = new Map<Word, Linked>();

  /** `uprights`: the page's borders, across which no label reaches. */
  constructor(words: readonly Word[], uprights: NonNullable<PageWords["uprights"]> = []) {
    this.linked = words.map((word) => ({
      word,
      letters: lettersOf(word.text),
      short: shortWords(word.text).join(""),
      right: null,
      left: null,
    }));
    this.runsOfWords = new LabelRuns(this.linked);
    for (const one of this.linked) this.byWord.set(one.word, one);
    const sorted = [...this.linked].sort((a, b) => a.word.box[0] - b.word.box[0]);
    sorted.forEach((one, at) => {
      const { box } = one.word;
      const reach = 1.6 * heightOf(one.word);
      for (let after = at + 1; after < sorted.length; after++) {
        const next = sorted[after];
        if (!next) break;
        const gap = next.word.box[0] - box[2];
        if (gap > reach) break;
        if (gap < -0.5 * reach || !onOneLine(one.word, next.word)) continue;
        if (arePartedBy(uprights, one.word, next.word)) break;
        one.right = next;
        next.left ??= one;
        break;
      }
    });
  }

  /** All places of one of the wordings, best first; overlapping places count once. */
  find(wordings: readonly string[], least = 0.84): Label[] {
    const key = `${least} ${wordings.join("|")}`;
    const labels = this.found.get(key) ?? this.search(wordings, least);
    this.found.set(key, labels);
    return labels.map((label) => ({ ...label }));
  }

  private search(wordings: readonly string[], least: number): Label[] {
    const found = this.runsOfWords.like(wordings, least).map(({ start, count, score }) =>
      this.label(
        runOf(start, count).map(({ word }) => word),
        score,
      ),
    );
    found.sort((a, b) => b.score - a.score || lengthOf(b) - lengthOf(a) || a.box[1] - b.box[1]);
    const kept: Label[] = [];
    for (const label of found) if (!kept.some((other) => other.words.some((word) => label.words.includes(word)))) kept.push(label);
    return kept;
  }

  /** Every text of the page that is alone on its line: between wide gaps, edges and marks, and up to a colon or a question mark. */
  runs(): readonly Label[] {
    this.known ??= this.findRuns();
    return this.known;
  }

  /** All words of the page. */
  words(): Word[] {
    return this.linked.map(({ word }) => word);
  }

  private findRuns(): Label[] {
    const lines = this.linked.filter(({ left }) => !left).map((start) => runOf(start, this.linked.length).map(({ word }) => word));
    return lines.flatMap(partsOf).map((words) => this.label(words, 1));
  }

  /** The words after this one on its line, up to a wide gap. */
  after(word: Word, limit = 12): Word[] {
    const words: Word[] = [];
    for (let one = this.byWord.get(word)?.right ?? null; one && words.length < limit; one = one.right) words.push(one.word);
    return words;
  }

  /** The words before this one on its line, up to a wide gap, the nearest first. */
  before(word: Word): Word[] {
    const words: Word[] = [];
    for (let one = this.byWord.get(word)?.left ?? null; one; one = one.left) words.push(one.word);
    return words;
  }

  /**
   * The words right of a label on its line (middles at most `level` points apart) that begin within `reach` points of its end, left to
   * right.
   */
  besides({ box, words }: Pick<Label, "box" | "words">, reach: number, level = 5): Word[] {
    return this.linked
      .map(({ word }) => word)
      .filter(
        (word) =>
          !words.includes(word) &&
          word.box[0] > box[2] - 1 &&
          word.box[0] < box[2] + reach &&
          Math.abs(centerY(word) - centerY({ box })) < level,
      )
      .sort((a, b) => a.box[0] - b.box[0]);
  }

  private label(words: Word[], score: number): Label {
    const [first, last] = [words[0], words.at(-1)].map((word) => word && this.byWord.get(word));
    const alone = (other: Linked | null | undefined) =>
      !other ||
      (isTyped(other.word) && !words.some(isTyped)) ||
      /^X*$|^.$|^(YES|NO)$/.test(other.letters) ||
      /^\$|\d{2}/.test(other.word.text);
    const boxLeft = first?.left ? mayBeBox(first.left.word) : false;
    // A scrap further away than a word's blank is of a border or a neighboring cell.
    const isApart = boxLeft && (first?.word.box[0] ?? 0) - (first?.left?.word.box[2] ?? 0) > apart;
    return { box: unionBox(words), words, score, freeLeft: alone(first?.left) || isApart, freeRight: alone(last?.right), boxLeft };
  }
}

const lengthOf = ({ words }: Label) => words.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a word was typed into a field: it may reach as far as the field does, and is no part of a printed label. */
const isTyped = ({ reader }: Word) => reader === "fillable";

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last && isTyped(last) && !isTyped(word)) parts.push([]);
    if (!isTick(word.text)) parts.at(-1)?.push(word);
    if (isTick(word.text) || asks(word)) parts.push([]);
  }
  return parts.filter(({ length }) => length > 0);
}

/** A word and those after it on its line, `count` in all. */
function runOf(start: Linked, count: number): Linked[] {
  const words: Linked[] = [];
  for (let one: Linked | null = start; one && words.length < count; one = one.right) words.push(one);
  return words;
}

function onOneLine(one: Word, other: Word): boolean {
  const overlap = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
  const smaller = Math.min(heightOf(one), heightOf(other));
  return overlap > 0.5 * smaller && Math.abs(centerY(one) - centerY(other)) < 0.5 * Math.max(heightOf(one), heightOf(other));
}

export const labelMiddle = ({ box }: { box: Box }) => (box[1] + box[3]) / 2;

/** Maximum vertical offset between the labels of blocks side by side, in points. */
const abreast = 12;

/** Whether two labels are side by side, as those of the parties are on many forms. */
export const areAbreast = (one: Label, other: Label) => Math.abs(labelMiddle(one) - labelMiddle(other)) < abreast;

/** Whether the label's middle lies between two heights, in points. */
export const standsBetween = (label: Label, top: number, bottom: number) => labelMiddle(label) > top && labelMiddle(label) < bottom;

/** Whether the text after the label is its answer: the label ends with a colon or a question mark. */
export const isAsked = ({ words }: Label) => asks(words.at(-1));
const asks = (word: Word | undefined) => /[:?]$/.test(word?.text ?? "");

/** Maximum distance between two lines of one label, and between their left edges, in points. */
const [stacked, sameEdge] = [9, 4];

/** Whether the text below begins at the same edge, so close that both may be lines of one label. */
export function isStackedOn(above: { box: Box }, below: { box: Box }): boolean {
  const apart = labelMiddle(below) - labelMiddle(above);
  return Math.abs(below.box[0] - above.box[0]) < sameEdge && apart > 2 && apart < stacked;
}
