import { expect, it } from "vitest";
import { rows } from "@/lib/extraction/forms/acord-25";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { limitsInText } from "@/lib/extraction/readers/limits-in-text";
import { type Stated, settleAmounts } from "@/lib/extraction/readers/settle-amounts";
import { splitRun } from "@/lib/extraction/readers/words";
import { emptyPolicy } from "@/lib/extraction/rules";

const at = (x: number, y: number, text: string) =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 8], confidence: 0.95, reader: "ocr", page: 1 });
const closer: CloserLook = {
  spell: () => null,
  reread: async () => ({ text: "$100,000", confidence: 0.9 }),
  densest: (box) => ({ box, share: 0.3 }),
  lines: () => [[520, 118, 552, 126]],
  frames: [],
  book: new GlyphBook(() => null),
};

const othersOf = (...stated: Stated[]) => othersIn(emptyPolicy("GENERAL_LIABILITY", null), ...stated);

async function othersIn(policy: ReturnType<typeof emptyPolicy>, ...stated: Stated[]) {
  const notes = new Notes();
  await settleAmounts(policy, stated, "/policies/0", 1, notes, closer);
  return { limits: policy.limits, others: policy.otherLimits, unreadable: Object.keys(notes.reasons) };
}

it("an amount of a picture that a closer look found for a limit is no other limit of what was left of its label", async () => {
  const { limits, others, unreadable } = await othersOf(
    { label: "Oq Ren", words: at(520, 118, "$100,000") },
    { key: "damageToRentedPremises", words: [], box: [518, 117, 556, 127] },
  );
  expect([limits.damageToRentedPremises, others, unreadable]).toEqual([100_000, [], []]);
});

it("an amount of a picture beside unreadable words is not a limit of these words, and is reported", async () => {
  expect(await othersOf({ label: "OQ {t", words: at(520, 118, "$100,000") })).toMatchObject({ others: [], unreadable: ["/policies"] });
  const read = await othersOf({ label: "Mold", words: at(520, 118, "$100,000") });
  expect(read).toMatchObject({ others: [{ label: "Mold", amount: 100_000 }], unreadable: [] });
});

it("an amount of a picture with a workers compensation label is not a limit of the free row below, and is reported", async () => {
  const stated = { label: "E.L. EACH ACCIDENT", words: at(520, 118, "$100,000") };
  expect(await othersIn(emptyPolicy("OTHER", "Crime"), stated)).toMatchObject({ others: [], unreadable: ["/policies"] });
  const stopGap = await othersIn(emptyPolicy("OTHER", "Stop Gap Employers Liability"), stated);
  expect(stopGap).toMatchObject({ others: [{ label: "E.L. EACH ACCIDENT", amount: 100_000 }], unreadable: [] });
});

it("a column of limits is no running text because a letter of a label was taken for a semicolon", () => {
  const form = rows.find(({ type }) => type === "WORKERS_COMPENSATION");
  if (!form) throw new Error("The form has no such row.");
  const words = [
    ...at(430, 100, "PER STATUTE"),
    ...at(430, 112, "EL: EACH ACCIDENT"),
    ...at(530, 112, "1000000"),
    ...at(430, 124, "Ext; DISEASE EA EMPLOYEE"),
    ...at(530, 124, "1000000"),
  ];
  expect(limitsInText(form, words)).toBeNull();
  const listed = [...at(430, 100, "Each accident 500,000; disease each employee"), ...at(430, 112, "500,000")];
  expect(limitsInText(form, listed)?.limits.map(({ key }) => key)).toEqual(["elEachAccident", "elDiseaseEachEmployee"]);
});
