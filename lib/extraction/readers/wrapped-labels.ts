import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { limitNamedBy } from "@/lib/extraction/forms/row-words";
import type { AmountLine } from "@/lib/extraction/readers/amount-lines";
import { heightOf, linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** How many further lines a label has at most, how far below each other they stand, in heights, and how far apart they begin, in points. */
const [mostLines, nextLine, sameStart] = [4, 1.7, 2];

/** The limits that lines name whose labels go on below them, of exact text. */
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
 * What a label says whose cell is so narrow that it goes on below, where no amount stands beside it: "E.L. DISEASE -" above "EA EMPLOYEE". `right`: where
 * the amounts begin; `amounts`: the middles of all lines with one.
 */
function wholeLabel(label: readonly Word[], words: readonly Word[], right: number, amounts: readonly number[]): string {
  const [left] = unionBox(label);
  const said = [textOf(label)];
  let [last] = label;
  for (let count = 0; last && count < mostLines; count++) {
    const { box } = last as Word;
    const high = heightOf(last as Word);
    const below = words.filter(
      (word) =>
        word.box[0] > left - sameStart &&
        word.box[2] < right &&
        word.box[1] > box[1] + 0.5 * high &&
        word.box[1] < box[1] + nextLine * high,
    );
    const [line] = linesOf(below);
    const [first] = line ?? [];
    if (!line || !first || Math.abs(first.box[0] - left) > sameStart) break;
    const middle = (first.box[1] + first.box[3]) / 2;
    if (amounts.some((one) => Math.abs(one - middle) < high / 2)) break;
    said.push(textOf(line));
    last = first;
  }
  return said.join(" ");
}
