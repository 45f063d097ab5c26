import type { Content } from "@/bench/corpus/content";
import type { Layout, RowShape } from "@/bench/corpus/layout";
import { limitsOf } from "@/bench/corpus/limits";
import { columnsOf, type Place, placesOf, type Span } from "@/bench/corpus/places";
import type { Pen } from "@/bench/corpus/sheet";
import { drawTicks } from "@/bench/corpus/ticks";

/** The column headers and every coverage row; returns where the table ends. */
export function drawTable(pen: Pen, layout: Layout, content: Content, top: number): number {
  const { edges, headers } = layout;
  const [left = 0, type = 0, addl = 0, subr = 0, behind = 0, , , , , right = 0] = edges;
  const { number, effective, expiration, limits } = columnsOf(layout);
  const heads: [text: string, span: Span][] = [
    [headers.letter, [left, layout.flags === "before" ? left + 20 : type]],
    [headers.type, [type, addl]],
    [headers.additional, [addl, subr]],
    [headers.waiver, [subr, behind]],
    [headers.number, number],
    [headers.effective, effective],
    [headers.expiration, expiration],
    [headers.limits, [limits.label, limits.right]],
  ];
  pen.rule(left, top, right, top);
  for (const [text, [start, end]] of heads.toSorted(([, one], [, two]) => one[0] - two[0]))
    if (end - start > 8) header(pen, text, start + 2, top, end - start - 3);
  if (layout.flags === "before") header(pen, headers.additional, left + 20, top, 19);
  let y = top + 24;
  for (const row of layout.rows) {
    const groups: Place[][] = [];
    for (const place of placesOf(row, content)) {
      if (place.policy.sharesRow) groups.at(-1)?.push(place);
      else groups.push([place]);
    }
    const printed = layout.allRows && (row.type !== "OTHER" || Boolean(row.titles[0]));
    for (const group of groups.length > 0 ? groups : printed ? [[]] : []) y = drawRow(pen, layout, row, group, y);
  }
  pen.rule(left, y, right, y);
  return y;
}

/** Words of a column's head, in as many lines as they need. */
function header(pen: Pen, text: string, x: number, top: number, room: number) {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const wider = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && pen.width(wider, 5.5, true) <= room) lines[lines.length - 1] = wider;
    else lines.push(word);
  }
  lines.forEach((line, at) => {
    pen.print(x, top + (lines.length === 1 ? 14 : 8) + at * (lines.length > 3 ? 5 : 6.6), line, lines.length > 3 ? 5 : 5.5, {
      room,
      bold: true,
    });
  });
}

function drawRow(pen: Pen, layout: Layout, row: RowShape, group: Place[], top: number): number {
  const { edges, step } = layout;
  const [left = 0, type = 0, addl = 0, , behind = 0, , , , , right = 0] = edges;
  const { label, right: limitsEnd } = columnsOf(layout).limits;
  const [first] = group;
  const limits = limitsOf(pen, layout, row, first);
  const lead = row.limitTicks ? 1 : 0;
  const names = layout.insurers === "rows" ? group.map(({ insurer }) => insurer) : [];
  const above = row.titles.length + names.length;
  const bottom = top + Math.max(above + row.ticks.length, limits.lines + lead, group.length > 1 ? 3 : 2) * step;
  const middle = (top + bottom) / 2 + 3;
  const line = (at: number) => top + step * (at + 0.75);
  row.titles.forEach((title, at) => {
    if (row.type === "OTHER" && first)
      pen.fill(`/policies/${first.at}/typeText`, type + 5, line(at), first.policy.typeText ?? "", addl - type - 14, 8);
    else pen.print(type + 4, line(at), title, 7.5, { room: addl - type - 8, bold: true });
  });
  names.forEach(({ pointer, name }, at) => {
    const [y, start] = [line(row.titles.length + at), type + 8 + pen.width(layout.labels.insurer, 6)];
    pen.print(type + 4, y, layout.labels.insurer);
    pen.fill(pointer, start, y, name, addl - start - 4, Math.min(8, pen.style.size));
  });
  row.ticks.forEach((marks, at) => {
    drawTicks(pen, layout, marks, first, type + 4, addl - 2, line(above + at));
  });
  if (row.limitTicks) drawTicks(pen, layout, row.limitTicks, first, label + 4, limitsEnd, line(0));
  limits.draw(line, lead);
  group.forEach((place, at) => {
    drawPolicy(pen, layout, place, group.length > 1 ? line(at * 1.2 + 0.3) : middle);
  });
  if (row.type === "WORKERS_COMPENSATION" && layout.kind === "edition") {
    if (layout.flags === "both") pen.print(addl + 3, middle, "N / A");
    if (row.ticks.length > 0) {
      pen.sheet.marks.push({ kind: "box", x: addl - 22, y: line(row.titles.length) - 4, width: 16, height: 12, edge: [0, 0, 0] });
      if (first)
        pen.fill(`/policies/${first.at}/proprietorExcluded`, addl - 18, line(row.titles.length) + 5, first.policy.excluded ?? "", 12);
    }
  }
  pen.rule(left, top, right, top);
  if (layout.limitsAbreast === 2) pen.rule((label + limitsEnd) / 2, top + lead * step, (label + limitsEnd) / 2, bottom);
  for (const x of new Set(layout.flags === "both" ? edges : edges.filter((_, at) => at !== 2 && at !== 3))) pen.rule(x, top, x, bottom);
  if (layout.flags !== "both") pen.rule(behind, top, behind, bottom);
  if (layout.flags === "before") pen.rule(left + 18, top, left + 18, bottom);
  return bottom;
}

function drawPolicy(pen: Pen, layout: Layout, { policy, at }: Place, y: number) {
  const [left = 0, , addl = 0, subr = 0] = layout.edges;
  const { number, effective, expiration } = columnsOf(layout);
  const base = `/policies/${at}`;
  const date = (iso: string | null) => (iso ? pen.style.spelling.date(iso) : "MM/DD/YYYY");
  if (layout.letters) pen.fill(`${base}/insurerLetter`, left + 6, y, policy.letter ?? "", 12);
  const flag = (pointer: string, x: number, granted: boolean) => {
    const { style } = pen;
    if (granted && (style.tick === "strokes" || style.tick === "curve"))
      pen.sheet.marks.push({ kind: "tick", x, y, on: true, pointer, boxed: false });
    else pen.fill(pointer, x, y, granted ? style.flag : style.blank, 12);
  };
  const worker = policy.type === "WORKERS_COMPENSATION";
  if (layout.flags === "both" && !worker) flag(`${base}/additionalInsured`, addl + 6, policy.additional);
  if (layout.flags === "before") flag(`${base}/additionalInsured`, left + 24, policy.additional);
  if (layout.flags === "both") flag(`${base}/waiverOfSubrogation`, subr + 6, policy.waiver);
  pen.fill(`${base}/policyNumber`, number[0] + 4, y, policy.number, number[1] - number[0] - 8);
  const from = { pointer: `${base}/effectiveDate`, text: date(policy.effective) };
  const to = { pointer: `${base}/expirationDate`, text: date(policy.expiration) };
  if (layout.period) pen.fillPair([from, to], layout.period, effective[0] + 2.5, y, effective[1] - effective[0] - 5);
  else {
    pen.fill(from.pointer, effective[0] + 2.5, y, from.text, effective[1] - effective[0] - 5);
    pen.fill(to.pointer, expiration[0] + 2.5, y, to.text, expiration[1] - expiration[0] - 5);
  }
}
