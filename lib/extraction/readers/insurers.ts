import { hadRoom, isNextLine } from "@/lib/extraction/readers/broken-lines";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Marks } from "@/lib/extraction/readers/contact";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type Line, listedLines } from "@/lib/extraction/readers/insurer-lines";
import { labelMiddle } from "@/lib/extraction/readers/labels";
import { deservesTrust, hasInk, settleLines } from "@/lib/extraction/readers/names";
import { partedAtNaic, settleNaic } from "@/lib/extraction/readers/numbers";
import { centerX, centerY, linesOf, type PageWords, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** What recognition takes the letter of an "INSURER A:" label for. */
const seenAs: Record<string, string> = { A: "A4", B: "B8", C: "CGO(", D: "DO0", E: "EF", F: "FEP" };

/** The insurers A to F with their NAIC numbers, each on the line of its "INSURER A:" label. */
export async function readInsurers(
  page: PageWords,
  marks: Marks,
  bottom: number,
  notes: Notes,
  closer?: CloserLook,
): Promise<ReadCertificate["insurers"]> {
  const lines = listedLines(page.words, marks, bottom);
  const [only] = lines;
  if (!only) return [];
  // If only one label is left, it does not show whose the names on several lines are.
  if (closer && lines.length === 1 && hasOtherNames(page, only, bottom)) return [];
  const naicLeft = numbersStart(page, marks, lines, bottom);
  const step = lines.length > 1 ? Math.abs((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)) : 12;
  const reach = Math.min(7, step * 0.55);
  const found: ReadCertificate["insurers"] = [];
  const nearest = (word: Word) => [...lines].sort((a, b) => Math.abs(a.y - centerY(word)) - Math.abs(b.y - centerY(word)))[0];
  // The two headings are on one line of the form: the vertical offset between them on a picture also applies to the numbers.
  const lower = closer && marks.naic && marks.insurers ? labelMiddle(marks.naic) - labelMiddle(marks.insurers) : 0;
  const shift = Math.abs(lower) < 1.3 * step ? lower : 0;
  const apart = (word: Word, { y }: Line) => Math.abs(centerY(word) - shift - y);
  const isNumberOf = (line: Line, word: Word) =>
    centerX(word) >= naicLeft &&
    /\d/.test(word.text) &&
    apart(word, line) <= (closer ? onLine * step : reach) &&
    lines.every((other) => apart(word, other) >= apart(word, line));
  const inOrder = closer ? numbersInOrder(page.words, lines, naicLeft, step, bottom) : null;
  const edge = closer ? namesEdge(page.words, lines, reach) : 0;
  for (const line of lines) {
    const mine = (word: Word) => nearest(word) === line && Math.abs(centerY(word) - line.y) <= reach;
    const behind = page.words.filter((word) => mine(word) && centerX(word) > line.right && /[A-Za-z0-9&]/.test(word.text));
    const { named, numbered } = partedAtNaic(behind);
    const isName = (word: Word) => centerX(word) < naicLeft && !isLetterScrap(word, edge);
    const own = closer ? named.filter(isName) : nameIn(named, naicLeft);
    const nameWords = await settleLines(closer ? own : [...own, ...restOfName(page, own, line, lines, naicLeft)], closer);
    const name = textOf(linesOf(nameWords).flat())
      .replace(/\s*\(?A\.?M\.? Best.*$/i, "")
      .replace(/^[:|.\s]+|[|_\s]+$/g, "")
      .replace(new RegExp(`^${line.letter}[ :]+(?=[A-Z])`), "")
      .replace(
        fromPicture(nameWords) ? new RegExp(`^\\W?[A-Z]?[${seenAs[line.letter]}]['’]? ?[:;,.!|«»=~*-]+ ?(?=[A-Za-z]{3})`, "i") : /^$/,
        "",
      )
      // "B" read as "8B", followed by the name.
      .replace(fromPicture(nameWords) ? new RegExp(`^(?=\\S*\\d)[${line.letter}${seenAs[line.letter]}]{1,2} +(?=[A-Za-z]{3})`) : /^$/, "")
      .replace(/^[A-F][ :;.]*$/, "");
    const pointer = `/insurers/${found.length}`;
    const naicWords =
      numbered?.filter(({ text }) => /\d{5}/.test(text)) ?? inOrder?.get(line) ?? page.words.filter((word) => isNumberOf(line, word));
    const naic = (await settleNaic(naicWords, `${pointer}/naic`, notes, closer)) ?? naicBelow(page, line);
    const hidden = (left: number, right: number) => closer && hasInk([left, line.y - reach, right, line.y + reach], 6, closer);
    if (!name && hidden(line.right + 6, Math.min(naicLeft, page.width * 0.86))) {
      notes.unreadable(`${pointer}/name`, "The insurer's name is not clear enough to read.");
      found.push({ letter: line.letter, name: null, naic });
      continue;
    }
    const isScrap = fromPicture(nameWords) && name.replace(/[^A-Za-z]/g, "").length < 3;
    if (!name || isPlaceholder(name) || ofNextLine.test(name) || (isScrap && !naic)) continue;
    const start = Math.min(...nameWords.map(({ box }) => box[0]));
    const generic = nameWords.some(({ reader }) => reader === "ocr") && /^((insurance|casualty|mutual) )*(company|co|inc)\.?$/i.test(name);
    const trusted =
      !generic &&
      !(closer && linesOf(nameWords).length > 1) &&
      !(start - line.right > 40 && hidden(line.right + 8, start - 3)) &&
      deservesTrust(nameWords, closer, { end: (numbered?.[0]?.box[0] ?? naicLeft) - 2 });
    if (!trusted) notes.unreadable(`${pointer}/name`, "The insurer's name is not clear enough to read.", nameWords);
    else notes.found(`${pointer}/name`, nameWords);
    const isToldNaic = notes.reasons[`${pointer}/naic`] !== undefined;
    if (!naic && !isToldNaic && naicLeft < page.width && hidden(naicLeft + 4, Math.min(page.width - 8, naicLeft + 50)))
      notes.unreadable(`${pointer}/naic`, "The NAIC number is not clear enough to read.");
    found.push({ letter: line.letter, name: trusted ? name : null, naic });
  }
  return found;
}

/** Maximum offset between the beginnings of names in a column, and minimum distance of an insurer's letter left of them, in points. */
const [sameStart, letterGap] = [4, 8];

/** Where the names of a picture's lines begin, most of them below each other. 0: each begins elsewhere. */
function namesEdge(words: readonly Word[], lines: readonly Line[], reach: number): number {
  const starts = lines.flatMap((line) => {
    const own = words.filter(
      (word) => Math.abs(centerY(word) - line.y) <= reach && word.box[0] > line.right && /[A-Za-z]{3}/.test(word.text),
    );
    return own.length > 0 ? [Math.min(...own.map(({ box }) => box[0]))] : [];
  });
  const below = (start: number) => starts.filter((other) => Math.abs(other - start) < sameStart).length;
  return starts.find((start) => below(start) > 1 && below(start) > starts.length / 2) ?? 0;
}

/** Whether a word is in the place of the insurer's letter, before the names, and is only that letter misread. */
const isLetterScrap = ({ text, box, confidence }: Word, edge: number) =>
  confidence < leastSure && text.replace(/[^A-Za-z0-9]/g, "").length < 3 && box[2] < edge - letterGap;
const leastSure = 0.6;

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

/** The second line of a name that a narrow cell wrapped: its first word had no room on the first line. */
function restOfName(page: PageWords, name: readonly Word[], line: Line, lines: readonly Line[], numbersLeft: number): Word[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last) return [];
  const edges = (page.uprights ?? []).filter(({ x, top, bottom }) => x > last.box[2] - 1 && top < line.y && bottom > line.y);
  const right = Math.min(numbersLeft, ...edges.map(({ x }) => x));
  const isOwn = (word: Word) => lines.every(({ y }) => Math.abs(centerY(word) - y) >= Math.abs(centerY(word) - line.y));
  const start = page.words.find(
    (word) => word.reader === "text" && isOwn(word) && [line.x, first.box[0]].some((left) => isNextLine(first, word, left)),
  );
  if (!start || hadRoom(last, start, right)) return [];
  const rest = page.words.filter(
    (word) => isOwn(word) && Math.abs(centerY(word) - centerY(start)) < 1 && word.box[0] >= start.box[0] && word.box[2] < right,
  );
  return rest.some(({ text }) => /[:\d]|^NAIC|^INSURER/i.test(text)) ? [] : rest;
}

/** What the form prints below the list of insurers: on a sheet that does not lie flat it may be as high as the last label. */
const ofNextLine = /^(?:revision|certificate)?\W?number\W*$|^(?:revision|certificate)\W*$/i;

/** How far from its label's height a number of a picture may be, in steps between lines, and how much these distances may differ. */
const [onLine, uneven] = [0.38, 0.5];

/**
 * The numbers of a picture by the lines that hold names, first to first, where there are as many and no label was lost: on a photograph the right edge of
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
      (word) =>
        Math.abs(centerY(word) - y) < 0.5 * step &&
        word.box[0] > right &&
        centerX(word) < left &&
        /[A-Za-z]{2}/.test(word.text) &&
        !ofNextLine.test(word.text),
    );
  const named = lines.filter(isNamed);
  // A name below the last label is that of an insurer whose label was lost: one of the numbers is its own. The form has no label after F.
  const last = lines.at(-1);
  if (last && last.letter !== "F" && isNamed({ ...last, y: last.y + step })) return null;
  const shifts = named.map(({ y }, at) => centerY(numbers[at]?.[0] ?? { box: [0, 0, 0, 0] }) - y);
  const isAlike = Math.max(...shifts) - Math.min(...shifts) < uneven * step && Math.max(...shifts.map(Math.abs)) < 1.3 * step;
  return numbers.length > 1 && numbers.length === named.length && isAlike
    ? new Map(named.map((line, at) => [line, numbers[at] ?? []]))
    : null;
}

/** Whether names of insurers are below each other beside a label, and so not on its line. */
function hasOtherNames({ words }: PageWords, { right, y }: Line, bottom: number): boolean {
  const near = words.filter((word) => word.box[0] > right && Math.abs(centerY(word) - y) < 80 && centerY(word) < bottom);
  const starts = linesOf(near).flatMap((line) =>
    line.some(({ text }) => /^(insurance|casualty|indemnity|mutual|assurance)$/i.test(text)) ? [line[0]?.box[0] ?? 0] : [],
  );
  return starts.some((x, at) => starts.some((other, place) => place !== at && Math.abs(other - x) < 6));
}

/** Where names end: left of the NAIC numbers themselves, which may be right of where their heading begins. */
function numbersStart(page: PageWords, { naic }: Marks, lines: readonly Line[], bottom: number): number {
  if (!naic || naic.box[0] <= (lines[0]?.right ?? 0) + 60) return numbersLeft(page, lines, bottom);
  const below = wordsIn(page.words, [naic.box[0] - 20, naic.box[3] - 2, page.width, bottom]).filter(({ text }) => /^\d{5}$/.test(text));
  return below.length > 0 ? Math.min(...below.map(({ box }) => box[0])) - 2 : naic.box[0] - 16;
}

/**
 * Where the NAIC numbers are if their heading was not found: five digits each, at the right edge, or below each other on the names' lines.
 */
function numbersLeft({ words, width }: PageWords, lines: readonly Line[], bottom: number): number {
  const five = words.filter((word) => /^\d{5}$/.test(word.text) && word.box[0] > width * 0.55 && centerY(word) < bottom);
  const isOnLine = (word: Word) => lines.some(({ y }) => Math.abs(centerY(word) - y) < sameStart);
  const isBelow = (one: Word) => five.some((other) => other !== one && isOnLine(other) && Math.abs(other.box[0] - one.box[0]) < sameStart);
  const numbers = five.filter((word) => word.box[0] > width * 0.8 || (isOnLine(word) && isBelow(word)));
  return Math.min(width, ...numbers.map(({ box }) => box[0] - 4));
}

/** A redrawn form may print "NAIC #: 12345" on the next line. */
function naicBelow(page: PageWords, line: Line): string | null {
  const next = wordsIn(page.words, [line.x - 4, line.y + 6, page.width, line.y + 22]);
  const label = next.find(({ text }) => /^NAIC/i.test(text));
  const value = label && next.find((word) => word.box[0] >= label.box[2] - 2 && /^\d{5}$/.test(word.text));
  return value?.text ?? null;
}
