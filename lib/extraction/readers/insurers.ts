import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Marks } from "@/lib/extraction/readers/contact";
import type { Closer, Notes } from "@/lib/extraction/readers/draft";
import { labelMiddle } from "@/lib/extraction/readers/labels";
import { deservesTrust, hasInk, settleLines } from "@/lib/extraction/readers/names";
import { partedAtNaic, settleNaic } from "@/lib/extraction/readers/numbers";
import { centerX, centerY, linesOf, type PageWords, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf, likeness } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

type Line = { letter: string; y: number; right: number; x: number };

/** What recognition takes the letter of an "INSURER A:" label for. */
const seenAs: Record<string, string> = { A: "A4", B: "B8", C: "CGO(", D: "DO0", E: "EF", F: "FEP" };

/** The insurers A to F with their NAIC numbers, each on the line of its "INSURER A:" label. */
export async function readInsurers(
  page: PageWords,
  marks: Marks,
  bottom: number,
  notes: Notes,
  closer?: Closer,
): Promise<ReadCertificate["insurers"]> {
  const labelled = letterLines(page.words, marks, bottom);
  const lines = labelled.length > 0 ? labelled : lettersBelow(page.words, marks, bottom);
  const [only] = lines;
  if (!only) return [];
  // The only label that is left does not tell whose the names on several lines are.
  if (closer && lines.length === 1 && hasOtherNames(page, only, bottom)) return [];
  const naicLeft = numbersStart(page, marks, lines, bottom);
  const step = lines.length > 1 ? Math.abs((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)) : 12;
  const reach = Math.min(7, step * 0.55);
  const found: ReadCertificate["insurers"] = [];
  const nearest = (word: Word) => [...lines].sort((a, b) => Math.abs(a.y - centerY(word)) - Math.abs(b.y - centerY(word)))[0];
  // The two headings stand on one line of the form: what one lies lower than the other on a picture, the numbers do too.
  const lower = closer && marks.naic && marks.insurers ? labelMiddle(marks.naic) - labelMiddle(marks.insurers) : 0;
  const shift = Math.abs(lower) < 1.3 * step ? lower : 0;
  const apart = (word: Word, { y }: Line) => Math.abs(centerY(word) - shift - y);
  const isNumberOf = (line: Line, word: Word) =>
    centerX(word) >= naicLeft &&
    /\d/.test(word.text) &&
    apart(word, line) <= (closer ? onLine * step : reach) &&
    lines.every((other) => apart(word, other) >= apart(word, line));
  const inOrder = closer ? numbersInOrder(page.words, lines, naicLeft, step, bottom) : null;
  for (const line of lines) {
    const mine = (word: Word) => nearest(word) === line && Math.abs(centerY(word) - line.y) <= reach;
    const behind = page.words.filter((word) => mine(word) && centerX(word) > line.right && /[A-Za-z0-9&]/.test(word.text));
    const { named, numbered } = partedAtNaic(behind);
    const nameWords = await settleLines(closer ? named.filter((word) => centerX(word) < naicLeft) : nameIn(named, naicLeft), closer);
    const name = textOf(linesOf(nameWords).flat())
      .replace(/\s*\(?A\.?M\.? Best.*$/i, "")
      .replace(/^[:|.\s]+|[|_\s]+$/g, "")
      .replace(new RegExp(`^${line.letter}[ :]+(?=[A-Z])`), "")
      .replace(
        fromPicture(nameWords) ? new RegExp(`^\\W?[A-Z]?[${seenAs[line.letter]}]['’]? ?[:;,.!|«»=~*-]+ ?(?=[A-Za-z]{3})`, "i") : /^$/,
        "",
      )
      .replace(/^[A-F][ :;.]*$/, "");
    const pointer = `/insurers/${found.length}`;
    const naicWords =
      numbered?.filter(({ text }) => /\d{5}/.test(text)) ?? inOrder?.get(line) ?? page.words.filter((word) => isNumberOf(line, word));
    const naic = (await settleNaic(naicWords, `${pointer}/naic`, notes, closer)) ?? naicBelow(page, line);
    const hidden = (left: number, right: number) => closer && hasInk([left, line.y - reach, right, line.y + reach], 6, closer);
    if (!name && hidden(line.right + 6, Math.min(naicLeft, page.width * 0.86))) {
      notes.unreadable(`${pointer}/name`, "The insurer's name is not clear enough to be read.");
      found.push({ letter: line.letter, name: null, naic });
      continue;
    }
    const isScrap = fromPicture(nameWords) && name.replace(/[^A-Za-z]/g, "").length < 3;
    if (!name || isPlaceholder(name) || (isScrap && !naic)) continue;
    const start = Math.min(...nameWords.map(({ box }) => box[0]));
    const generic = nameWords.some(({ reader }) => reader === "ocr") && /^((insurance|casualty|mutual) )*(company|co|inc)\.?$/i.test(name);
    const trusted =
      !generic &&
      !(closer && linesOf(nameWords).length > 1) &&
      !(start - line.right > 40 && hidden(line.right + 8, start - 3)) &&
      deservesTrust(nameWords, closer, { end: (numbered?.[0]?.box[0] ?? naicLeft) - 2 });
    if (!trusted) notes.unreadable(`${pointer}/name`, "The insurer's name is not clear enough to be read.", nameWords);
    else notes.found(`${pointer}/name`, nameWords);
    const isToldNaic = notes.reasons[`${pointer}/naic`] !== undefined;
    if (!naic && !isToldNaic && naicLeft < page.width && hidden(naicLeft + 4, Math.min(page.width - 8, naicLeft + 50)))
      notes.unreadable(`${pointer}/naic`, "The NAIC number is not clear enough to be read.");
    found.push({ letter: line.letter, name: trusted ? name : null, naic });
  }
  return found;
}

/** Points between two words of one name at most. */
const inName = 7;

/** The words of a name before the numbers: a long one may reach below their heading. */
function nameIn(line: readonly Word[], numbersLeft: number): Word[] {
  const name: Word[] = [];
  for (const word of [...line].sort((a, b) => a.box[0] - b.box[0])) {
    const last = name.at(-1);
    const goesOn = last && !/\d/.test(word.text) && word.box[0] - last.box[2] < inName;
    if (centerX(word) < numbersLeft || goesOn) name.push(word);
  }
  return name;
}

/** How far from its label's height a number of a picture may be, in steps between lines, and how much these distances may differ. */
const [onLine, uneven] = [0.38, 0.5];

/**
 * The numbers of a picture by the lines that hold names, first to first, where there are as many: on a photograph the right edge of
 * the page may lie a whole line higher or lower than the left one. null: they are not as many, or not all shifted alike.
 */
function numbersInOrder(
  words: readonly Word[],
  lines: readonly Line[],
  left: number,
  step: number,
  bottom: number,
): Map<Line, Word[]> | null {
  const top = (lines[0]?.y ?? 0) - 1.5 * step;
  const numbers = linesOf(
    words.filter((word) => centerX(word) >= left && centerY(word) > top && centerY(word) < bottom && /\d{4}/.test(word.text)),
  );
  const isNamed = ({ y, right }: Line) =>
    words.some(
      (word) => Math.abs(centerY(word) - y) < 0.5 * step && word.box[0] > right && centerX(word) < left && /[A-Za-z]{2}/.test(word.text),
    );
  const named = lines.filter(isNamed);
  const shifts = named.map(({ y }, at) => centerY(numbers[at]?.[0] ?? { box: [0, 0, 0, 0] }) - y);
  const isAlike = Math.max(...shifts) - Math.min(...shifts) < uneven * step && Math.max(...shifts.map(Math.abs)) < 1.3 * step;
  return numbers.length > 1 && numbers.length === named.length && isAlike
    ? new Map(named.map((line, at) => [line, numbers[at] ?? []]))
    : null;
}

/** Whether names of insurers stand below each other beside a label, and so on other lines than its own. */
function hasOtherNames({ words }: PageWords, { right, y }: Line, bottom: number): boolean {
  const near = words.filter((word) => word.box[0] > right && Math.abs(centerY(word) - y) < 80 && centerY(word) < bottom);
  const starts = linesOf(near).flatMap((line) =>
    line.some(({ text }) => /^(insurance|casualty|indemnity|mutual|assurance)$/i.test(text)) ? [line[0]?.box[0] ?? 0] : [],
  );
  return starts.some((x, at) => starts.some((other, place) => place !== at && Math.abs(other - x) < 6));
}

/** Where names end: before the NAIC numbers themselves, which may stand right of where their heading begins. */
function numbersStart(page: PageWords, { naic }: Marks, lines: readonly Line[], bottom: number): number {
  if (!naic || naic.box[0] <= (lines[0]?.right ?? 0) + 60) return numbersLeft(page, bottom);
  const below = wordsIn(page.words, [naic.box[0] - 20, naic.box[3] - 2, page.width, bottom]).filter(({ text }) => /^\d{5}$/.test(text));
  return below.length > 0 ? Math.min(...below.map(({ box }) => box[0])) - 2 : naic.box[0] - 16;
}

/** Where the NAIC numbers stand whose heading was not found: five digits each, at the right edge. */
function numbersLeft({ words, width }: PageWords, bottom: number): number {
  const numbers = words.filter((word) => /^\d{5}$/.test(word.text) && word.box[0] > width * 0.8 && centerY(word) < bottom);
  return Math.min(width, ...numbers.map(({ box }) => box[0] - 4));
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
    const inWord = isShort ? "" : lettersOf(word.text).slice(7);
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

/** A letter alone, as "A =", "(A)" or "A:". */
const loneLetter = /^\(?([A-F])[).:=-]*$/;

/** Letters without a label before them, each the first word of its line, below the insurers' heading; at the same edge, from A on. */
function lettersBelow(words: readonly Word[], { insurers }: Marks, bottom: number): Line[] {
  if (!insurers) return [];
  const [, , , top] = insurers.box;
  const starts = words.filter((word) => centerY(word) > top && centerY(word) < bottom && loneLetter.test(word.text));
  const [first] = starts.filter(({ text }) => loneLetter.exec(text)?.[1] === "A").sort((a, b) => a.box[1] - b.box[1]);
  if (!first) return [];
  const isFirstOfLine = (word: Word) =>
    !words.some((other) => Math.abs(centerY(other) - centerY(word)) < 4 && other.box[2] < word.box[0] && other.box[2] > word.box[0] - 20);
  const column = starts.filter((word) => Math.abs(word.box[0] - first.box[0]) < 6 && word.box[1] >= first.box[1] && isFirstOfLine(word));
  return column
    .sort((a, b) => a.box[1] - b.box[1])
    .map((word) => ({ letter: loneLetter.exec(word.text)?.[1] ?? "", y: centerY(word), x: word.box[0], right: word.box[2] }));
}

/** The "LETTER" behind a "COMPANY". */
const letterWord = (word: Word, words: readonly Word[]) =>
  words.find(
    ({ text, box }) =>
      /^(letter|ltr)\.?$/i.test(text) &&
      Math.abs(centerY({ box }) - centerY(word)) < 4 &&
      box[0] > word.box[2] - 1 &&
      box[0] < word.box[2] + 12,
  );

/** Older forms print "COMPANY A": no name, since nothing stands before it, and a single letter behind it. */
function isCompanyLabel(word: Word, words: readonly Word[]): boolean {
  if (!/^(company|carrier|provider|market|underwriter|co)\.?$/i.test(word.text)) return false;
  const beside = words.filter((other) => other !== word && Math.abs(centerY(other) - centerY(word)) < 4);
  const before = ({ box: [left] }: Word) => beside.find(({ box }) => box[2] <= left + 1 && box[2] > left - 12);
  const own = before(word);
  const isAlone = !own || (/^(ins\.?|insurance|insuring)$/i.test(own.text) && !before(own));
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

/** A redrawn form may print "NAIC #: 12345" on the next line. */
function naicBelow(page: PageWords, line: Line): string | null {
  const next = wordsIn(page.words, [line.x - 4, line.y + 6, page.width, line.y + 22]);
  const label = next.find(({ text }) => /^NAIC/i.test(text));
  const value = label && next.find((word) => word.box[0] >= label.box[2] - 2 && /^\d{5}$/.test(word.text));
  return value?.text ?? null;
}
