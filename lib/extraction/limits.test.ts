import { describe, expect, it } from "vitest";
import { type RowForm, rows } from "@/lib/extraction/forms/acord-25";
import { amountsBeside } from "@/lib/extraction/readers/beside";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { isUnlikely, looseAmount } from "@/lib/extraction/readers/likely-amounts";
import { commonDrop, isUnlike } from "@/lib/extraction/readers/limit-drops";
import { type FoundLimits, findLimits } from "@/lib/extraction/readers/limits";
import { limitsInText } from "@/lib/extraction/readers/limits-in-text";
import { readGrants } from "@/lib/extraction/readers/narrow-cells";
import { takeLowest } from "@/lib/extraction/readers/policies";
import { findTicks, isSpilled } from "@/lib/extraction/readers/ticks";
import { splitRun, textOf, type Word } from "@/lib/extraction/readers/words";
import { parseAmount } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 6], confidence: 1, reader: "text", page: 1 });

const general = () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  return form;
};

it("an amount of a free row a little above its label belongs to that label, and no label has two amounts", () => {
  const words = [at(420, 450, "PER LOAD"), at(515, 446, "1,000,000"), at(420, 462, "AGGREGATE"), at(515, 458, "2,000,000")].flat();
  const { others } = findLimits(new LabelFinder(words), null, words, 440, 480);
  expect(others.map(({ label, words: amount }) => [label, textOf(amount)])).toEqual([
    ["PER LOAD", "1,000,000"],
    ["AGGREGATE", "2,000,000"],
  ]);
});

it("amounts close above their labels belong to those labels, also where another cell's label is as high", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY") as RowForm;
  const words = [
    [at(220, 100, "3,000,000"), at(220, 105.6, "General Aggregate"), at(330, 100, "2,000,000"), at(330, 105.6, "Products - Comp/Op Agg")],
    [at(220, 118, "1,000,000"), at(220, 123.6, "Each Occurrence"), at(330, 118, "500,000"), at(330, 123.6, "Personal & Adv Injury")],
    [at(220, 136, "300,000"), at(220, 141.6, "Damage to Rented Premises"), at(330, 136, "15,000"), at(330, 141.6, "Med Exp")],
  ].flat(2);
  const { limits } = findLimits(new LabelFinder(words), form, words, 90, 155);
  expect(Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)]))).toEqual({
    generalAggregate: "3,000,000",
    productsCompOpAggregate: "2,000,000",
    eachOccurrence: "1,000,000",
    personalAdvInjury: "500,000",
    damageToRentedPremises: "300,000",
    medicalExpense: "15,000",
  });
});

it("two amounts on one line whose pieces are close on a picture are two, and each belongs to its own label", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY") as RowForm;
  const seen = (x: number, width: number, y: number, text: string): Word[] => [
    { text, box: [x, y, x + width, y + 7], confidence: 0.95, reader: "ocr", page: 1 },
  ];
  const words = [
    [at(446, 262, "Per Occurrence"), at(530, 262, "Aggregate")].flat().map((word) => ({ ...word, reader: "ocr" as const })),
    [seen(449, 3, 273, "$"), seen(460, 50, 274, "1,000,000."), seen(513, 9, 274, "00")].flat(),
    [seen(533, 4, 273, "3"), seen(544, 50, 273, "5,000,000."), seen(597, 9, 274, "00")].flat(),
  ].flat();
  const { limits } = findLimits(new LabelFinder(words), form, words, 255, 285);
  expect(Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)]))).toEqual({
    umbrellaEachOccurrence: "1,000,000. 00",
    umbrellaAggregate: "5,000,000. 00",
  });
  // Two amounts of one label are assigned to none: which amount is meant is ambiguous.
  const both = [at(420, 262, "Per Occurrence"), at(500, 262, "1,000,000"), at(540, 262, "/"), at(546, 262, "2,000,000")].flat();
  const saidOf = (list: Word[]) =>
    findLimits(new LabelFinder(list), form, list, 255, 285).limits.map(({ words: amount }) => parseAmount(textOf(amount)));
  expect(saidOf(both)).toEqual([null]);
  expect(saidOf(both.slice(0, 3))).toEqual([{ dollars: 1_000_000 }]);
  expect(looseAmount("1,000,000. 00 3 5,000,000. 00")).toBeNull();
  expect(looseAmount("1,000,000.00 $ 300,000.00")).toBeNull();
});

it("a border after an amount, which a picture's page pass reads as a bracket, is not part of it", () => {
  const seen = (x: number, y: number, text: string) => at(x, y, text).map((word) => ({ ...word, reader: "ocr" as const }));
  const words = [
    ...seen(437, 311, "EACH OCCURRENCE"),
    ...seen(551, 311, "1,000, 000}|"),
    ...seen(437, 335, "MED EXP"),
    ...seen(551, 335, "5,000)"),
  ];
  const { limits } = findLimits(new LabelFinder(words), general(), words, 300, 345);
  expect(limits.map(({ key, words: amount }) => [key, looseAmount(textOf(amount))])).toEqual([
    ["eachOccurrence", { dollars: 1_000_000 }],
    ["medicalExpense", { dollars: 5_000 }],
  ]);
});

it("amounts of a photograph that lies askew are those of the labels at whose edges they begin, not of those level with them", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY") as RowForm;
  const askew = (cells: [number, number, string][]) =>
    cells.flatMap(([x, y, text]) => at(x, y + 0.045 * x, text)).map((word) => ({ ...word, reader: "ocr" as const }));
  const words = askew([
    [61, 280, "PER OCCURRENCE"],
    [71, 290, "300,000"],
    [228, 280, "GENERAL AGGREGATE"],
    [238, 290, "2,000,000"],
    [393, 280, "PRODUCTS / COMPLETED OPS AGGREGATE"],
    [403, 290, "2,000,000"],
    [61, 303, "PERSONAL / ADVERTISING INJURY"],
    [71, 313, "1,000,000"],
    [228, 303, "PREMISES RENTED"],
    [238, 313, "50,000"],
    [393, 303, "MEDICAL PAYMENTS"],
  ]);
  const { limits } = findLimits(new LabelFinder(words), form, words, 270, 350);
  expect(Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)]))).toEqual({
    eachOccurrence: "300,000",
    generalAggregate: "2,000,000",
    productsCompOpAggregate: "2,000,000",
    personalAdvInjury: "1,000,000",
    damageToRentedPremises: "50,000",
  });
});

it("an amount of a picture whose first digit became a letter is the next cell's, and no part of the amount before it", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY") as RowForm;
  const words = [
    [at(290, 100, "EACH OCCURRENCE"), at(390, 100, "AGGREGATE")],
    [at(292, 110, "10,"), at(306, 110, "000,"), at(324, 110, "000"), at(391, 109, "S,"), at(400, 109, "000,"), at(418, 109, "000")],
  ]
    .flat(2)
    .map((word) => ({ ...word, reader: "ocr" as const }));
  const { limits } = findLimits(new LabelFinder(words), form, words, 90, 125);
  expect(limits.find(({ key }) => key === "umbrellaEachOccurrence")?.words.map(({ text }) => text)).toEqual(["10,", "000,", "000"]);
});

it("a comma of a picture's amount that was taken for a semicolon makes no running text of labels with amounts beside them", () => {
  const form = rows.find(({ type }) => type === "AUTO_LIABILITY") as RowForm;
  const words = [
    [at(288, 100, "COMBINED SINGLE LIMIT"), at(431, 100, "PROPERTY DAMAGE"), at(536, 100, "250,000")],
    [at(288, 110, "BODILY INJURY (PER PERSON)"), at(393, 110, "250;"), at(407, 110, "000")],
  ]
    .flat(2)
    .map((word) => ({ ...word, reader: "ocr" as const }));
  expect(limitsInText(form, words)).toBeNull();
  const text = [at(288, 100, "Combined single limit 1,000,000; property damage 250,000")].flat();
  expect(
    stated(
      limitsInText(
        form,
        text.map((word) => ({ ...word, reader: "ocr" as const })),
      ) ?? { limits: [], others: [], empty: [] },
    ),
  ).toEqual({
    combinedSingleLimit: "1,000,000",
    propertyDamage: "250,000",
  });
});

it("a box is ticked though its label goes on below", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const words = [at(43, 239, "X"), at(58, 238, "COMMERCIAL GENERAL"), at(58, 244, "LIABILITY"), at(58, 253, "CLAIMS-MADE")].flat();
  const { ticks } = findTicks(new LabelFinder(words), form, words, 235, 300);
  expect(ticks.map(({ mark }) => mark)).toEqual(["COMMERCIAL GENERAL LIABILITY"]);
});

it("a retention that reaches into the column of marks is a retention and no mark", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY");
  if (!form) throw new Error("There is no such row.");
  const words = [at(110, 384, "RETENTION $"), at(160, 383, "10,000")].flat();
  const { limits } = amountsBeside(new LabelFinder(words), form, words, { top: 340, bottom: 400 }, 166);
  expect(limits.map(({ key, words: amount }) => [key, textOf(amount)])).toEqual([["retention", "10,000"]]);
  expect(words.filter(isSpilled).map(({ text }) => text)).toEqual(["10,000"]);
});

it("a retention whose label ends with a colon does not take the amount before it", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY");
  if (!form) throw new Error("There is no such row.");
  const words = [at(60, 384, "5,000"), at(110, 384, "RETENTION:"), at(156, 384, "10,000")].flat();
  const { limits } = amountsBeside(new LabelFinder(words), form, words, { top: 370, bottom: 400 }, 190);
  expect(limits.map(({ key, words: amount }) => [key, textOf(amount)])).toEqual([["retention", "10,000"]]);
});

it("a policy number of digits and letters is no amount, unless a picture may have made letters of digits", () => {
  const others = (reader: Word["reader"]) => {
    const words = [at(400, 240, "WORKERS COMPENSATION"), at(520, 240, "783B97928S")].flat().map((word) => ({ ...word, reader }));
    return findLimits(new LabelFinder(words), null, words, 230, 260).others.length;
  };
  expect([others("text"), others("ocr")]).toEqual([0, 1]);
});

it("a retention typed over the form's dollar sign is read", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY");
  if (!form) throw new Error("There is no such row.");
  const words = [at(110, 384, "RETENTION $"), at(147, 384, "0")].flat();
  const { limits } = amountsBeside(new LabelFinder(words), form, words, { top: 370, bottom: 400 }, 170);
  expect(limits.map(({ key, words: amount }) => [key, textOf(amount)])).toEqual([["retention", "0"]]);
});

it("a box that hangs on a ruling is looked for where others are, and never against a mark that was read", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const label = splitRun({ text: "OCCUR", box: [58, 240, 78, 246], confidence: 0.96, reader: "ocr", page: 1 });
  const cross = splitRun({ text: "X", box: [45, 240, 51, 246], confidence: 0.9, reader: "ocr", page: 1 });
  const ticked = (words: Word[], share: number) =>
    findTicks(new LabelFinder(words), form, words, 235, 300, {
      spell: () => null,
      reread: async () => ({ text: "", confidence: 0 }),
      densest: (box) => ({ box, share }),
      lines: () => [],
      frames: [{ box: [40, 262, 54, 274], share: 0 }],
      book: new GlyphBook(() => null),
    }).ticks.map(({ mark }) => mark);
  expect(ticked(label, 0.3)).toEqual(["OCCUR"]);
  expect(ticked(label, 0)).toEqual([]);
  expect(ticked([...label, ...cross], 0)).toEqual(["OCCUR"]);
});

it("of two labels that are nearly alike each has its own amount, and an empty one has none", () => {
  const form = rows.find(({ type }) => type === "AUTO_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const seen = (x: number, y: number, text: string) =>
    at(x, y, text).map((word) => ({ ...word, reader: "ocr" as const, confidence: 0.96 }));
  const words = [
    seen(308, 349, "LOST"),
    seen(330, 349, "COMBINED SINGLE LIMIT"),
    seen(330, 361, "BODILY INJURY (Per person)"),
    seen(465, 361, "250,000"),
    seen(330, 373, "BODILY INJURY (Per accident)"),
    seen(465, 373, "500,000"),
    seen(330, 385, "PROPERTY DAMAGE"),
    seen(330, 391, "(Per accident)"),
    seen(465, 388, "100,000"),
  ].flat();
  const { limits } = findLimits(new LabelFinder(words), form, words, 340, 400);
  expect(Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)]))).toEqual({
    bodilyInjuryPerPerson: "250,000",
    bodilyInjuryPerAccident: "500,000",
    propertyDamage: "100,000",
  });
});

it("a box is ticked, or asked about, though recognition made two letters of it and its tick", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const ocr = (x: number, text: string, confidence: number) =>
    at(x, 240, text).map((word): Word => ({ ...word, reader: "ocr", confidence }));
  const words = [ocr(43, "lv]", 0.5), ocr(58, "CLAIMS MADE", 0.96)].flat();
  const found = (frames: { box: [number, number, number, number]; share: number }[]) =>
    findTicks(new LabelFinder(words), form, words, 235, 300, {
      spell: () => null,
      reread: async () => ({ text: "", confidence: 0 }),
      densest: (box) => ({ box, share: 0.3 }),
      lines: () => [],
      frames,
      book: new GlyphBook(() => null),
    });
  expect(found([{ box: [40, 262, 54, 274], share: 0 }]).ticks.map(({ mark }) => mark)).toEqual(["CLAIMS-MADE"]);
  expect(found([]).unclear.map(({ mark }) => mark)).toEqual(["CLAIMS-MADE"]);
});

it("the only amount of a free row is its limit, though nothing is beside it; several are ambiguous", () => {
  const read = (...words: Word[][]) => findLimits(new LabelFinder(words.flat()), null, words.flat(), 440, 480).others;
  expect(read(at(435, 450, "$5,000")).map(({ label, words: amount }) => [label, textOf(amount)])).toEqual([["Limit", "$5,000"]]);
  expect(read(at(435, 450, "$5,000"), at(435, 470, "$9,000"))).toEqual([]);
});

it("words in brackets after a misread label are not another limit's label", () => {
  const form = rows.find(({ type }) => type === "AUTO_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const words = [
    at(420, 380, "BODILY"),
    at(470, 380, "(Per accident)"),
    at(535, 380, "1,000,000"),
    at(420, 392, "PROPERTY DA"),
    at(535, 393, "500,000"),
  ]
    .flat()
    .map((word): Word => ({ ...word, reader: "ocr" }));
  const { limits } = findLimits(new LabelFinder(words), form, words, 370, 407);
  expect(limits.map(({ key, words: amount }) => [key, textOf(amount)])).not.toContainEqual(["propertyDamage", "1,000,000"]);
});

it("what is left of a label that several limits share names none of them", () => {
  const form = rows.find(({ type }) => type === "AUTO_LIABILITY");
  if (!form) throw new Error("There is no such row.");
  const words = [at(395, 387, "accident)"), at(440, 387, "500,000.00"), at(336, 398, "PROPERTY DAMAGE"), at(440, 399, "100,000.00")]
    .flat()
    .map((word): Word => ({ ...word, reader: "ocr" }));
  const { limits } = findLimits(new LabelFinder(words), form, words, 363, 407);
  expect(limits.map(({ key }) => key)).toEqual(["propertyDamage"]);
});

it("labels are found however their words are shortened, and an abbreviation alone is no label", () => {
  const finder = new LabelFinder([at(430, 100, "Gen'l Agg."), at(430, 112, "BI (each acc.)"), at(430, 124, "Ea")].flat());
  expect(finder.find(["GENERAL AGGREGATE"])).toHaveLength(1);
  expect(finder.find(["BODILY INJURY (Per accident)"])).toHaveLength(1);
  expect(finder.find(["PROPERTY DAMAGE (Per accident)"])).toHaveLength(0);
  expect(finder.find(["PER"])).toHaveLength(0);
});

it("an amount belongs to its label though the label continues after the form's wording or below it, unless the label then says something else", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  const limitsOf = (...lines: [number, number, string][]) => {
    const words = lines.flatMap(([x, y, text]) => at(x, y, text));
    const { limits } = findLimits(new LabelFinder(words), form ?? null, words, 95, 140);
    return limits.map(({ key, words: amount }) => [key, textOf(amount)]);
  };
  const damage = [["damageToRentedPremises", "50,000"]];
  expect(limitsOf([380, 100, "RENTED PREMISES DAMAGE (Ea occ.)"], [560, 100, "50,000"])).toEqual(damage);
  expect(limitsOf([420, 110, "DAMAGE TO PREMISES"], [420, 115, "RENTED TO YOU"], [560, 113, "50,000"])).toEqual(damage);
  expect(limitsOf([380, 110, "GENERAL AGGREGATE EXCLUDING CYBER"], [560, 110, "2,000,000"])).toEqual([]);
});

it("of limits in two columns each label has the amount right of it, and an empty one has none", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY") ?? null;
  const words = [
    [at(340, 100, "EA OCC"), at(425, 100, "300,000"), at(490, 100, "GEN AGG"), at(575, 100, "3,000,000")],
    [at(340, 112, "DMG TO RENTED PREM"), at(490, 112, "MED EXP"), at(575, 112, "10,000")],
    [at(340, 124, "PERS & ADV INJ"), at(425, 124, "500,000"), at(490, 124, "CYBER"), at(575, 124, "2,000,000")],
  ].flat(2);
  const { limits, empty } = findLimits(new LabelFinder(words), form, words, 95, 140);
  expect(Object.fromEntries(limits.map(({ key, words: amount }) => [key, textOf(amount)]))).toEqual({
    eachOccurrence: "300,000",
    generalAggregate: "3,000,000",
    medicalExpense: "10,000",
    personalAdvInjury: "500,000",
  });
  expect(empty.find(({ key }) => key === "damageToRentedPremises")?.box[2]).toBeLessThan(490);
});

it("what a picture may have lost is looked for in its own column, beside a second column with an unknown label", () => {
  const words = [
    [at(290, 100, "GENERAL AGGREGATE"), at(372, 100, "1,000,000"), at(444, 100, "PRODUCTS AGGREGATE"), at(524, 100, "2,000,000")],
    [at(290, 110, "EACH OCCURRENCE"), at(444, 110, "PERSONAL. AN ADVERTISNG"), at(531, 110, "1,000,000")],
  ].flat(2);
  const { limits, empty } = findLimits(new LabelFinder(words), general(), words, 95, 125);
  expect(limits.map(({ key }) => key)).not.toContain("eachOccurrence");
  const box = empty.find(({ key }) => key === "eachOccurrence")?.box ?? [0, 0, 0, 0];
  expect([box[0], box[2] < 444]).toEqual([372, true]);
});

it("an amount of the second column is not the first column's, though all amounts are well below their labels", () => {
  const form = rows.find(({ type }) => type === "GENERAL_LIABILITY") ?? null;
  const line = (y: number, left: string, right: string, amounts: [number, string][]) =>
    [at(340, y, left), at(490, y, right), ...amounts.map(([x, text]) => at(x, y + 5.8, text))].flat();
  const words = [
    line(100, "EA OCC", "GEN AGG", []),
    at(575, 107, "3,000,000"),
    line(114, "DMG TO RENTED PREM", "MED EXP", [
      [425, "100,000"],
      [575, "10,000"],
    ]),
    line(128, "PERS & ADV INJ", "PRODUCTS - COMP/OP AGG", [
      [425, "500,000"],
      [590, "2,000,000"],
    ]),
  ].flat();
  const { limits } = findLimits(new LabelFinder(words), form, words, 95, 145);
  expect(limits.map(({ key }) => key)).not.toContain("eachOccurrence");
});

const stated = ({ limits }: FoundLimits) => Object.fromEntries(limits.map(({ key, words }) => [key, textOf(words)]));

it("a word in the place of an amount is that of its own label, below it and beside amounts", () => {
  const words = [
    at(300, 240, "EACH OCCURRENCE"),
    at(390, 240, "RENTED PREMISES DAMAGE"),
    at(500, 240, "MEDICAL, ANY ONE PERSON"),
    at(303, 251, "2,000,000"),
    at(394, 251, "EXCLUDED"),
    at(504, 251, "5,000"),
  ].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 235, 262))).toEqual({
    eachOccurrence: "2,000,000",
    damageToRentedPremises: "EXCLUDED",
    medicalExpense: "5,000",
  });
});

it("of labels of which a picture lost a first word each has the amount below it still, and one that was not read costs no other", () => {
  const words = [
    at(60, 240, "EACH OCCURRENCE"),
    at(215, 240, "PREMISES RENTED TO YOU"),
    at(315, 240, "MEDICAL EXPENSE"),
    at(60, 262, "GENERAL AGGREGATE"),
    at(64, 251, "$500,000"),
    at(192, 251, "$50,000"),
    at(319, 251, "$5,000"),
    at(64, 273, "$1,000,000"),
    at(192, 273, "$2,000,000"),
  ]
    .flat()
    .map((word): Word => ({ ...word, reader: "ocr" }));
  expect(stated(findLimits(new LabelFinder(words), general(), words, 235, 285))).toEqual({
    eachOccurrence: "$500,000",
    damageToRentedPremises: "$50,000",
    medicalExpense: "$5,000",
    generalAggregate: "$1,000,000",
  });
});

it("a photograph's row that holds amounts of the row above gives its labels none of these, as the page's other rows have them", () => {
  const words = [
    at(390, 322, "500,000"),
    at(488, 324, "1,000,000"),
    at(290, 332, "EACH OCCURRENCE"),
    at(390, 334, "PERSONAL & ADV. INJURY"),
    at(488, 336, "GENERAL AGGREGATE"),
    at(298, 342, "2,000,000"),
    at(398, 344, "1,000,000"),
    at(490, 346, "3,000,000"),
  ]
    .flat()
    .map((word): Word => ({ ...word, reader: "ocr" }));
  const find = (drop?: number) => findLimits(new LabelFinder(words), general(), words, 315, 352, [], drop);
  const common = commonDrop([10, find().drop, 9.8]) ?? 0;
  expect(isUnlike(find().drop, common, true)).toBe(true);
  expect(stated(find(common))).toEqual({ eachOccurrence: "2,000,000", personalAdvInjury: "1,000,000", generalAggregate: "3,000,000" });
});

it("what most rows of a page say of their amounts counts, and of as many each what has them nearer to their labels", () => {
  expect([commonDrop([10, -11, 9]), commonDrop([-11, 10]), commonDrop([-11, 13]), commonDrop([-11, -12, 10])]).toEqual([10, 10, -11, -11]);
  expect([commonDrop([null, undefined]), commonDrop([null, -9])]).toEqual([null, -9]);
  expect([isUnlike(9, 10, true), isUnlike(null, 10, true), isUnlike(-11, 10, false)]).toEqual([false, false, true]);
  expect([isUnlike(undefined, 10, true), isUnlike(undefined, 10, false)]).toEqual([true, false]);
});

it("an amount after an unknown label does not belong to the label before it", () => {
  const words = [at(400, 240, "PERSONAL & ADV INJURY"), at(520, 240, "HULL WAR PERILS"), at(590, 240, "2,000,000")].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 230, 260))).toEqual({});
});

it("an amount in another cell of the table is not a label's, though a photograph shows both at one height", () => {
  const words = [at(280, 240, "EACH OCCURRENCE"), at(480, 241, "2,000,000")].flat();
  const edge = (x: number) => ({ x, top: 220, bottom: 270 });
  const found = (uprights: { x: number; top: number; bottom: number }[]) =>
    stated(findLimits(new LabelFinder(words), general(), words, 230, 260, uprights));
  expect(found([edge(370), edge(468)])).toEqual({});
  expect(found([edge(370)])).toEqual({ eachOccurrence: "2,000,000" });
  expect(found([edge(370), edge(372)])).toEqual({ eachOccurrence: "2,000,000" });
});

it("labels of two lines take no line of their neighbours", () => {
  const words = [
    at(400, 240, "EACH"),
    at(400, 245, "OCCURRENCE"),
    at(470, 242, "1,000,000"),
    at(520, 240, "GENERAL"),
    at(520, 245, "AGGREGATE"),
    at(600, 242, "3,000,000"),
    at(400, 251, "PERSONAL &"),
    at(400, 256, "ADV. INJURY"),
    at(520, 251, "PRODUCTS - COMP."),
    at(520, 256, "OPS. AGGREGATE"),
    at(600, 253, "2,000,000"),
  ].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 230, 265))).toEqual({
    eachOccurrence: "1,000,000",
    generalAggregate: "3,000,000",
    productsCompOpAggregate: "2,000,000",
  });
});

it("a stroke within a label is part of it, also where the amounts precede their labels", () => {
  const words = [
    at(400, 240, "1,000,000"),
    at(460, 240, "each occurrence"),
    at(400, 252, "2,000,000"),
    at(460, 252, "products / completed operations"),
  ].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 230, 262))).toEqual({
    eachOccurrence: "1,000,000",
    productsCompOpAggregate: "2,000,000",
  });
});

it("an amount whose label is lost is read as none of the limits that it may be", () => {
  const words = [at(400, 240, "EACH OCCURRENCE"), at(520, 240, "1,000,000"), at(520, 252, "500,000")].flat();
  const found = findLimits(new LabelFinder(words), general(), words, 230, 262);
  expect(stated(found)).toEqual({ eachOccurrence: "1,000,000" });
  expect(found.empty.every(({ shared }) => shared)).toBe(true);
});

it("a box is checked though its label is on two lines of which neither names it", () => {
  const words = [at(43, 242, "X"), at(58, 240, "CLAIMS"), at(58, 245, "MADE")].flat();
  const { ticks } = findTicks(new LabelFinder(words), general(), words, 235, 300);
  expect(ticks.map(({ mark }) => mark)).toEqual(["CLAIMS-MADE"]);
});

it("the second line of a label that names another limit by itself is not that limit's label", () => {
  const words = [
    at(400, 240, "EACH OCCURRENCE"),
    at(520, 240, "1,000,000"),
    at(400, 250, "DAMAGE TO PREMISES RENTED"),
    at(400, 255, "TO YOU (EACH OCCURRENCE)"),
    at(520, 252, "100,000"),
  ].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 230, 262))).toEqual({
    eachOccurrence: "1,000,000",
    damageToRentedPremises: "100,000",
  });
});

it("limits that go on from line to line of a narrow cell are each the amount before its words", () => {
  const words = [
    at(400, 240, "$ 2,000,000 Each"),
    at(400, 250, "Occurrence, $ 1,000,000"),
    at(400, 260, "General Aggregate,"),
    at(400, 270, "$ 300,000 Damage to"),
    at(400, 280, "Premises Rented to You"),
  ].flat();
  expect(stated(limitsInText(general(), words) ?? { limits: [], others: [], empty: [] })).toEqual({
    eachOccurrence: "2,000,000",
    generalAggregate: "1,000,000",
    damageToRentedPremises: "300,000",
  });
});

it("so are those of a fax that lost a comma and read another one as a full stop", () => {
  const words = [
    at(430, 240, "$2,000,000 GENERAL"),
    at(430, 250, "AGGREGATE. $1,000,000 EACH"),
    at(430, 260, "OCCURRENCE, $1,000,000 PERSONAL AND"),
    at(430, 270, "ADVERTISING INJURY $300,000"),
    at(430, 280, "mm TO PREMISES RENTED TO YOU"),
  ].flat();
  const seen = words.map((word) => ({ ...word, reader: "ocr" as const }));
  const found = limitsInText(general(), seen) ?? { limits: [], others: [], empty: [] };
  expect(stated(found)).toEqual({ generalAggregate: "$2,000,000", eachOccurrence: "$1,000,000", personalAdvInjury: "$1,000,000" });
  expect(found.others.map(({ label }) => label)).toEqual(["mm TO PREMISES RENTED TO YOU"]);
  expect(limitsInText(general(), words)).toBeNull();
});

it("so are those of a picture that lost the first of them: what follows keeps its side", () => {
  const words = [
    at(400, 240, "i 51. 000,000x EACH OCCURRENCE; $2,000,000"),
    at(400, 250, "GENERAL AGGREGATE; $1,000,000 PERSONAL & ADV"),
    at(400, 260, "INJURY; $10,000"),
    at(400, 270, "MEDICAL EXPENSE"),
  ]
    .flat()
    .map((word) => ({ ...word, reader: "ocr" as const }));
  expect(stated(limitsInText(general(), words) ?? { limits: [], others: [], empty: [] })).toEqual({
    generalAggregate: "$2,000,000",
    personalAdvInjury: "$1,000,000",
    medicalExpense: "$10,000",
  });
});

it("so are those of a picture that parts the groups of their digits and the cents, and takes zeros for letters", () => {
  const words = [
    at(403, 247, "$3, coo, 000 00 GENERAL AGGREGATE,"),
    at(403, 259, "$2, 000, 000. 00 PRODUCTS/COMPLETED"),
    at(403, 272, "OPERATIONS AGGREGATE, $1, 000, 000. 00"),
    at(403, 284, "PERSONAL AND ADVERTISING INJURY,"),
  ]
    .flat()
    .map((word) => ({ ...word, reader: "ocr" as const }));
  expect(stated(limitsInText(general(), words) ?? { limits: [], others: [], empty: [] })).toEqual({
    generalAggregate: "$3,000,000.00",
    productsCompOpAggregate: "$2,000,000.00",
    personalAdvInjury: "$1,000,000.00",
  });
});

it("the end of a limit's name before a comma does not name the amount after it", () => {
  const words = [
    at(403, 259, "2,000,000 PRODUCTS/COMPLETED"),
    at(403, 272, "OPERATIONS AGGREGATE, 1,000,000"),
    at(403, 284, "PERSONAL INJURY"),
  ]
    .flat()
    .map((word) => ({ ...word, reader: "ocr" as const }));
  const { limits } = findLimits(new LabelFinder(words), general(), words, 250, 300);
  expect(limits.map(({ words: amount }) => textOf(amount))).not.toContain("1,000,000");
});

it("an amount that no primary policy has is another limit's", () => {
  expect([isUnlikely(10_000_000, "eachOccurrence"), isUnlikely(3_000_000, "medicalExpense")]).toEqual([true, true]);
  expect([isUnlikely(10_000_000, "umbrellaEachOccurrence"), isUnlikely(2_000_000, "eachOccurrence")]).toEqual([false, false]);
});

it("so are those of employers' liability of whose E.L. a picture left something else", () => {
  const words = [
    at(405, 240, "$1,000,000 E. Les each accident,"),
    at(405, 252, "$500,000 E. i disease each employee,"),
    at(405, 264, "$1,000,000 E.L. disease policy limit"),
  ].flat();
  const form = rows.find(({ type }) => type === "WORKERS_COMPENSATION") as RowForm;
  const found = limitsInText(
    form,
    words.map((word) => ({ ...word, reader: "ocr" as const })),
  ) ?? { limits: [], others: [], empty: [] };
  expect(stated(found)).toEqual({ elEachAccident: "$1,000,000", elDiseaseEachEmployee: "$500,000", elDiseasePolicyLimit: "$1,000,000" });
});

it("so are those whose digits were read in groups", () => {
  const words = [
    ...at(366, 240, "$1"),
    ...at(378, 240, "000,"),
    ...at(400, 240, "000"),
    ...at(422, 240, "Each Occurrence /"),
    ...at(366, 252, "$600,"),
    ...at(389, 252, "000"),
    ...at(411, 252, "General Aggregate"),
  ].map((word) => ({ ...word, reader: "ocr" as const }));
  const found = limitsInText(general(), words) ?? { limits: [], others: [], empty: [] };
  expect(stated(found)).toEqual({ eachOccurrence: "$1,000,000", generalAggregate: "$600,000" });
  // Split limits are separate amounts, and exact text is used as printed.
  const amountsOf = (text: string, reader: "ocr" | "text") => {
    const list = at(400, 240, `${text} Each Occurrence; $300,000 General Aggregate`).map((word) => ({ ...word, reader }));
    return (limitsInText(general(), list)?.limits ?? []).map(({ words: amount }) => amount.map((word) => word.text).join(" "));
  };
  expect(amountsOf("$1, 000", "ocr")).toEqual(["$1,000", "$300,000"]);
  expect(amountsOf("$250, 500, 100", "ocr")).not.toContain("$250,500,100");
  expect(amountsOf("$250 500", "ocr")).not.toContain("$250,500");
  expect(amountsOf("$250, 000", "text")).not.toContain("$250,000");
});

it("what a row grants may be a question with its answer, which ticks no other box", () => {
  const words = [
    at(43, 240, "Is the holder an additional insured?"),
    at(195, 240, "Yes"),
    at(215, 240, "Is subrogation waived?"),
    at(310, 240, "No"),
  ].flat();
  const policy = { type: "GENERAL_LIABILITY", additionalInsured: null, waiverOfSubrogation: null } as unknown as ReadPolicy;
  const slot = { letter: [], number: [], effective: [], expiration: [], top: 230, bottom: 250 };
  readGrants(policy, new LabelFinder(words), slot, words, "/policies/0", new Notes());
  expect([policy.additionalInsured, policy.waiverOfSubrogation]).toEqual([true, false]);
});

it("a question whose answer a picture lost is not answered with no", () => {
  const words = [at(43, 240, "Is the holder an additional insured?"), at(195, 240, "Yes"), at(215, 240, "Is subrogation waived?")]
    .flat()
    .map((word) => ({ ...word, reader: "ocr" as const }));
  const policy = { type: "GENERAL_LIABILITY", additionalInsured: null, waiverOfSubrogation: null } as unknown as ReadPolicy;
  const slot = { letter: [], number: [], effective: [], expiration: [], top: 230, bottom: 250 };
  const notes = new Notes();
  const closer = { frames: [], densest: (box: Box) => ({ box, share: 0 }) } as unknown as CloserLook;
  readGrants(policy, new LabelFinder(words), slot, words, "/policies/0", notes, closer);
  expect([policy.additionalInsured, policy.waiverOfSubrogation]).toEqual([true, null]);
  expect(Object.keys(notes.reasons)).toEqual(["/policies/0/waiverOfSubrogation"]);
});

describe("amounts that a photograph's perspective moved by half a line", () => {
  const labels = [
    "General aggregate",
    "Products and completed operations aggregate",
    "Personal and advertising injury",
    "Each occurrence",
    "Damage to premises rented to you",
    "Medical expense, any one person",
  ];
  const sums = ["2,000,000", "2,000,000", "500,000", "300,000", "100,000", "5,000"];
  const rowOf = (names: readonly string[], amounts: readonly string[]) => {
    const words = [
      ...names.flatMap((name, nth) => (name ? at(75, 353 + 10 * nth, name) : [])),
      ...amounts.flatMap((sum, nth) => (sum ? at(500, 347.8 + 10 * nth, sum) : [])),
    ].map((word) => ({ ...word, reader: "ocr" as const }));
    return findLimits(new LabelFinder(words), general(), words, 340, 420);
  };

  it("are those of the labels that all have one so", () => {
    expect(stated(rowOf(labels, sums))).toEqual({
      generalAggregate: "2,000,000",
      productsCompOpAggregate: "2,000,000",
      personalAdvInjury: "500,000",
      eachOccurrence: "300,000",
      damageToRentedPremises: "100,000",
      medicalExpense: "5,000",
    });
  });

  it("are assigned to no limit where a label was lost, or as many are above their labels as below", () => {
    for (const [names, amounts] of [
      [labels.with(0, ""), sums.with(5, "")],
      [labels, sums.with(0, "")],
    ] as const) {
      const found = rowOf(names, amounts);
      expect(stated(found)).toEqual({});
      expect(found.empty.length).toBeGreaterThan(3);
    }
  });
});

it("an amount that begins the next item of a list belongs to no words before it", () => {
  const words = [at(400, 240, "N/A Each Occurrence, $1,000,000"), at(400, 250, "General Aggregate, $300,000")].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 230, 262))).toEqual({});
  expect(stated(limitsInText(general(), words) ?? { limits: [], others: [], empty: [] })).toEqual({});
  const whole = [...words, ...at(400, 260, "Personal and Advertising Injury")];
  expect(stated(limitsInText(general(), whole) ?? { limits: [], others: [], empty: [] })).toEqual({
    generalAggregate: "$1,000,000",
    personalAdvInjury: "$300,000",
  });
});

it("yes and no after a label are its answer, and not a mark before the next label", () => {
  const policy = { type: "GENERAL_LIABILITY", additionalInsured: null, waiverOfSubrogation: null } as ReadPolicy;
  const words = [at(22, 240, "ADDL. INSURED"), at(82, 240, "YES"), at(106, 240, "SUBR. WAIVED"), at(162, 240, "NO")].flat();
  const slot = { letter: [], number: [], effective: [], expiration: [], top: 230, bottom: 260 };
  readGrants(policy, new LabelFinder(words), slot, words, "/policies/0", new Notes());
  expect([policy.additionalInsured, policy.waiverOfSubrogation]).toEqual([true, false]);
});

it("limits of a list are also separated by strokes, and may be so close that two look like one word", () => {
  const words = [
    at(400, 240, "$1,000,000 EACH OCCURRENCE /"),
    at(400, 250, "$2,000,000 GENERAL AGGREGATE;$300,000 RENTED PREMISES"),
  ].flat();
  expect(stated(limitsInText(general(), words) ?? { limits: [], others: [], empty: [] })).toEqual({
    eachOccurrence: "$1,000,000",
    generalAggregate: "$2,000,000",
    damageToRentedPremises: "$300,000",
  });
});

it("amounts typed half a line too high in a column of their own do not belong to the labels above", () => {
  const words = [at(410, 257, "EACH OCCURRENCE"), at(410, 269, "GENERAL AGGREGATE"), at(484, 264, "5,000,000")].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 250, 290)).eachOccurrence).toBeUndefined();
});

it("amounts of a picture that are a whole line off are ambiguous where each would have its own label one line further", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY") as RowForm;
  const words = (by: number) =>
    [at(420, 300, "EACH OCCURRENCE"), at(420, 311, "AGGREGATE"), at(520, 300 + by, "10,000,000"), at(520, 311 + by, "1,000,000")]
      .flat()
      .map((word) => ({ ...word, reader: "ocr" as const }));
  const told = (by: number) =>
    Object.fromEntries(findLimits(new LabelFinder(words(by)), form, words(by), 290, 340).limits.map((one) => [one.key, textOf(one.words)]));
  expect(told(0)).toEqual({ umbrellaEachOccurrence: "10,000,000", umbrellaAggregate: "1,000,000" });
  expect(told(11)).toEqual({});
});

it("the answer to a question below a box's label ticks no box", () => {
  const words = [at(315, 166.5, "Policy"), at(402, 166.5, "Project"), at(303, 177.5, "Waiver of subrogation:"), at(393, 174, "Yes")].flat();
  const ticked = (list: Word[]) => findTicks(new LabelFinder(list), general(), list, 140, 200).ticks.map(({ mark }) => mark);
  expect(ticked(words)).toEqual([]);
  expect(ticked([...words, ...at(392, 166.5, "X")])).toEqual(["PROJECT"]);
});

it("a mark between a question and a box's label checks the box where it is closer to it", () => {
  const words = [at(40, 166.5, "Aggregate is per:"), at(125, 166.5, "✔"), at(135, 166.5, "Policy"), at(180, 166.5, "Project")].flat();
  expect(findTicks(new LabelFinder(words), general(), words, 140, 200).ticks.map(({ mark }) => mark)).toEqual(["POLICY"]);
});

it("an answer higher than its label belongs to that label, and checks no box after it", () => {
  const words = [at(24, 226, "ADDL. INSURED"), at(92, 226, "SUBR. WAIVED"), at(78, 220.6, "Yes"), at(144, 220.6, "No")].flat();
  const list = ["ADDL INSD", "SUBR WVD"].map((mark) => ({ mark, labels: [mark === "SUBR WVD" ? "SUBR. WAIVED" : "ADDL. INSURED"] }));
  const form: RowForm = { type: "GENERAL_LIABILITY", titles: [], limits: [], ticks: list };
  expect(findTicks(new LabelFinder(words), form, words, 200, 240).ticks.map(({ mark }) => mark)).toEqual(["ADDL INSD"]);
});

it("an amount that its field cuts off is stated, so that it can be told as unreadable", () => {
  const words = [at(410, 257, "EACH OCCURRENCE"), at(500, 257, "1,000…")].flat();
  expect(stated(findLimits(new LabelFinder(words), general(), words, 250, 270))).toEqual({ eachOccurrence: "1,000…" });
});

it("on a picture what reads like each accident below the limits for disease is not taken for it", () => {
  const form = rows.find(({ type }) => type === "WORKERS_COMPENSATION") ?? null;
  const limit = (key: string, y: number) => ({ key, words: at(520, y, "2,000,000") });
  const disease = [limit("elDiseaseEachEmployee", 534), limit("elDiseasePolicyLimit", 546)];
  const found: FoundLimits = { limits: [limit("elEachAccident", 558), ...disease], others: [], empty: [] };
  expect(takeLowest(form, found)).toEqual([expect.objectContaining({ key: "limits/elEachAccident" })]);
  expect(found.limits).toEqual(disease);
  const first: FoundLimits = { limits: [limit("elEachAccident", 522), ...disease], others: [], empty: [] };
  expect(takeLowest(form, first)).toEqual([]);
  expect(first.limits).toHaveLength(3);
});

describe("amounts and names in one line", () => {
  const liability = rows.find(({ type }) => type === "GENERAL_LIABILITY");
  const auto = rows.find(({ type }) => type === "AUTO_LIABILITY");
  const amountsIn = (form: typeof auto, text: string) => {
    const words = at(40, 240, text);
    const limits = (form && limitsInText(form, words)?.limits) ?? findLimits(new LabelFinder(words), form ?? null, words, 230, 260).limits;
    return Object.fromEntries(limits.map(({ key, words: own }) => [key, textOf(own)]));
  };

  it("belong together from left to right where an amount is first and a name is last, whatever leads to them", () => {
    const text = "Limits: 1M each occurrence / 2M general aggregate / 100K damage to rented premises / 5K med pay";
    const wanted = { eachOccurrence: "1M", generalAggregate: "2M", damageToRentedPremises: "100K" };
    expect(amountsIn(liability, text)).toMatchObject(wanted);
    expect(amountsIn(liability, `${text} Blanket additional insured is on the policy`)).toMatchObject(wanted);
  });

  it("are left to a person where a name is between two amounts and belongs to neither by position", () => {
    const read = amountsIn(auto, "Liability: 1,000,000 COMBINED SINGLE LIMIT 2,000,000 each loss");
    expect(read).toEqual({ combinedSingleLimit: "1,000,000 2,000,000" });
  });
});

it("labels of two lines beside their amounts are no running text, in which the first amount would be the second label's", () => {
  const form = rows.find(({ type }) => type === "UMBRELLA_POLICY") as RowForm;
  const words = [
    at(420, 300, "EACH"),
    at(500, 303, "1,000,000"),
    at(560, 303, "AGGREGATE"),
    at(640, 303, "5,000,000"),
    at(420, 306.5, "OCCURRENCE"),
  ].flat();
  const borders = [490, 552].map((x) => ({ x, top: 290, bottom: 330 }));
  const seen = words.map((word) => ({ ...word, reader: "ocr" as const }));
  expect(limitsInText(form, words)).toBeNull();
  expect(limitsInText(form, seen, borders)).toBeNull();
  const { limits } = findLimits(new LabelFinder(words), form, words, 290, 330, borders);
  expect(Object.fromEntries(limits.map(({ key, words: own }) => [key, textOf(own)]))).toEqual({
    umbrellaEachOccurrence: "1,000,000",
    umbrellaAggregate: "5,000,000",
  });
});

it("an amount at the end of a line is not the limit of the line after a line that a picture lost", () => {
  const seen = (y: number, text: string): Word[] => at(355, y, text).map((word) => ({ ...word, reader: "ocr" as const }));
  const first = seen(244, "$2,000,000 general aggregate; $2,000,000");
  const last = seen(268, "rented premises; $10,000 medical expense");
  const stated = (words: Word[]) =>
    (limitsInText(general(), words)?.limits ?? []).map(({ key, words: amount }) => `${key} ${textOf(amount)}`);
  expect(stated([...first, ...last])).toEqual(["generalAggregate $2,000,000", "medicalExpense $10,000"]);
  expect(stated([...first, ...seen(256, "products aggregate; $50,000"), ...last])).toEqual([
    "generalAggregate $2,000,000",
    "productsCompOpAggregate $2,000,000",
    "damageToRentedPremises $50,000",
    "medicalExpense $10,000",
  ]);
});

it("of labels with a colon each, one below the other, an amount is that of the last one before it", () => {
  const form = rows.find(({ type }) => type === "AUTO_LIABILITY") as RowForm;
  const words = [
    at(400, 10, "Combined Single Limit:"),
    at(400, 22, "Bodily Injury (Per Person): 250,000"),
    at(400, 34, "Bodily Injury (Per Accident):"),
    at(400, 46, "500,000"),
  ].flat();
  const { limits = [], others } = limitsInText(form, words) ?? {};
  expect(limits.map(({ key, words: amount }) => `${key} ${textOf(amount)}`)).toEqual([
    "bodilyInjuryPerPerson 250,000",
    "bodilyInjuryPerAccident 500,000",
  ]);
  expect(others).toEqual([]);
});
