import { expect, it } from "vitest";
import { toCsv } from "@/lib/infra/lists/csv-rules";
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
