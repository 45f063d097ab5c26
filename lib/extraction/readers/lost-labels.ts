import { plainText } from "@/lib/extraction/readers/cells";
import type { Label, LabelFinder } from "@/lib/extraction/readers/labels";
import type { Word } from "@/lib/extraction/readers/words";
import { isNoNumberYet, lettersOf, likeness, looksLikeDate } from "@/lib/extraction/rules";

/** How near to each other edges are that are one, in points. */
export const sameEdge = 4;

/** How far apart the ends of labels are that stand below each other on a picture that lies a little askew, in points. */
const sameEnd = 8;

/** Likeness of a word to "Policy" of which one letter is another. */
const oneLetter = 0.8;

/** Labels of policy numbers of which a picture left "Policy" alone: several below each other, each with a number behind it. */
export function bareLabels(finder: LabelFinder): Label[] {
  const isNumbered = (label: Label) => {
    const [first, ...rest] = behind(finder, label);
    const text = plainText(first ? [first, ...rest.filter(({ text }) => /\d/.test(text))] : []);
    return first !== undefined && (isNoNumberYet(first.text) || (/\d{3}/.test(text) && !looksLikeDate(text)));
  };
  const labels = finder
    .find(["POLICY"], oneLetter)
    .filter((label) => label.words.length === 1 && label.freeLeft && label.words[0]?.reader === "ocr" && isNumbered(label));
  return labels.filter((label) => labels.some((other) => other !== label && Math.abs(other.box[0] - label.box[0]) < sameEdge));
}

/** How alike what a picture shows in the place of a label is to it at least. */
const misread = 0.6;

/** Labels of policy numbers that a picture shows otherwise ("rolicy"): their first word begins where others of their kind do. */
export function misreadLabels(finder: LabelFinder, known: readonly Label[]): Label[] {
  const firsts = known.flatMap(({ words }) => (words[0]?.reader === "ocr" ? [words[0]] : []));
  const isKnown = (word: Word) => known.some(({ words }) => words.includes(word));
  return finder.runs().flatMap((run) => {
    const [word] = run.words;
    const isAlike = (first: Word) =>
      word !== undefined &&
      Math.abs(first.box[0] - word.box[0]) < sameEdge &&
      likeness(lettersOf(first.text), lettersOf(word.text)) >= misread;
    const label = word && !isKnown(word) && firsts.some(isAlike) ? { ...run, words: [word], box: word.box } : null;
    return label && beginsNumber(behind(finder, label)) ? [label] : [];
  });
}

/** Whether words begin with a policy's number, and not with more of a label ("Policy limit 1,000,000"). */
function beginsNumber([first, second, ...rest]: readonly Word[]): boolean {
  const text = plainText([first, second, ...rest].filter((word) => word !== undefined));
  const isFirst = /\d/.test(first?.text ?? "") || (/^[A-Z]{1,4}$/.test(first?.text ?? "") && /^\d/.test(second?.text ?? ""));
  return isFirst && /\d{3}/.test(text) && !/\d,\d{3}/.test(text) && !looksLikeDate(text);
}

/** Labels of policy numbers whose first word a picture lost: their last word stands where others of their kind end. */
export function cutLabels(finder: LabelFinder, known: readonly Label[]): Label[] {
  const ends = known.filter(({ words }) => words.length > 1 && words.every(({ reader }) => reader === "ocr"));
  const last = new Set(ends.flatMap(({ words }) => words.at(-1)?.text ?? []));
  if (last.size === 0) return [];
  const isKnown = (label: Label) => known.some(({ words }) => words.some((word) => label.words.includes(word)));
  return finder
    .find([...last])
    .filter((label) => label.freeLeft && !isKnown(label) && ends.some(({ box }) => Math.abs(box[2] - label.box[2]) < sameEnd));
}

/** How far behind its label a value begins at most that is typed a little above or below it, in points. */
const asideReach = 60;
/** The widest blank in a value, in points. */
export const inValue = 10;

/** The words behind a label, up to the next label: on its line, or typed a little above or below it. */
export function behind(finder: LabelFinder, label: Label): Word[] {
  const last = label.words.at(-1);
  const words = last ? finder.after(last) : [];
  const next = words.findIndex(({ text }) => text.endsWith(":"));
  if (words.length > 0) return next < 0 ? words : words.slice(0, next);
  const aside = finder.besides(label, asideReach);
  const end = aside.findIndex(({ box }, at) => at > 0 && box[0] - (aside[at - 1]?.box[2] ?? 0) > inValue);
  const near = end < 0 ? aside : aside.slice(0, end);
  // A value that begins within reach may end beyond it.
  const beyond = end < 0 ? near.at(-1) : undefined;
  const value = beyond ? [...near, ...finder.after(beyond)] : near;
  return value.some(({ text }) => text.endsWith(":")) ? [] : value;
}
