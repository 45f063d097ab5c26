import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** A word that is nothing but an amount: "$2M", "$1,000,000". */
const amountAlone = /^\$?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?(?:K|MM?))(?:\.\d\d)?$/i;
/** Maximum distance of a label's left edge or middle from that of its amount, in points. */
const sameColumn = 6;
/** How much closer to its amount a label below is than the text above, in points: in even rows the labels are above. */
const clearlyNearer = 2;

/**
 * Lines in which amounts are above their labels, as on cards ("$2M" above "Each occurrence"), each turned into lines of a label followed by
 * its amount. Only where a whole line of nothing but amounts has a label below each, closer than the text above it.
 */
export function withLabelsAhead(lines: readonly Word[][]): Word[][] {
  const taken = new Set<Word[]>();
  return lines.flatMap((line, at) => {
    if (taken.has(line)) return [];
    const below = isOfAmounts(line) ? labelsBelow(line, lines[at - 1], lines.slice(at + 1)) : null;
    if (!below) return [line];
    for (const one of below.lines) taken.add(one);
    return below.labels.map((label, place) => [...label, ...line.slice(place, place + 1)]);
  });
}

/**
 * Lines of labels with their amounts beside them, of which a narrow column broke a label: each such label with its rest in the line below and its
 * amount is a line of its own. `names`: whether a text names a limit; a label that does so alone has no rest.
 */
export function withWholeLabels(lines: readonly Word[][], names: (text: string) => boolean): Word[][] {
  const taken = new Set<Word[]>();
  return lines.flatMap((line, at) => {
    if (taken.has(line)) return [];
    const below = lines[at + 1];
    const parts = partsOfLine(line);
    const pairs = parts.flatMap((label, place): { label: Word[]; amount: Word[] }[] => {
      const amount = parts[place + 1];
      return amount && isOfAmounts(amount) && !isOfAmounts(label) ? [{ label, amount }] : [];
    });
    if (!below || pairs.length === 0 || unionBox(below)[1] - unionBox(line)[3] > heightOf(line[0] as Word) / 2) return [line];
    const rests = partsOfLine(below).map((rest) => ({
      rest,
      own: pairs.find(({ label }) => Math.abs(unionBox(label)[0] - unionBox(rest)[0]) < sameColumn),
    }));
    const isRest = ({ rest, own }: (typeof rests)[number]) =>
      own && !/\d/.test(textIn(rest)) && !names(textIn(own.label)) && names(`${textIn(own.label)} ${textIn(rest)}`);
    if (!rests.every(isRest)) return [line];
    taken.add(below);
    return pairs.map(({ label, amount }) => [...label, ...(rests.find(({ own }) => own?.label === label)?.rest ?? []), ...amount]);
  });
}

const isOfAmounts = (line: readonly Word[]) => line.length > 0 && line.every(({ text }) => amountAlone.test(text));

/** The label below each amount of a line with the lines that hold them; null: not each has one. */
function labelsBelow(amounts: Word[], above: Word[] | undefined, rest: readonly Word[][]): { labels: Word[][]; lines: Word[][] } | null {
  const [, top, , bottom] = unionBox(amounts);
  const [first, second] = rest;
  if (!first) return null;
  const down = unionBox(first)[1] - bottom;
  if (down > heightOf(amounts[0] as Word) || (above && top - unionBox(above)[3] < down + clearlyNearer)) return null;
  const isIn = (words: readonly Word[], amount: Word) => {
    const [left, , right] = unionBox(words);
    const middles = Math.abs((left + right) / 2 - (amount.box[0] + amount.box[2]) / 2);
    return Math.min(Math.abs(left - amount.box[0]), middles) < sameColumn;
  };
  const names = partsOfLine(first);
  const labels = amounts.map((amount) => names.find((words) => isIn(words, amount) && /[A-Za-z]{3}/.test(textIn(words))) ?? []);
  if (names.length !== amounts.length || labels.some((label) => label.length === 0)) return null;
  // A label may go on in the next line, close below it.
  const isClose = second && unionBox(second)[1] - unionBox(first)[3] < heightOf(first[0] as Word) / 2;
  const ends = isClose && !isOfAmounts(second) ? partsOfLine(second) : [];
  const ofLabels = ends.map((end) => labels.findIndex((label) => Math.abs(unionBox(label)[0] - unionBox(end)[0]) < sameColumn));
  const goOn = second && ends.length > 0 && ofLabels.every((place) => place >= 0);
  if (!goOn) return { labels, lines: [first] };
  return { labels: labels.map((label, place) => [...label, ...(ends[ofLabels.indexOf(place)] ?? [])]), lines: [first, second] };
}
