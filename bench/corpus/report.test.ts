import { expect, it } from "vitest";
import { documentWith, type FileScore, printed } from "@/bench/corpus/report";

const file = {
  class: "text",
  half: "held",
  carrier: "",
  results: [],
  greens: [],
  bySet: [],
  pages: 1,
  seconds: 1,
  peakMb: 90,
} as FileScore;

it("puts the outcomes in place of the last run's and leaves the rest of the page", () => {
  const once = documentWith(`# Page\n\n${printed.from}\nold\n${printed.to}\n\nEnd\n`, [file], "Seed 1:");
  expect(once).toContain("| text | 1 |");
  expect(once).not.toContain("old");
  expect(once).toMatch(/^# Page\n[\s\S]*\nEnd\n$/);
  expect(documentWith(once, [file], "Seed 1:")).toBe(once);
});

it("refuses a page that has no place for them", () => {
  expect(() => documentWith("# Page\n", [file], "Seed 1:")).toThrow("The document has no lines");
});
