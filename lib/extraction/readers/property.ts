import {
  amountLabel,
  besideInterests,
  coveredLabels,
  deductibleLabel,
  endOfCoverages,
  interestLabels,
  namedRows,
  tableHeads,
  waitingPeriod,
} from "@/lib/extraction/forms/property";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import type { Stated } from "@/lib/extraction/readers/settle-amounts";
import { centerX, centerY, heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/*
 * Evidence of property insurance (ACORD 27 and 28): the amounts of insurance by what they insure, the deductible, and the interest whose
 * box is checked beside the name of the additional interest.
 */

/** How far left of a label its box begins at most, in heights of the label. */
const boxReach = 3.2;
const amount = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\$?\d{3,9}(?:\.\d\d)?$/;
const isAmount = ({ text }: Word) => amount.test(text);

type Label<Of> = { of: Of; words: Word[] };

/** The labels on a page, each a run of words of one line without marks. */
function labelsOn<Of>(page: PageWords, nameOf: (text: string) => Of | null): Label<Of>[] {
  return linesOf(page.words).flatMap((line) =>
    runsWithoutMarks(line).flatMap((words) => {
      const of = nameOf(textIn(words));
      return of === null ? [] : [{ of, words }];
    }),
  );
}

/** Runs of a line between its wide gaps and marks. */
const runsWithoutMarks = (line: readonly Word[]): Word[][] =>
  partsOfLine(line, 1.2).flatMap((part) => {
    const runs: Word[][] = [[]];
    for (const word of part) {
      if (isTick(word.text) || /^[[\]☐□]+$/.test(word.text)) runs.push([]);
      else runs.at(-1)?.push(word);
    }
    return runs.filter((run) => run.length > 0);
  });

/** The mark in a label's box, which is directly left of the label; null: there is none. */
function markOf(page: PageWords, label: readonly Word[]): Word | null {
  const [x0, y0, , y1] = unionBox(label);
  const middle = (y0 + y1) / 2;
  const marks = page.words.filter(
    (word) =>
      isTick(word.text) &&
      word.box[2] < x0 + 1 &&
      x0 - word.box[2] < boxReach * (y1 - y0) &&
      Math.abs(centerY(word) - middle) < (y1 - y0) * 0.9,
  );
  const between = (mark: Word) =>
    page.words.some(
      (word) =>
        word !== mark &&
        !/^[[\]]$/.test(word.text) &&
        word.box[0] > mark.box[2] - 1 &&
        word.box[2] < x0 + 1 &&
        Math.abs(centerY(word) - middle) < heightOf(word) * 0.6,
    );
  return marks.filter((mark) => !between(mark)).at(-1) ?? null;
}

/** Reads which interest is checked. Of a picture without a mark that was read, it is not known. */
export function readInterests(policy: ReadPolicy, page: PageWords, pointer: string, notes: Notes): void {
  const labels = labelsOn(page, (text) => {
    const known = interestLabels.find(({ words }) => words.test(text))?.interest;
    return known ?? (besideInterests.test(text) ? "other" : null);
  });
  const boxes = labels.filter(({ of }) => of !== "other");
  if (boxes.length === 0) return;
  const marked = labels.flatMap(({ of, words }) => {
    const mark = markOf(page, words);
    return mark ? [{ of, words: [mark, ...words] }] : [];
  });
  const checked = marked.filter(({ of }) => of !== "other");
  policy.ticked.push(...checked.map(({ of }) => of).filter((of, at, all) => all.indexOf(of) === at));
  if (checked.length > 0)
    notes.found(
      `${pointer}/ticked`,
      checked.flatMap(({ words }) => words),
    );
  const isUnseen = marked.length === 0 && boxes.some(({ words }) => fromPicture(words));
  if (isUnseen)
    notes.unreadable(
      `${pointer}/ticked`,
      "We couldn't read which interest is checked.",
      boxes.flatMap(({ words }) => words),
    );
}

/** What the form's one amount of insurance covers: what alone is checked; null: both, or nothing. */
function coveredBy(page: PageWords): string | null {
  const labels = labelsOn(page, (text) => coveredLabels.find(({ words }) => words.test(text))?.name ?? null);
  const checked = new Set(labels.flatMap(({ of, words }) => (markOf(page, words) ? [of] : [])));
  return checked.size === 1 ? ([...checked][0] ?? null) : null;
}

/** The amounts of insurance and the deductible that the page states. */
export function propertyAmounts(page: PageWords): Stated[] {
  const lines = linesOf(page.words);
  const found: Stated[] = [];
  const add = (label: string, words: Word[]) => {
    if (!found.some((one) => "label" in one && one.label === label)) found.push({ label, words });
  };
  let heads: Heads | null = null;
  for (const line of lines) {
    const text = textIn(line);
    if (endOfCoverages.test(text)) heads = null;
    const columns = headsIn(line);
    if (columns) {
      heads = columns;
      continue;
    }
    const [first] = line.filter(isAmount);
    if (heads && !first) addDeductibles(found, line, heads);
    if (!first) continue;
    if (amountLabel.test(textIn(line.slice(0, line.indexOf(first))))) {
      add(coveredBy(page) ?? "Amount of insurance", [first]);
      const deductible = deductibleOn(line);
      if (deductible) found.push({ key: "deductible", words: [deductible] });
      continue;
    }
    const named = namedAs(page, line);
    if (heads) addRow(found, line, named, heads, add);
    else if (named && /\bLIMIT:?$/i.test(textIn(line.slice(0, line.indexOf(first))))) add(named, [first]);
  }
  return found;
}

type Heads = { amount: Word[]; deductible: Word[] | null };

/** The columns of amounts and deductibles that a line heads; null: it is no head. */
function headsIn(line: readonly Word[]): Heads | null {
  if (line.some(isAmount)) return null;
  const parts = partsOfLine(line);
  const head = parts.find((words) => tableHeads.amount.test(textIn(words)));
  return head ? { amount: head, deductible: parts.find((words) => tableHeads.deductible.test(textIn(words))) ?? null } : null;
}

/** The name of a row by its first words; a box beside another name on the line says that it is the other. */
function namedAs(page: PageWords, line: readonly Word[]): string | null {
  const words = line.filter((word) => !isTick(word.text));
  const text = textIn(words);
  const named = namedRows.find((row) => row.words.test(text));
  if (!named) return null;
  // "BUSINESS INCOME   X RENTAL VALUE": the limit is the rental value's.
  const isRent =
    named.name === "Business income" &&
    labelsOn({ ...page, words: [...line] }, (own) => (/^rental value$/i.test(own) ? own : null)).some(({ words: own }) =>
      markOf(page, own),
    );
  return isRent && !isTick(line[0]?.text ?? "") ? "Rental value" : named.name;
}

/** A row of the table: each of its amounts belongs to the column that it is below. */
function addRow(
  found: Stated[],
  line: readonly Word[],
  named: string | null,
  heads: Heads,
  add: (label: string, words: Word[]) => void,
): void {
  for (const word of line.filter((one) => isAmount(one) && !isDeductible(one, heads))) {
    const label = named ?? textIn(line.filter((one) => !isAmount(one) && one.box[2] < word.box[0])).slice(0, 60);
    add(label, [word]);
  }
  addDeductibles(found, line, heads);
}

/** Whether a word is below the head of the deductibles rather than below that of the amounts. */
function isDeductible(word: Word, heads: Heads): boolean {
  const away = (head: readonly Word[]) => Math.abs(centerX(word) - centerX({ box: unionBox(head) }));
  return heads.deductible !== null && away(heads.deductible) < away(heads.amount);
}

/** The highest deductible counts. A percentage, or a number that is no amount, may be higher than any amount. */
function addDeductibles(found: Stated[], line: readonly Word[], heads: Heads): void {
  for (const [place, word] of line.entries()) {
    const isPeriod = waitingPeriod.test(line[place + 1]?.text ?? "") || /\d(?:hours?|hrs?|days?)\b/i.test(word.text);
    if (!/\d/.test(word.text) || isPeriod || !isDeductible(word, heads)) continue;
    const at = found.findIndex((one) => "key" in one);
    if (at < 0) found.push({ key: "deductible", words: [word] });
    else if (dollars(word) > dollars(found[at]?.words[0])) found.splice(at, 1, { key: "deductible", words: [word] });
  }
}

const dollars = (word: Word | undefined) =>
  word && !isAmount(word) ? Number.POSITIVE_INFINITY : Number((word?.text ?? "").replace(/[^\d.]/g, ""));

/** The deductible after its label on a line: its first word with a digit, which need not be an amount. */
function deductibleOn(line: readonly Word[]): Word | null {
  const at = line.findIndex(({ text }) => deductibleLabel.test(text));
  return at < 0 ? null : (line.slice(at + 1).find(({ text }) => /\d/.test(text)) ?? null);
}
