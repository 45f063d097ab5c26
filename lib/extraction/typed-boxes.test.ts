import { expect, it } from "vitest";
import type { RowForm } from "@/lib/extraction/forms/acord-25";
import { rows } from "@/lib/extraction/forms/acord-25";
import { Notes } from "@/lib/extraction/readers/draft";
import { readInsurers } from "@/lib/extraction/readers/insurers";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { findLimits } from "@/lib/extraction/readers/limits";
import { withoutTypedBoxes } from "@/lib/extraction/readers/pdf-typed";
import { findTicks } from "@/lib/extraction/readers/ticks";
import { splitRun, textOf, type Word } from "@/lib/extraction/readers/words";

/** Text in a typewriter's font: each letter, a blank too, 4 points wide. */
const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 6.5], confidence: 1, reader: "text", page: 1 });
const formOf = (type: RowForm["type"]) => rows.find((row) => row.type === type) as RowForm;
const ticked = (type: RowForm["type"], words: Word[]) => {
  const plain = withoutTypedBoxes(words);
  return findTicks(new LabelFinder(plain), formOf(type), plain, 0, 100).ticks.map(({ mark }) => mark);
};

it("a cross in brackets checks the label after it, whatever the line below has, and empty brackets check nothing", () => {
  const general = [at(42, 20, "[X] COMMERCIAL GENERAL LIABILITY"), at(50, 27.5, "[ ] CLAIMS-MADE [X] OCCUR")].flat();
  expect(ticked("GENERAL_LIABILITY", general)).toEqual(["OCCUR", "COMMERCIAL GENERAL LIABILITY"]);
  const umbrella = [at(42, 20, "[X] UMBRELLA LIAB [X] OCCUR"), at(42, 27.5, "[ ] EXCESS LIAB [ ] CLAIMS-MADE")].flat();
  expect(ticked("UMBRELLA_POLICY", umbrella)).toEqual(["OCCUR", "UMBRELLA LIAB"]);
});

it("brackets after their labels check the label before them, also where the next one is as near", () => {
  const behind = [...at(42, 20, "Umbrella [ ] Excess [X]"), ...at(42, 30, "Claims made [X] Occurrence [ ]")];
  expect(ticked("UMBRELLA_POLICY", behind)).toEqual(["CLAIMS-MADE", "EXCESS LIAB"]);
});

it("brackets after answers say nothing of those before their labels, after a question", () => {
  const mixed = [...at(42, 20, "Basis: [ ] Occurrence [X] Claims made"), ...at(42, 30, "Additional insured endorsement Yes [ ] No [X]")];
  expect(ticked("GENERAL_LIABILITY", mixed)).toEqual(["CLAIMS-MADE"]);
});

const limitsOf = (type: RowForm["type"], words: Word[]) => {
  const plain = withoutTypedBoxes(words);
  const { limits, others } = findLimits(new LabelFinder(plain), formOf(type), plain, 0, 120);
  return [Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)])), others.length];
};

it("an amount in the line below its dollar sign is where its label is", () => {
  const words = [
    [at(429, 10, "EACH OCCURRENCE"), at(584, 10, "$"), at(552, 18.3, "1,000,000")],
    [at(429, 30, "MED EXP (Any one person)"), at(556, 30, "$ 10,000")],
    [at(429, 41, "GENERAL AGGREGATE"), at(584, 41, "$"), at(552, 49.3, "2,000,000")],
  ].flat(2);
  expect(limitsOf("GENERAL_LIABILITY", words)).toEqual([
    { eachOccurrence: "$1,000,000", medicalExpense: "10,000", generalAggregate: "$2,000,000" },
    0,
  ]);
});

it("a dollar sign followed by its amount has no amount below it, whatever ends at the same edge there", () => {
  const words = [...at(400, 10, "each occurrence, $ 1,000,000"), ...at(420, 20, "$ 2,000,000")];
  const [, , right = 0] = words.find(({ text }) => text === "$")?.box ?? [];
  const below = at(right - 36, 20, "2,000,000");
  expect(withoutTypedBoxes([...words.slice(0, 4), ...below])).toEqual([...words.slice(0, 4), ...below]);
});

it("a label that goes on below its amount's line is read as a whole", () => {
  const words = [
    [at(429, 10, "E.L. EACH ACCIDENT"), at(544, 10, "1,000,000")],
    [at(429, 20, "E.L. DISEASE -"), at(544, 20, "500,000"), at(429, 28, "EA EMPLOYEE")],
    [at(429, 38, "E.L. DISEASE -"), at(544, 38, "750,000"), at(429, 46, "POLICY"), at(429, 54, "LIMIT")],
  ].flat(2);
  expect(limitsOf("WORKERS_COMPENSATION", words)).toEqual([
    { elEachAccident: "1,000,000", elDiseaseEachEmployee: "500,000", elDiseasePolicyLimit: "750,000" },
    0,
  ]);
});

it("a label that is known by itself and has no amount is no part of the one above it", () => {
  const words = [
    at(429, 10, "Limit"),
    at(544, 10, "1,000,000"),
    at(429, 21.5, "EACH OCCURRENCE"),
    at(429, 40, "MED EXP"),
    at(552, 40, "10,000"),
  ];
  expect(limitsOf("GENERAL_LIABILITY", words.flat())[0]).not.toHaveProperty("eachOccurrence");
});

it("an insurer's name that its cell wraps is read with its second line, and without other text below", async () => {
  const words = [
    [at(300, 100, "INSURER A:"), at(345, 100, "Granite Peak Insurance"), at(300, 108, "Company"), at(450, 100, "31127")],
    [at(300, 120, "INSURER B:"), at(345, 120, "Harborline Co"), at(300, 128, "Rated A by the board"), at(450, 120, "20443")],
    [at(300, 140, "INSURER C:"), at(345, 140, "Summit States Co"), at(450, 140, "19518")],
  ].flat(2);
  const uprights = [{ x: 440, top: 90, bottom: 160 }];
  const found = await readInsurers({ number: 1, width: 612, height: 792, words, uprights }, {}, 240, new Notes());
  expect(found.map(({ name }) => name)).toEqual(["Granite Peak Insurance Company", "Harborline Co", "Summit States Co"]);
});
