import { type Label, labelMiddle } from "@/lib/extraction/readers/labels";
import { lettersOf } from "@/lib/extraction/rules";

/** No row of the form is less high, in points. */
export const leastRow = 24;

type TitleGroup = { titles: Label[]; first: Label | null; isAgain: boolean };
/** Letters of a label alone. */
export const textOfLabel = ({ words }: Label) => lettersOf(words.map(({ text }) => text).join(""));

/** Whether a title appears again, further down or below a line across the table (`edges`): that is another row. */
function repeats(title: Label, above: Label, edges: readonly number[] = []): boolean {
  const isBelow = title.box[1] - above.box[3] > leastRow || edges.some((y) => y > above.box[3] && y < title.box[1]);
  return isBelow && textOfLabel(title) === textOfLabel(above);
}

/** Titles of one row share the first limit label beside or above them: two rows of a kind have two, or the same title again. */
export function groupTitles(titles: Label[], firsts: Label[], edges: readonly number[]): TitleGroup[] {
  const groups: TitleGroup[] = [];
  for (const title of titles.sort((a, b) => a.box[1] - b.box[1])) {
    const above = firsts.filter((label) => label.box[1] <= labelMiddle(title) + 8).sort((a, b) => b.box[1] - a.box[1]);
    const first = above[0] ?? null;
    const own = groups.find((group) => group.first === first && !group.isAgain);
    const isAgain = own?.titles.some((one) => repeats(title, one, edges)) ?? false;
    if (own && !isAgain) own.titles.push(title);
    else groups.push({ titles: [title], first: isAgain ? null : first, isAgain });
  }
  // A second label a line or two below is another limit's wording that holds the same words.
  const list: TitleGroup[] = [];
  for (const group of groups) {
    const start = Math.min(...group.titles.map(labelMiddle));
    const above = list.find((one) => Math.abs(Math.min(...one.titles.map(labelMiddle)) - start) < leastRow);
    const isAgain = above?.titles.some((one) => group.titles.some((title) => repeats(title, one, edges)));
    if (above && !isAgain) above.titles.push(...group.titles);
    else list.push(group);
  }
  const [orphan, next] = [list.find(({ first, isAgain }) => first === null && !isAgain), list.find(({ first }) => first !== null)];
  if (!orphan || !next || next.titles.some((title) => orphan.titles.some((one) => repeats(title, one)))) return list;
  return [{ ...next, titles: [...orphan.titles, ...next.titles] }, ...list.filter((group) => group !== orphan && group !== next)];
}
