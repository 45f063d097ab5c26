import type { Marks } from "@/lib/extraction/readers/contact";
import { centerY, linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** A line of the list of insurers: its letter, its middle (`y`), and where its label begins (`x`) and ends, in points. */
export type Line = { letter: string; y: number; right: number; x: number };

/** The lines of the list of insurers by their letters, labelled ("INSURER A:") or alone. */
export function listedLines(words: readonly Word[], marks: Marks, bottom: number): Line[] {
  const insurers = headOfTable(words, bottom);
  const tabled = insurers ? lettersBelow(words, { insurers }, bottom) : [];
  if (tabled.length > 0) return tabled;
  const labelled = letterLines(words, marks, bottom);
  return labelled.length > 0 ? labelled : lettersBelow(words, marks, bottom);
}

/**
 * The "INSURER A:" labels from top to bottom. The letter is looked for at its place after the label, since recognition may stretch
 * the label's box over the name; a letter that was misread or lost takes its place in the order.
 */
function letterLines(words: readonly Word[], { insurers }: Marks, bottom: number): Line[] {
  const isStart = (word: Word) =>
    !/[()]|INSURERS/i.test(word.text) && (likeness(lettersOf(word.text).slice(0, 7), "INSURER") > 0.85 || isCompanyLabel(word, words));
  const starts = words.filter((word) => centerY(word) < bottom && isStart(word));
  const raw = starts.flatMap((word): Line[] => {
    if (/^INSUREDS?$/.test(lettersOf(word.text))) return [];
    const isShort = !/^INS/i.test(word.text);
    const inWord = isShort ? (gluedLabel.exec(word.text)?.[1]?.toUpperCase() ?? "") : lettersOf(word.text).slice(7);
    const [x, y, height] = [word.box[0], centerY(word), word.box[3] - word.box[1]];
    if (inWord.length === 1) return [{ letter: inWord, y, x, right: word.box[2] }];
    const label = isShort ? (letterWord(word, words) ?? word) : word;
    const near = words.filter(
      (other) =>
        other !== word &&
        Math.abs(centerY(other) - y) < 4 &&
        other.box[0] > (isShort ? label.box[2] - 1 : x + 2.5 * height) &&
        other.box[0] < Math.max(x + 8 * height, label === word ? 0 : label.box[2] + 12),
    );
    const letter = near.find(({ text }) => /^[A-Z8&]:*$|^[A-F]is$/.test(text));
    // "Co. A is".
    const is = near.find(({ text, box }) => letter && /^(is|=|-)$/i.test(text) && box[0] > letter.box[2] - 1 && box[0] < letter.box[2] + 8);
    return inWord === ""
      ? [
          {
            letter: letter ? lettersOf(letter.text).slice(0, 1) : "",
            y,
            x,
            right: (is ?? letter)?.box[2] ?? Math.min(word.box[2], x + 6 * height),
          },
        ]
      : [];
  });
  const beside = (line: Line) => raw.filter(({ x }) => Math.abs(x - line.x) < 8);
  const [label] = [...raw].sort((a, b) => beside(b).length - beside(a).length || a.x - b.x);
  const column = raw.filter((line) => label && beside(label).includes(line)).sort((a, b) => a.y - b.y);
  const rights = column.map(({ right }) => right).sort((a, b) => a - b);
  const right = rights[Math.floor(rights.length / 2)] ?? 0;
  const heading = insurers?.box[1] ?? 0;
  for (const word of words) {
    const [first] = column;
    const lone = /^[A-F]:*$/.test(word.text) && column.length > 1 && Math.abs(word.box[2] - right) < 4 && centerY(word) > heading;
    const line = { letter: lettersOf(word.text), y: centerY(word), x: first?.x ?? 0, right: word.box[2] };
    const isAbove = first && line.y < first.y - 5 && line.y > first.y - 40 && (first.letter === "" || line.letter < first.letter);
    if (lone && isAbove) column.unshift(line);
  }
  const isSeen = starts.some(({ reader }) => reader === "ocr");
  const lines = withLost(column, isSeen);
  return isSeen ? withEnds(lines, words) : lines;
}

/** The headers of a table of insurers: "Insurer", "Company" and "NAIC #". */
function headOfTable(words: readonly Word[], bottom: number): { box: Box } | undefined {
  const heads = linesOf(words.filter((word) => centerY(word) < bottom)).filter((line) =>
    /^(?:ins(?:r|urer)?|co|carrier|ltr|letter)\.?(?: (?:ltr|letter)\.?)? (?:insurer|insurance company|company|carrier|name)(?: name)? NAIC\b[^\d]*$/i.test(
      textOf(line),
    ),
  );
  return heads[0] && { box: unionBox(heads[0]) };
}

/** A letter alone, as "A =", "(A)" or "A:". */
const loneLetter = /^\(?([A-F])[).:=-]*$/;

/** Letters without a label before them, each the first word of its line, below the insurers' heading; at the same edge, from A on. */
function lettersBelow(words: readonly Word[], { insurers }: { insurers?: { box: Box } | undefined }, bottom: number): Line[] {
  if (!insurers) return [];
  const [, , , top] = insurers.box;
  const starts = words.filter((word) => centerY(word) > top && centerY(word) < bottom && loneLetter.test(word.text));
  const [first] = starts.filter(({ text }) => loneLetter.exec(text)?.[1] === "A").sort((a, b) => a.box[1] - b.box[1]);
  if (!first) return [];
  const isFirstOfLine = (word: Word) =>
    !words.some((other) => Math.abs(centerY(other) - centerY(word)) < 4 && other.box[2] < word.box[0] && other.box[2] > word.box[0] - 20);
  const column = starts.filter((word) => Math.abs(word.box[0] - first.box[0]) < 6 && word.box[1] >= first.box[1] && isFirstOfLine(word));
  const sorted = column.sort((a, b) => a.box[1] - b.box[1]);
  // Letters that begin again are those of the coverages below.
  const lines = sorted.map((word) => ({
    letter: loneLetter.exec(word.text)?.[1] ?? "",
    y: centerY(word),
    x: word.box[0],
    right: word.box[2],
  }));
  const again = lines.findIndex(({ letter }, at) => at > 0 && letter === "A");
  return lines.slice(0, again < 0 ? undefined : again);
}

/** The "LETTER" after a "COMPANY". */
const letterWord = (word: Word, words: readonly Word[]) =>
  words.find(
    ({ text, box }) =>
      /^(letter|ltr)\.?$/i.test(text) &&
      Math.abs(centerY({ box }) - centerY(word)) < 4 &&
      box[0] > word.box[2] - 1 &&
      box[0] < word.box[2] + 12,
  );

/** "CO A =" of a picture as one word, also with the letter twice. */
const gluedLabel = /^co[.c]?([A-F])[=:.-]*$/i;

/** Older forms print "COMPANY A": not a name, since no text precedes it and a single letter follows it. */
function isCompanyLabel(word: Word, words: readonly Word[]): boolean {
  const isGlued = word.reader === "ocr" && gluedLabel.test(word.text);
  if (!isGlued && !/^(company|carrier|provider|market|underwriter|co)\.?$/i.test(word.text)) return false;
  const beside = words.filter((other) => other !== word && Math.abs(centerY(other) - centerY(word)) < 4);
  const before = ({ box: [left] }: Word) => beside.find(({ box }) => box[2] <= left + 1 && box[2] > left - 12);
  const own = before(word);
  const isAlone = !own || (/^(ins\.?|insurance|insuring)$/i.test(own.text) && !before(own));
  if (isGlued) return isAlone;
  const end = (letterWord(word, words) ?? word).box[2];
  return isAlone && beside.some(({ box, text }) => /^[A-F](?:[:.]|is)?$/.test(text) && box[0] > end - 1 && box[0] < end + 12);
}

/** What a line of an insurer holds beside a name. */
const ofInsurer = /^(insurance|casualty|indemnity|mutual|assurance|company|corp|ins|\d{5})\b/i;

/** The lines of a picture with those above the first and below the last whose label was lost, where a name begins at the others' edge. */
function withEnds(lines: readonly Line[], words: readonly Word[]): Line[] {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return [...lines];
  const step = (last.y - first.y) / (last.letter.charCodeAt(0) - first.letter.charCodeAt(0));
  const onLine = (y: number) => words.filter((word) => Math.abs(centerY(word) - y) < 0.35 * step && word.box[0] > first.right);
  const edges = lines.flatMap(({ y }) => Math.min(...onLine(y).map(({ box }) => box[0]))).filter(Number.isFinite);
  const edge = edges.sort((a, b) => a - b)[Math.floor(edges.length / 2)] ?? 0;
  const beyond = (end: Line, by: 1 | -1): Line[] => {
    const [letter, y] = [String.fromCharCode(end.letter.charCodeAt(0) + by), end.y + by * step];
    const own = onLine(y);
    const isNamed = own.some(({ box }) => Math.abs(box[0] - edge) < 5) && own.some(({ text }) => ofInsurer.test(text));
    const line = { ...end, letter, y };
    return isNamed && isLetter(line) ? [line, ...beyond(line, by)] : [];
  };
  return step > 5 ? [...beyond(first, -1).reverse(), ...lines, ...beyond(last, 1)] : [...lines];
}

const isLetter = ({ letter }: Line) => /^[A-F]$/.test(letter);

/**
 * The lines with the letters that were not read, each by its distance from one that was; on a picture (`mayMiss`) also the lines
 * between them whose whole label was lost.
 */
function withLost(column: readonly Line[], mayMiss: boolean): Line[] {
  const gaps = column.slice(1).flatMap(({ y }, at) => (y - (column[at]?.y ?? 0) > 5 ? [y - (column[at]?.y ?? 0)] : []));
  // Gaps of two lines and more are where one was lost.
  const single = gaps.filter((gap) => gap < 1.6 * Math.min(...gaps));
  const step = single.length > 0 ? single.reduce((sum, gap) => sum + gap, 0) / single.length : 99;
  const steps = (from: Line, to: Line) => (mayMiss ? Math.round((to.y - from.y) / step) : column.indexOf(to) - column.indexOf(from));
  const known = column.find(isLetter);
  const lettered = column.map((line): Line => {
    if (isLetter(line)) return line;
    const [from, start] = known ? [known, known.letter.charCodeAt(0)] : [column[0] ?? line, 65];
    return { ...line, letter: String.fromCharCode(Math.max(65, Math.min(70, start + steps(from, line)))) };
  });
  if (!mayMiss) return lettered;
  return lettered.flatMap((line, at) => {
    const before = lettered[at - 1];
    const lost = before ? Math.round((line.y - before.y) / step) - 1 : 0;
    if (!before || lost < 1 || lost !== line.letter.charCodeAt(0) - before.letter.charCodeAt(0) - 1) return [line];
    const inserted = Array.from({ length: lost }, (_, nth): Line => {
      const letter = String.fromCharCode(before.letter.charCodeAt(0) + nth + 1);
      return { ...before, letter, y: before.y + ((line.y - before.y) * (nth + 1)) / (lost + 1) };
    });
    return [...inserted, line];
  });
}
