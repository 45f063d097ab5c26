import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { isNextLine } from "@/lib/extraction/readers/broken-lines";
import { insurerLine } from "@/lib/extraction/readers/row-insurers";
import type { GridRow } from "@/lib/extraction/readers/rows";
import { centerY, linesOf, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isNoNumberYet, isTick, looksLikeDate, policyNumberFrom } from "@/lib/extraction/rules";
import type { PolicyType } from "@/lib/extraction/schema";

/** Words of a coverage's title, and how the titles of coverages begin that are written into no row of another one. */
const coverage =
  /\b(liability|liab|insurance|coverage|umbrella|excess|auto|automobile|vehicles?|workers|cargo|floater|property|professional|pollution|cyber|crime|bond|builders?|equipment|marine|omissions|malpractice|garage)\b/i;
const otherKind =
  /^\W*(?:commercial |business |contractors'? )?(auto|automobile|vehicles?|workers|worker's|umbrella|excess|professional|pollution|cyber|property|builders?|inland|crime|cargo|installation|errors|directors|fiduciary|garage)\b/i;
/** What small print and boxes of a row say of the row itself. */
const ownKind: Partial<Record<PolicyType, RegExp>> = {
  GENERAL_LIABILITY: /general|aggregate|claims|occur|policy|project|contractual|liquor|benefits/i,
  AUTO_LIABILITY: /autos?\b|automobile|vehicle|garage/i,
  UMBRELLA_POLICY: /umbrella|excess|claims|occur|retention|ded/i,
  WORKERS_COMPENSATION: /workers|compensation|employers|proprietor|officer|statut|operations/i,
};
/** Minimum height of a row, and maximum distance of a number above its title, in points. */
const [leastRow, above] = [18, 8];

/**
 * Splits rows of the form where a coverage begins in them whose title the form does not have: its policy would count for the row above. The
 * part is a free row, which is never taken for a coverage that the form knows.
 */
export function partForeign(
  rows: readonly GridRow[],
  type: [number, number],
  number: [number, number] | null,
  words: readonly Word[],
  rulings: readonly number[],
): GridRow[] {
  return withWholeTitles(rows, type, words).flatMap((row): GridRow[] => {
    if (!row.form || !number) return [row];
    const own = ownKind[row.form.type];
    const known = new Set(row.titles.flatMap((title) => title.words));
    const numbers = linesOf(wordsIn(words, [number[0], row.top, number[1], row.bottom]))
      .filter((line) => isNoNumberYet(textOf(line)) || (policyNumberFrom(textOf(line)) !== null && !looksLikeDate(textOf(line))))
      .map((line) => centerY({ box: unionBox(line) }));
    const starts = linesOf(wordsIn(words, [type[0], row.top + leastRow, type[1], row.bottom]).filter((word) => !known.has(word))).flatMap(
      (line) => {
        const [first] = line;
        const text = textOf(line);
        const [, top, , bottom] = unionBox(line);
        if (!first || isTick(first.text) || insurerLine(line) || !coverage.test(text) || own?.test(text)) return [];
        // With a second number a title is enough; a single number may be in the middle of its row, below text written into the row.
        const isBelow = numbers.some((y) => y > top - above);
        const isSecond = numbers.some((y) => y < top - above);
        const startsKind = otherKind.test(text) && Math.abs(first.box[0] - (row.titles[0]?.box[0] ?? -99)) < 4;
        return isBelow && (isSecond ? line.length < 6 : startsKind) && bottom - top < 14 ? [top] : [];
      },
    );
    // A line across the table between two numbers, with a title below it, parts two coverages.
    const isTitled = (from: number) => wordsIn(words, [type[0], from, type[1], row.bottom]).some(({ text }) => /[A-Za-z]{3}/.test(text));
    const parting = rulings.find(
      (edge) =>
        edge > row.top + leastRow && numbers.some((y) => y < edge) && numbers.some((y) => y > edge && y < row.bottom) && isTitled(edge),
    );
    const start = starts[0] ?? (parting === undefined ? undefined : parting + 3);
    if (start === undefined) return [row];
    return [
      { ...row, bottom: start - 3 },
      { form: null, top: start - 3, bottom: row.bottom, titles: [] },
    ];
  });
}

/** Rows of exact text that begin with the first line of their title, where a narrow column broke it and only the second was known: "Workers" above "Compensation". */
function withWholeTitles(rows: readonly GridRow[], type: [number, number], words: readonly Word[]): GridRow[] {
  const whole = rows.map((row) => ({ ...row }));
  whole.forEach((row, at) => {
    const [title] = row.titles;
    const before = whole[at - 1];
    const [second] = title?.words ?? [];
    if (!row.form || !title || second?.reader !== "text") return;
    const [, top] = title.box;
    const line = linesOf(wordsIn(words, [type[0], (before?.top ?? row.top) - 1, type[1], top])).at(-1);
    const [first] = line ?? [];
    if (!line || !first || before?.titles.some((one) => one.words.some((word) => line.includes(word)))) return;
    if (
      !isNextLine(first, second) ||
      rowNamedBy(textOf(line)) !== null ||
      rowNamedBy(`${textOf(line)} ${textOf(title.words)}`) !== row.form.type
    )
      return;
    row.top = Math.min(row.top, first.box[1] - 3);
    row.titles = [{ ...title, words: [...line, ...title.words], box: unionBox([...line, ...title.words]) }, ...row.titles.slice(1)];
    if (before) before.bottom = Math.min(before.bottom, row.top);
  });
  return whole;
}
