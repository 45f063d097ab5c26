import { shortWords } from "@/lib/extraction/forms/abbreviations";
import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { type AmountLine, abreast, amountLines, isAmountTail, qualifiers } from "@/lib/extraction/readers/amount-lines";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { type Anchor, findAnchors, limitsNamed } from "@/lib/extraction/readers/limit-anchors";
import { dropOfAmounts, isBelow, leastDrop, level, mostDrop, offsetBeside } from "@/lib/extraction/readers/limit-drops";
import type { Upright } from "@/lib/extraction/readers/rulings";
import { centerY, linesOf, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { limitsBelow } from "@/lib/extraction/readers/wrapped-labels";
import { isTick, lettersOf, likeness, parseAmount } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** `box`: the place of the whole amount, between its label and its neighbors. Recognition may have lost a part of the amount. */
export type FoundLimit = { key: string; words: Word[]; box?: Box };
/** A limit without an amount, and where its amount would be; `shared`: one of several limits, one of which may have the amount there. */
type EmptyLimit = { key: string; box: Box; shared?: boolean };
/** `drop`: distance of the row's amounts below their labels, negative for above; null: beside them; undefined: the row does not show it. */
export type FoundLimits = {
  limits: FoundLimit[];
  others: { label: string; words: Word[] }[];
  empty: EmptyLimit[];
  drop?: number | null | undefined;
};

/** Maximum distance of an amount above or below its label, in points. */
const farthest = 6.5;

/**
 * Pairs each limit label of a row with the amount on its baseline. Amounts may sit a few points above or below their labels:
 * the row's common offset is taken off first. An amount beside words that are no label of the form is one of the `others`. `dropGiven`
 * is how far the page's other rows have theirs below their labels.
 */
export function findLimits(
  finder: LabelFinder,
  form: RowForm | null,
  words: readonly Word[],
  top: number,
  bottom: number,
  uprights: readonly Upright[] = [],
  dropGiven?: number,
): FoundLimits {
  const { anchors, used } = findAnchors(finder, form, words, top, bottom);
  const free = words.filter((word) => !used.has(word));
  const lines = amountLines(free, anchors);
  const told = dropGiven ?? dropOfAmounts(anchors, lines);
  const drop = told ?? null;
  const isWhole = (form?.limits ?? []).every(({ key }) => anchors.some((anchor) => anchor.key === key));
  const aside = offsetBeside(anchors, lines, isWhole);
  const offset = drop ?? aside ?? 0;
  if (drop === null && aside === null) return { limits: [], others: [], empty: betweenRows(anchors, lines), drop: told };
  const isBeside = drop !== null ? isBelow : stateAmountsFirst(anchors, lines) ? isBefore : isBehind;
  const limits: FoundLimit[] = [];
  const taken = new Set<AmountLine>();
  const pairs = anchors.flatMap((anchor) => lines.map((line) => ({ anchor, line, away: Math.abs(line.middle - offset - anchor.middle) })));
  for (const { anchor, line, away } of pairs.sort((a, b) => a.away - b.away)) {
    if (
      away > farthest ||
      !(isListed(anchor, anchors, lines) ? isBefore : isBeside)(line.amount, anchor, anchors) ||
      !isFree(line, anchor, form) ||
      isInOtherCell(line.amount, anchor, uprights) ||
      (drop === null &&
        (isAcross(line.amount, anchor, free) ||
          (isBeside === isBehind && !isListed(anchor, anchors, lines) && isNextItem(line.amount, words)))) ||
      taken.has(line) ||
      limits.some(({ key }) => key === anchor.key)
    )
      continue;
    taken.add(line);
    limits.push({ key: anchor.key, words: line.amount, box: roomOf(line.amount, anchor, words) });
  }
  for (const line of lines.filter((one) => !taken.has(one))) {
    const letters = lettersOf(textOf(line.label));
    const holding = letters.length < 5 ? [] : limitsNamed(form, letters);
    const known = holding.length === 1 ? holding[0] : undefined;
    if (!known || limits.some(({ key }) => key === known.key) || line.label.every(({ reader }) => reader !== "ocr")) continue;
    // What a list says before a comma is the name of the amount before it.
    if (isBeside === isBefore || isNextItem(line.amount, words)) continue;
    taken.add(line);
    limits.push({ key: known.key, words: line.amount });
  }
  for (const { line, key } of limitsBelow(form, lines, free)) {
    if (taken.has(line) || limits.some((limit) => limit.key === key)) continue;
    taken.add(line);
    limits.push({ key, words: line.amount });
  }
  // A label between two amounts of which neither is another label's: it is ambiguous which amount it names.
  for (const limit of limits) {
    const anchor = anchors.find(({ key }) => key === limit.key);
    const [left] = unionBox(limit.words);
    const before = anchor && left > anchor.right ? lines.find((line) => !taken.has(line) && standsBefore(line, anchor)) : undefined;
    if (before) limit.words = [...before.amount, ...limit.words];
  }
  // Of a text that is no amount something is stated: it must not be taken for nothing.
  for (const anchor of anchors) {
    const scrap = limits.some(({ key }) => key === anchor.key) ? undefined : scrapBehind(anchor, free);
    if (scrap) limits.push({ key: anchor.key, words: [scrap] });
  }
  const labels = form ? [] : loneLabels(words);
  const others = lines
    .filter((line) => !taken.has(line))
    .flatMap(({ label, amount, middle }) => {
      const near = label.length > 0 ? textOf(label) : takeNearest(labels, middle, unionBox(amount));
      // The only amount of a free row is its limit, though it has no label.
      const text = near ?? (form === null && lines.length === 1 ? "Limit" : null);
      return text ? [{ label: text, words: amount }] : [];
    });
  const unstated = anchors.filter(({ key }) => !limits.some((limit) => limit.key === key));
  const empty = unstated.flatMap((anchor): EmptyLimit[] => {
    // Of limits in two columns, those of its own column show where its amount would be.
    const beside = limits.map(({ words: amount }) => amount).filter((amount) => isBeside(amount, anchor, anchors));
    const column = nearestColumn(beside, anchor);
    if (column.length === 0) return [];
    const [left, , right] = unionBox(column.flat());
    return [{ key: anchor.key, box: [left, anchor.middle + offset - 4, right, anchor.middle + offset + 4] }];
  });
  const unknown = (form?.limits ?? []).filter(({ key }) => !anchors.some((anchor) => anchor.key === key));
  for (const line of lines)
    if (!taken.has(line) && line.label.length === 0)
      empty.push(...unknown.map(({ key }) => ({ key, box: unionBox(line.amount), shared: true })));
  return { limits, others, empty, drop: told };
}

/** Amounts that may belong to the labels above or below them. */
const betweenRows = (anchors: readonly Anchor[], lines: readonly AmountLine[]): EmptyLimit[] =>
  anchors.flatMap(({ key, middle }) => {
    const [line] = lines.toSorted((one, other) => Math.abs(one.middle - middle) - Math.abs(other.middle - middle));
    return line && Math.abs(line.middle - middle) < 2 * farthest ? [{ key, box: unionBox(line.amount), shared: true }] : [];
  });

/** The amounts in one column with the amount nearest to a label: an amount further along may belong to a label that was not found. */
function nearestColumn(amounts: readonly Word[][], { left, right }: Anchor): Word[][] {
  const away = ([x0, , x1]: Box) => Math.max(0, x0 - right, left - x1);
  const [nearest] = amounts.map(unionBox).sort((one, other) => away(one) - away(other));
  return nearest ? amounts.filter((amount) => unionBox(amount)[0] < nearest[2] && unionBox(amount)[2] > nearest[0]) : [];
}

/** How far before a label an amount ends at most that may be its own, in points. */
const closeBefore = 8;

const standsBefore = ({ amount, middle }: AmountLine, anchor: Anchor) => {
  const gap = anchor.left - unionBox(amount)[2];
  return gap > -1 && gap < closeBefore && Math.abs(middle - anchor.middle) < level;
};

/** Maximum distance between a label and the beginning of its amount, in points. */
const scrapReach = 24;

/** Digits of a text layer directly after a label that are not an amount: ",000,000". */
function scrapBehind({ right, middle }: Anchor, free: readonly Word[]): Word | undefined {
  return free.find(
    (word) =>
      word.reader !== "ocr" &&
      /^[^A-Za-z]*[,.]\d{3}\b[^A-Za-z]*$/.test(word.text) &&
      word.box[0] > right - 2 &&
      word.box[0] < right + scrapReach &&
      Math.abs(centerY(word) - middle) < farthest &&
      parseAmount(word.text) === null,
  );
}

/** From the label's end to the next word right of the amount, as far as a lost part of an amount reaches. */
function roomOf(amount: Word[], anchor: Anchor, words: readonly Word[]): Box {
  const [x0, y0, x1, y1] = unionBox(amount);
  const next = words.filter((word) => !amount.includes(word) && word.box[0] > x1 && Math.abs(centerY(word) - (y0 + y1) / 2) < 6);
  const left = Math.min(x0 - 3, Math.max(anchor.right + 2, x0 - 36));
  return [left, y0 - 3, Math.max(x1 + 3, Math.min(x1 + 24, ...next.map(({ box }) => box[0] - 2))), y1 + 3];
}

/** Whether an amount is after a label, and before the next label of its line where limits are in two columns. */
function isBehind(amount: readonly Word[], anchor: Anchor, anchors: readonly Anchor[]): boolean {
  const [left, , right] = unionBox(amount);
  const isBetween = (other: Anchor) => Math.abs(other.middle - anchor.middle) < level && other.left > anchor.right && other.left < left;
  return right > anchor.right && !anchors.some(isBetween);
}

/** Whether an amount is before a label, and after the label before it where limits are in two columns. */
function isBefore(amount: readonly Word[], anchor: Anchor, anchors: readonly Anchor[]): boolean {
  const [left, , right] = unionBox(amount);
  const isBetween = (other: Anchor) => Math.abs(other.middle - anchor.middle) < level && other.right < anchor.left && other.right > right;
  return left < anchor.left && right < anchor.right && !anchors.some(isBetween);
}

/** Lines this near each other are one that was found twice, or the two of a double one, in points. */
const doubled = 5;

/**
 * Whether two vertical lines separate a label and an amount: between its own label and an amount there is at most one. On a picture the
 * label of another line may be as high as the amount.
 */
function isInOtherCell(amount: readonly Word[], { left, right, middle }: Anchor, uprights: readonly Upright[]): boolean {
  const [x0, , x1] = unionBox(amount);
  const [from, to] = x0 > right ? [right, x0] : [x1, left];
  const between = uprights.filter(({ x, top, bottom }) => x > from - 1 && x < to + 1 && top < middle && bottom > middle).map(({ x }) => x);
  return Math.max(...between) - Math.min(...between) > doubled;
}

/** Whether an amount begins the next item of a list: the text directly before it ends with a comma. */
function isNextItem(amount: readonly Word[], words: readonly Word[]): boolean {
  const [x0, y0, , y1] = unionBox(amount);
  const before = words.filter(
    (word) => word.text !== "$" && word.box[2] < x0 + 1 && word.box[2] > x0 - abreast && Math.abs(centerY(word) - (y0 + y1) / 2) < level,
  );
  return before.some(({ text }) => /[A-Za-z][,;/]$|^[,;/]$/.test(text));
}

/** How near a word may be to a label of which it is the rest, in points. */
const ownReach = 8;

/** Whether words that are not part of a label are between it and an amount: then the amount belongs to another label, which is unknown. */
function isAcross(amount: readonly Word[], { left, right }: Anchor, free: readonly Word[]): boolean {
  const [x0, y0, x1, y1] = unionBox(amount);
  const [from, to] = x0 > right ? [right + ownReach, x0] : [x1, left - ownReach];
  const isOther = ({ text }: Word) => /[A-Za-z]{3}/.test(text) && !qualifiers.has(shortWords(text).join(""));
  return free.some(
    (word) =>
      word.box[0] > from &&
      word.box[2] < to &&
      Math.abs(centerY(word) - (y0 + y1) / 2) < farthest &&
      !amount.includes(word) &&
      isOther(word),
  );
}

/** Whether an anchor's line lists each amount before its label: from an amount to a label, with as many labels as amounts. */
function isListed({ middle }: Anchor, anchors: readonly Anchor[], lines: readonly AmountLine[]): boolean {
  const labels = anchors.filter((anchor) => Math.abs(anchor.middle - middle) < level).map(({ left }) => left);
  const amounts = lines.filter((line) => Math.abs(line.middle - middle) < level).map(({ amount }) => unionBox(amount)[0]);
  return (
    amounts.length > 1 &&
    amounts.length === labels.length &&
    Math.min(...amounts) < Math.min(...labels) &&
    Math.max(...amounts) < Math.max(...labels)
  );
}

/** Whether a row states its amounts before their labels: no label has an amount after it, and some have one before it. */
function stateAmountsFirst(anchors: readonly Anchor[], lines: readonly AmountLine[]): boolean {
  const near = anchors.flatMap((anchor) =>
    lines.filter(({ middle }) => Math.abs(middle - anchor.middle) < level).map(({ amount }) => [anchor, amount] as const),
  );
  return (
    !near.some(([anchor, amount]) => isBehind(amount, anchor, anchors)) &&
    near.some(([anchor, amount]) => isBefore(amount, anchor, anchors))
  );
}

/** Whether words are the rest of a label, after it or on the next line at its edge. */
function isRest(words: readonly Word[], { middle, left, right }: Anchor): boolean {
  const [first] = words;
  if (!first || !words.flatMap(({ text }) => shortWords(text)).every((word) => qualifiers.has(word))) return false;
  const apart = Math.abs(centerY(first) - middle);
  const gap = first.box[0] - right;
  return (apart < 3 && gap > -2 && gap < 8) || (apart < 7 && Math.abs(first.box[0] - left) < 4);
}

/** Whether the words left on the amount's line leave it to this label: hardly any, or the label's own, misread. */
function isFree({ label }: AmountLine, anchor: Anchor, form: RowForm | null): boolean {
  if (label.length <= (anchor.guessed ? 2 : 1) || isRest(label, anchor)) return true;
  const wordings = form?.limits.find(({ key }) => key === anchor.key)?.labels ?? [];
  return (
    label.some(({ reader }) => reader === "ocr") && wordings.some((wording) => likeness(lettersOf(textOf(label)), lettersOf(wording)) > 0.4)
  );
}

type LoneLabel = { text: string; middle: number; left: number; right: number };

/** Words without an amount after them: in a free row labels whose amounts may be a few points above or below, or before them. */
function loneLabels(words: readonly Word[]): LoneLabel[] {
  return linesOf(words).flatMap((line) => {
    const start = line.findIndex((word) => /[A-Za-z]{2}/.test(word.text) && !isAmountTail([word]));
    const own = start < 0 ? [] : line.slice(start);
    if (own.some((_, at) => isAmountTail(own.slice(at)))) return [];
    const label = own.filter(({ text }) => text !== "$" && !isTick(text) && /[A-Za-z]/.test(text));
    const [first] = label;
    if (!first || !/[A-Za-z]{3}/.test(textOf(label))) return [];
    return [{ text: textOf(label), middle: centerY(first), left: first.box[0], right: unionBox(label)[2] }];
  });
}

/** Maximum distance right of its label's left edge at which an amount below it begins, in points: a dollar sign may precede it. */
const signWidth = 12;

/** The label that takes an amount: the nearest one before it, else one after, else one above, else one below; null: none is near. */
function takeNearest(labels: LoneLabel[], middle: number, amount: Box): string | null {
  const level = labels
    .filter((label) => Math.abs(label.middle - middle) <= farthest && (label.right < amount[0] || label.left > amount[2]))
    .sort((a, b) => Number(a.left > amount[2]) - Number(b.left > amount[2]) || Math.abs(a.middle - middle) - Math.abs(b.middle - middle));
  const stacked = (way: 1 | -1) =>
    labels
      .filter(({ middle: height, left }) => {
        const [drop, inset] = [way * (middle - height), amount[0] - left];
        return drop > leastDrop && drop < mostDrop && inset > -signWidth / 2 && inset < signWidth;
      })
      .sort((a, b) => way * (b.middle - a.middle));
  const near = level[0] ?? stacked(1)[0] ?? stacked(-1)[0];
  if (near) labels.splice(labels.indexOf(near), 1);
  return near?.text ?? null;
}
