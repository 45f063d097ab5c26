import { coverageWords } from "@/lib/extraction/forms/plain";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import type { Columns, Span } from "@/lib/extraction/readers/columns";
import type { Band } from "@/lib/extraction/readers/headers";
import { type Label, type LabelFinder, labelMiddle, standsBetween } from "@/lib/extraction/readers/labels";
import { type GridRow, standardRows } from "@/lib/extraction/readers/rows";
import { centerX, centerY, linesOf, type PageWords, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { looksLikeDate } from "@/lib/extraction/rules";

/**
 * Maximum vertical offset between a title and its policy number, maximum distance between the lines of one title, and maximum reach into
 * the next column, in points.
 */
const [level, nextLine, across] = [4, 14, 20];

/**
 * The rows of a schedule of insurance: each begins where a policy number is level with the title of its coverage. null: it is not such a
 * schedule, or each of the rows `found` by the form's own coverages has at most one number.
 */
export function scheduleRows(
  finder: LabelFinder,
  page: PageWords,
  columns: Columns,
  band: Band,
  top: number,
  bottom: number,
  found: readonly GridRow[],
): GridRow[] | null {
  const { number, type } = columns;
  // A form with letters or marks prints boxes below its titles, level with the numbers of further policies.
  if (!number || band.letter || columns.additional || columns.waiver || columns.effective === null) return null;
  const whole = finder.runs().filter((run) => standsBetween(run, top, bottom) && run.box[0] < type[1] && run.box[0] > type[0] - 2);
  // An insurer's name may follow a title so closely that both are one run.
  const runs = whole.flatMap((run) => {
    const words = run.words.filter((word) => centerX(word) < type[1]);
    return words.length > 0 ? [{ ...run, words, box: unionBox(words) }] : [];
  });
  // After a hyphen a number continues on the next line.
  const written = linesOf(wordsIn(page.words, [number[0], top, number[1], bottom]));
  const numbers = written
    .filter((_, at) => !/-$/.test(plainText(written[at - 1] ?? [])))
    .flat()
    .filter(({ text }) => /\d/.test(text));
  // The second line of a number is level with no date.
  const [from, to] = columns.effective;
  const dates = wordsIn(page.words, [from, top, to, bottom]).filter(({ text }) => looksLikeDate(text));
  const isLevel = (run: Label) =>
    [numbers, dates].every((words) => words.some((word) => Math.abs(centerY(word) - labelMiddle(run)) < level));
  const numbered = runs.filter((run) => centerX({ box: run.box }) < type[1] && isLevel(run));
  const left = Math.min(...numbered.map(({ box }) => box[0]));
  const titles = numbered.filter((run) => run.box[0] - left < level && !/^[(a-z]/.test(plainText(run.words)));
  // The line below a title may be the next one.
  const others = runs.filter((run) => !titles.includes(run));
  const isNamed = (title: Label) =>
    coverageWords.some(({ words }) => words.test(plainText(wholeTitle(title, others).flatMap(({ words: own }) => own))));
  const starts = titles.filter(isNamed).sort((a, b) => a.box[1] - b.box[1]);
  const isShared = ({ top: from, bottom: to }: GridRow) => starts.filter((title) => standsBetween(title, from, to)).length > 1;
  // Each dated number of the table is level with a title, some with one that no row of the form has.
  const lines = linesOf(numbers).filter((line) =>
    dates.some((date) => line.some((word) => Math.abs(centerY(word) - centerY(date)) < level)),
  );
  const isWhole = lines.length === titles.length && titles.length > found.filter(({ form }) => form !== null).length;
  if (starts.length < 2 || !(found.some(isShared) || isWhole)) return null;
  // A note below the table runs over its columns.
  const last = starts.at(-1) as Label;
  const note = whole.find((run) => run.box[1] > last.box[3] + nextLine && run.box[2] > number[0] + across);
  const end = note ? note.box[1] : bottom;
  return titles
    .sort((a, b) => a.box[1] - b.box[1])
    .map((title, at, all): GridRow => {
      const lines = wholeTitle(title, others);
      const text = plainText(lines.flatMap(({ words }) => words));
      // Employers' liability that a state's fund leaves out is no workers' compensation.
      const isStopGap = /\bstop[- ]?gap\b/i.test(text);
      const named = isStopGap
        ? null
        : (rowNamedBy(plainText(title.words)) ?? rowNamedBy(text) ?? coverageWords.find(({ words }) => words.test(text))?.type);
      const form = standardRows().find((row) => row.type === named) ?? null;
      return { form, top: title.box[1] - 3, bottom: (all[at + 1]?.box[1] ?? end + 3) - 3, titles: lines };
    });
}

/** A title with the lines that follow it closely at its left edge. */
function wholeTitle(title: Label, runs: readonly Label[]): Label[] {
  const whole = [title];
  for (;;) {
    const last = whole.at(-1) as Label;
    const next = runs.find(
      (run) =>
        Math.abs(run.box[0] - title.box[0]) < 2 &&
        labelMiddle(run) > labelMiddle(last) + 4 &&
        labelMiddle(run) - labelMiddle(last) < nextLine,
    );
    if (!next) return whole;
    whole.push(next);
  }
}

/** Maximum distance between the middle of a policy's two dates and its number, in points. */
const amid = 8;

/**
 * Lets rows without lines between them begin with the first of their two dates, where these are above and below the policy's number: it may
 * be higher than the title.
 */
export function fitToTerms(rows: readonly GridRow[], { number, effective, expiration }: Columns, words: readonly Word[]): void {
  if (!number || !effective || expiration || words.some(({ reader }) => reader === "ocr")) return;
  const inColumn = ([from, to]: Span) =>
    words.filter((word) => centerX(word) > from && centerX(word) < to).sort((a, b) => centerY(a) - centerY(b));
  const numbers = linesOf(inColumn(number)).filter((line) => /\d/.test(plainText(line)));
  const dates = inColumn(effective).filter(({ text }) => looksLikeDate(text));
  const terms = numbers.map((line, at) => ({ middle: centerY({ box: unionBox(line) }), pair: dates.slice(2 * at, 2 * at + 2) }));
  const isAmid = ({ middle, pair: [first, second] }: (typeof terms)[number]) =>
    first !== undefined && second !== undefined && Math.abs((centerY(first) + centerY(second)) / 2 - middle) < amid;
  if (dates.length !== 2 * numbers.length || !terms.every(isAmid)) return;
  rows.forEach((row, at) => {
    const [title] = row.titles;
    const own = title && terms.find(({ middle }) => Math.abs(middle - labelMiddle(title)) < level);
    const start = own?.pair[0]?.box[1];
    if (start === undefined || start > row.top) return;
    row.top = start - 1;
    const before = rows[at - 1];
    if (before) before.bottom = row.top;
  });
}
