import type { PlainKey } from "@/lib/extraction/forms/plain";
import type { Notes } from "@/lib/extraction/readers/draft";
import type { Piece } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { centerX, centerY, unionBox, type Word } from "@/lib/extraction/readers/words";
import { parseDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** The pieces right of a label on its line, up to the next label; a row of the page may hold them slightly higher or lower. */
export function behind(label: Piece, pieces: readonly Piece[]): Piece[] {
  const level = pieces
    .filter((piece) => piece !== label && piece.box[0] > label.box[0] + 4 && Math.abs(middle(piece) - middle(label)) < 0.6 * high(label))
    .sort((one, other) => one.box[0] - other.box[0]);
  const next = level.findIndex((piece) => piece.key !== null || isAskedAbove(piece, label, pieces));
  return next < 0 ? level : level.slice(0, next);
}

/** Whether a piece beside a label is the value of another label just above it, which has no text after itself. */
function isAskedAbove(piece: Piece, beside: Piece, pieces: readonly Piece[]): boolean {
  return pieces.some(
    (label) =>
      label.key !== null &&
      label.rest.length === 0 &&
      !nameEnd.test(label.text) &&
      Math.abs(label.box[0] - piece.box[0]) < 4 &&
      piece.box[1] > label.box[3] - 2 &&
      piece.box[1] - label.box[3] < nextLine * high(label) &&
      label.box[3] < middle(beside),
  );
}

const middle = ({ box }: { box: Box }) => centerY({ box });
const high = ({ box }: { box: Box }) => Math.max(6, box[3] - box[1]);

/** How far below a line the next one of the same block may begin, in its heights; below a label there may be more room. */
const [nextLine, belowLabel] = [0.95, 2.4];
/** Maximum offset left or right between a label and the text below it, in points. */
const [leftOf, rightOf] = [8, 34];

/** How far left or right of a form's label, and how far below it, what was typed into its cell begins at most, in points. */
const [cellLeft, cellRight, cellDepth] = [18, 62, 32];

/** A cell's value under its small label where the label's own edge has no text: the value was typed in from the cell's left edge. */
function inCell(label: Piece, pieces: readonly Piece[]): Piece[] {
  const [x0, , x1, y1] = label.box;
  const depth = label.key === "holder" ? cellDepth : belowLabel * high(label);
  const within = pieces.filter(
    ({ box }) =>
      box[1] > y1 - 0.4 * high(label) &&
      box[1] - y1 < depth &&
      box[0] > x0 - cellLeft &&
      box[0] < (label.key === "holder" ? x0 + cellRight : x1) &&
      box[2] > x0,
  );
  const [first] = within.sort((one, other) => one.box[1] - other.box[1]);
  return first && first.key === null ? [first] : [];
}

/** The first pieces below a label and at its left edge, or that of its number, or at its right edge, up to another label. */
function below(label: Piece, pieces: readonly Piece[]): Piece[] {
  const [x0, , x1, y1] = label.box;
  const left = unionBox(label.words)[0];
  const near = pieces
    .filter(
      (piece) =>
        // Some forms ask for the telephone within the producer's block, above its name.
        !(label.key === "producer" && /^(?:phone|tel)/i.test(piece.text)) &&
        piece.box[1] > y1 - 0.4 * high(label) &&
        piece.box[1] - y1 < belowLabel * high(label) &&
        ((piece.box[0] > left - leftOf && piece.box[0] < x0 + rightOf) ||
          Math.abs(piece.box[2] - x1) < 3 ||
          Math.abs(centerX(piece) - centerX(label)) < 3),
    )
    .sort((one, other) => one.box[1] - other.box[1] || Math.abs(one.box[0] - x0) - Math.abs(other.box[0] - x0));
  if (near.length === 0) return inCell(label, pieces);
  const next = near.findIndex(({ key }) => key !== null);
  return (next < 0 ? near : near.slice(0, next)).slice(0, 2);
}

/** Maximum distance to the next line below where an empty line is between them, in line heights. */
const emptyLine = 2.6;
/** A form's own cell for the state and the ZIP code, right of the town's. */
const stateAndZip = /^[A-Z]{2},? {0,2}\d{5}(?:-\d{4})?$/;
const placeOf = (town: Piece, pieces: readonly Piece[]) =>
  pieces.find(({ row, box, text }) => row === town.row && box[0] > town.box[2] && stateAndZip.test(text));

/** "MORTGAGEE / LOSS PAYEE", "GENERAL AGENT (SURPLUS LINES PRODUCER)": what is asked for, and no firm's name. */
const isHeading = ({ text }: Piece) =>
  /^[A-Z][A-Z /&()-]+$/.test(text) &&
  /\b(?:AGENT|PRODUCER|BROKER|MORTGAGEE|PAYEE|LIENHOLDER|INSURED|HOLDER|OWNER|INTEREST|ADDRESS|AGENCY)\)?$/.test(text);

/** Whether the text after a label heads a column of its own: below both the next line continues at their left edges. */
function columnsApart(label: Piece, pieces: readonly Piece[]): boolean {
  const [beside] = behind(label, pieces);
  const [under] = below(label, pieces);
  if (
    !beside ||
    !under ||
    Math.abs(under.box[0] - label.box[0]) > 4 ||
    (!isHeading(beside) && /[\d,]|(?:\S+\s){3}(?![^.]*\.$)/.test(beside.text))
  )
    return false;
  if (/\.$/.test(beside.text) && /(?:\S+\s){4}/.test(beside.text)) return true;
  return pieces.some((piece) => piece.row === under.row && Math.abs(piece.box[0] - beside.box[0]) < 4);
}

/** The upper of the two lines whose label is set in the middle between them. */
function astride(label: Piece, pieces: readonly Piece[]): Piece[] {
  if (label.rest.length > 0) return [];
  const near = pieces
    .filter((piece) => piece.box[0] > label.box[2] + 4 && Math.abs(middle(piece) - middle(label)) < 1.1 * high(label))
    .sort((one, other) => one.box[0] - other.box[0]);
  const pair = near.filter((piece) => Math.abs(piece.box[0] - (near[0]?.box[0] ?? 0)) < 4).sort((one, other) => one.box[1] - other.box[1]);
  const [upper, lower] = pair;
  const isPair = pair.length === 2 && upper && lower && middle(upper) < middle(label) && middle(lower) > middle(label);
  return isPair && pair.every(({ key }) => key === null) ? [upper] : [];
}

/** The next piece below a label at its left edge. */
const underneath = (label: Piece, pieces: readonly Piece[]) =>
  pieces.find((piece) => Math.abs(piece.box[0] - label.box[0]) < 4 && piece.box[1] > label.box[3]);

/** Whether a label and the one below it are in a column of labels with their values beside them. */
export function isAmongLabels(label: Piece, pieces: readonly Piece[]): boolean {
  const under = underneath(label, pieces);
  const isNext = under !== undefined && under.box[1] - label.box[3] < nextLine * high(label);
  const areBare = label.rest.length === 0 && under?.key !== null && under?.rest.length === 0;
  return isNext && areBare && isInList(label, pieces);
}

/** Whether a label is in a column of labels with their values beside them: the text below it is not its value. */
export function isInList(label: Piece, pieces: readonly Piece[]): boolean {
  const [value] = behind(label, pieces);
  const under = underneath(label, pieces);
  const [other] = under ? behind(under, pieces) : [];
  return value !== undefined && other !== undefined && value.key === null && Math.abs(value.box[0] - other.box[0]) < 4;
}

/** Whether a label and the one below it each have their value after a colon, as no form has in its blocks. */
export function isFilledIn(label: Piece, pieces: readonly Piece[]): boolean {
  const isFilled = ({ key, rest, text }: Piece) => key !== null && rest.length > 0 && text.includes(":");
  const next = pieces.find((piece) => piece.row === label.row + 1 && Math.abs(piece.box[0] - label.box[0]) < 4);
  return isFilled(label) && next !== undefined && isFilled(next);
}

/** A line of an address below the name after its label. */
const addressLine = /^\d+\s+\w|^p\.? ?o\.? box\b|^att(?:n|ention)\b|(?:^|,? [A-Z]{2},? )\d{5}(?:-\d{4})?$/i;

/** Whether a line begins at a label's left edge or a little further right. */
const isIndented = (piece: Piece, label: Piece) => piece.box[0] > label.box[0] - 4 && piece.box[0] < label.box[0] + rightOf;

/** The last word of a firm's name, alone on its second line, is no label. */
const nameEnd = /^(?:company|corporation)$/i;

/** Lines of a block at most: a name of two, a person, a street of two and a place. */
const mostLines = 6;

/**
 * The lines of a name and an address after a label: right of it or below it, and the lines further down at the same left edge, up to a gap
 * or another label. `keep` says whether a first line can be one.
 */
export function blockOf(label: Piece, pieces: readonly Piece[], keep: (text: string) => boolean): Word[][] {
  const level = columnsApart(label, pieces) ? [] : behind(label, pieces);
  const [beside] = level.length > 0 ? level : astride(label, pieces);
  const firsts = [label.rest, beside?.words ?? [], ...below(label, pieces).map(({ words }) => words)];
  const first = firsts.find((words) => words.length > 0 && keep(textIn(words)));
  if (!first) return [];
  const lines = [[...first]];
  for (;;) {
    const last = lines.at(-1) as Word[];
    const box = unionBox(last);
    const left = unionBox(first)[0];
    const next = pieces
      .filter(
        (piece) =>
          piece.box[1] > box[1] + 0.5 * high({ box }) &&
          // Forms for filling leave the second line of a street empty.
          piece.box[1] - box[3] < (placeOf(piece, pieces) ? emptyLine : nextLine) * high({ box }) &&
          (Math.abs(piece.box[0] - left) < 9 || (first === label.rest && isIndented(piece, label) && addressLine.test(piece.text))),
      )
      .sort((one, other) => one.box[1] - other.box[1])[0];
    if (
      !next ||
      (next.key !== null && !nameEnd.test(next.text)) ||
      /^(?:re|regarding|subject) ?:/i.test(next.text) ||
      lines.length >= mostLines
    )
      return lines;
    // Text after another label of the same column belongs to that label.
    const isOthers = pieces.some(
      (piece) =>
        piece !== label &&
        piece.box[2] < next.box[0] &&
        piece.box[0] > label.box[0] - 20 &&
        Math.abs(middle(piece) - middle(next)) < 0.6 * high(next),
    );
    if (isOthers) return lines;
    lines.push([...next.words, ...(placeOf(next, pieces)?.words ?? [])]);
  }
}

/** The first words after a label, or below it, that fit the label. */
export function valueBehind(label: Piece, pieces: readonly Piece[], keep: (text: string) => boolean): Word[] | null {
  const beside = behind(label, pieces);
  // "Policy" may head a column of other policies.
  const isHead = /^policy$/i.test(label.text) && pieces.some((piece) => piece !== label && piece.row === label.row);
  const under = isHead ? [] : below(label, pieces).map(({ words }) => words);
  const candidates = [label.rest, [...label.rest, ...(beside[0]?.words ?? [])], beside[0]?.words ?? [], ...under];
  return candidates.find((words) => words.length > 0 && keep(textIn(words))) ?? null;
}

/** The first label of a kind for which a value is found. */
export function firstValue<Value>(pieces: readonly Piece[], key: PlainKey, find: (label: Piece) => Value | null): Value | null {
  for (const label of pieces) {
    const value = label.key === key ? find(label) : null;
    if (value !== null) return value;
  }
  return null;
}

/** All text after a label and close below it, for values that may take several lines. */
export function surroundingsOf(label: Piece, pieces: readonly Piece[]): Word[] {
  // Text of another column beside the label is not part of its value.
  const beside = behind(label, pieces).flatMap(({ words }) => words);
  const own = [...label.rest, ...(/\d/.test(textIn(beside)) ? beside : [])];
  const [x0, , , y1] = own.length > 0 ? unionBox(own) : label.box;
  const under = pieces.filter(
    ({ box, key }) =>
      (key === null || key === "effective" || key === "expiration") &&
      box[1] > y1 - 2 &&
      box[1] - y1 < 2.2 * high(label) &&
      box[0] > x0 - 30 &&
      box[0] < x0 + 120,
  );
  return [...own, ...under.flatMap(({ words }) => words)];
}

/** A date as certificates and letters write it. */
export const dateText = String.raw`(?<![\w-])(?:\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}[- ][A-Z][A-Za-z]{2,8}[- ]\d{4})(?![\w])`;

/** The dates in a text, in its order, as printed and as ISO dates. */
export const datesIn = (text: string): { text: string; date: string }[] =>
  [...text.matchAll(new RegExp(dateText, "g"))].flatMap(([found]) => {
    const date = parseDate(found);
    return date ? [{ text: found, date }] : [];
  });

/** The number of the certificate itself, after its label; on a picture, where nothing confirms it, a person reads it. */
export function readCertificateNumber(pieces: readonly Piece[], notes: Notes): string | null {
  const words = firstValue(pieces, "certificate", (label) =>
    valueBehind(label, pieces, (text) => /^(?=.*\d)[A-Za-z0-9 ./-]{2,30}$/.test(text)),
  );
  if (!words) return null;
  if (words.some(({ reader }) => reader === "ocr")) {
    notes.unreadable("/certificateNumber", "The certificate's number is not clear enough to read.", words);
    return null;
  }
  notes.found("/certificateNumber", words);
  return textIn(words);
}

/** Says that a page in plain lines has remarks, which go on as they like: where they end a person sees. */
export function noteRemarks(pieces: readonly Piece[], notes: Notes) {
  const label = pieces.find(({ key }) => key === "remarks");
  const words = label ? surroundingsOf(label, pieces) : [];
  if (/[A-Za-z]{3}/.test(textIn(words).replace(/\([^)]*\)/g, "")))
    notes.unreadable("/descriptionOfOperations", "The remarks on this page are outside of any form box.", words);
}
