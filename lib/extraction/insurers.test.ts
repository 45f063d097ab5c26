import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { readInsurers } from "@/lib/extraction/readers/insurers";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { runsOf, splitRun, textOf, type Word } from "@/lib/extraction/readers/words";
import type { Box } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { readDrawn } from "@/lib/testing/drawn-pages";

const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 0.96, reader: "ocr", page: 1 });
const closer: CloserLook = {
  spell: () => null,
  reread: async () => ({ text: "", confidence: 0 }),
  densest: (box) => ({ box, share: 0 }),
  lines: (box) => [box],
  frames: [],
  book: new GlyphBook(() => null),
};

/** The insurers of a picture by their letters. */
async function insurersOf(words: Word[][]) {
  const page = { number: 1, width: 612, height: 792, words: words.flat() };
  const found = await readInsurers(page, {}, 240, new Notes(), closer);
  return Object.fromEntries(found.map(({ letter, name }) => [letter, name]));
}

describe("insurers on a picture", () => {
  const names = [
    at(360, 120, "NORTH MUTUAL INSURANCE"),
    at(360, 134, "SOUTH CASUALTY COMPANY"),
    at(360, 148, "WEST INDEMNITY COMPANY"),
    at(360, 162, "EAST ASSURANCE CORP"),
  ];

  it("keep their letters though one label was lost and another's letter misread", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 148, "INSURER CC:"), at(315, 162, "INSURER D:"), at(315, 176, "INSURER E:")];
    expect(await insurersOf([...names, ...labels])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
      D: "EAST ASSURANCE CORP",
    });
  });

  it("keep their letters though these were read together with the next word", async () => {
    const labels = [at(315, 120, "Co. A is"), at(315, 134, "Co. Bis"), at(315, 148, "Co. Cis"), at(315, 162, "Co. Dis")];
    expect(await insurersOf([...names, ...labels])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
      D: "EAST ASSURANCE CORP",
    });
  });

  it("are named without their letter, though that was read as a digit and itself", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 134, "INSURER"), at(315, 148, "INSURER C:"), at(315, 162, "INSURER D:")];
    const misread = names.map((words, index) => (index === 1 ? at(352, 134, "8B SOUTH CASUALTY COMPANY") : words));
    expect((await insurersOf([...misread, ...labels])).B).toBe("SOUTH CASUALTY COMPANY");
  });

  it("end before their numbers, whose heading was lost, where these form a column far from the page's edge", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 134, "INSURER B:"), at(315, 148, "INSURER C:"), at(315, 162, "INSURER D:")];
    const numbers = [at(470, 120, "10042"), at(470, 134, "20053"), at(470, 148, "30064"), at(470, 162, "40075")];
    expect(Object.values(await insurersOf([...names, ...labels, ...numbers]))).toEqual(names.map((words) => textOf(words)));
  });

  it("keep their letters though the first and the last label were lost", async () => {
    const labels = [at(315, 134, "INSURER B:"), at(315, 148, "INSURER C:")];
    expect(await insurersOf([...names, ...labels, at(360, 176, "COVERAGES OF THIS PAGE")])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
      D: "EAST ASSURANCE CORP",
    });
  });

  it("begin below their heading: a letter above it is a scrap of the telephone's line", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 134, "INSURER B:"), at(315, 148, "INSURER C:"), at(315, 162, "INSURER D:")];
    const telephone = [at(351, 92, "E"), at(362, 92, "(555) 555-0142 Nan np")];
    expect(await insurersOf([...names, ...labels, ...telephone])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
      D: "EAST ASSURANCE CORP",
    });
  });

  it("contain no letter of the label, though it was read as a digit or is followed by a smear", async () => {
    const labels = [at(315, 120, "INSURER"), at(315, 134, "INSURER")];
    const smeared = [at(344, 120, "A« NORTH MUTUAL INSURANCE"), at(344, 134, "8: SOUTH CASUALTY COMPANY")];
    expect(await insurersOf([...labels, ...smeared])).toEqual({ A: "NORTH MUTUAL INSURANCE", B: "SOUTH CASUALTY COMPANY" });
  });

  it("have no letter of the label in their names, though it was read as two", async () => {
    const scrap = (text: string, y: number): Word[] => [{ text, box: [350, y, 354, y + 7], confidence: 0.35, reader: "ocr", page: 1 }];
    const labels = [at(312, 120, "INSURER"), at(312, 134, "INSURER B"), at(312, 148, "INSURER"), at(312, 162, "INSURER")];
    const moved = names.map((line) =>
      line.map((word) => ({ ...word, box: word.box.map((edge, axis) => (axis % 2 ? edge : edge + 10)) as Box })),
    );
    const found = await insurersOf([...moved, ...labels, scrap("EA", 120), scrap("DO", 162), scrap("Cc", 148)]);
    expect(Object.values(found)).toEqual(names.map((line) => textOf(line)));
  });

  it("are companies with a letter on some forms", async () => {
    const labels = [at(330, 120, "COMPANY A"), at(330, 134, "COMPANY B")].flat().map((word): Word => ({ ...word, reader: "text" }));
    const own = names
      .slice(0, 2)
      .map((name) => name.map((word): Word => ({ ...word, box: [word.box[0] + 20, word.box[1], word.box[2] + 20, word.box[3]] })));
    expect(await insurersOf([labels, ...own])).toEqual({ A: "NORTH MUTUAL INSURANCE", B: "SOUTH CASUALTY COMPANY" });
  });

  it("keep their letters though a short label was read as one word with its letter", async () => {
    const labels = [at(315, 120, "COA="), at(315, 134, "coB"), at(315, 148, "cocC")];
    expect(await insurersOf([...labels, ...names.slice(0, 3)])).toEqual({
      A: "NORTH MUTUAL INSURANCE",
      B: "SOUTH CASUALTY COMPANY",
      C: "WEST INDEMNITY COMPANY",
    });
  });

  it("are not read where only one of several labels is left: it does not show which insurer the names belong to", async () => {
    expect(await insurersOf([...names, at(315, 134, "INSURER")])).toEqual({});
    expect(await insurersOf([at(360, 120, "NORTH MUTUAL INSURANCE"), at(315, 120, "INSURER A:")])).toEqual({ A: "NORTH MUTUAL INSURANCE" });
  });

  it("have each its own number where the page's right edge lies a line higher than its left one", async () => {
    const labels = [at(315, 120, "INSURER A:"), at(315, 134, "INSURER B:"), at(315, 148, "INSURER C:"), at(315, 162, "INSURER D:")];
    const numbers = ["11111", "22222", "33333", "44444"].flatMap((text, row) => at(560, 107 + 14 * row, text));
    const words = [...names, ...labels].flat().concat(numbers);
    const looks = { ...closer, reread: async (box: Box) => ({ text: numberAt(numbers, box), confidence: 0.9 }) };
    const found = await readInsurers({ number: 1, width: 612, height: 792, words }, {}, 240, new Notes(), looks);
    expect(found.map(({ letter, naic }) => `${letter} ${naic}`)).toEqual(["A 11111", "B 22222", "C 33333", "D 44444"]);
  });

  it("have each its own number also where what the form prints below the list is as high as the label F", async () => {
    const labels = ["A", "B", "C", "D", "E", "F"].map((letter, row) => at(315, 120 + 14 * row, `INSURER ${letter}:`));
    const below = [at(420, 192, "REVISION NUMBER:"), at(400, 204, "FOR THE POLICY PERIOD")];
    const numbers = ["11111", "22222", "33333"].flatMap((text, row) => at(560, 107 + 14 * row, text));
    const words = [...names.slice(0, 3), ...labels, ...below].flat().concat(numbers);
    const looks = { ...closer, reread: async (box: Box) => ({ text: numberAt(numbers, box), confidence: 0.9 }) };
    const found = await readInsurers({ number: 1, width: 612, height: 792, words }, {}, 240, new Notes(), looks);
    expect(found.map(({ letter, naic }) => `${letter} ${naic}`)).toEqual(["A 11111", "B 22222", "C 33333"]);
  });

  it("have no number of the line below where the last label was lost and the first has none", async () => {
    const words = [at(335, 120, "(A)"), at(335, 134, "(B)"), at(360, 106, "INSURERS"), ...names.slice(0, 3)].flat();
    const numbers = [at(560, 134, "22222"), at(560, 148, "33333")].flat();
    const looks = { ...closer, reread: async (box: Box) => ({ text: numberAt(numbers, box), confidence: 0.9 }) };
    const page = { number: 1, width: 612, height: 792, words: [...words, ...numbers] };
    const [insurers] = new LabelFinder(page.words).find(["INSURERS"]);
    const found = await readInsurers(page, insurers ? { insurers } : {}, 240, new Notes(), looks);
    expect(found.slice(0, 2).map(({ letter, naic }) => `${letter} ${naic}`)).toEqual(["A null", "B 22222"]);
  });
});

const numberAt = (numbers: readonly Word[], [, y0, , y1]: Box) =>
  numbers.find(({ box }) => box[1] < (y0 + y1) / 2 && box[3] > (y0 + y1) / 2)?.text ?? "";

it("an insurer's NAIC number may follow its name on the same line", async () => {
  const line = (y: number, text: string) => at(60, y, text).map((word): Word => ({ ...word, reader: "text", confidence: 1 }));
  const words = [
    ...line(120, "INSURER A: NORTH MUTUAL INSURANCE NAIC# 12345"),
    ...line(134, "INSURER B: SOUTH CASUALTY COMPANY NAIC# 23456"),
  ];
  const found = await readInsurers({ number: 1, width: 612, height: 792, words }, {}, 240, new Notes());
  expect(found.map(({ letter, name, naic }) => [letter, name, naic])).toEqual([
    ["A", "NORTH MUTUAL INSURANCE", "12345"],
    ["B", "SOUTH CASUALTY COMPANY", "23456"],
  ]);
});

it("text that runs uphill on a photograph stays in its lines", () => {
  const line = (y: number, text: string) =>
    at(40, y, text).map(
      (word): Word => ({ ...word, box: [word.box[0], word.box[1] - word.box[0] / 20, word.box[2], word.box[3] - word.box[0] / 20] }),
    );
  const words = [
    ...line(500, "THE CERTIFICATE HOLDER IS NOT INCLUDED AS ADDITIONAL INSURED"),
    ...line(509, "NO WAIVER OF SUBROGATION APPLIES"),
  ];
  // A box that recognition drew too wide does not push the next word out of its line.
  const [first] = words;
  if (first) first.box = [first.box[0], first.box[1], first.box[2] + 12, first.box[3]];
  expect(runsOf(words).map((run) => textOf(run))).toEqual([
    "THE CERTIFICATE HOLDER IS NOT INCLUDED AS ADDITIONAL INSURED",
    "NO WAIVER OF SUBROGATION APPLIES",
  ]);
});

it("raises no question about the number of an insurer from abroad", async () => {
  const asked = async (naic: string) => {
    const [first = { letter: "A", name: "" }, ...others] = sampleCertificate.insurers;
    const drawn = await PDFDocument.load(await drawCertificate({ ...sampleCertificate, insurers: [{ ...first, naic }, ...others] }));
    const [certificate] = await readDrawn(async (page, file) => page.drawPage(await file.embedPage(drawn.getPage(0))));
    return certificate?.reasons;
  };
  expect(await asked("AA1128623")).toEqual({});
  expect(await asked("1128623")).toEqual({ "/insurers/0/naic": "The NAIC number does not have five digits." });
});
