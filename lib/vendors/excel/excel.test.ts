import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { excelFile } from "@/lib/testing/excel";
import { readFirstSheet } from "@/lib/vendors/excel/queries";
import { kindOf } from "@/lib/vendors/excel/rules";

const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;

it("reads text, and numbers with all their digits", async () => {
  const file = excelFile(
    `<row r="1">${text("A1", "Name")}${text("B1", "Phone")}</row><row r="3">${text("A3", " Invented Glazing ")}<c r="B3"><v>5550100123</v></c></row>`,
  );
  expect(kindOf(file)).toBe("excel");
  const rows = await readFirstSheet(file);
  expect(rows.filter(({ values }) => values.some(Boolean))).toEqual([
    { line: 1, values: ["Name", "Phone"] },
    { line: 3, values: ["Invented Glazing", "5550100123"] },
  ]);
});

it("keeps the text of a cell that holds an error", async () => {
  const file = excelFile(`<row r="1">${text("A1", "Dock")}<c r="B1" s="1" t="e"><f>Other!A1</f><v>#REF!</v></c></row>`);
  expect(await readFirstSheet(file)).toEqual([{ line: 1, values: ["Dock", "#REF!"] }]);
});

it.each([
  ["a row far below", `<row r="1048576">${text("A1048576", "far")}</row>`],
  ["a cell far to the right", `<row r="1">${text("XFD1", "far")}</row>`],
  ["a place that is hidden in an entity", `<row r="&#49;048576"></row>`],
  ["a place with blanks around the sign", `<row r = '1048576'></row>`],
])("refuses a sheet with %s, which would be filled with empty cells", async (_what, rows) => {
  await expect(readFirstSheet(excelFile(rows))).rejects.toThrow("20,000 rows or 100 columns");
});

it("refuses a file that unpacks to far more than a list is", async () => {
  const bomb = excelFile("", { "xl/sharedStrings.xml": new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(readFirstSheet(bomb)).rejects.toThrow("too large");
});

it("does not unpack what a list does not need", async () => {
  const file = excelFile(`<row r="1">${text("A1", "Name")}</row>`, { "xl/media/picture.png": new Uint8Array(64 * 1024 * 1024) });
  expect(await readFirstSheet(file)).toEqual([{ line: 1, values: ["Name"] }]);
});

it.each([
  ["another kind of zip", Buffer.from(zipSync({ "word/document.xml": strToU8("<document/>") }))],
  ["a broken file", Buffer.from("PK\u0003\u0004 and nothing else")],
])("says that %s cannot be read", async (_what, file) => {
  await expect(readFirstSheet(file)).rejects.toThrow("This Excel file cannot be read");
});

it("knows an old Excel file", () => {
  expect(kindOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("old");
  expect(kindOf(Buffer.from("Name,Email"))).toBe("text");
});
