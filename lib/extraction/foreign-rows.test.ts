import { describe, expect, it } from "vitest";
import { rows } from "@/lib/extraction/forms/acord-25";
import { partForeign } from "@/lib/extraction/readers/foreign-rows";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import type { GridRow } from "@/lib/extraction/readers/rows";
import { splitRun, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 6], confidence: 1, reader: "text", page: 1 });
const form = rows.find(({ type }) => type === "GENERAL_LIABILITY") ?? null;

/** The kinds of the parts of a general liability row that holds these words besides its title. */
function partsOf(...lines: [number, number, string][]) {
  const words = [at(40, 240, "GENERAL LIABILITY"), ...lines.map(([x, y, text]) => at(x, y, text))].flat();
  const row: GridRow = { form, top: 237, bottom: 330, titles: new LabelFinder(words).find(["GENERAL LIABILITY"]) };
  return partForeign([row], [30, 190], [200, 300], words, []).map((part) => part.form?.type ?? null);
}

describe("a row of the table that holds another coverage", () => {
  it("is parted where a title and a policy of its own begin", () => {
    expect(partsOf([205, 250, "GL-100-2003"], [40, 290, "Motor Truck Cargo"], [205, 292, "MC-778-2211"])).toEqual([
      "GENERAL_LIABILITY",
      null,
    ]);
    expect(partsOf([40, 290, "Pollution Legal"], [205, 292, "PL-778-2211"])).toEqual(["GENERAL_LIABILITY", null]);
    expect(partsOf([205, 250, "GL-100-2003"], [40, 290, "Motor Truck Cargo"], [205, 298, "Pending"])).toEqual(["GENERAL_LIABILITY", null]);
  });

  it("is parted at a line across the table between two numbers, where a title follows", () => {
    const words = [
      at(40, 240, "GENERAL LIABILITY"),
      at(205, 250, "GL-100-2003"),
      at(40, 290, "Residents"),
      at(205, 292, "PL-778-2211"),
    ].flat();
    const row: GridRow = { form, top: 237, bottom: 330, titles: new LabelFinder(words).find(["GENERAL LIABILITY"]) };
    const parts = (rulings: number[]) => partForeign([row], [30, 190], [200, 300], words, rulings);
    expect(parts([]).map((part) => part.form?.type ?? null)).toEqual(["GENERAL_LIABILITY"]);
    expect(parts([236, 281, 331]).map((part) => [part.form?.type ?? null, part.top, part.bottom])).toEqual([
      ["GENERAL_LIABILITY", 237, 281],
      [null, 281, 330],
    ]);
  });

  it("stays whole with two policies of one title, and with what is written below its own", () => {
    expect(partsOf([205, 250, "GL-100-2003"], [205, 275, "GL-100-2004"])).toEqual(["GENERAL_LIABILITY"]);
    expect(partsOf([205, 275, "GL-100-2003"], [40, 262, "Contractual Liability"])).toEqual(["GENERAL_LIABILITY"]);
    expect(partsOf([205, 250, "GL-100-2003"], [40, 290, "Pollution Legal"])).toEqual(["GENERAL_LIABILITY"]);
  });
});
