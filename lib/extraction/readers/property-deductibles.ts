import { deductibleHead, insuredLabel, notYetKnown } from "@/lib/extraction/forms/property";
import { fromPicture } from "@/lib/extraction/readers/cells";
import { deductibleColumn } from "@/lib/extraction/readers/deductibles";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { Plan } from "@/lib/extraction/readers/policies";
import { settleAmounts } from "@/lib/extraction/readers/settle-amounts";
import { centerY, linesOf, textOf, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { emptyPolicy, isPlaceholder, isTick } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/*
 * The deductibles of a certificate of property insurance (ACORD 24). The form has them beside the causes of loss, each below what is insured;
 * redrawn forms have a column beside the limits. The highest counts, so no requirement passes by a lower one.
 */

/** A stated deductible, and the words that it belongs to; null: no words name it. */
type Entry = { label: string | null; words: Word[] };

/** How far left of the head a deductible begins at most, in points. */
const outdent = 14;

/** Reads the deductible of each row of property insurance. */
export async function readPropertyDeductibles(
  policies: readonly ReadPolicy[],
  plans: readonly Plan[],
  grid: Grid,
  words: Word[],
  notes: Notes,
  closer?: CloserLook,
): Promise<void> {
  const column = deductibleColumn(words, grid);
  for (const [at, plan] of plans.entries()) {
    const policy = policies[at];
    if (!policy || plan.row.form?.typeText !== "Property") continue;
    const causes = besideCauses(inside(words, grid.columns.type, plan.slot));
    const beside = column.filter((word) => centerY(word) > plan.slot.top && centerY(word) < plan.slot.bottom);
    const besideLimits = linesOf(beside).map((line) => ({ label: null, words: line }));
    const context = { pointer: `/policies/${at}`, page: words[0]?.page ?? 1, notes };
    await settleHighest(policy, [...causes.entries, ...besideLimits], causes.lost, context, closer);
  }
}

/**
 * What is below the head of deductibles, in the column of the causes of loss. `lost`: where a picture may have lost a deductible, which may
 * be higher than those that were read; the form has one for the building and one for the contents.
 */
function besideCauses(cell: readonly Word[]): { entries: Entry[]; lost: Word[] } {
  const head = cell.find(({ text }) => deductibleHead.test(text));
  if (!head) return { entries: [], lost: [] };
  const [x0, , , y1] = head.box;
  const below = wordsIn(cell, [x0 - outdent, y1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]).filter(
    ({ text, box }) => !isTick(text) && box[0] > x0 - outdent,
  );
  const entries: Entry[] = [];
  const labels: { words: Word[]; isEmpty: boolean }[] = [];
  for (const line of linesOf(below)) {
    const end = labelEnd(line);
    if (end > 0) labels.push({ words: line.slice(0, end), isEmpty: true });
    const rest = line.slice(end).filter(({ text }) => /[A-Za-z0-9]/.test(text));
    const label = labels.at(-1);
    if (rest.length === 0) continue;
    if (label) label.isEmpty = false;
    entries.push({ label: label ? textOf(label.words) : null, words: line.slice(end) });
  }
  const isWhole = labels.length > 1 && labels.every(({ isEmpty }) => !isEmpty);
  return { entries, lost: isWhole || !fromPicture([head]) ? [] : [head] };
}

/** How many words of a line name what is insured. */
function labelEnd(line: readonly Word[]): number {
  for (let end = line.length; end > 0; end -= 1) if (insuredLabel.test(textOf(line.slice(0, end)))) return end;
  return 0;
}

type Context = { pointer: string; page: number; notes: Notes };

/** Puts the highest deductible into the policy. What cannot be read leaves it to a person: it may be higher. */
async function settleHighest(
  policy: ReadPolicy,
  entries: readonly Entry[],
  lost: readonly Word[],
  { pointer, page, notes }: Context,
  closer?: CloserLook,
): Promise<void> {
  const key = `${pointer}/limits/deductible`;
  const read = await Promise.all(entries.map((entry) => settleOne(entry, key, { pointer, page }, closer)));
  const open = read.find(({ reason }) => reason);
  const amounts = read
    .flatMap((one) => (one.dollars === null ? [] : [{ ...one, dollars: one.dollars }]))
    .sort((a, b) => b.dollars - a.dollars);
  const [highest] = amounts;
  const pair = amounts.flatMap((one) => {
    const other = amounts.find(({ label, dollars }) => label !== null && label === one.label && dollars > one.dollars);
    return other ? [[one, other] as const] : [];
  })[0];
  if (open?.reason) notes.unreadable(key, open.reason, open.words);
  else if (pair) {
    const [low, high] = [...pair];
    const reason = `Two deductibles for "${low.label}": "${textOf(low.words)}" and "${textOf(high.words)}".`;
    notes.unreadable(key, reason, [...low.words, ...high.words]);
  } else if (highest && lost.length > 0) notes.unreadable(key, "We may have missed a deductible in this picture.", lost);
  else if (highest) {
    policy.limits.deductible = highest.dollars;
    if (highest.evidence) notes.evidence[key] = highest.evidence;
  }
}

/** One deductible by itself. */
async function settleOne(entry: Entry, key: string, { pointer, page }: Omit<Context, "notes">, closer?: CloserLook) {
  const own = new Notes();
  const alone = emptyPolicy("OTHER", null);
  const text = textOf(entry.words).trim();
  if (notYetKnown.test(text)) return { ...entry, dollars: null, reason: `"${text}" cannot be read as an amount.` };
  await settleAmounts(alone, [{ key: "deductible", words: entry.words }], pointer, page, own, closer);
  const dollars = alone.limits.deductible ?? null;
  const isStated = dollars !== null || isPlaceholder(text);
  const reason = own.reasons[key] ?? (isStated ? null : `"${text}" cannot be read as an amount.`);
  return { ...entry, dollars, reason, evidence: own.evidence[key] };
}
