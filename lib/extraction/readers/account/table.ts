import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { isSmallRetention } from "@/lib/extraction/forms/amount-words";
import { printedInRow } from "@/lib/extraction/forms/printed";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { isOfColumn, saidInCell } from "@/lib/extraction/readers/account/cells";
import { areLevel, isIn, marksOf, notPrinted, placeOf, saysSomething, segmentsOf } from "@/lib/extraction/readers/account/marks";
import type { Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { findAnchors } from "@/lib/extraction/readers/limit-anchors";
import type { Plan } from "@/lib/extraction/readers/policies";
import type { Slot } from "@/lib/extraction/readers/rows";
import { short } from "@/lib/extraction/readers/standing";
import { centerX, centerY, linesOf, type PageWords, textOf, type Word } from "@/lib/extraction/readers/words";
import { isPlaceholder, isTick } from "@/lib/extraction/rules";
import type { Box, ReadCertificate, ReadMark } from "@/lib/extraction/schema";

/* The words of the coverage table, row by row: those that no reader took, and that the form does not print there, touch what is beside them. */

/** `edition`: of the form; null: it is a redrawn one. */
type Context = { finder: LabelFinder; grid: Grid; page: Pick<PageWords, "words" | "uprights">; notes: Notes; edition: string | null };
type Policy = ReadCertificate["policies"][number];

/** Unexplained words are marks of their row. Those in a cell also doubt its value, which is kept. */
export function accountForTable(policies: readonly Policy[], plans: readonly Plan[], context: Context): ReadMark[] {
  const { grid } = context;
  const isForm = grid.found.includes("letter") || grid.columns.additional || grid.columns.waiver;
  // Only lines on either side define a cell's content: elsewhere words of adjacent columns reach into it.
  if (grid.slots || !isForm || !grid.ruled?.has("number")) return [];
  const values = Object.entries(context.notes.evidence).map(([pointer, { box }]) => ({ pointer, box }));
  return plans.flatMap((plan, at) => (policies[at] ? accountForRow(policies[at], at, plan, values, context) : []));
}

type Claimed = { pointer: string; box: Box };

/** A policy's part of its row: halfway to the lines of the other policies in it. */
function ownPart({ top, bottom, line, others = [] }: Slot): { top: number; bottom: number } {
  if (!line) return { top, bottom };
  const middle = (line[0] + line[1]) / 2;
  const edges = others.map(([from, to]) => ((from + to) / 2 + middle) / 2);
  return {
    top: Math.max(top, ...edges.filter((edge) => edge < middle)),
    bottom: Math.min(bottom, ...edges.filter((edge) => edge > middle)),
  };
}

function accountForRow(policy: Policy, at: number, plan: Plan, values: readonly Claimed[], context: Context): ReadMark[] {
  const { grid, page, notes, edition } = context;
  const { columns, ruled } = grid;
  const part = ownPart(plan.slot);
  const open = openWords(policy, at, plan, values, context);
  const inCell = (span: [number, number] | null) => inside(open, span, part);
  const marks: ReadMark[] = [];
  const doubt = (pointer: string, words: readonly Word[], text: string, reason: string) => {
    notes.reasons[pointer] = reason;
    marks.push({ ...placeOf(words), text, policy: at, value: pointer });
  };
  for (const [key, header] of valueCells) {
    const span = columns[header];
    const pointer = `/policies/${at}/${key}`;
    if (!span || !ruled?.has(header) || policy[key] === null || notes.reasons[pointer]) continue;
    const said = saidInCell(inCell(span), span, page.words).filter(({ text }) => !isOfColumn(text, header));
    const text = textOf(linesOf(said).flat());
    if (said.length > 0) doubt(pointer, said, text, `In the same cell the certificate says "${short(text)}".`);
  }
  const rest = [columns.type, columns.limits].flatMap(inCell);
  const ticks = rest.filter(isMark);
  const { form } = plan.row;
  const unlabelled = form ? ticks.filter((tick) => !isOwnBox(tick, form, page.words)) : [];
  if (unlabelled.length > 0 && !notes.reasons[`/policies/${at}/ticked`])
    doubt(`/policies/${at}/ticked`, unlabelled, "", "A box in this row is checked, and we can't tell what it means.");
  // A producer may type the row's name beside a box that the form leaves blank.
  const isListed = form && ticks.some((tick) => isNamed(tick, form, page.words));
  if (edition !== null && !isListed && lacksOwnBox(policy, plan, columns.type[0]))
    notes.reasons[`/policies/${at}/ticked`] ??= "This coverage's box is not checked.";
  // A form prints the label of a box once.
  const [, again] = plan.places.filter(({ tick }) => tick.means?.basis === "CLAIMS_MADE");
  const second = policy.occurrenceOrClaimsMade === "CLAIMS_MADE" ? [] : (again?.label.words ?? []);
  const said = rest.filter((word) => !ticks.includes(word));
  return [...marks, ...marksOf([...said, ...second], at).filter(({ text }) => !isSmallRetention(policy.type, text))];
}

const valueCells = [
  ["policyNumber", "number"],
  ["effectiveDate", "effective"],
  ["expirationDate", "expiration"],
  ["insurerLetter", "letter"],
] as const;

/** Least distance between a column's left line and a label that has a box before it, in points. */
const boxRoom = 10;

/** Whether the form prints boxes that list the row's coverage, and none of them is checked. */
function lacksOwnBox({ ticked }: Policy, { places }: Plan, left: number): boolean {
  const own = places.filter(({ tick, label }) => tick.namesRow && label.box[0] - left > boxRoom);
  return own.length > 0 && !own.some(({ tick }) => ticked.includes(tick.mark));
}

/** A "Y" is the form's, or an answer. */
const isMark = ({ text }: Word) => isTick(text) && !/^\W*y/i.test(text);

const isPrinted = (segment: readonly Word[], form: RowForm, edition: string | null) =>
  notPrinted(segment, printedInRow(form), edition === null).length === 0;

/** The words of a row that no reader took and the form does not print. */
function openWords(policy: Policy, at: number, plan: Plan, values: readonly Claimed[], context: Context): Word[] {
  const { page, edition, grid } = context;
  const claimed = claimedIn(policy, at, plan, context);
  const { form } = plan.row;
  const own = page.words.filter((word) => centerY(word) > plan.slot.top && centerY(word) < plan.slot.bottom);
  const open = own.filter((word) => saysSomething(word) && !claimed.has(word) && !values.some(({ box }) => isIn(word, box)));
  const ticks = open.filter(isMark);
  // "N/A" in the place of an amount is a value.
  const isNone = (word: Word) => isPlaceholder(word.text) && centerX(word) > (grid.columns.limits?.[0] ?? Number.POSITIVE_INFINITY);
  const said = linesOf(open.filter((word) => !ticks.includes(word) && !isNone(word))).flatMap((line) => segmentsOf(line, page.uprights));
  return [...ticks, ...said.flatMap((segment) => (form && isPrinted(segment, form, edition) ? [] : segment))];
}

/** How far a box's label may begin behind it, in points. */
const labelReach = 16;

/** The words directly behind a checked box. */
function labelBehind(tick: Word, words: readonly Word[]): Word[] | null {
  const behind = words.filter(
    (word) => word !== tick && areLevel(word, tick) && word.box[0] > tick.box[2] - 2 && /[A-Za-z]{2}/.test(word.text),
  );
  const [label] = segmentsOf(behind.toSorted((one, other) => one.box[0] - other.box[0]));
  return label?.[0] && label[0].box[0] - tick.box[2] <= labelReach ? label : null;
}

const isNamed = (tick: Word, { type }: RowForm, words: readonly Word[]) => rowNamedBy(textOf(labelBehind(tick, words) ?? [])) === type;

/** Whether a checked box is explained by its label: the row's own name, or words that the row's mark asks about. */
function isOwnBox(tick: Word, form: RowForm, words: readonly Word[]): boolean {
  const label = labelBehind(tick, words);
  return label !== null && (isNamed(tick, form, words) || notPrinted(label, printedInRow(form)).length > 0);
}

/** No limit is lower, in dollars. */
const leastLimit = 1000;

/** The words that the readers took for the row's titles, labels, boxes and insurer. */
function claimedIn(
  { otherLimits }: Policy,
  at: number,
  { row, slot, places, ticks, named, title }: Plan,
  { finder, page, notes }: Context,
): Set<Word> {
  const { used } = findAnchors(finder, row.form, page.words, slot.top, slot.bottom);
  const claimed = new Set<Word>([
    ...row.titles.flatMap((one) => one.words),
    ...places.flatMap(({ label }) => label.words),
    ...ticks.flatMap(({ words }) => words),
    ...(named?.name ?? []),
    ...(named?.label ?? []),
    ...(title ?? []),
    ...used,
  ]);
  // The label of a limit without a key is kept with it.
  otherLimits.forEach(({ label, amount }, place) => {
    if (amount > 0 && amount < leastLimit) return;
    const source = notes.evidence[`/policies/${at}/otherLimits/${place}`];
    const ofLabel = new Set(label.split(/\s+/));
    for (const word of source ? page.words : [])
      if (ofLabel.has(word.text) && source && Math.abs(centerY(word) - (source.box[1] + source.box[3]) / 2) < 14) claimed.add(word);
  });
  return claimed;
}
