import { buffer } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { csvOf } from "@/lib/infra/lists/csv-rules";
import type { Cell } from "@/lib/infra/lists/tables-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import type { Table } from "@/lib/reports/rows-schema";
import { daysInWords, endOf, figureText, fileNameOf, pointLabel, rowsNote } from "@/lib/reports/rules";
import { firstRows, xlsxOf } from "@/lib/reports/tables-rules";

it.each([
  [{ value: null, kind: "percent" }, "–"],
  [{ value: 81, kind: "percent" }, "81%"],
  [{ value: 1_234_567, kind: "count" }, "1,234,567"],
  [{ value: 1_572_864, kind: "bytes" }, "1.5 MB"],
  [{ value: 5 * 1024 ** 3, kind: "bytes" }, "5 GB"],
] as const)("writes the figure %o as %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});

it("names files, points of a chart and rows that are left out", () => {
  expect(fileNameOf("users", "xlsx", "2027-03-04")).toBe("user-activity-2027-03-04.xlsx");
  expect(pointLabel("2027-03-04T15:00:00Z", "hour")).toBe("3 PM");
  expect(pointLabel("2027-03-04T00:00:00Z", "day")).toBe("Mar 4");
  expect(rowsNote(10, 10)).toBeNull();
  expect(inWords(rowsNote(1000, 52_000) ?? "")).toBe(
    "This file has the first 1,000 of 52,000 rows. Generate the report as CSV for all rows.",
  );
});

it("lets scheduled reports cover whole days, one after another, and others the time until now", () => {
  const made = new Date("2027-03-01T12:30:00Z");
  const end = endOf({ type: "usage", isScheduled: true, createdAt: made }, made);
  expect(inWords(daysInWords("usage", "7d", end))).toMatch(/^Last 7 days: Feb 22\s–\s28, 2027 \(UTC\)$/);
  const next = new Date("2027-03-08T12:10:00Z");
  expect(inWords(daysInWords("usage", "7d", endOf({ type: "usage", isScheduled: true, createdAt: next }, next)))).toMatch(
    /Mar 1\s–\s7, 2027/,
  );
  expect(endOf({ type: "usage", isScheduled: false, createdAt: made }, next)).toBe(next);
  expect(endOf({ type: "expiring", isScheduled: true, createdAt: made }, next)).toBe(next);
  expect(inWords(daysInWords("usage", "24h", made))).toBe("Last 24 hours");
  expect(inWords(daysInWords("expiring", "30d", made))).toBe("Next 30 days");
});

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages;
}
const table = (...pages: Cell[][][]): Table => ({
  columns: [
    { name: "Company", kind: "text", share: 1 },
    { name: "Rate", kind: "percent", share: 1 },
    { name: "Expires", kind: "date", share: 1 },
  ],
  total: pages.flat().length,
  pages: pagesOf(...pages),
});

it("writes a CSV file page by page", async () => {
  const pieces: string[] = [];
  for await (const piece of csvOf(table([["A, Inc.", 5, "2027-03-04"]], [["=1+1", null, null]]))) pieces.push(piece);
  expect(pieces).toEqual(["\ufeffCompany,Rate (%),Expires\r\n", '"A, Inc.",5,2027-03-04\r\n', "'=1+1,,\r\n"]);
});

it("stops reading once a file holds as many rows as it can", async () => {
  expect(await firstRows(table([["A", 1]], [["B", 2]], [["C", 3]]), 2)).toEqual([
    ["A", 1],
    ["B", 2],
  ]);
});

it("writes an Excel file with texts as they are, numbers as numbers, dates as dates and shares as percentages", async () => {
  const names = ["=1+1", "constructor", "__proto__", "<b>&\u0007", "Łódź"];
  const summary = { title: "Compliance", about: ["Last 7 days"], figures: [["Companies", 5]] as const };
  const rows = [...names.map((name): Cell[] => [name, 50, "2027-03-04"]), ["Empty", null, null]];
  const bytes = await buffer(xlsxOf(summary, table(rows)));
  expect(await readSheet(bytes, "Rows")).toEqual([
    ["Company", "Rate", "Expires"],
    ...["=1+1", "constructor", "__proto__", "<b>&", "Łódź"].map((name) => [name, 0.5, new Date("2027-03-04T00:00:00Z")]),
    ["Empty", null, null],
  ]);
  expect(await readSheet(bytes, "Summary")).toEqual(expect.arrayContaining([["Companies", 5]]));
});
