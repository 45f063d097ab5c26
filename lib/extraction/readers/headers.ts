import { type HeaderKey, headers, headerWords } from "@/lib/extraction/forms/acord-25-headers";
import { namedBy } from "@/lib/extraction/forms/wording";
import { plainText } from "@/lib/extraction/readers/cells";
import { type Label, type LabelFinder, labelMiddle } from "@/lib/extraction/readers/labels";
import { centerY, heightOf, linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, looksLikeDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

export const headerKeys = Object.keys(headers) as HeaderKey[];

/** The headers of a coverage table that were found. */
export type Band = Partial<Record<HeaderKey, Box>>;

/** The headers in one band: the band around a "POLICY NUMBER" with most of the others. */
export function findHeaders(finder: LabelFinder, bottom: number, ruled: Pick<PageWords, "uprights" | "rulings">): Band | null {
  const labelsOf = (key: HeaderKey) => (key === "number" ? numberLabels(finder) : finder.find(headers[key]));
  const hits = Object.fromEntries(headerKeys.map((key) => [key, labelsOf(key)])) as Record<HeaderKey, Label[]>;
  const said = (key: HeaderKey) =>
    finder
      .runs()
      .flatMap((run) => headersOf(run.words).map(({ words, box }) => ({ ...run, words, box, key: keyOf(words) })))
      .filter((one) => one.key === key);
  const bandAt = (anchor: Label): Band => {
    const band: Band = {};
    // "Policy no" is nearly "Policy to": the anchor's words are those of no other header.
    const levelWith = (key: HeaderKey) =>
      hits[key].filter(
        (hit) =>
          Math.abs(labelMiddle(hit) - labelMiddle(anchor)) < 14 &&
          (hit === anchor || !hit.words.some((word) => anchor.words.includes(word))),
      );
    // Some forms have both dates between the type and the policy number.
    const datesFirst = dateKeys.every((key) => levelWith(key).length > 0 && !levelWith(key).some((hit) => inOrder(key, hit, anchor)));
    for (const key of headerKeys) {
      const near = levelWith(key).filter((hit) => (datesFirst && isDate(key)) || inOrder(key, hit, anchor));
      if (near.length === 0) continue;
      const [first] = near.sort((a, b) => (key === "letter" ? a.box[0] - b.box[0] : b.box[2] - b.box[0] - (a.box[2] - a.box[0])));
      band[key] = unionBox(near.filter((hit) => first && hit.box[0] < first.box[2] && hit.box[2] > first.box[0]));
    }
    // What all words of a cell say counts before what a part of them, or of two of them, says.
    const isOver = ([left, , right]: Box, box: Box) => Math.min(right, box[2]) - Math.max(left, box[0]) > sameStart;
    const { effective, expiration } = band;
    const areApart = effective && expiration && (effective[2] < expiration[0] || expiration[2] < effective[0]);
    // Two headers near each other are no cell of both dates.
    const cells = cellsAround(finder, anchor, ruled).filter(({ key, isTerm }) => key !== "period" || isTerm || !areApart);
    for (const { key, box } of cells)
      for (const other of headerKeys) if (other !== key && band[other] && isOver(band[other], box)) delete band[other];
    for (const { key, box } of cells) if (!band[key] || isOver(band[key], box)) band[key] = box;
    joinPeriod(band);
    nameCarriers(band);
    return band;
  };
  const sizeOf = (band: Band) => Object.keys(band).length;
  const widest = (anchors: readonly Label[]) => {
    const bands = anchors.filter((anchor) => labelMiddle(anchor) < bottom).map(bandAt);
    const best = bands.reduce<Band>((wide, band) => (sizeOf(band) > sizeOf(wide) ? band : wide), {});
    return (best.number || best.type) && sizeOf(best) >= 3 ? best : null;
  };
  return widest(hits.number.length > 0 ? hits.number : hits.type) ?? widest([...said("number"), ...said("type")]);
}

/** Where policy numbers are labelled: without its sign "POLICY #" is a word of other headers and of boxes. */
export const numberLabels = (finder: LabelFinder): Label[] =>
  finder
    .find(headers.number)
    .filter(({ words }) => words.length > 1 || words.some(({ text }) => lettersOf(text).length > 6))
    // "The policy is" is nearly "Policy ID".
    .filter(({ words }) => !/^POLICYI[^D]/.test(lettersOf(plainText(words))));

/** Cells of the header row that are known by all of their words, of one line or several. */
function cellsAround(
  finder: LabelFinder,
  anchor: Label,
  { uprights = [], rulings = [] }: Pick<PageWords, "uprights" | "rulings">,
): { key: HeaderKey; box: Box; isTerm?: boolean }[] {
  const middle = labelMiddle(anchor);
  // The lines between the columns may begin below the headers.
  const edges = uprights.filter(({ top, bottom }) => top < middle + 40 && bottom > middle).map(({ x }) => x);
  const isParted = (y: number) => rulings.some((line) => line > Math.min(y, middle) && line < Math.max(y, middle));
  const level = finder.runs().filter((run) => Math.abs(labelMiddle(run) - middle) < 14 && !isParted(labelMiddle(run)));
  const starts = level.flatMap(({ words }) => words.filter((word, at) => isApart(words[at - 1], word)));
  // A line that only parts a column below its header parts no words that say one thing.
  const partsOf = (words: Word[]) => {
    const parts = partedAt(words, edges, starts);
    return keyOf(words) && !parts.every(keyOf) ? [words] : parts;
  };
  const runs = level.flatMap(({ words }) => partsOf(words)).map((words) => ({ words, box: unionBox(words) }));
  const cells: { words: Word[]; box: Box }[][] = [];
  for (const run of runs.sort((a, b) => a.box[1] - b.box[1])) {
    const cell = cells.find((lines) =>
      lines.some(({ box }) => box[0] < run.box[2] && box[2] > run.box[0] && Math.abs(run.box[1] - box[3]) < 5),
    );
    if (cell) cell.push(run);
    else cells.push([run]);
  }
  return cells.flatMap((lines) => {
    const words = lines.flatMap((line) => line.words);
    // A word may be parted at the line's end: "COM-" above "PANY".
    const said = lines.map((line) => plainText(line.words)).join(" ");
    const key = namedBy(headerWords, said) ?? namedBy(headerWords, said.replace(/(?<=[A-Za-z])- /g, ""));
    const parts = lines.length === 1 ? headersOf(words) : [];
    if (parts.length > 1) return parts.flatMap((part) => ({ key: keyOf(part.words) as HeaderKey, box: part.box }));
    if (key) return [{ key, box: unionBox(words), isTerm: /\b(period|term|dates)\b/i.test(said) }];
    return [];
  });
}

/**
 * Minimum distance between words of two narrow columns, maximum offset of the beginnings of a column's lines, and distance between lines,
 * in points.
 */
const [leastBlank, sameStart, otherLine] = [2.2, 1, 3];
/** A blank that no two words of one header have between them, in heights. */
const wideBlank = 0.8;
const keyOf = (words: readonly Word[]) => namedBy(headerWords, plainText(words));

/**
 * The headers in a run of words: narrow columns have theirs so near each other that they seem to be one ("Waiver Starts"). Words that one
 * header may hold are two where a wide blank parts them.
 */
function headersOf(words: Word[]): { words: Word[]; box: Box }[] {
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at), words.slice(at)];
    const [first, second] = parts.map(keyOf);
    const [last, next] = [words[at - 1] as Word, words[at] as Word];
    const isWide = next.box[0] - last.box[2] > wideBlank * heightOf(next);
    if (first && second && first !== second && (isWide || !keyOf(words)))
      return parts.map((part) => ({ words: part, box: unionBox(part) }));
  }
  return [{ words, box: unionBox(words) }];
}

const isApart = (last: Word | undefined, word: Word) => !last || word.box[0] - last.box[2] > leastBlank;

/** Maximum distance of a header's further words, in points: a blank. */
const ownBlank = 4;

/** Whether one header asks for both marks: "ADDL INSD / SUBR WVD". */
export const sharesMarks = (words: readonly Word[], top: number, bottom: number) =>
  linesOf(words.filter((word) => centerY(word) > top - 2 && centerY(word) < bottom + 2)).some((line) =>
    /\b(?:ADDL INSD|AI) ?[/&] ?(?:SUBR WVD|WOS)\b/i.test(textOf(line)),
  );

/** The header of the amounts that are right of the column of their labels. */
export const headsAmounts = /limit|amount|value|sums?\b|usd|dollar/i;

/** The headers of unknown columns: words on the headers' line that belong to no header that was found. */
export function unknownHeaders(words: readonly Word[], band: Band): Word[] {
  const known = Object.values(band);
  const [, top, , bottom] = unionBox(known.map((box) => ({ box })));
  const isOf = (one: Box, other: Box) => one[0] < other[2] + ownBlank && one[2] > other[0] - ownBlank;
  return words
    .filter((word) => centerY(word) > top && centerY(word) < bottom && /[A-Za-z]{2}/.test(word.text))
    .filter(({ box }) => !known.some((other) => isOf(box, other)));
}

/** Words of one line, split where an edge lies between two of them, or where other lines also begin after a wide blank. */
function partedAt(words: readonly Word[], edges: readonly number[], starts: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = words[at - 1];
    const isAlike = (other: Word) =>
      Math.abs(other.box[0] - word.box[0]) < sameStart && Math.abs(centerY(other) - centerY(word)) > otherLine;
    const isBegun = last && isApart(last, word) && starts.some(isAlike);
    if (last && (isBegun || edges.some((x) => x > last.box[2] - 1 && x < word.box[0] + 1))) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** An "INSURER" after the type, or one that names insurers, heads a column of names; the first column may hold letters or names. */
function nameCarriers(band: Band) {
  if (band.carrier && !band.letter && band.type && band.carrier[2] < band.type[0] + 2) {
    band.letter = band.carrier;
    delete band.carrier;
  }
  const { letter, type } = band;
  if (letter && type && letter[0] > type[2]) {
    band.carrier ??= letter;
    delete band.letter;
  }
  if (band.carrier && band.letter && band.carrier[0] < band.letter[2] && band.letter[0] < band.carrier[2]) delete band.carrier;
}

/** Dates in one column have one header, "Policy period", or both theirs one above the other. */
function joinPeriod(band: Band) {
  const { effective, expiration, period } = band;
  const isStacked = effective && expiration && effective[0] < expiration[2] - 4 && expiration[0] < effective[2] - 4;
  if (isStacked) band.period = unionBox([effective, expiration].map((box) => ({ box })));
  else if (effective && expiration) delete band.period;
  else if (period) {
    const isOther = (box: Box | undefined) => box && (box[2] < period[0] || box[0] > period[2]);
    if (isOther(effective) || isOther(expiration)) delete band.period;
  }
  if (!band.period) return;
  band.effective = band.period;
  delete band.expiration;
}

const dateKeys = ["effective", "expiration"] as const;
const isDate = (key: HeaderKey) => key === "effective" || key === "expiration";

/** Headers come in their order: letter, type and ticks left of the policy number, dates and limits right of it. */
function inOrder(key: HeaderKey, hit: Label, anchor: Label): boolean {
  if (hit === anchor) return true;
  const right = isDate(key) || key === "period" || key === "limits";
  if ((key === "limits" || key === "carrier") && !(hit.freeLeft && hit.freeRight)) return false;
  return key === "number" || key === "type" || right === hit.box[0] > anchor.box[2] - 2;
}

/** Maximum distance of the word between two dates of one range from either, in points. */
const inRange = 14;

/** Minimum distance between the beginnings of dates in two columns, in points. */
const columnsApart = 25;

/** A date column whose header was not found is where the dates are: they fall into two columns, on a picture also into one. */
export function addDateColumns(band: Band, words: readonly Word[], bottom: number) {
  if (band.period || (band.effective && band.expiration)) return;
  const top = Math.max(...Object.values(band).map((box) => box[1]));
  const { type } = band;
  // Dates below the header of the titles are told there: "Coverage / policy dates". Those of a range are in one column.
  const isTitled = ({ box }: Word) => type && box[0] > type[0] && box[2] < type[2];
  const isRanged = (date: Word) =>
    words.some(
      ({ text, box }) =>
        /^(through|thru|to|until|[-–—])$/i.test(text) &&
        Math.abs(centerY({ box }) - centerY(date)) < 3 &&
        (Math.abs(box[0] - date.box[2]) < inRange || Math.abs(date.box[0] - box[2]) < inRange),
    );
  const dates = words
    .filter((word) => word.box[1] > top && word.box[3] < bottom && looksLikeDate(word.text) && !isTitled(word) && !isRanged(word))
    .sort((a, b) => a.box[0] - b.box[0]);
  const gaps = dates.slice(1).map((word, at) => word.box[0] - (dates[at]?.box[0] ?? 0));
  const split = gaps.indexOf(Math.max(...gaps)) + 1;
  const isSeen = dates.some(({ reader }) => reader === "ocr");
  if (
    dates.length > 1 &&
    isSeen &&
    !band.effective &&
    !band.expiration &&
    (dates.at(-1)?.box[0] ?? 0) - (dates[0]?.box[0] ?? 0) < columnsApart
  ) {
    // Both dates of a policy are below each other.
    const [x0, , x1] = unionBox(dates);
    band.period = [x0, band.number?.[1] ?? top, x1, top + 1];
    band.effective = band.period;
    return;
  }
  if (dates.length < 2 || Math.max(...gaps) < columnsApart) return;
  const [left, right] = [dates.slice(0, split), dates.slice(split)].map((column) => unionBox(column));
  const header = top + 1;
  if (left && !band.effective) band.effective = [left[0], band.number?.[1] ?? header, left[2], header];
  if (right && !band.expiration) band.expiration = [right[0], band.number?.[1] ?? header, right[2], header];
}

/** Where the coverage table's headers begin, in points; null: the page has none. */
export function headerTop(finder: LabelFinder, page: PageWords): number | null {
  const band = findHeaders(finder, page.height, page);
  return band && Math.min(...Object.values(band).map((box) => box[1]));
}
