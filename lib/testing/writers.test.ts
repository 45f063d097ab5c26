import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { toCsv } from "@/lib/infra/lists/csv-rules";
import { tableOf } from "@/lib/infra/lists/tables-rules";
import { zipOf } from "@/lib/infra/zip";
import { csvTextOf, smallTable, workbookBytes } from "@/lib/testing/tables";
import { rowsOfList } from "@/lib/transfer/archive/rules";
import { csvOf as rowsToCsv } from "@/lib/transfer/export/rules";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { readTable } from "@/lib/vendors/import/rules";

/** What people type, and what has broken a file before. */
const typed: Record<string, string> = {
  "a line feed alone": "1 Harbor Road\nSpringfield",
  "a carriage return alone": "1 Harbor Road\rSpringfield",
  "both of them": "1 Harbor Road\r\nSpringfield",
  "line ends at its edges": "\nSpringfield\n",
  "quotation marks": 'Bob "The Roof" Smith',
  "a quotation mark alone": '6" pipe',
  separators: "Smith, Jones; Co.\tand|sons",
  "leading zeros": "00123",
  "a large number": "12345678901234567890",
  "a date": "1/2",
  "a formula": "=1+1",
  "a plus": "+1 555 010 0199",
  "a minus": "-5",
  "an at": "@office",
  "a wide formula": "\uff1d1+1",
  "a formula on the second line": "Smith\n=1+1",
  "an apostrophe and a formula": "'=1+1",
  "an apostrophe": "'s-Hertogenbosch",
  emoji: "Crane 🏗️ Co 👩‍🚒",
  "right to left": "שלום בנייה بناء",
  accents: "José Muñoz, Ünal & Søn",
  "an entity": "A &amp; B <b>",
  "the name of a part of an object": "constructor",
  "100 kB": `start ${"long text, ".repeat(9100)}"end"`,
};
const names = Object.keys(typed);
const rows = names.map((name, at) => [name, typed[name] ?? "", at]);

/** What our own lists put before what a spreadsheet would run: an apostrophe. */
const guarded = (text: string) => text.replace(/^(?='*[=+\-@\uff1d])/, "'").replace(/([;\r\n])(?==)/g, "$1'");
const columns = [
  { name: "What", kind: "text" },
  { name: "Typed", kind: "text" },
  { name: "At", kind: "number" },
] as const;

/** Each way in which we write rows as CSV. */
const csvWriters: Record<string, () => Promise<string>> = {
  "lib/infra/lists/csv-rules.ts": async () => toCsv([["What", "Typed", "At"], ...rows]),
  "lists, in pieces": () => csvTextOf(tableOf(columns, names, async (some) => rows.filter(([name]) => some.includes(String(name))))),
  "a company's export": async () =>
    rowsToCsv(
      ["What", "Typed", "At"],
      [{ What: "What", Typed: "Typed", At: "At" }, ...rows.map(([What, Typed, At]) => ({ What, Typed, At }))],
    ),
};

describe.each(Object.entries(csvWriters))("the CSV of %s", (_name, write) => {
  it("is read back by another program with everything in it", async () => {
    const records: string[][] = parse(await write(), { bom: true, record_delimiter: "\r\n" });
    expect(records).toHaveLength(names.length + 1);
    for (const [at, record] of records.slice(1).entries())
      expect(record).toEqual([names[at], guarded(typed[names[at] ?? ""] ?? ""), String(at)]);
  });

  it("is read back by our own import as it was typed, with line ends of one kind", async () => {
    const short = (await write()).replace(/long text, /g, "");
    const read = await readTable(decodeText(Buffer.from(short)).text);
    const expected = names.map((name) =>
      (typed[name] ?? "")
        .replace(/long text, /g, "")
        .replace(/\r\n?/g, "\n")
        .trim(),
    );
    expect(read.rows.slice(1).map(({ values }) => values[1])).toEqual(expected);
  });
});

/** Excel ends lines with LF, and takes 32,767 letters in a cell. */
const inExcel = (text: string) =>
  text.replace(/\r\n?/g, "\n").length > 32_767 ? `${text.slice(0, 32_766)}…` : text.replace(/\r\n?/g, "\n");

it("an Excel file is read back with everything that a cell can hold", async () => {
  const more = ["what XML cannot hold \u000b\u0001 is left out", "what XML cannot hold  is left out"] as const;
  const bytes = await workbookBytes({ Rows: smallTable(columns, [...rows, ["control", more[0], 1]]) });
  const read = await readSheet(Buffer.from(bytes), 1, { trim: false });
  const found = read.slice(1).map((cells) => String(cells[1]));
  expect(found).toEqual([...names.map((name) => inExcel(typed[name] ?? "")), more[1]]);
});

it("a ZIP and the JSON in it are read back as they were", async () => {
  const json = `[\n${rows.map(([name, text]) => JSON.stringify({ name, text })).join(",\n")}\n]\n`;
  async function* entries() {
    yield { name: "a/rows.json", bytes: Buffer.from(json) };
    yield { name: "名前 ü.txt", bytes: Buffer.from(json) };
  }
  const files = unzipSync(new Uint8Array(await buffer(zipOf(entries()))));
  expect(Object.keys(files)).toEqual(["a/rows.json", "名前 ü.txt"]);
  async function* bytes() {
    yield Buffer.from(files["a/rows.json"] ?? []);
  }
  const read: unknown[] = [];
  for await (const { row } of rowsOfList("rows.json", bytes())) read.push(row);
  expect(read).toEqual(rows.map(([name, text]) => ({ name, text })));
});

it("each kind of file has one writer, and it is tried above", () => {
  const libraries = /from "(csv-stringify[^"]*|write-excel-file[^"]*|client-zip|yazl|exceljs|papaparse|fflate|archiver)"/;
  const sources = ["lib", "app", "jobs", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  const writers = sources
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("lib/testing/"))
    .filter((name) => libraries.test(readFileSync(name, "utf8")));
  expect(writers.toSorted()).toEqual(["lib/infra/lists/csv-rules.ts", "lib/infra/lists/xlsx-rules.ts", "lib/infra/zip.ts"]);
});
