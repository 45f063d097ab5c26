import { amountLabel, deductibleLabel, endOfCoverages, namedRows, tableHeads, waitingPeriod } from "@/lib/extraction/forms/property";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { coveredBy, labelsOn, markOf } from "@/lib/extraction/readers/property-marks";
import type { Stated } from "@/lib/extraction/readers/settle-amounts";
import { centerX, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import { amountName } from "@/lib/extraction/values";

/* Evidence of property insurance (ACORD 27 and 28): the amounts of insurance by what they insure, and the deductible. */

const amount = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\$?\d{3,9}(?:\.\d\d)?$/;
const isAmount = ({ text }: Word) => amount.test(text);

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
      add(coveredBy(page) ?? amountName, [first]);
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
