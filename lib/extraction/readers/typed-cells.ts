import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { isLargeRetention, isNoCoverage, isPlainBeside, isTypedAway } from "@/lib/extraction/forms/typed-words";
import type { Notes } from "@/lib/extraction/readers/draft";
import { type Grid, inside } from "@/lib/extraction/readers/grid";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { isOver } from "@/lib/extraction/readers/silent-cells";
import { short } from "@/lib/extraction/readers/standing";
import { centerY, linesOf, textOf, type Word } from "@/lib/extraction/readers/words";
import { isTick } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";

/*
 * Notes that someone typed into a row's cells beside the expected values: "canc. 11/1/26" below a policy number, "EXCLUDED" below a title.
 */

type Part = { row: GridRow; slot: Slot; places: readonly { tick: RowForm["ticks"][number]; label: { words: Word[] } }[] };

/** Points between two words of one text at most. */
const blank = 4;

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

/** Leaves to a person what notes in a policy's cells speak against. `values`: the words of all numbers and dates of the table. */
export function noteTyped(
  policy: ReadPolicy,
  part: Part,
  grid: Pick<Grid, "columns" | "slots" | "ruled" | "found">,
  words: readonly Word[],
  values: ReadonlySet<Word>,
  context: { pointer: string; notes: Notes },
): void {
  // Only lines on either side define a cell's content: elsewhere words of adjacent columns reach into it.
  const isForm = grid.found.includes("letter") || grid.columns.additional || grid.columns.waiver;
  if (grid.slots || !isForm || !grid.ruled?.has("number")) return;
  noteBesideValues(policy, part, grid, words, values, context);
  noteTypedAway(policy, part, grid, words, context);
}

/** Leaves a number or an expiration date to a person if other words are in its cell. */
function noteBesideValues(
  policy: ReadPolicy,
  { row, slot }: Part,
  { columns, ruled }: Pick<Grid, "columns" | "ruled">,
  words: readonly Word[],
  values: ReadonlySet<Word>,
  { pointer, notes }: { pointer: string; notes: Notes },
): void {
  const titles = new Set(row.titles.flatMap((title) => title.words));
  for (const [key, header] of [
    ["policyNumber", "number"],
    ["expirationDate", "expiration"],
  ] as const) {
    const span = columns[header];
    if (!span || !ruled?.has(header) || policy[key] === null || notes.reasons[`${pointer}/${key}`]) continue;
    const said = inside(words, span, ownPart(slot)).filter(
      (word) => !values.has(word) && !titles.has(word) && !isTick(word.text) && !isPlainBeside(word.text) && !isOver(word, words, span[0]),
    );
    if (said.length === 0) continue;
    policy[key] = null;
    notes.reasons[`${pointer}/${key}`] = `In the same cell the certificate says "${short(textOf(linesOf(said).flat()))}".`;
  }
}

/** Leaves a coverage to a person whose cell of the type holds a note that may take coverage away. */
function noteTypedAway(
  policy: ReadPolicy,
  { row, slot, places }: Part,
  { columns }: Pick<Grid, "columns">,
  words: readonly Word[],
  { pointer, notes }: { pointer: string; notes: Notes },
): void {
  if (!row.form || row.form.typeText) return;
  const form: RowForm = row.form;
  const labels = new Set([...row.titles, ...places.map(({ label }) => label)].flatMap((label) => label.words));
  const isClaimsMade = policy.occurrenceOrClaimsMade === "CLAIMS_MADE";
  for (const line of linesOf(withEnds(inside(words, columns.type, slot), words))) {
    const typed = textOf(line.filter((word) => !labels.has(word) && !isTick(word.text)));
    const isNone = isNoCoverage(typed) && !(form.type === "WORKERS_COMPENSATION" && /^\W*(?:n\/?a|no?)\W*$/i.test(typed));
    const isRetained = isLargeRetention(textOf(line));
    if (!isNone && !isRetained && !isTypedAway(typed, form, isClaimsMade)) continue;
    noteCell(policy, isNone ? "expirationDate" : "ticked", isRetained ? textOf(line) : typed, pointer, notes);
    return;
  }
  // A form prints the label of the box once.
  const claimsMade = places.filter(({ tick }) => tick.means?.basis === "CLAIMS_MADE");
  const [, second] = claimsMade;
  if (second && !isClaimsMade) noteCell(policy, "ticked", textOf(second.label.words), pointer, notes);
}

function noteCell(policy: ReadPolicy, key: "expirationDate" | "ticked", said: string, pointer: string, notes: Notes) {
  if (key === "expirationDate") policy.expirationDate = null;
  notes.reasons[`${pointer}/${key}`] ??= `In the cell of the type of insurance the certificate says "${short(said)}".`;
}

/** The words of a cell, with the ends of texts that run over its edge. */
function withEnds(own: readonly Word[], words: readonly Word[]): Word[] {
  const all = [...own];
  for (const word of all)
    all.push(
      ...words.filter(
        (next) =>
          !all.includes(next) &&
          next.box[0] > word.box[0] &&
          Math.abs(next.box[0] - word.box[2]) < blank &&
          Math.abs(centerY(next) - centerY(word)) < 2 &&
          /[A-Za-z]{2}/.test(next.text),
      ),
    );
  return all;
}
