import { besideInterests, coveredLabels, interestLabels, perilLabels, perilsHead } from "@/lib/extraction/forms/property";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { Notes } from "@/lib/extraction/readers/draft";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { centerY, heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/*
 * The boxes of evidence of property insurance (ACORD 27 and 28): what is insured, against which perils, and the interest of the one who is
 * named. A box is directly left of its label.
 */

/** How far left of a label its box begins at most, in heights of the label. */
const boxReach = 3.2;
/** What a form prints for an empty box. */
const emptyBox = /^[[\]()_.\-–|☐□○◯•·oO0/\\]+$/;

/** A sign in a box that is no check mark. "A building" is no such sign. */
const sign = /^(?:[^\w\s:;,&$%'"’“”.()]{1,2}|[B-HJ-Zb-hj-z])$/;

type Label = { of: string; isInterest: boolean; words: Word[] };

/** The labels on a page, each a run of words of one line without marks. */
export function labelsOn<Of>(page: PageWords, nameOf: (text: string) => Of | null): { of: Of; words: Word[] }[] {
  return linesOf(page.words).flatMap((line) =>
    runsWithoutMarks(line).flatMap((run) => {
      // A sign in a label's box may be so close that both are one run.
      const words = run.length > 1 && sign.test(run[0]?.text ?? "") ? run.slice(1) : run;
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
export function markOf(page: PageWords, label: readonly Word[]): Word | null {
  const [x0, y0, , y1] = unionBox(label);
  const middle = (y0 + y1) / 2;
  const marks = page.words.filter((word) => isTick(word.text) && isInBoxOf(word, label));
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

/** Whether a word is where the box of a label is. */
function isInBoxOf(word: Word, label: readonly Word[]): boolean {
  const [x0, y0, , y1] = unionBox(label);
  const isLevel = Math.abs(centerY(word) - (y0 + y1) / 2) < (y1 - y0) * 0.9;
  return isLevel && word.box[2] < x0 + 1 && x0 - word.box[2] < boxReach * (y1 - y0);
}

/** Reads which boxes are checked. A mark that may be of another box, or of none, leaves them to a person. */
export function readPropertyBoxes(policy: ReadPolicy, page: PageWords, pointer: string, notes: Notes): void {
  const perils = linesOf(page.words).filter((line) => perilsHead.test(textIn(line)));
  const labels = [
    ...named(page, (text) => interestLabels.find(({ words }) => words.test(text))?.interest ?? null, true),
    ...named(page, (text) => (besideInterests.test(text) ? text.toUpperCase() : null), true),
    ...named(page, coveredIn),
    ...perils.flatMap((words) => named({ ...page, words }, (text) => (perilLabels.test(text) ? text.toUpperCase() : null))),
  ];
  const marked = markedOf(page, labels);
  policy.ticked.push(...marked.map(({ of }) => of).filter((of, at, all) => all.indexOf(of) === at));
  if (marked.length > 0)
    notes.found(
      `${pointer}/ticked`,
      marked.flatMap(({ mark, words }) => [mark, ...words]),
    );
  const doubt = doubtIn(page, labels, marked);
  if (doubt) notes.unreadable(`${pointer}/ticked`, doubt.reason, doubt.words);
}

/** What the form's one amount of insurance covers: what alone is checked; null: both, nothing, or it is not certain. */
export function coveredBy(page: PageWords): string | null {
  const labels = named(page, (text) => coveredLabels.find(({ words }) => words.test(text))?.name ?? null);
  const marked = markedOf(page, labels);
  const checked = [...new Set(marked.map(({ of }) => of))];
  return checked.length === 1 && !doubtIn(page, labels, marked) ? (checked[0] ?? null) : null;
}

const markedOf = (page: PageWords, labels: readonly Label[]): Marked[] =>
  labels.flatMap((label) => {
    const mark = markOf(page, label.words);
    return mark ? [{ ...label, mark }] : [];
  });

const named = (page: PageWords, nameOf: (text: string) => string | null, isInterest = false): Label[] =>
  labelsOn(page, nameOf).map((label) => ({ ...label, isInterest }));

const coveredIn = (text: string) => coveredLabels.find(({ words }) => words.test(text))?.name.toUpperCase() ?? null;

type Marked = Label & { mark: Word };

/** Why it is not certain which boxes are checked; null: it is. */
function doubtIn(page: PageWords, labels: readonly Label[], marked: readonly Marked[]): { reason: string; words: Word[] } | null {
  const interests = labels.filter(({ isInterest, of }) => isInterest && !besideInterests.test(of)).flatMap(({ words }) => words);
  // A picture may lose a mark; of text, no mark is no interest.
  if (fromPicture(interests))
    return marked.some(({ isInterest }) => isInterest) ? null : { reason: "We couldn't read which interest is checked.", words: interests };
  const used = new Set(marked.map(({ mark }) => mark));
  const isShared = ({ mark }: Marked) => marked.filter((other) => other.mark === mark).length > 1;
  const astray = marked.find((one) => isShared(one) || isNearerBehind(one.mark, one.words, labels));
  const unclear = astray?.mark ?? page.words.find((word) => !used.has(word) && isOdd(word, page, labels));
  if (unclear) return { reason: "We can't tell which of these boxes is checked.", words: [unclear] };
  const perils = marked.filter(({ of }) => perilLabels.test(of));
  if (perils.length < 2) return null;
  return { reason: "We can't tell which of these boxes is checked.", words: perils.map(({ mark }) => mark) };
}

/** Whether a mark is as near to a label on its left as to its own: its form may have boxes after their labels. */
function isNearerBehind(mark: Word, own: readonly Word[], labels: readonly Label[]): boolean {
  const ahead = unionBox(own)[0] - mark.box[2];
  return labels.some(({ words }) => {
    const behind = mark.box[0] - unionBox(words)[2];
    return isLevelWith(mark, words) && behind > -1 && behind <= ahead;
  });
}

const isLevelWith = (word: Word, label: readonly Word[]) =>
  Math.abs(centerY(word) - centerY({ box: unionBox(label) })) < heightOf({ box: unionBox(label) }) * 0.9;

/**
 * Whether a word says something of a box that is not understood: a sign in a label's box that is no check mark, a mark after the last
 * label of a line, or the mark of a typed interest.
 */
function isOdd(word: Word, page: PageWords, labels: readonly Label[]): boolean {
  if (fromPicture([word])) return false;
  const near = labels.filter(({ words }) => isInBoxOf(word, words) && !words.includes(word));
  const isSign = sign.test(word.text) && !emptyBox.test(word.text) && !labels.some(({ words }) => words.includes(word));
  if (!isTick(word.text)) return isSign && near.some(({ words }) => markOf(page, words) === null);
  if (near.length > 0) return true;
  const isBehind = labels.some(({ words }) => {
    const away = word.box[0] - unionBox(words)[2];
    return isLevelWith(word, words) && away > -1 && away < boxReach * heightOf({ box: unionBox(words) });
  });
  const interests = labels.filter(({ isInterest }) => isInterest);
  return isBehind || (interests.length > 0 && isAmong(word, interests));
}

/** Whether a mark is in the block of the interests, whose blank boxes take typed ones. */
function isAmong(mark: Word, labels: readonly Label[]): boolean {
  const [x0, y0, , y1] = unionBox(labels.flatMap(({ words }) => words));
  const height = Math.max(...labels.map(({ words }) => heightOf({ box: unionBox(words) })));
  const middle = centerY(mark);
  return mark.box[2] > x0 - boxReach * height && middle > y0 - 2 * height && middle < y1 + 3 * height;
}
