import { expect, it } from "vitest";
import { readTable } from "@/lib/imports/rules";
import { toCsv } from "@/lib/lists/rules";

const sly = ["A Works;=HYPERLINK(0);B", "1 Street\n=1+1;C", "2 Street\r\n@SUM(1)", "A;\t-1"];

it("no cell becomes a formula either where a spreadsheet splits at semicolons and knows no quotation marks then", () => {
  const cells = toCsv([["a.pdf", ...sly]]).split(/[;\r\n]/);
  expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
});

it("what a list's export holds comes back by its import", () => {
  const address = "1 Street\n+1 555 010 0100";
  const { rows } = readTable(
    toCsv([
      ["Name", "Address", "Phone"],
      ["A;=B", address, "+1 555"],
    ]),
  );
  expect(rows[1]?.values).toEqual(["A;=B", address, "+1 555"]);
});
