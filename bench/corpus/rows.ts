import type { Content } from "@/bench/corpus/content";
import type { Layout, RowShape } from "@/bench/corpus/layout";
import { limitsOf } from "@/bench/corpus/limits";
import { columnsOf, type Place, placesOf, type Span } from "@/bench/corpus/places";
import type { Pen } from "@/bench/corpus/sheet";
import { drawTicks } from "@/bench/corpus/ticks";

/** Of a schedule whose limits are in a table of their own, the one that names the policies and the one of the limits. */
type Part = "whole" | "policies" | "limits";

/** The policies, each in a row of its own, and below them, where the form has it so, their limits in a second table. */
export function drawSchedule(pen: Pen, layout: Layout, content: Content, top: number): number {
  if (!layout.limitsTable) return drawTable(pen, layout, content, top);
  const [type, number, label, amount, right] = layout.limitsTable;
  const limits: Layout = {
    ...layout,
    order: ["letter", "additional", "waiver", "effective", "expiration", "type", "number", "limits"],
    edges: [type, type, type, type, type, type, number, label, amount, right],
  };
  return drawTable(pen, limits, content, drawTable(pen, layout, content, top, "policies") + 8, "limits");
}

/** The column headers and every coverage row; returns where the table ends. */
export function drawTable(pen: Pen, layout: Layout, content: Content, top: number, part: Part = "whole"): number {
  const { edges, headers } = layout;
  const [left = 0, right = 0] = [edges[0], edges[9]];
  const { letter, type, additional, waiver, number, effective, expiration, limits } = columnsOf(layout);
  const heads: [text: string, span: Span][] = [
    [headers.letter, layout.flags === "before" ? [left, left + 20] : letter],
    [headers.type, type],
    [headers.additional, additional],
    [headers.waiver, waiver],
    [headers.number, number],
    [headers.effective, effective],
    [headers.expiration, expiration],
    [headers.limits, [limits.label, limits.right]],
  ];
  if (layout.ruling === "shaded") pen.shade(left, top, right, top + 24, 0.8);
  pen.rule(left, top, right, top);
  for (const [text, [start, end]] of heads.toSorted(([, one], [, two]) => one[0] - two[0]))
    if (end - start > 8) header(pen, text, start + 2, top, end - start - 3);
  if (layout.flags === "before") header(pen, headers.additional, left + 20, top, 19);
  let y = top + 24;
  if (layout.ruling === "none") pen.rule(left, y, right, y);
  let drawn = 0;
  for (const row of layout.rows) {
    const groups: Place[][] = [];
    for (const place of placesOf(row, content)) {
      if (place.policy.sharesRow && layout.build === "table") groups.at(-1)?.push(place);
      else groups.push([place]);
    }
    const printed = layout.allRows && (row.type !== "OTHER" || Boolean(row.titles[0]));
    const { limitTicks: _, ...bare } = row;
    const shape = part === "policies" ? { ...bare, ticks: [], limits: [] } : row;
    for (const group of groups.length > 0 ? groups : printed ? [[]] : [])
      y = drawRow(pen, layout, shape, group, y, part, drawn++ % 2 === 1);
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

function drawRow(pen: Pen, layout: Layout, row: RowShape, group: Place[], top: number, part: Part, isOdd: boolean): number {
  const { edges, step } = layout;
  const [left = 0, right = 0] = [edges[0], edges[9]];
  const columns = columnsOf(layout);
  const [type, addl] = columns.type;
  const { label, right: limitsEnd } = columns.limits;
  const [first] = group;
  const limits = limitsOf(pen, layout, row, first);
  const lead = row.limitTicks ? 1 : 0;
  const byColumn = layout.insurers === "rows" && columns.letter[1] - columns.letter[0] > 40;
  const names = layout.insurers === "rows" && !byColumn && part !== "limits" ? group.map(({ insurer }) => insurer) : [];
  const numbers = layout.numberBelow && part !== "limits" ? group : [];
  const terms = layout.datesBelow && part !== "limits" ? group : [];
  const lines = row.titles.length + numbers.length + terms.length;
  const above = lines + names.length;
  const boxes = isBelow(layout) && part !== "limits" ? 1 : 0;
  const stack = layout.stackedDates ? 1 : 0;
  const least = group.length > 1 ? 3 + 2 * stack : 2;
  const rest = layout.ruling === "none" ? 0.5 : 0;
  const bottom = top + (rest + Math.max(above + row.ticks.length + boxes, limits.lines + lead, least)) * step;
  if (layout.ruling === "shaded" && isOdd) pen.shade(left, top, right, bottom, 0.92);
  const middle = (top + bottom) / 2 + 3;
  const line = (at: number) => top + step * (at + 0.75 + rest / 2);
  const lifted = layout.valuesAt === "top" ? 0.3 : 0;
  const isAlone = part === "policies" && lines === 1;
  row.titles.forEach((title, at) => {
    if (row.type === "OTHER" && first)
      pen.fill(
        part === "limits" ? undefined : `/policies/${first.at}/typeText`,
        type + 5,
        isAlone ? middle : line(at),
        first.policy.typeText ?? "",
        addl - type - 14,
        8,
      );
    else pen.print(type + 4, isAlone ? middle : line(at), title, 7.5, { room: addl - type - 8, bold: true });
  });
  numbers.forEach(({ policy, at: place }, at) => {
    const [y, start] = [line(row.titles.length + at), type + 8 + pen.width(layout.headers.number, 6)];
    pen.print(type + 4, y, layout.headers.number);
    pen.fill(`/policies/${place}/policyNumber`, start, y, policy.number, addl - start - 4);
  });
  terms.forEach((place, at) => {
    const [y, start] = [line(row.titles.length + numbers.length + at), type + 8 + pen.width(layout.headers.effective, 6)];
    pen.print(type + 4, y, layout.headers.effective);
    pen.fillPair(datesOf(pen, place), layout.period ?? "-", start, y, addl - start - 4);
  });
  names.forEach(({ pointer, name }, at) => {
    const [y, start] = [line(lines + at), type + 8 + pen.width(layout.labels.insurer, 6)];
    pen.print(type + 4, y, layout.labels.insurer);
    pen.fill(pointer, start, y, name, addl - start - 4, Math.min(8, pen.style.size));
  });
  row.ticks.forEach((marks, at) => {
    drawTicks(pen, layout, marks, first, type + 4, addl - 2, line(above + at));
  });
  if (boxes > 0) drawFlagBoxes(pen, layout, row, first, [type + 4, addl - 2], line(above + row.ticks.length));
  if (row.limitTicks) drawTicks(pen, layout, row.limitTicks, first, label + 4, limitsEnd, line(0));
  limits.draw(line, lead);
  group.forEach((place, at) => {
    const y = group.length > 1 ? line(at * (1.2 + stack) + 0.3 + stack / 2 - lifted) : lifted > 0 ? line(0) : middle;
    if (byColumn) drawInsurer(pen, layout, place, columns.letter, [line(0), line(1)]);
    if (part === "limits") pen.fill(undefined, columns.number[0] + 4, y, place.policy.number, columns.number[1] - columns.number[0] - 8);
    else drawPolicy(pen, layout, place, y);
  });
  if (row.type === "WORKERS_COMPENSATION" && layout.kind === "edition") {
    if (layout.flags === "both") pen.print(addl + 3, middle, "N / A");
    if (row.ticks.length > 0) {
      pen.sheet.marks.push({ kind: "box", x: addl - 22, y: line(row.titles.length) - 4, width: 16, height: 12, edge: [0, 0, 0] });
      if (first)
        pen.fill(`/policies/${first.at}/proprietorExcluded`, addl - 18, line(row.titles.length) + 5, first.policy.excluded ?? "", 12);
    }
  }
  if (layout.ruling === "grid" || layout.ruling === "lines") pen.rule(left, top, right, top);
  if (layout.ruling === "grid") {
    if (limits.lines > 0) pen.rulesBetween(label, limitsEnd, layout.limitsAbreast, top + lead * step, bottom);
    for (const x of uprightsOf(layout)) pen.rule(x, top, x, bottom);
  }
  return bottom;
}

/** Where lines part the columns of a row. */
function uprightsOf({ edges, flags, limitLabels, order }: Layout): number[] {
  const [left = 0, , , , behind = 0] = edges;
  if (order) return [...new Set(edges.filter((_, at) => limitLabels === "beside" || at !== order.indexOf("limits") + 1))];
  const all = [...new Set(flags === "both" ? edges : edges.filter((_, at) => at !== 2 && at !== 3))];
  return [...all, ...(flags === "both" ? [] : [behind]), ...(flags === "before" ? [left + 18] : [])];
}

const isBelow = ({ flagsTold }: Layout) => flagsTold === "box" || flagsTold === "line";

/** Boxes or answers for an additional insured and a waiver below the boxes of the coverage. */
function drawFlagBoxes(
  pen: Pen,
  { headers, flagsTold }: Layout,
  { type }: RowShape,
  place: Place | undefined,
  [left, right]: Span,
  y: number,
) {
  const base = `/policies/${place?.at ?? "-"}`;
  const room = (right - left) / 2;
  const isWorker = type === "WORKERS_COMPENSATION";
  const put = (key: string, x: number, label: string, granted: boolean | undefined) =>
    flagsTold === "line"
      ? pen.answer(`${base}/${key}`, x, y, label, room, granted)
      : pen.tick(`${base}/${key}`, x, y, label, room, granted ?? false, false);
  if (!isWorker) put("additionalInsured", left, headers.additional, place?.policy.additional);
  put("waiverOfSubrogation", isWorker ? left : left + room, headers.waiver, place?.policy.waiver);
}

/** The insurer's name, and its number where the form asks for it, in a column of their own. */
function drawInsurer(pen: Pen, { naicTitle }: Layout, { insurer }: Place, [left, right]: Span, [upper, lower]: Span) {
  const { pointer, name, naic } = insurer;
  const size = Math.min(8, pen.style.size);
  pen.fill(pointer, left + 4, upper, name, right - left - 8, size);
  if (!naicTitle || !naic) return;
  pen.print(left + 4, lower, naicTitle);
  pen.fill(pointer.replace("name", "naic"), left + 8 + pen.width(naicTitle, 6), lower, naic, 40, size);
}

/** The two dates of a policy as they are printed. */
export function datesOf(pen: Pen, { policy, at }: Place) {
  const date = (iso: string | null) => (iso ? pen.style.spelling.date(iso) : "MM/DD/YYYY");
  return [
    { pointer: `/policies/${at}/effectiveDate`, text: date(policy.effective) },
    { pointer: `/policies/${at}/expirationDate`, text: date(policy.expiration) },
  ] as const;
}

function drawPolicy(pen: Pen, layout: Layout, place: Place, y: number) {
  const { policy, at } = place;
  const { letter, additional, waiver, number, effective, expiration } = columnsOf(layout);
  const isThere = ([start, end]: Span) => end > start;
  const base = `/policies/${at}`;
  if (layout.letters && isThere(letter)) pen.fill(`${base}/insurerLetter`, letter[0] + 6, y, policy.letter ?? "", 12);
  const flag = (pointer: string, x: number, granted: boolean) => {
    const { style } = pen;
    if (layout.flagsTold === "answer") pen.fill(pointer, x, y, granted ? "Yes" : "No", 18);
    else if (granted && (style.tick === "strokes" || style.tick === "curve"))
      pen.sheet.marks.push({ kind: "tick", x, y, on: true, pointer, boxed: false });
    else pen.fill(pointer, x, y, granted ? style.flag : style.blank, 12);
  };
  const worker = policy.type === "WORKERS_COMPENSATION";
  const both = layout.flags === "both" && !isBelow(layout);
  if (both && !worker) flag(`${base}/additionalInsured`, additional[0] + 6, policy.additional);
  if (layout.flags === "before") flag(`${base}/additionalInsured`, letter[0] + 24, policy.additional);
  if (both) flag(`${base}/waiverOfSubrogation`, waiver[0] + 6, policy.waiver);
  if (!layout.numberBelow) pen.fill(`${base}/policyNumber`, number[0] + 4, y, policy.number, number[1] - number[0] - 8);
  if (layout.datesBelow) return;
  const [from, to] = datesOf(pen, place);
  if (layout.stackedDates) drawStacked(pen, layout.stackedDates, [from, to], effective, [y - layout.step / 2, y + layout.step / 2]);
  else if (layout.period) pen.fillPair([from, to], layout.period, effective[0] + 2.5, y, effective[1] - effective[0] - 5);
  else {
    pen.fill(from.pointer, effective[0] + 2.5, y, from.text, effective[1] - effective[0] - 5);
    pen.fill(to.pointer, expiration[0] + 2.5, y, to.text, expiration[1] - expiration[0] - 5);
  }
}

/** Two dates one above the other, each after its word. */
function drawStacked(
  pen: Pen,
  words: readonly [string, string],
  dates: readonly { pointer: string; text: string }[],
  [left, right]: Span,
  lines: Span,
) {
  const start = left + 3 + Math.max(...words.map((word) => pen.width(word, 6) + (word ? 6 : 0)));
  dates.forEach(({ pointer, text }, at) => {
    pen.print(left + 3, lines[at] ?? 0, words[at] ?? "");
    pen.fill(pointer, start, lines[at] ?? 0, text, right - start - 3);
  });
}
