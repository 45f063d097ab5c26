import { headers } from "@/lib/extraction/forms/acord-25-labels";
import { rowNamedBy } from "@/lib/extraction/forms/row-words";
import { plainText } from "@/lib/extraction/readers/cells";
import type { Grid } from "@/lib/extraction/readers/grid";
import { isAsked, type Label, type LabelFinder, labelMiddle, standsBetween } from "@/lib/extraction/readers/labels";
import { type GridRow, type Slot, standardRows } from "@/lib/extraction/readers/rows";
import type { PageWords, Word } from "@/lib/extraction/readers/words";
import { looksLikeDate } from "@/lib/extraction/rules";

/** How far above its policy number a coverage's title stands at most, in points. */
const titleReach = 45;

/**
 * Coverages that each stand in a block of their own, with a title and values behind their labels ("Policy Number: GL-1"), as evidence of
 * insurance lists them: as a table whose rows are the blocks. null: no such block before `bottom`.
 */
export function findLabelledRows(finder: LabelFinder, page: PageWords, bottom: number): Grid | null {
  const numbers = finder
    .find(headers.number)
    .filter(
      (label) => label.box[1] < bottom && (isAsked(label) || behind(finder, label).some(({ text }) => /\d{3}|^(TBD|pending)$/i.test(text))),
    )
    .sort((a, b) => a.box[1] - b.box[1]);
  const runs = finder.runs();
  const blocks = numbers.flatMap((number) => {
    const title = titleOf(number, runs);
    return title ? [{ number, title }] : [];
  });
  const [only] = blocks;
  // A single one is a block where its coverage and its dates are told as well.
  const isWhole = ({ number, title }: { number: Label; title: Label }) =>
    rowNamedBy(plainText(title.words)) !== null &&
    [headers.effective, headers.expiration].every((words) => isStatedBelow(finder, words, number));
  if (!only || (blocks.length === 1 && !isWhole(only))) return null;
  const rows = blocks.map(({ title }, at): GridRow => {
    const type = rowNamedBy(plainText(title.words));
    const form = standardRows().find((row) => row.type === type) ?? null;
    return { form, top: title.box[1] - 3, bottom: (blocks[at + 1]?.title.box[1] ?? bottom + 3) - 3, titles: [title] };
  });
  const slots = blocks.map(({ number }, at): Slot => {
    const { top, bottom } = rows[at] as GridRow;
    const behindAny = (wordings: readonly string[]) => {
      const labels = finder.find(wordings).filter((label) => standsBetween(label, top, bottom));
      const label = labels.find(isAsked) ?? labels.find((one) => behind(finder, one).some(({ text }) => /\d/.test(text)));
      return label ? behind(finder, label) : [];
    };
    const insurer = finder
      .find(insurerLabels)
      .filter((label) => standsBetween(label, top, bottom))
      .flatMap((label) => behind(finder, label).slice(0, 1));
    return {
      number: behind(finder, number),
      letter: insurer.filter(({ text }) => /^[A-F]$/.test(text)).slice(0, 1),
      effective: behindAny([...headers.effective, ...headers.period]),
      expiration: behindAny(headers.expiration),
      top,
      bottom,
    };
  });
  const [headerTop, wide] = [rows[0]?.top ?? 0, [0, page.width] as [number, number]];
  const columns = {
    ...{ letter: null, carrier: null, additional: null, waiver: null, number: null, effective: null, expiration: null },
    type: wide,
    limits: wide,
  };
  return { columns, rows, slots, headerTop, headerBottom: headerTop, bottom, found: ["number", "limits"], rulings: [] };
}

/** Labels of the insurer's letter in a block. */
const insurerLabels = ["ISSUING COMPANY", "INSURER", "INSURER LETTER", "COMPANY", "COMPANY LETTER", "CARRIER", "CO LTR"];

/** Whether a date stands behind such a label beside a policy's number or a little below it. */
const isStatedBelow = (finder: LabelFinder, wordings: readonly string[], number: Label) =>
  finder
    .find(wordings)
    .some(
      (label) =>
        standsBetween(label, number.box[1] - 4, number.box[3] + titleReach) &&
        behind(finder, label).some(({ text }) => looksLikeDate(text)),
    );

/**
 * The title of the block that a number's label stands in: what begins the nearest line above it and is no label with its value. A coverage's
 * name further up may be a box of the block before.
 */
function titleOf(number: Label, runs: readonly Label[]): Label | undefined {
  const above = runs
    .filter(({ box }) => box[3] < number.box[1] + 2 && number.box[1] - box[1] < titleReach && box[0] < number.box[2])
    .sort((a, b) => b.box[1] - a.box[1]);
  const isFirst = (run: Label) => !above.some((other) => Math.abs(labelMiddle(other) - labelMiddle(run)) < 4 && other.box[0] < run.box[0]);
  return above.find((run) => isFirst(run) && !isAsked(run) && !/\d{3}/.test(plainText(run.words)));
}

/** The words behind a label, up to the next label. */
function behind(finder: LabelFinder, label: Label): Word[] {
  const last = label.words.at(-1);
  const words = last ? finder.after(last) : [];
  const next = words.findIndex(({ text }) => text.endsWith(":"));
  return next < 0 ? words : words.slice(0, next);
}
