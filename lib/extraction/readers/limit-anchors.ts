import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import { isStackedOn, type Label, type LabelFinder, labelMiddle, standsBetween } from "@/lib/extraction/readers/labels";
import { linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, parseAmount } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** A limit's label: its place in points; `guessed` where it could not be read and follows from the others. */
export type Anchor = { key: string; middle: number; left: number; right: number; guessed?: boolean };

/** The labels of a row's limits between `top` and `bottom`, and the words that they and the row's boxes are made of. */
export function findAnchors(
  finder: LabelFinder,
  form: RowForm | null,
  words: readonly Word[],
  top: number,
  bottom: number,
): { anchors: Anchor[]; used: Set<Word> } {
  const anchors: Anchor[] = [];
  const used = new Set<Word>();
  const places = (form?.limits ?? []).map(({ key, labels }) => ({
    key,
    found: finder.find(labels, 0.78).filter(
      (label) =>
        standsBetween(label, top, bottom) &&
        (label.freeLeft || (label.score > 0.94 && label.words.length > 1)) &&
        !isRestOfLine(label, words) &&
        // "General aggregate applies per:" heads boxes.
        !finder.after(label.words.at(-1) as Word)[0]?.text.match(/^appl(?:ies|y)\b/i),
    ),
  }));
  // "(Per accident)" is nearly "(Ea accident)": what is more like another limit's label is that one.
  const isOthers = (key: string, { score, words: own }: Label) =>
    places.some(
      (other) =>
        other.key !== key &&
        other.found.some(
          (one) =>
            (one.score > score || (one.score === score && one.words.length > own.length)) && one.words.some((word) => own.includes(word)),
        ),
    );
  const listed = new Set(places.flatMap(({ found }) => found.flatMap((label) => label.words)));
  const { named, rests } = form ? namedSegments(form, words, listed) : { named: [], rests: new Set<Word>() };
  // "Occurrence" beside a box says less than "Each occurrence".
  for (const { key, words: own } of named.sort((a, b) => b.words.length - a.words.length)) {
    if (anchors.some((anchor) => anchor.key === key)) continue;
    anchors.push(anchorOf(key, unionBox(own)));
    for (const word of own) used.add(word);
  }
  for (const { key, found } of places) {
    if (anchors.some((anchor) => anchor.key === key)) continue;
    const isFree = (label: Label) => !label.words.some((word) => used.has(word) || rests.has(word));
    const hits = found.filter((label) => !isOthers(key, label) && !isShared(form, label) && isFree(label));
    const parts = stack(hits);
    if (parts.length === 0) continue;
    anchors.push(anchorOf(key, unionBox(parts)));
    for (const word of parts.flatMap((part) => part.words)) used.add(word);
  }
  for (const { labels } of form?.ticks ?? [])
    for (const label of finder.find(labels)) if (standsBetween(label, top, bottom)) for (const word of label.words) used.add(word);
  anchors.push(...missingAnchors(form, anchors, bottom));
  return { anchors, used };
}

/** Maximum distance of a label's words in brackets from its first word, in points. */
const bracketReach = 60;

/**
 * Whether a label of words in brackets alone, "(Per accident)", is the rest of a line whose first words precede it: of another limit's
 * label, where these were misread.
 */
function isRestOfLine({ words: own, box }: Label, words: readonly Word[]): boolean {
  return (
    own[0]?.text.startsWith("(") === true &&
    words.some(
      (word) =>
        !own.includes(word) &&
        /[A-Za-z]{4}/.test(word.text) &&
        word.box[2] <= box[0] &&
        box[0] - word.box[2] < bracketReach &&
        Math.abs((word.box[1] + word.box[3] - box[1] - box[3]) / 2) < level + 2,
    )
  );
}

const anchorOf = (key: string, [left, top, right, bottom]: Box): Anchor => ({ key, middle: (top + bottom) / 2, left, right });

type Segment = { words: Word[]; box: Box; key: string | null };
/** Points between the words of two cells, at least. */
const parted = 8;

/** Points below a line within which another one is the rest of its label: "to you (each occurrence)". */
const restReach = 7;
/** How far apart two lines of running text are, in their heights, and how level words of one line are, in points. */
const [openLines, level] = [1.5, 4];
const apart = (above: { box: Box }, below: { box: Box }) => labelMiddle(below) - labelMiddle(above);

/**
 * The labels of one or two lines that identify a row's limits, from top to bottom. `rests` are words of lines that would name a limit but
 * are directly below a line that was not understood: "Products" below a misread "General aggregate other than".
 */
function namedSegments(
  form: RowForm,
  words: readonly Word[],
  listed: ReadonlySet<Word>,
): { named: { key: string; words: Word[] }[]; rests: Set<Word> } {
  const keyOf = (own: readonly Word[]) => limitNamedBy(form.type, plainText(own));
  const segments = linesOf(words)
    .flatMap(segmentsOf)
    .map((own): Segment => ({ words: own, box: unionBox(own), key: keyOf(own) }));
  // The second line of one label is no first line of the next.
  const taken = new Set<Segment>();
  const unknown: Segment[] = [];
  const rests = new Set<Word>();
  const hasAmount = (line: Segment) =>
    words.some(
      ({ box, text }) => box[0] > line.box[2] && Math.abs((box[1] + box[3]) / 2 - labelMiddle(line)) < level && /\d|cluded/i.test(text),
    );
  // Running text goes on in lines further apart than those of a form's label; a line with an amount of its own is another label.
  const goesOn = (line: Segment, other: Segment) =>
    isStackedOn(line, other) ||
    (line.words[0]?.reader !== "ocr" &&
      Math.abs(other.box[0] - line.box[0]) < 1 &&
      apart(line, other) > 0 &&
      apart(line, other) < openLines * (line.box[3] - line.box[1]) &&
      hasAmount(line) &&
      !hasAmount(other));
  const named = segments.flatMap((segment) => {
    const { words: own, key } = segment;
    if (taken.has(segment)) return [];
    const isFree = (other: Segment) => key === null || other.key === null || other.key === key || apart(segment, other) < restReach;
    const below = segments.find((other) => !taken.has(other) && isFree(other) && goesOn(segment, other));
    const above = unknown.find((one) => isStackedOn(one, segment));
    const both = below && !above && keyOf([...own, ...below.words]);
    if (below && both && (key === null || key === both)) {
      taken.add(below);
      return [{ key: both, words: [...own, ...below.words] }];
    }
    if (key !== null && above && apart(above, segment) < restReach) {
      for (const word of own) rests.add(word);
      return [];
    }
    if (key === null && !own.some((word) => listed.has(word))) unknown.push(segment);
    return key ? [{ key, words: own }] : [];
  });
  return { named, rests };
}

/** A line's words parted at amounts and at gaps. */
function segmentsOf(line: readonly Word[]): Word[][] {
  const segments: Word[][] = [[]];
  let last: Word | undefined;
  for (const word of line) {
    const isSum =
      /\$|\d{2}|\d[MK]/i.test(word.text) || (!/[A-Za-z]/.test(word.text) && parseAmount(word.text) !== null && word.text !== "1");
    if (isSum || (last && word.box[0] - last.box[2] > parted)) segments.push([]);
    // A stroke or dash within a label is one of its words.
    if (!isSum && (/[A-Za-z0-9&]/.test(word.text) || segments.at(-1)?.length)) segments.at(-1)?.push(word);
    last = word;
  }
  return segments.filter(({ length }) => length > 0);
}

/**
 * Places of labels that could not be read: once three labels of a row are in the form's order at even steps, the others follow (two are
 * enough for the workers compensation row, whose three labels close it).
 */
function missingAnchors(form: RowForm | null, found: Anchor[], bottom: number): Anchor[] {
  if (!form || found.length === form.limits.length || found.length < Math.min(3, form.limits.length - 1) || found.length < 2) return [];
  const places = found
    .map(({ key, middle }) => [form.limits.findIndex((limit) => limit.key === key), middle] as const)
    .sort((a, b) => a[0] - b[0]);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return [];
  const step = (last[1] - first[1]) / (last[0] - first[0]);
  if (step < 8 || step > 22 || places.some(([at, middle]) => Math.abs(first[1] + (at - first[0]) * step - middle) > 3)) return [];
  const right = Math.max(...found.map((anchor) => anchor.right));
  const left = Math.min(...found.map((anchor) => anchor.left));
  return form.limits.flatMap(({ key }, at) => {
    const middle = first[1] + (at - first[0]) * step;
    return found.some((anchor) => anchor.key === key) || middle > bottom ? [] : [{ key, middle, left, right, guessed: true }];
  });
}

/** The limits of a row whose labels contain these letters. */
export const limitsNamed = (form: RowForm | null, letters: string) =>
  form?.limits.filter(({ labels }) => labels.some((label) => lettersOf(label).includes(letters))) ?? [];

/** Whether a label is a single remaining word, such as "accident)", that is in the labels of several limits. */
const isShared = (form: RowForm | null, { score, words }: Label) =>
  words.length === 1 && score < 0.94 && limitsNamed(form, lettersOf(textOf(words))).length > 1;

/** How much less like its wording a separate label may be. */
const alone = 0.1;

/** The lines of a label printed on two lines; of several places, the best one. */
function stack(hits: Label[]): Label[] {
  const worth = ({ score, freeLeft, freeRight }: Label) => score + (freeLeft ? alone : 0) + (freeRight ? alone / 2 : 0);
  const [best] = [...hits].sort((a, b) => worth(b) - worth(a));
  if (!best) return [];
  return hits.filter((hit) => Math.abs(labelMiddle(hit) - labelMiddle(best)) < 9 && Math.abs(hit.box[0] - best.box[0]) < 14);
}
