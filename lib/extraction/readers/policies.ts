import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { endedAlone } from "@/lib/extraction/forms/kinds";
import { accountForUnread } from "@/lib/extraction/readers/account/cells";
import { amountsBeside, answerBehind, answerBox, settleAnswer } from "@/lib/extraction/readers/beside";
import type { Cell } from "@/lib/extraction/readers/cells";
import { withoutDeductibles } from "@/lib/extraction/readers/deductibles";
import { unreadCells } from "@/lib/extraction/readers/doubts";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { freeTitle, isSentence, typedBasis } from "@/lib/extraction/readers/free-titles";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { LabelFinder } from "@/lib/extraction/readers/labels";
import { commonDrop, isUnlike } from "@/lib/extraction/readers/limit-drops";
import { findLimits } from "@/lib/extraction/readers/limits";
import { limitsInLine, limitsInText } from "@/lib/extraction/readers/limits-in-text";
import { marksOfTitles, noteSlippedMark, withoutBoxes } from "@/lib/extraction/readers/mark-columns";
import { grantSpan, grantWords, readBoxes, readGrants, readLetter, settleBoxes } from "@/lib/extraction/readers/narrow-cells";
import { settleNumber } from "@/lib/extraction/readers/numbers";
import { noteEnded, readBasis } from "@/lib/extraction/readers/plain-policies";
import { wordsOfText } from "@/lib/extraction/readers/plain-words";
import { insurerAmong, insurerCell, insurerLine, type Named } from "@/lib/extraction/readers/row-insurers";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { settleAmounts } from "@/lib/extraction/readers/settle-amounts";
import { settleDates } from "@/lib/extraction/readers/settle-dates";
import { inAmountCells, slotsOf } from "@/lib/extraction/readers/slots";
import { isTermWord, refuseHalfTerm } from "@/lib/extraction/readers/terms";
import { refuseTwoTicks } from "@/lib/extraction/readers/tick-boxes";
import { boxPlaces, type FoundTick, findTicks } from "@/lib/extraction/readers/ticks";
import { centerY, linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { emptyPolicy, isTick } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

/** Reads every coverage of the table, with the insurer that its row names. A row with nothing in it makes no policy. */
export async function readPolicies(
  finder: LabelFinder,
  grid: Grid,
  { words: all, uprights }: Pick<PageWords, "words" | "uprights">,
  notes: Notes,
  closer?: CloserLook,
): Promise<{ policies: ReadPolicy[]; plans: Plan[] }> {
  const words = withoutDeductibles(all, grid);
  const parts = grid.slots?.map((slot, at) => ({ row: grid.rows[at] as GridRow, slot })) ?? slotsOf(finder, grid, words, uprights);
  const planOf = ({ row, slot }: Pick<Plan, "row" | "slot">, drop?: number) =>
    planSlot(finder, grid, row, slot, { words, uprights }, closer, drop) ?? [];
  const first = parts.flatMap((part) => planOf(part));
  // A form has its amounts below their labels or above them; of a row that is cut a line too high or too low, or lacks its first amounts,
  // it may seem otherwise.
  const drop = commonDrop(first.map(({ found }) => found.drop));
  const stated = first.flatMap((plan) =>
    drop !== null && isUnlike(plan.found.drop, drop, closer !== undefined) ? planOf(plan, drop) : plan,
  );
  // All at once, so that the second looks at their cells are read together; the numbers last, since by then the dates and amounts
  // have shown how this page prints its digits.
  const policies = await Promise.all(stated.map((plan, at) => readSlot(finder, grid, plan, words, `/policies/${at}`, notes, closer)));
  await Promise.all(
    stated.map(async (plan, at) => {
      const [policy, pointer] = [policies[at], `/policies/${at}`];
      if (!policy) return;
      const cell = cellOf(grid, plan, "number", closer);
      policy.policyNumber = await settleNumber(cell, `${pointer}/policyNumber`, words[0]?.page ?? 1, notes, closer);
      if (!closer) noteSlippedMark(policy, grid, plan.slot, pointer, notes);
      if (!closer) accountForUnread(policy, plan, grid, words, pointer, notes);
      for (const { key, reason } of plan.unread)
        if (!isStated(policy, key) && !notes.reasons[`${pointer}/${key}`]) notes.unreadable(`${pointer}/${key}`, reason);
    }),
  );
  return { policies, plans: stated };
}

/** What a coverage's part of the table holds, before its values are settled. */
export type Plan = {
  row: GridRow;
  slot: Slot;
  found: ReturnType<typeof findLimits>;
  title: Word[] | null;
  named: Named | null;
  ticks: FoundTick[];
  /** Boxes for which a picture does not show whether they are checked. */
  unclear: ReturnType<typeof findTicks>["unclear"];
  places: ReturnType<typeof findTicks>["places"];
  behindLabels: boolean;
  unread: ReturnType<typeof unreadCells>;
  /** The box for the answer to the row's question in which nothing was read yet. */
  answerBox: Box | null;
};

function planSlot(
  finder: LabelFinder,
  grid: Grid,
  row: GridRow,
  slot: Slot,
  { words, uprights }: Pick<PageWords, "words" | "uprights">,
  closer?: CloserLook,
  drop?: number,
): Plan | null {
  const { columns } = grid;
  const values = new Set(
    [slot.number, slot.effective, slot.expiration, grid.slots ? row.titles.flatMap((title) => title.words) : []].flat(),
  );
  const granting = new Set(columns.additional ? [] : grantWords(finder, slot, words));
  const beside = row.form ? amountsBeside(finder, row.form, words, slot, columns.type[1] + 6) : { limits: [], empty: [] };
  const ofBeside = new Set(beside.limits.flatMap((limit) => limit.words));
  const isOpen = (word: Word) => !values.has(word) && !granting.has(word) && !ofBeside.has(word);
  const region = inAmountCells(inside(words, columns.limits, slot).filter(isOpen), grid, slot, uprights);
  const whole: Box = [columns.type[0], slot.top, columns.limits?.[1] ?? 612, slot.bottom];
  const wide = row.form ? wordsIn(words, whole).filter((word) => !ofBeside.has(word)) : region;
  const cell = region.some(hasAmount) || grid.found.includes("limits") ? region : wide;
  const found =
    (row.form && limitsInText(row.form, region, uprights)) ?? findLimits(finder, row.form, cell, slot.top, slot.bottom, uprights, drop);
  found.limits.push(...beside.limits);
  found.empty.push(...beside.empty);
  // Policies below one title have a row each, with the same title.
  const alike = grid.slots ? grid.rows.filter(({ titles }) => titles[0] !== undefined && titles[0] === row.titles[0]) : [];
  const ofInsurers = columns.carrier ?? (grid.found.includes("letter") ? columns.letter : null);
  const named =
    insurerCell(inside(words, ofInsurers, slot), ofInsurers?.[1]) ??
    (alike.length > 1
      ? insurerAmong(inside(words, columns.type, slot), alike.indexOf(row), alike.length)
      : insurerLine(inside(words, columns.type, slot)));
  const ofOthers = new Set([...(named?.name ?? []), ...(named?.label ?? []), ...granting]);
  if (slot.own) found.others.splice(0, found.others.length, ...limitsInLine(slot.own.limits));
  const titled = slot.own?.title ?? (grid.slots ? row.titles.flatMap((one) => one.words) : inside(words, columns.type, slot));
  const isOfTerm = ({ text }: Word) => !columns.effective && !columns.expiration && isTermWord(text);
  const title = row.form ? null : freeTitle(titled.filter((word) => !ofOthers.has(word) && !isOfTerm(word)));
  const boxes = row.form ? boxPlaces(finder, row.form, row.top, row.bottom) : [];
  const marks = marksOfTitles(words, columns, boxes, grid.ruled?.has("additional") ?? false);
  const {
    ticks = [],
    unclear = [],
    places = [],
    behindLabels = false,
  } = row.form ? findTicks(finder, row.form, marks, row.top, row.bottom, closer) : {};
  const answer = row.form ? answerBehind(finder, row.form, words, slot, columns.type[1]) : null;
  if (answer) ticks.push(answer);
  // What recognition makes of a lone dollar sign is no amount, and states no policy.
  const amounts = found.limits.filter(({ words: own }) => !closer || own.length === 0 || /\d{3}|[A-Za-z]{3}|\d ?[MK]/.test(textOf(own)));
  const stated = slot.number.length + slot.effective.length + slot.expiration.length + amounts.length;
  const lowest = closer ? takeLowest(row.form, found) : [];
  const unread = closer ? [...lowest, ...unreadCells(grid, slot, row.form, found, words, closer)] : [];
  const ticked = row.form ? ticks.some((tick) => tick !== answer && tick.words[0]?.reader !== "ocr") : found.others.length > 0;
  const inked = unread.some(({ key }) => !key.startsWith("limits/"));
  if (stated === 0 && !ticked && !inked) return null;
  if (stated === 0 && !row.form && !title) return null;
  if (title && isSentence(title, columns, slot, words)) return null;
  const box = row.form && !answer && closer ? answerBox(finder, row.form, slot, columns.type[1], closer) : null;
  return { row, slot, found, title, named, ticks, unclear, places, behindLabels, unread, answerBox: box };
}

/**
 * Forms state each accident before the limits for disease: on a picture a similar text below these may be of a coverage below, whose title
 * was lost ("EACH INCIDENT").
 */
export function takeLowest(form: RowForm | null, found: ReturnType<typeof findLimits>): { key: string; reason: string }[] {
  if (form?.type !== "WORKERS_COMPENSATION") return [];
  const heights = new Map(found.limits.map(({ key, words }) => [key, words[0] ? centerY(words[0]) : 0] as const));
  const own = heights.get("elEachAccident");
  const others = (["elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const).flatMap((key) => heights.get(key) ?? []);
  if (own === undefined || others.length < 2 || !others.every((y) => y < own - 5)) return [];
  found.limits = found.limits.filter(({ key }) => key !== "elEachAccident");
  return [{ key: "limits/elEachAccident", reason: "This is below the disease limits and may belong to another coverage." }];
}

async function readSlot(
  finder: LabelFinder,
  grid: Grid,
  plan: Plan,
  words: readonly Word[],
  pointer: string,
  notes: Notes,
  closer?: CloserLook,
): Promise<ReadPolicy> {
  const { row, slot, found, title } = plan;
  const policy = emptyPolicy(row.form?.type ?? "OTHER", row.form?.typeText ?? (title ? textOf(title) : null));
  const page = words[0]?.page ?? 1;
  const isInked = (key: string) => plan.unread.some((one) => one.key === key);
  const amounts = [
    ...found.limits,
    ...found.others,
    ...found.empty.filter(({ key, shared }) => !shared && isInked(`limits/${key}`)).map((one) => ({ ...one, words: [] })),
  ];
  const [letter, term, { ticks, unclear }] = await Promise.all([
    readLetter(slot, grid, words, `${pointer}/insurerLetter`, notes, closer),
    settleDates(cellOf(grid, plan, "effective", closer), cellOf(grid, plan, "expiration", closer), pointer, page, notes, closer),
    settleBoxes(plan, closer),
    settleAmounts(policy, amounts, pointer, page, notes, closer),
    readBoxes(policy, grid, row, slot, withoutBoxes(words, grid.columns, plan), pointer, notes, closer),
    grid.columns.additional ? null : readGrants(policy, finder, grantSpan(finder, grid, row, slot), words, pointer, notes, closer),
    plan.answerBox && closer ? settleAnswer(policy, plan.answerBox, pointer, page, notes, closer) : null,
  ]);
  Object.assign(policy, term, { insurerLetter: letter });
  if (!grid.columns.expiration && !grid.slots) refuseHalfTerm(policy, slot.effective, pointer, notes);
  if (title) notes.found(`${pointer}/typeText`, title);
  for (const tick of ticks) {
    // An answer to a question is no ticked word.
    if (tick.labels.length > 0) policy.ticked.push(tick.mark);
    if (tick.means?.basis) policy.occurrenceOrClaimsMade = tick.means.basis;
    if (tick.means?.per) policy.aggregateAppliesPer = tick.means.per;
    if (tick.means?.excluded !== undefined) policy.proprietorExcluded = tick.means.excluded;
    const meant = tick.means?.basis ? "occurrenceOrClaimsMade" : tick.means?.per ? "aggregateAppliesPer" : "proprietorExcluded";
    const isInk = tick.words.some(({ reader, text }) => reader === "ocr" && !isTick(text));
    if (tick.means) notes.found(`${pointer}/${meant}`, tick.words, isInk ? 0.92 : undefined);
  }
  const isUntold = !closer && !ticks.some(({ means }) => means?.basis);
  const typed = isUntold ? typedBasis(inside(words, grid.columns.type, slot), title !== null) : null;
  if (typed) {
    policy.occurrenceOrClaimsMade = typed.basis;
    notes.found(`${pointer}/occurrenceOrClaimsMade`, typed.words);
  }
  refuseTwoTicks(policy, ticks, pointer, notes);
  const { additional, waiver, letter: letters } = grid.columns;
  const isForm = additional || waiver || (letters && grid.found.includes("letter"));
  if (!isForm && !closer) {
    if (ticks.length === 0 && !hasChoice(finder, row, slot, grid.columns.type[1]))
      basisInRow(policy, grid, slot, words, { pointer, page, notes });
    const ended = endedLine(words, slot);
    if (ended) noteEnded(policy, ended, { pointer, notes });
  }
  for (const { mark, means } of unclear) {
    const key = means?.basis ? "occurrenceOrClaimsMade" : means?.per ? "aggregateAppliesPer" : "ticked";
    if (key !== "ticked" && policy[key] !== null) continue;
    notes.unreadable(`${pointer}/${key}`, `We can't tell whether the box "${mark}" is checked.`);
  }
  if (closer && policy.type === "GENERAL_LIABILITY") noteNoTick(policy, plan.places, pointer, notes);
  return policy;
}

/** A picture's general liability row without a mark that every policy has more likely hides a mark, such as one beside its box. */
function noteNoTick(policy: ReadPolicy, places: Plan["places"], pointer: string, notes: Notes) {
  const choices = [
    ["occurrenceOrClaimsMade", "basis"],
    ["aggregateAppliesPer", "per"],
  ] as const;
  for (const [key, kind] of choices)
    if (policy[key] === null && !notes.reasons[`${pointer}/${key}`] && places.some(({ tick }) => tick.means?.[kind]))
      notes.unreadable(`${pointer}/${key}`, "No box appears to be checked. We may have missed a mark.");
}

/** Whether a row prints several of what may be ticked in it: which of them counts its boxes say, and not its words. */
function hasChoice(finder: LabelFinder, { form }: GridRow, { top, bottom }: Slot, right: number): boolean {
  const printed = (form?.ticks ?? []).filter(
    ({ means, labels }) =>
      means && finder.find(labels).some((label) => label.box[0] < right && label.box[1] > top - 2 && label.box[3] < bottom + 2),
  );
  return (["basis", "per"] as const).some((kind) => printed.filter(({ means }) => means?.[kind]).length > 1);
}

/**
 * What a schedule without columns for marks says of a coverage in its notes ("Aggregate applies per project"). Such words below a title may be
 * the label of a box that is not ticked: a person has to look.
 */
function basisInRow(
  policy: ReadPolicy,
  grid: Grid,
  slot: Slot,
  words: readonly Word[],
  context: { pointer: string; page: number; notes: Notes },
) {
  const { pointer, notes } = context;
  const title = inside(words, grid.columns.type, slot);
  readBasis(policy, wordsIn(words, [grid.columns.type[1], slot.top, Number.POSITIVE_INFINITY, slot.bottom]), context);
  const said = /(?<!\b(?:each|per|one|any) )\b(?:occurrence|claims[- ]made)\b(?! limit)/i.exec(textOf(title))?.[0];
  if (policy.occurrenceOrClaimsMade === null && said)
    notes.unreadable(`${pointer}/occurrenceOrClaimsMade`, mayBeBox, wordsOfText(title, said));
  const per = /\baggregate\b[^.]{0,20}\b(?:per|each) (?:policy|project|location)\b/i.exec(textOf(title))?.[0];
  if (policy.type === "GENERAL_LIABILITY" && policy.aggregateAppliesPer === null && per)
    notes.unreadable(`${pointer}/aggregateAppliesPer`, mayBeBox, wordsOfText(title, per));
}

const mayBeBox = "We can't tell whether this applies to the policy or is the label of an unchecked box.";

/** The line of a row that says that its policy is no longer in force: "Cancelled" in a column of its own. */
const endedLine = (words: readonly Word[], { top, bottom }: Slot) =>
  linesOf(words.filter((word) => centerY(word) > top && centerY(word) < bottom)).find((line) => endedAlone.test(textOf(line)));

const inkKeys = { number: "policyNumber", effective: "effectiveDate", expiration: "expirationDate" } as const;

/** A cell of the slot's line, with its place where there is something to look at on a picture. */
function cellOf(grid: Grid, { slot, unread }: Plan, key: keyof typeof inkKeys, closer?: CloserLook): Cell {
  const span = grid.columns[key];
  const worth = closer && (slot[key].length > 0 || unread.some((one) => one.key === inkKeys[key]));
  // Two dates in one column each have their own place, as a value after its label has.
  if (worth && (grid.slots || (key !== "number" && !grid.columns.expiration))) {
    const [x0, y0, x1, y1] = unionBox(slot[key]);
    return { words: slot[key], box: slot[key].length > 0 ? [x0 - 2, y0 - 2, x1 + 2, y1 + 2] : null };
  }
  const [top, bottom] = slot.line ?? [slot.top + 2, slot.bottom - 2];
  return { words: slot[key], box: worth && span ? [span[0] + 1, top, span[1] - 1, bottom] : null };
}

/** Whether a value was read after all where ink was seen. */
function isStated(policy: ReadPolicy, key: string): boolean {
  if (key === "policyNumber" || key === "effectiveDate" || key === "expirationDate") return policy[key] !== null;
  const limit = key.replace("limits/", "");
  return limit in policy.limitsText || Object.entries(policy.limits).some(([one, amount]) => one === limit && amount !== null);
}

const hasAmount = ({ text }: Word) => /\d{3}|\d(M|MM|K)$|^(incl|excl|statutory|unlimited)/i.test(text);
