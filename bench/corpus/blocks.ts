import type { Content } from "@/bench/corpus/content";
import type { Layout, RowShape } from "@/bench/corpus/layout";
import { limitsOf } from "@/bench/corpus/limits";
import { drawPanel } from "@/bench/corpus/panels";
import { columnsOf, type Place, placesOf, type Span } from "@/bench/corpus/places";
import { datesOf } from "@/bench/corpus/rows";
import type { Pen } from "@/bench/corpus/sheet";
import { drawTicks } from "@/bench/corpus/ticks";

const gap = 4;

/** Each policy in a frame of its own, also one that shares a row in a table; returns where the last one ends. */
export function drawBlocks(pen: Pen, layout: Layout, content: Content, top: number): number {
  const draw = layout.build === "panels" ? drawPanel : drawBlock;
  let y = top;
  for (const row of layout.rows) {
    const places = placesOf(row, content);
    const printed = layout.allRows && row.titles[0] ? [undefined] : [];
    for (const place of places.length > 0 ? places : printed) y = draw(pen, layout, row, place, y) + gap;
  }
  pen.rule(layout.edges[0] ?? 0, y, layout.edges[9] ?? 0, y);
  return y;
}

/** Title and insurer on a line, then number and dates after their labels, the boxes, and the limits over the whole width. */
function drawBlock(pen: Pen, layout: Layout, row: RowShape, place: Place | undefined, top: number): number {
  const [left = 0, right = 0] = [layout.edges[0], layout.edges[9]];
  const base = `/policies/${place?.at ?? "-"}`;
  const line = (at: number) => top + layout.step * (at + 0.75);
  const middle = (left + right) / 2;
  if (layout.ruling === "shaded") pen.shade(left, top, right, top + layout.step);
  if (row.type === "OTHER") pen.fill(`${base}/typeText`, left + 5, line(0), place?.policy.typeText ?? "", middle - left - 14, 8);
  else pen.print(left + 4, line(0), row.titles.join(" "), 8, { room: middle - left - 10, bold: true });
  drawInsurer(pen, layout, place, [middle, right], line(0));
  drawPairs(pen, layout, place, line(1));
  const boxes = row.ticks.length + drawFlags(pen, layout, row, place, line(2 + row.ticks.length));
  row.ticks.forEach((marks, at) => {
    drawTicks(pen, layout, marks, place, left + 4, right - 4, line(2 + at));
  });
  const limits = limitsOf(pen, layout, row, place);
  limits.draw(line, 2 + boxes);
  const [body, bottom] = [top + layout.step * (2 + boxes), top + layout.step * (2 + boxes + limits.lines)];
  if (layout.ruling === "grid" || layout.ruling === "lines") {
    pen.rule(left, top + layout.step, right, top + layout.step, 0.5);
    if (limits.lines > 0) pen.rule(left, body, right, body, 0.5);
  }
  if (layout.ruling === "grid") {
    pen.rulesBetween(left, right, layout.limitsAbreast, body, bottom, 0.5);
    for (const y of [top, bottom]) pen.rule(left, y, right, y);
    for (const x of [left, right]) pen.rule(x, top, x, bottom);
  }
  return bottom;
}

/** The insurer's name where the form names it with its policies, else its letter. */
function drawInsurer(pen: Pen, { insurers, letters, labels, headers }: Layout, place: Place | undefined, [left, right]: Span, y: number) {
  const byName = insurers === "rows";
  if (!byName && !letters) return;
  const label = byName ? labels.insurer : headers.letter;
  const start = left + 8 + pen.width(label, 6);
  pen.print(left + 4, y, label);
  if (!place) return;
  if (byName) pen.fill(place.insurer.pointer, start, y, place.insurer.name, right - start - 6, Math.min(9, pen.style.size));
  else pen.fill(`/policies/${place.at}/insurerLetter`, start, y, place.policy.letter ?? "", 12);
}

type Pair = [label: string, key: string, text: string, span: Span];

function drawPairs(pen: Pen, layout: Layout, place: Place | undefined, y: number) {
  const { number, effective, expiration } = columnsOf(layout);
  const { period } = layout;
  const date = (iso: string | null) => (iso ? pen.style.spelling.date(iso) : "MM/DD/YYYY");
  const pairs: Pair[] = [
    [layout.headers.number, "policyNumber", place?.policy.number ?? "", number],
    [layout.headers.effective, "effectiveDate", date(place?.policy.effective ?? null), period ? [effective[0], expiration[1]] : effective],
  ];
  if (!period) pairs.push([layout.headers.expiration, "expirationDate", date(place?.policy.expiration ?? null), expiration]);
  for (const [label, key, text, [left, right]] of pairs) {
    const start = left + 8 + pen.width(label, 6);
    pen.print(left + 4, y, label);
    if (place && period && key === "effectiveDate") pen.fillPair(datesOf(pen, place), period, start, y, right - start - 6);
    else if (place) pen.fill(`/policies/${place.at}/${key}`, start, y, text, right - start - 6);
  }
}

/** Boxes or answers for an additional insured and a waiver, in the form's words for their columns; returns how many lines they take. */
function drawFlags(pen: Pen, { flags, flagsTold, headers, edges }: Layout, row: RowShape, place: Place | undefined, y: number): number {
  const [left = 0, right = 0] = [edges[0], edges[9]];
  const boxes = [
    ...(flags === "none" || row.type === "WORKERS_COMPENSATION"
      ? []
      : [["additionalInsured", headers.additional, place?.policy.additional]]),
    ...(flags === "both" ? [["waiverOfSubrogation", headers.waiver, place?.policy.waiver]] : []),
  ] as [string, string, boolean | undefined][];
  const room = (right - left - 8) / 2;
  boxes.forEach(([key, label, granted], at) => {
    const [pointer, start] = [`/policies/${place?.at ?? "-"}/${key}`, left + 4 + at * room];
    if (flagsTold === "answer") pen.answer(pointer, start, y, label, room, granted);
    else pen.tick(pointer, start, y, label, room, granted ?? false, false);
  });
  return boxes.length > 0 ? 1 : 0;
}
