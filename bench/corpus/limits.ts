import type { Layout, RowShape } from "@/bench/corpus/layout";
import { columnsOf, type Place, type Span } from "@/bench/corpus/places";
import type { Pen } from "@/bench/corpus/sheet";

type Limit = { pointer: string; name: string; text: string };
/** The limits of a row: how many lines they need, and what draws them from the line `lead` on, below those of boxes. */
type Limits = { lines: number; draw(line: (at: number) => number, lead: number): void };

/** The limits of a row as the form states them. */
export function limitsOf(pen: Pen, layout: Layout, row: RowShape, place: Place | undefined): Limits {
  const { label, right } = columnsOf(layout).limits;
  if (right === label) return { lines: 0, draw: () => undefined };
  const limits = amountsOf(pen, layout, row, place);
  if (layout.limitsRun !== null) return typedBehindEachOther(pen, layout, limits, layout.limitsRun);
  return {
    lines: Math.ceil(limits.length / layout.limitsAbreast) * linesOf(layout),
    draw: (line, lead) => drawBeside(pen, layout, limits, line, lead),
  };
}

function amountsOf(pen: Pen, layout: Layout, row: RowShape, place: Place | undefined): Limit[] {
  const { money } = pen.style.spelling;
  const spelled = (value: number | string | undefined) => (typeof value === "number" ? money(value) : (value ?? ""));
  const limits = row.limits.map(({ key, label }) => {
    const text = spelled(place?.policy.limits[key]);
    const isNamed = key === "combinedSingleLimit" && text && pen.style.spelling.dateStyle === "written" && layout.limitsRun === null;
    return { pointer: key && place ? `/policies/${place.at}/limits/${key}` : "", name: label, text: isNamed ? `${text} CSL` : text };
  });
  const other = place?.policy.other;
  return other ? [...limits, { pointer: `/policies/${place.at}/otherLimits/0`, name: other.label, text: spelled(other.amount) }] : limits;
}

/** Limits below each other or some abreast, each a label with its amount. */
function drawBeside(pen: Pen, layout: Layout, limits: Limit[], line: (at: number) => number, lead: number) {
  const { step, amountsFirst, limitsAbreast } = layout;
  const { label: first, amount: second, right } = columnsOf(layout).limits;
  const width = (right - first) / limitsAbreast;
  limits.forEach((limit, at) => {
    const { pointer, name, text } = limit;
    const row = Math.floor(at / limitsAbreast) * linesOf(layout) + lead;
    const [y, start] = [line(row), first + (at % limitsAbreast) * width];
    if (layout.limitLabels === "beside") {
      const [middle, end] = [start + second - first, start + width];
      const [label, labelEnd, amount, amountEnd] = amountsFirst ? [middle, end, start, middle] : [start, middle, middle, end];
      const room = labelEnd - label - 4;
      const [upper = "", lower] = name.split("\n");
      if (lower) pen.print(label + 3, y - 4, upper, 5, { room });
      pen.print(label + 3, lower ? y + 1.4 : y, lower ?? upper, lower ? 5 : 6, { room });
      if (layout.dollars) pen.print(amount + 2, y, "$");
      let begin = amount;
      if (pointer && layout.amountsRight) begin = pen.fillRight(pointer, amount + 9, y, text, amountEnd - amount - 15);
      else if (pointer) pen.fill(pointer, amount + 9, y, text, amountEnd - amount - 12);
      if (layout.leaders) pen.dots(label + 3 + Math.min(room, pen.width(name, 6)), begin, y);
    } else if (layout.limitLabels === "above") drawBelow(pen, layout, limit, [start, start + width], [y - 1, line(row + 1) - 1]);
    else if (layout.limitLabels === "below") drawBelow(pen, layout, limit, [start, start + width], [line(row + 1) - 1, y + 2.5]);
    else drawBehind(pen, layout, limit, [start, start + width], y);
    if (row > 0 && at % limitsAbreast === 0 && layout.ruling === "grid") pen.rule(first, y - step * 0.75, right, y - step * 0.75, 0.5);
  });
}

const linesOf = ({ limitLabels }: Layout) => (limitLabels === "above" || limitLabels === "below" ? 2 : 1);

/** An amount below its label, or above it. */
function drawBelow(pen: Pen, { dollars }: Layout, { pointer, name, text }: Limit, [left, right]: Span, [label, amount]: Span) {
  const start = left + (dollars ? 11 : 5);
  pen.print(left + 3, label, name, 5.5, { room: right - left - 6 });
  if (dollars) pen.print(left + 4, amount, "$");
  if (pointer) pen.fill(pointer, start, amount, text, right - start - 5);
}

/** An amount after its label and a colon. */
function drawBehind(pen: Pen, { dollars }: Layout, { pointer, name, text }: Limit, [left, right]: Span, y: number) {
  const room = Math.min(pen.width(`${name}:`, 6), (right - left) * 0.68);
  const start = left + room + (dollars ? 13 : 8);
  pen.print(left + 3, y, `${name}:`, 6, { room });
  if (dollars) pen.print(start - 6, y, "$");
  if (pointer) pen.fill(pointer, start, y, text, right - start - 4);
}

/** Limits as words in one cell, amount before label. Who types them leaves out what the policy does not state. */
function typedBehindEachOther(pen: Pen, layout: Layout, limits: Limit[], end: string): Limits {
  const { label, right } = columnsOf(layout).limits;
  const size = Math.min(8.5, pen.style.size);
  const stated = limits.filter(({ text }) => text);
  const typed = stated.flatMap(({ pointer, name, text }, at) => [
    { pointer, text: layout.dollars && /^\d/.test(text) ? `$${text}` : text },
    { text: at < stated.length - 1 ? `${name}${end}` : name },
  ]);
  const lines = pen.breakTyped(typed, right - label - 12, size);
  return {
    lines: lines.length,
    draw: (line, lead) =>
      lines.forEach((words, at) => {
        for (const { pointer, text, x, width } of words) pen.fill(pointer, label + 6 + x, line(lead + at), text, width, size);
      }),
  };
}
