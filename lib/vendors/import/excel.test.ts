import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { excelFile, excelRows, excelWorkbook, excelCell as text } from "@/lib/testing/excel";
import { full } from "@/lib/testing/full";
import { wordsIn } from "@/lib/testing/words";
import { readExcel } from "@/lib/vendors/import/excel-queries";
import { kindOf } from "@/lib/vendors/import/excel-rules";

it("reads text, and numbers with all their digits", async () => {
  const file = excelFile(
    `<row r="1">${text("A1", "Name")}${text("B1", "Phone")}</row><row r="3">${text("A3", " Invented Glazing ")}<c r="B3"><v>5550100123</v></c></row>`,
  );
  expect(kindOf(file)).toBe("excel");
  const { rows } = await readExcel(file);
  expect(rows.filter(({ values }) => values.some(Boolean))).toEqual([
    { line: 1, values: ["Name", "Phone"] },
    { line: 3, values: ["Invented Glazing", "5550100123"] },
  ]);
});

it("keeps the text of a cell that holds an error", async () => {
  const file = excelFile(`<row r="1">${text("A1", "Dock")}<c r="B1" s="1" t="e"><f>Other!A1</f><v>#REF!</v></c></row>`);
  expect((await readExcel(file)).rows).toEqual([{ line: 1, values: ["Dock", "#REF!"] }]);
});

it.each([
  ["a row far below", `<row r="1048576">${text("A1048576", "far")}</row>`],
  ["a cell far to the right", `<row r="1">${text("XFD1", "far")}</row>`],
  ["a place that is hidden in an entity", `<row r="&#49;048576"></row>`],
  ["a place with blanks around the sign", `<row r = '1048576'></row>`],
])("refuses a sheet with %s, which would be filled with empty cells", async (_what, rows) => {
  await expect(readExcel(excelFile(rows))).rejects.toThrow("20,000 rows or 100 columns");
});

it("refuses a file that unpacks to far more than a list is", full, async () => {
  const bomb = excelFile("", { "xl/sharedStrings.xml": new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  await expect(readExcel(bomb)).rejects.toThrow("too large");
});

it("does not unpack what a list does not need", full, async () => {
  const file = excelFile(`<row r="1">${text("A1", "Name")}</row>`, { "xl/media/picture.png": new Uint8Array(64 * 1024 * 1024) });
  expect((await readExcel(file)).rows).toEqual([{ line: 1, values: ["Name"] }]);
});

it.each([
  ["another kind of zip", Buffer.from(zipSync({ "word/document.xml": strToU8("<document/>") }))],
  ["a broken file", Buffer.from("PK\u0003\u0004 and nothing else")],
])("says that %s cannot be read", async (_what, file) => {
  await expect(readExcel(file)).rejects.toThrow("This Excel file cannot be read");
});

it("knows an old Excel file", () => {
  expect(kindOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("old");
  expect(kindOf(Buffer.from("Name,Email"))).toBe("text");
});

describe("of several sheets", () => {
  const lists = { name: "lists", isHidden: true, rows: excelRows(["sheet 2"]) };
  const first = { name: "A &amp; B", rows: excelRows(["sheet 1"]) };
  const old = { name: "Old", rows: excelRows(["sheet 3"]) };

  it("reads the one that is open in Excel, and never a hidden one by itself", async () => {
    expect(await readExcel(excelWorkbook([lists, first, old], 2))).toMatchObject({ sheet: "Old", rows: [{ values: ["sheet 3"] }] });
    expect(await readExcel(excelWorkbook([lists, first, old], 0))).toMatchObject({ sheet: "A & B", rows: [{ values: ["sheet 1"] }] });
  });

  it("reads another one where the open one is empty, so that the list can be seen and another sheet chosen", async () => {
    expect(await readExcel(excelWorkbook([lists, first, { ...old, rows: "" }], 2))).toMatchObject({
      sheet: "A & B",
      rows: [{ values: ["sheet 1"] }],
    });
  });

  it("reads the one that was chosen", async () => {
    const list = await readExcel(excelWorkbook([lists, first, old], 1), "lists");
    expect(list).toMatchObject({ sheet: "lists", rows: [{ values: ["sheet 2"] }] });
    expect(list.sheets).toEqual([
      { name: "lists", isHidden: true },
      { name: "A & B", isHidden: false },
      { name: "Old", isHidden: false },
    ]);
  });

  it.each([
    ["has no rows", "", "This sheet has no rows"],
    ["has more rows than a list", `<row r="1048576">${text("A1048576", "far")}</row>`, "20,000 rows or 100 columns"],
    ["has rows that are no rows", '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', "cannot be read"],
  ])("says what is wrong with a chosen one that %s, and still which sheets there are", async (_what, rows, fault) => {
    const list = await readExcel(excelWorkbook([lists, first, { name: "Old", rows }], 1), "Old");
    expect(wordsIn(list)).toMatchObject({ rows: [], sheet: "Old", fault: expect.stringContaining(fault) });
    expect(list.sheets.map(({ name }) => name)).toEqual(["lists", "A & B", "Old"]);
  });
});

it.each([
  ["00000", "123", "00123"],
  ["00000\\-0000", "12345678", "01234-5678"],
  ["000\\-00\\-0000", "12345678", "012-34-5678"],
  ["0000", "123456", "123456"],
  ["0", "123", "123"],
  ["0.00", "123", "123"],
])("under the format %s the number %s stays %s", async (format, digits, shown) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
  const file = excelFile(
    `<row r="1"><c r="A1" s="1"><v>${digits}</v></c><c r="B1" s="1"><f>A1</f><v>${digits}</v></c><c r="C1"><v>7</v></c></row>`,
    {
      "xl/styles.xml": strToU8(styles),
    },
  );
  expect((await readExcel(file)).rows).toEqual([{ line: 1, values: [shown, shown, "7"] }]);
});
