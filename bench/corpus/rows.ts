import type { Content, Policy } from "@/bench/corpus/content";
import type { Layout, RowShape } from "@/bench/corpus/layout";
import type { Pen } from "@/bench/corpus/sheet";

type Place = { policy: Policy; at: number; insurer: { pointer: string; name: string } };
const perMark = { POLICY: "POLICY", PROJECT: "PROJECT", LOCATION: "LOC" } as const;

/** Values that several boxes give; the box's own name stands behind a "#". */
const boxValues: Record<string, string> = {
  "CLAIMS-MADE": "occurrenceOrClaimsMade",
  OCCUR: "occurrenceOrClaimsMade",
  POLICY: "aggregateAppliesPer",
  PROJECT: "aggregateAppliesPer",
  LOC: "aggregateAppliesPer",
};

/** The column headers and every coverage row; returns where the table ends. */
export function drawTable(pen: Pen, layout: Layout, content: Content, top: number): number {
  const { edges, headers } = layout;
  const [left = 0, right = 0] = [edges[0], edges[9]];
  const { letter, type, additional, waiver, number, effective, expiration, limits } = headers;
  const keyed = layout.datesFirst ? [effective, expiration, number] : [number, effective, expiration];
  pen.rule(left, top, right, top);
  [letter, type, additional, waiver, ...keyed, limits].forEach((text, at) => {
    const start = (edges[at] ?? 0) + 2;
    const end = at === 0 && layout.flags === "before" ? left + 20 : at === 7 ? right : (edges[at + 1] ?? right);
    if (end - start > 6) header(pen, text, start, top, end - start - 1);
  });
  if (layout.flags === "before") header(pen, additional, left + 20, top, 19);
  let y = top + 24;
  for (const row of layout.rows) {
    const own = content.policies.flatMap((policy, at) =>
      policy.type === row.type ? [{ policy, at, insurer: insurerOf(policy, content) }] : [],
    );
    const groups: Place[][] = [];
    for (const place of own) {
      if (place.policy.sharesRow) groups.at(-1)?.push(place);
      else groups.push([place]);
    }
    const printed = layout.allRows && (row.type !== "OTHER" || Boolean(row.titles[0]));
    for (const group of groups.length > 0 ? groups : printed ? [[]] : []) y = drawRow(pen, layout, row, group, y);
  }
  pen.rule(left, y, right, y);
  return y;
}

function insurerOf({ letter }: Policy, { insurers }: Content): Place["insurer"] {
  const index = insurers.findIndex((one) => one.letter === letter);
  return { pointer: `/insurers/${index}/name`, name: insurers[index]?.name ?? "" };
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
  const [left = 0, type = 0, addl = 0, , number = 0, , , label = 0, , right = 0] = edges;
  const [first] = group;
  const limits = limitsOf(pen, row, first);
  const lead = row.limitTicks ? 1 : 0;
  const names = layout.insurers === "rows" ? group.map(({ insurer }) => insurer) : [];
  const above = row.titles.length + names.length;
  const limitLines = Math.ceil(limits.length / layout.limitsAbreast) + lead;
  const bottom = top + Math.max(above + row.ticks.length, limitLines, group.length > 1 ? 3 : 2) * step;
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
  if (row.limitTicks) drawTicks(pen, layout, row.limitTicks, first, label + 4, right, line(0));
  drawLimits(pen, layout, limits, line, lead);
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
  if (layout.limitsAbreast === 2) pen.rule((label + right) / 2, top + lead * step, (label + right) / 2, bottom);
  for (const x of new Set(layout.flags === "both" ? edges : edges.filter((_, at) => at !== 2 && at !== 3))) pen.rule(x, top, x, bottom);
  if (layout.flags !== "both") pen.rule(number, top, number, bottom);
  if (layout.flags === "before") pen.rule(left + 18, top, left + 18, bottom);
  return bottom;
}

/** Limits below each other or two abreast, each a label beside its amount. */
function drawLimits(pen: Pen, layout: Layout, limits: ReturnType<typeof limitsOf>, line: (at: number) => number, lead: number) {
  const { edges, step, amountsFirst, limitsAbreast } = layout;
  const [first = 0, second = 0, right = 0] = edges.slice(7);
  const width = (right - first) / limitsAbreast;
  limits.forEach(({ pointer, name, text }, at) => {
    const row = Math.floor(at / limitsAbreast) + lead;
    const [y, start] = [line(row), first + (at % limitsAbreast) * width];
    const [middle, end] = [start + second - first, start + width];
    const [label, labelEnd, amount, amountEnd] = amountsFirst ? [middle, end, start, middle] : [start, middle, middle, end];
    const room = labelEnd - label - 4;
    const [upper = "", lower] = name.split("\n");
    if (lower) pen.print(label + 3, y - 4, upper, 5, { room });
    pen.print(label + 3, lower ? y + 1.4 : y, lower ?? upper, lower ? 5 : 6, { room });
    if (layout.dollars) pen.print(amount + 2, y, "$");
    if (pointer) pen.fill(pointer, amount + 9, y, text, amountEnd - amount - 12);
    if (row > 0 && at % limitsAbreast === 0) pen.rule(first, y - step * 0.75, right, y - step * 0.75, 0.5);
  });
}

function limitsOf(pen: Pen, row: RowShape, place: Place | undefined): { pointer: string; name: string; text: string }[] {
  const { money } = pen.style.spelling;
  const spelled = (value: number | string | undefined) => (typeof value === "number" ? money(value) : (value ?? ""));
  const limits = row.limits.map(({ key, label }) => {
    const text = spelled(place?.policy.limits[key]);
    const single = key === "combinedSingleLimit" && text && pen.style.spelling.dateStyle === "written" ? `${text} CSL` : text;
    return { pointer: key && place ? `/policies/${place.at}/limits/${key}` : "", name: label, text: single };
  });
  const other = place?.policy.other;
  return other ? [...limits, { pointer: `/policies/${place.at}/otherLimits/0`, name: other.label, text: spelled(other.amount) }] : limits;
}

/** A line of boxes with their labels, from `x` to `end`. A text that ends with ":" is only printed. */
function drawTicks(pen: Pen, layout: Layout, marks: string[], place: Place | undefined, x: number, end: number, y: number) {
  const { policy, at } = place ?? {};
  const on = new Set(policy?.ticked);
  if (policy?.basis) on.add(policy.basis === "OCCURRENCE" ? "OCCUR" : "CLAIMS-MADE");
  if (policy?.per) on.add(perMark[policy.per]);
  marks.forEach((mark, index) => {
    const room = (end - x) / marks.length;
    const own = x + index * room;
    if (mark.endsWith(":")) {
      pen.print(own, y, mark, 5.5, { room });
      return;
    }
    const label = layout.words[mark] ?? mark;
    const deposit = mark === "RETENTION" || mark === "DED";
    pen.tick(
      `/policies/${at ?? "-"}/${boxValues[mark] ? `${boxValues[mark]}#` : "ticked/"}${mark}`,
      own,
      y,
      deposit && mark === "RETENTION" ? `${label} $` : label,
      deposit ? 66 : room,
      on.has(mark),
      layout.kind === "edition",
    );
    const sum = policy?.limits.retention;
    if (mark === "RETENTION" && typeof sum === "number" && at !== undefined)
      pen.fill(
        `/policies/${at}/limits/retention`,
        own + (layout.kind === "edition" ? 18 : 13) + pen.width(`${label} $`, 6),
        y,
        pen.style.spelling.money(sum),
        Math.max(22, room - 58),
        Math.min(8, pen.style.size),
      );
  });
}

function drawPolicy(pen: Pen, layout: Layout, { policy, at }: Place, y: number) {
  const [left = 0, , addl = 0, subr = 0, fourth = 0, fifth = 0, sixth = 0, label = 0] = layout.edges;
  const spans = [[fourth, fifth] as const, [fifth, sixth] as const, [sixth, label] as const] as const;
  const [number, effective, expiration] = layout.datesFirst ? [spans[2], spans[0], spans[1]] : spans;
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
