import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { toCsv } from "@/lib/infra/lists/csv-rules";
import { tableFile } from "@/lib/infra/lists/files-rules";
import { dateColumn, momentColumn, moneyColumn, refuseTooLong } from "@/lib/infra/lists/tables-rules";
import { columnLetters } from "@/lib/infra/lists/xlsx-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { smallTable, workbookBytes } from "@/lib/testing/tables";
import { readTable } from "@/lib/vendors/import/rules";

const sly = ["A Works;=HYPERLINK(0);B", "1 Street\n=1+1;C", "2 Street\r\n@SUM(1)", "A;\t-1", 'x;"=1+1;', 'A; ""+1', "A;\uff1d1+1"];

it("no cell becomes a formula either where a spreadsheet splits at semicolons and knows no quotation marks then", () => {
  const cells = toCsv([["a.pdf", ...sly]]).split(/[;\r\n]/);
  expect(cells.filter((cell) => /^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
});

it("what a list's export holds comes back by its import", async () => {
  const named = ["A;=B", 'x;"=1+1;', 'A; ""-1', "A;\uff1d1", "\uff0b1", '"=1"'];
  const address = "1 Street\n+1 555 010 0100";
  const { rows } = await readTable(toCsv([["Name", "Address", "Phone"], ...named.map((name) => [name, address, "+1 555"])]));
  expect(rows.slice(1).map(({ values }) => values)).toEqual(named.map((name) => [name, address, "+1 555"]));
});

it("an Excel file has days as dates, amounts as numbers, and words in their columns as words", async () => {
  const columns = ["Vendor", dateColumn("Expires"), moneyColumn("Limit"), momentColumn("At")];
  const rows = [
    ["=1+1", "2027-03-04", 2_000_000, "2027-03-04T12:00:00.000Z"],
    ["A & <B>", "Unreadable", "1000; 2000", null],
    ["Empty", null, null, null],
  ];
  const bytes = Buffer.from(await workbookBytes({ Vendors: smallTable(columns, rows) }));
  expect(await readSheet(bytes, "Vendors")).toEqual([
    ["Vendor", "Expires", "Limit", "At"],
    ["=1+1", new Date("2027-03-04T00:00:00Z"), 2_000_000, new Date("2027-03-04T12:00:00Z")],
    ["A & <B>", "Unreadable", "1000; 2000", null],
    ["Empty", null, null, null],
  ]);
});

it("names the columns of a wide sheet as Excel does, and refuses more rows than a sheet holds", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  expect(() => refuseTooLong({ ...smallTable([], []), rows: 1_048_576 })).toThrow("Excel holds at most 1,048,575 rows");
});

it("a list is in the language of who asked for it, however late its rows are read", async () => {
  async function* pages() {
    for (let page = 0; page < 3; page += 1) yield Array.from({ length: 2000 }, () => [coded("common.yes")]);
  }
  const table = { columns: [{ name: coded("common.vendor"), kind: "text" as const }], pages: pages() };
  const file = inLanguage("es", () => Readable.toWeb(tableFile("vendors", table, "csv").bytes));
  const lines = await inLanguage("fr", async () => (await text(file as ReadableStream)).trim().split("\r\n"));
  expect([...new Set(lines)]).toEqual(["Proveedor", "Sí"]);
});
