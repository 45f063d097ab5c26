import { writtenPercent } from "@/lib/infra/figures-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { type Box, blue, gray, hairline, ink, type Pen, page, violet } from "@/lib/reports/drawing-rules";
import { figureText, pointLabel } from "@/lib/reports/rules";
import type { ReportFigures } from "@/lib/reports/schema";
import { chartNames, figureNames, seriesNames } from "@/lib/reports/values";
import { localeNow } from "@/messages/say";

const perRow = 4;
const gap = 10;
const boxHeight = 44;

/** The figures in boxes, four in a row. Returns where the last row ends. */
export function drawFigures(pen: Pen, figures: ReportFigures["figures"], top: number): number {
  const width = (page.width - 2 * page.left - (perRow - 1) * gap) / perRow;
  for (const [at, figure] of figures.entries()) {
    const left = page.left + (at % perRow) * (width + gap);
    const boxTop = top + Math.floor(at / perRow) * (boxHeight + gap);
    pen.box({ left, top: boxTop, width, height: boxHeight }, null, hairline);
    pen.text(coded(figureNames[figure.name]), left + 10, boxTop + 15, { size: 8, color: gray, width: width - 20 });
    pen.text(figureText(figure), left + 10, boxTop + 34, { size: 15, bold: true, width: width - 20 });
  }
  return top + Math.ceil(figures.length / perRow) * (boxHeight + gap) - gap;
}

const colors = [blue, violet];
const titleHeight = 36;
const axisWidth = 44;

/** The line chart: one line for each series, broken where a value is not known. */
export function drawLines(pen: Pen, { type, line, range }: ReportFigures, box: Box): void {
  pen.text(coded(chartNames[type].line), box.left, box.top + 10, { size: 11, bold: true });
  let legend = box.left;
  for (const [at, name] of line.series.entries()) {
    pen.box({ left: legend, top: box.top + 19, width: 8, height: 8 }, colors[at] ?? ink);
    pen.text(coded(seriesNames[name]), legend + 12, box.top + 26, { size: 8, color: gray });
    legend += 90;
  }
  const plot = {
    left: box.left + axisWidth,
    top: box.top + titleHeight,
    width: box.width - axisWidth,
    height: box.height - titleHeight - 16,
  };
  const isPercent = line.series.includes("complianceRate");
  const most = isPercent ? 100 : niceTop(Math.max(0, ...line.points.flatMap(({ values }) => values.map((value) => value ?? 0))));
  for (let step = 0; step <= 4; step += 1) {
    const top = plot.top + (plot.height * step) / 4;
    const value = (most * (4 - step)) / 4;
    const label = isPercent ? writtenPercent(value) : value.toLocaleString(localeNow());
    pen.line(plot.left, top, plot.left + plot.width, top, { color: hairline });
    pen.text(label, box.left, top + 3, { size: 7, color: gray, width: axisWidth - 6, align: "right" });
  }
  const xOf = (at: number) => plot.left + (line.points.length > 1 ? (plot.width * at) / (line.points.length - 1) : plot.width / 2);
  const yOf = (value: number) => plot.top + plot.height * (1 - value / most);
  const every = Math.ceil(line.points.length / 6);
  for (const [at, point] of line.points.entries()) {
    if (at % every !== 0) continue;
    pen.text(pointLabel(point.at, line.unit), Math.min(xOf(at), plot.left + plot.width - 30), plot.top + plot.height + 12, {
      size: 7,
      color: gray,
    });
  }
  for (const place of line.series.keys())
    drawSeries(
      pen,
      line.points.map(({ values }) => values[place] ?? null),
      { xOf, yOf, place },
    );
  if (line.points.every(({ values }) => values.every((value) => value === null))) {
    pen.text(range === "24h" ? coded("server.reports.noFiguresYet") : coded("server.reports.figuresNone"), plot.left + 8, plot.top + 20, {
      size: 9,
      color: gray,
    });
  }
}

type Scale = { xOf: (at: number) => number; yOf: (value: number) => number; place: number };

function drawSeries(pen: Pen, values: readonly (number | null)[], { xOf, yOf, place }: Scale): void {
  const color = colors[place] ?? ink;
  const dashes = place > 0 ? { dashes: [4, 2] } : {};
  for (const [at, value] of values.entries()) {
    const before = values[at - 1] ?? null;
    if (value === null) continue;
    // A value between two that are not known would be invisible as a line.
    if (before === null) pen.box({ left: xOf(at) - 1, top: yOf(value) - 1, width: 2, height: 2 }, color);
    else pen.line(xOf(at - 1), yOf(before), xOf(at), yOf(value), { color, thickness: 1.5, ...dashes });
  }
}

/** The bar chart: a name, a bar and its value in each row. */
export function drawBars(pen: Pen, { type, bars }: ReportFigures, box: Box): void {
  pen.text(coded(chartNames[type].bars), box.left, box.top + 10, { size: 11, bold: true });
  pen.text(coded("server.reports.byCounts", { counts: coded(chartNames[type].counts) }), box.left, box.top + 26, { size: 8, color: gray });
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const names = 120;
  const room = box.width - names - 50;
  const height = Math.min(26, (box.height - titleHeight) / Math.max(bars.length, 1));
  for (const [at, { label, value }] of bars.entries()) {
    const top = box.top + titleHeight + at * height;
    const length = Math.max(1, (room * value) / most);
    pen.text(label, box.left, top + height / 2 + 3, { size: 8, width: names - 8 });
    if (value > 0) pen.box({ left: box.left + names, top: top + height * 0.2, width: length, height: height * 0.6 }, blue);
    pen.text(value.toLocaleString(localeNow()), box.left + names + (value > 0 ? length + 6 : 0), top + height / 2 + 3, {
      size: 8,
      color: gray,
    });
  }
  if (bars.length === 0) pen.text(coded("server.reports.chartEmpty"), box.left, box.top + titleHeight + 12, { size: 9, color: gray });
}

const roundFactors = [1, 2, 3, 4, 5, 6, 8, 10];

/** The top of an axis whose four steps are round numbers. */
function niceTop(most: number): number {
  if (most <= 4) return 4;
  const step = 4 * 10 ** Math.floor(Math.log10(most / 4));
  return step * (roundFactors.find((factor) => step * factor >= most) ?? 10);
}
