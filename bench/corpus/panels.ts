import type { Layout, RowShape } from "@/bench/corpus/layout";
import { limitsOf } from "@/bench/corpus/limits";
import { columnsOf, type Place, type Span } from "@/bench/corpus/places";
import { datesOf } from "@/bench/corpus/rows";
import type { Pen } from "@/bench/corpus/sheet";
import { drawTicks } from "@/bench/corpus/ticks";

/** A frame of three parts in the order of the form's columns: title and boxes, limits, and what the policy is; returns where it ends. */
export function drawPanel(pen: Pen, layout: Layout, row: RowShape, place: Place | undefined, top: number): number {
  const { step, edges } = layout;
  const [left = 0, right = 0] = [edges[0], edges[9]];
  const { type, number, limits: amounts } = columnsOf(layout);
  const line = (at: number) => top + step * (at + 0.9);
  const titles = row.type === "OTHER" ? [place?.policy.typeText ?? ""] : row.titles;
  const limits = limitsOf(pen, layout, row, place);
  const above = titles.length + row.ticks.length;
  const bottom = top + step * (0.3 + Math.max(above + (layout.flags === "none" ? 0 : 1), facts(layout).length, limits.lines));
  pen.shade(type[0], top, type[1], top + step * (titles.length + 0.2));
  titles.forEach((title, at) => {
    const [x, room] = [type[0] + 4, type[1] - type[0] - 8];
    if (row.type === "OTHER") pen.fill(`/policies/${place?.at ?? "-"}/typeText`, x, line(at), title, room, 8);
    else pen.print(x, line(at), title, 8, { room, bold: true });
  });
  row.ticks.forEach((marks, at) => {
    drawTicks(pen, layout, marks, place, type[0] + 4, type[1] - 4, line(titles.length + at) + 1);
  });
  if (layout.flags !== "none") drawFlags(pen, layout, row, place, [type[0] + 4, type[1] - 4], line(above) + 1);
  limits.draw(line, 0);
  pen.rulesBetween(amounts.label, amounts.right, limits.lines > 0 ? layout.limitsAbreast : 1, top, bottom, 0.5);
  drawFacts(pen, layout, place, number, line);
  for (const y of [top, bottom]) pen.rule(left, y, right, y);
  for (const x of new Set([left, type[1], number[0], amounts.label, right])) pen.rule(x, top, x, bottom, 0.5);
  return bottom;
}

/** Boxes for an additional insured and a waiver, in the form's words for their columns. */
function drawFlags(pen: Pen, { flags, headers, boxesBehind }: Layout, row: RowShape, place: Place | undefined, span: Span, y: number) {
  const room = (span[1] - span[0]) / 2;
  const isWorker = row.type === "WORKERS_COMPENSATION";
  const put = (key: string, x: number, label: string, granted = false) => {
    const pointer = `/policies/${place?.at ?? "-"}/${key}`;
    if (boxesBehind) pen.tickBehind(pointer, x, y, label, room, granted);
    else pen.tick(pointer, x, y, label, room, granted, false);
  };
  if (!isWorker) put("additionalInsured", span[0], headers.additional, place?.policy.additional);
  if (flags === "both") put("waiverOfSubrogation", isWorker ? span[0] : span[0] + room, headers.waiver, place?.policy.waiver);
}

const facts = ({ headers, letters }: Layout) => [
  headers.number,
  ...(letters ? [headers.letter] : []),
  headers.effective,
  headers.expiration,
];

/** Number, insurer's letter and the two dates below each other, each after its label. */
function drawFacts(pen: Pen, layout: Layout, place: Place | undefined, [left, right]: Span, line: (at: number) => number) {
  const labels = facts(layout);
  const start = left + 12 + Math.max(...labels.map((label) => pen.width(label, 6)));
  labels.forEach((label, at) => {
    pen.print(left + 4, line(at), label);
  });
  if (!place) return;
  const base = `/policies/${place.at}`;
  const [from, to] = datesOf(pen, place);
  const values = [
    { pointer: `${base}/policyNumber`, text: place.policy.number },
    ...(layout.letters ? [{ pointer: `${base}/insurerLetter`, text: place.policy.letter ?? "" }] : []),
    from,
    to,
  ];
  values.forEach(({ pointer, text }, at) => {
    pen.fill(pointer, start, line(at), text, right - start - 6);
  });
}
