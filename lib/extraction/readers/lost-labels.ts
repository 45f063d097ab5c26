import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { fromPicture, plainText } from "@/lib/extraction/readers/cells";
import { type Label, LabelFinder, labelMiddle, standsBetween } from "@/lib/extraction/readers/labels";
import { groupedAmount } from "@/lib/extraction/readers/likely-amounts";
import type { GridRow } from "@/lib/extraction/readers/rows";
import { centerY, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { isNoNumberYet, lettersOf, likeness, looksLikeDate } from "@/lib/extraction/rules";
import type { Box, PolicyType } from "@/lib/extraction/schema";

/** How near to each other edges are that are one, in points. */
export const sameEdge = 4;

/** Maximum offset between the right ends of labels in a column on a slightly skewed picture, in points. */
const sameEnd = 8;

/** Likeness of a word to "Policy" of which one letter is another. */
const oneLetter = 0.8;

/** Labels of policy numbers of which a picture left only "Policy": several in a column, each with a number after it. */
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

/** Labels of policy numbers whose first word a picture lost: their last word is where others of their kind end. */
export function cutLabels(finder: LabelFinder, known: readonly Label[]): Label[] {
  const ends = known.filter(({ words }) => words.length > 1 && words.every(({ reader }) => reader === "ocr"));
  const last = new Set(ends.flatMap(({ words }) => words.at(-1)?.text ?? []));
  if (last.size === 0) return [];
  const isKnown = (label: Label) => known.some(({ words }) => words.some((word) => label.words.includes(word)));
  return finder
    .find([...last])
    .filter((label) => label.freeLeft && !isKnown(label) && ends.some(({ box }) => Math.abs(box[2] - label.box[2]) < sameEnd));
}

/** Confidence up to which a title's first word may be a border or a speck. */
const scrapOfTitle = 0.6;

/** The coverage that a title names; on a picture a scrap may precede it, and a stamp may leave only the first letter of "Liability". */
export function coverageNamed(words: readonly Word[]): PolicyType | null {
  const named = rowNamedBy(plainText(words));
  const [first, last] = [words[0], words.at(-1)];
  if (named || !first || !last || words.length < 3 || !fromPicture(words)) return named;
  const isScrap = first.text.length < 3 && first.confidence <= scrapOfTitle;
  return (
    (isScrap ? rowNamedBy(plainText(words.slice(1))) : null) ?? (/^l\w/i.test(last.text) ? rowNamedBy(plainText(words.slice(0, -1))) : null)
  );
}

/**
 * Blocks of a picture that lost the label of their policy's number: a known title where the others begin. What they state would count for the
 * block above. Their numbers are looked for where the first block has its own.
 */
export function unnumbered(
  { words }: PageWords,
  runs: readonly Label[],
  blocks: readonly { number: Label; title: Label }[],
  bottom: number,
) {
  const [first] = blocks;
  if (!first || !words.some(({ reader }) => reader === "ocr")) return [];
  const titles = blocks.map(({ title }) => title);
  const shift = first.title.box.map((edge, at) => (first.number.box[at] ?? 0) - edge);
  // "Workers'" may be lost before "Compensation & Employers' Liability".
  const isFirst = (run: Label) =>
    run.words.length > 2 && !words.some((word) => word.box[2] < run.box[0] + 1 && Math.abs(centerY(word) - labelMiddle(run)) < level);
  // A box of the block above may have its coverage's name beside it: "Commercial General Liability".
  const isOwn = (run: Label) => {
    const above = titles.filter(({ box }) => box[1] < run.box[1]).sort((one, other) => other.box[1] - one.box[1])[0];
    return above !== undefined && coverageNamed(above.words) === coverageNamed(run.words);
  };
  const isBegun = (title: Label, run: Label) => {
    const shift = run.box[0] - title.box[0];
    return Math.abs(shift) < sameEdge || (shift > 0 && shift < lostFirst && isFirst(run) && !isOwn(run));
  };
  const isLost = (run: Label) =>
    run.box[1] < bottom &&
    coverageNamed(run.words) !== null &&
    titles.some((title) => isBegun(title, run)) &&
    !titles.some(
      (title) => title.words.some((word) => run.words.includes(word)) || Math.abs(labelMiddle(title) - labelMiddle(run)) < leastBlock,
    );
  const wide = first.number.box[2] - first.number.box[0];
  return runs.filter(isLost).map((title) => {
    const [left, top] = [first.title.box[0] + (shift[0] ?? 0), title.box[1] + (shift[1] ?? 0)];
    const box: Box = [left, top, left + wide, top + first.number.box[3] - first.number.box[1]];
    return { number: { ...title, words: [], box }, title };
  });
}

/** No block is less high, in points. */
export const leastBlock = 20;
/** How wide a title's first word is at most, and how level words of one line are, in points. */
const [lostFirst, level] = [45, 5];

/** Maximum distance between a label and a value that is typed slightly above or below it, in points. */
const asideReach = 60;
/** The widest blank in a value, in points. */
export const inValue = 10;

/** The words after a label, up to the next label: on its line, or typed slightly above or below it. */
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

/** How far apart the middles of a title and of an amount level with it are at most, in points. */
const levelWith = 8;

/** The coverages that a page names outside of the rows that were found: where titles begin, with an amount level with them. */
export function namedOutside(rows: readonly GridRow[], words: readonly Word[]): (PolicyType | null)[] {
  const edges = rows.flatMap(({ titles: [title] }) => title?.box[0] ?? []);
  const isBegun = ({ box }: Label) => edges.some((edge) => Math.abs(edge - box[0]) < sameEdge);
  const isOutside = (run: Label) => !rows.some(({ top, bottom }) => standsBetween(run, top, bottom));
  const isLimited = (run: Label) =>
    words.some(
      (word) => groupedAmount.test(word.text) && word.box[0] > run.box[2] && Math.abs(centerY(word) - labelMiddle(run)) < levelWith,
    );
  const runs = edges.length > 0 ? new LabelFinder(words).runs() : [];
  return runs.filter((run) => isBegun(run) && isOutside(run) && isLimited(run)).map(({ words: named }) => coverageNamed(named));
}
