import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import type { AmountLine } from "@/lib/extraction/readers/amount-lines";
import { isNextLine } from "@/lib/extraction/readers/broken-lines";
import { centerY, heightOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** How many further lines a label has at most. */
const mostLines = 4;

/** The limits that lines name whose labels go on below them, of exact text. `words`: those that are of no label which is known by itself. */
export function limitsBelow(
  form: RowForm | null,
  lines: readonly AmountLine[],
  words: readonly Word[],
): { line: AmountLine; key: string }[] {
  if (!form) return [];
  const amounts = lines.map(({ middle }) => middle);
  return lines.flatMap((line) => {
    if (line.label.length === 0 || line.label.some(({ reader }) => reader !== "text")) return [];
    const key = limitNamedBy(form.type, wholeLabel(line.label, words, unionBox(line.amount)[0], amounts));
    return key ? [{ line, key }] : [];
  });
}

/**
 * The text of a label that wraps in a narrow cell, where no amount is beside it: "E.L. DISEASE -" above "EA EMPLOYEE". `right`: where the
 * amounts begin; `amounts`: the middles of all lines with an amount.
 */
function wholeLabel(label: readonly Word[], words: readonly Word[], right: number, amounts: readonly number[]): string {
  const said = [textOf(label)];
  let [last] = label;
  for (let count = 0; last && count < mostLines; count++) {
    const above: Word = last;
    const first = words.find((word) => isNextLine(above, word));
    if (!first || amounts.some((one) => Math.abs(one - centerY(first)) < heightOf(above) / 2)) break;
    const line = words.filter((word) => Math.abs(centerY(word) - centerY(first)) < 1 && word.box[0] >= first.box[0] && word.box[2] < right);
    said.push(textOf(line.sort((one, other) => one.box[0] - other.box[0])));
    last = first;
  }
  return said.join(" ");
}
