import { describe, expect, it } from "vitest";
import { vote } from "@/lib/extraction/readers/cells";
import { readDescription } from "@/lib/extraction/readers/description";
import { type CloserLook, type Look, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { settleNumber } from "@/lib/extraction/readers/numbers";
import { settleDate } from "@/lib/extraction/readers/settle-dates";
import { spreadRanges } from "@/lib/extraction/readers/terms";
import { splitRun, type Word } from "@/lib/extraction/readers/words";
import { parseDate } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

const cell: Box = [490, 98, 590, 110];
const seen = (text: string, confidence = 0.9): Word[] =>
  splitRun({ text, box: [500, 100, 500 + 4 * text.length, 108], confidence, reader: "ocr", page: 1 });
/** CloserLook looks that see these texts one after the other. */
function closer(...looks: (string | Look)[]): CloserLook {
  const left = looks.map((look) => (typeof look === "string" ? { text: look, confidence: 0.9 } : look));
  return {
    spell: () => null,
    reread: async () => left.shift() ?? { text: "", confidence: 0 },
    densest: (box) => ({ box, share: 0 }),
    lines: (box) => [box],
    frames: [],
    book: new GlyphBook(() => null),
  };
}

describe("what several looks at a cell say", () => {
  const read = (text: string) => parseDate(text, true);
  const dateOf = async (words: Word[], ...looks: (string | Look)[]) => (await vote(words, cell, { read }, closer(...looks)))?.value;

  it("counts where two agree, unless one of the two saw hardly anything", async () => {
    expect(await dateOf(seen("08/07/2026"), "08/07/2026")).toBe("2026-08-07");
    const guess = { text: "08/O7/2026", confidence: 0.05 };
    expect(await dateOf(seen("08/07/2026"), guess, "08/07/2025")).toBe(null);
    expect(await dateOf(seen("08/07/2026"), guess, "08/07/2026")).toBe("2026-08-07");
  });

  it("does not count against what the page's pass read clearly", async () => {
    expect(await dateOf(seen("07/19/2029", 0.96), "07/19/2028", "07/19/2028")).toBe(null);
    expect(await dateOf(seen("07/19/2029", 0.6), "07/19/2028", "07/19/2028")).toBe("2028-07-19");
  });

  it("may have the word before it, unless that is the other date's", async () => {
    const dateIn = async (text: string, key: string) =>
      (await settleDate({ words: seen(text), box: cell }, `/${key}`, 1, new Notes(), closer(text))).date;
    expect(await dateIn("Ef. Jul 21, 2026", "effectiveDate")).toBe("2026-07-21");
    expect(await dateIn("Ex. Jul 21, 2026", "effectiveDate")).toBe(null);
  });

  it("is no ISO date that lost a digit of its day", () => {
    expect(parseDate("2026-10-2", true)).toBe(null);
    expect(parseDate("2026-10-2")).toBe("2026-10-02");
  });
});

describe("what our own reader spells", () => {
  const read = (text: string) => parseDate(text, true);
  /** Looks of which our own reader sees this text, this surely. */
  const spelling = (text: string, share: number, ...looks: string[]): CloserLook => ({
    ...closer(...looks),
    spell: () => ({ text, share, shareOf: () => 0 }),
  });
  const votesOf = (words: Word[], looks: CloserLook) => vote(words, cell, { read }, looks);

  it("settles a cell together with the page's pass, and nothing is looked at again", async () => {
    const looks = { ...spelling("08/07/2026", 0.95), reread: () => Promise.reject(new Error("looked again")) };
    expect(await votesOf(seen("O8/07/2026"), looks)).toMatchObject({ value: "2026-08-07", agreed: true });
  });

  it("settles nothing where ink is directly beside the line: it may have lost a character, as recognition has", async () => {
    const looks = { ...spelling("1/22/2026", 0.99, "11/22/2026", "11/22/2026"), densest: (box: Box) => ({ box, share: 0.3 }) };
    expect(await votesOf(seen("1/22/2026"), looks)).toMatchObject({ agreed: false, spelt: null });
  });

  it("counts as one reading of several where it is not sure, and as none where it guesses", async () => {
    const [first, second, third] = ["08/07/2026", "08/01/2026", "08/07/2028"];
    expect(await votesOf(seen(first), spelling("08/07/2026", 0.6, second, third))).toMatchObject({ value: "2026-08-07", agreed: false });
    expect((await votesOf(seen(first), spelling("08/07/2026", 0.3, second, third)))?.value).toBe(null);
  });

  it("counts alone only where it is certain of every character, and is a doubt where two looks agree on another date", async () => {
    const [first, second, third] = ["08/0 2026", "08/01/2026", "08/07/2028"];
    expect(await votesOf(seen(first), spelling("08/07/2026", 0.98, second, third))).toMatchObject({ value: "2026-08-07", agreed: false });
    expect((await votesOf(seen(first), spelling("08/07/2026", 0.95, second, third)))?.value).toBe(null);
    // What the page's pass read clearly it outvotes together with a closer look alone.
    const clear = seen("08/17/2026", 0.96);
    expect((await votesOf(clear, spelling("08/07/2026", 0.98, second, third)))?.value).toBe(null);
    expect((await votesOf(clear, spelling("08/07/2026", 0.98, second, "08/07/2026")))?.value).toBe("2026-08-07");
    const opposed = await votesOf(seen("08/01/2026"), spelling("08/07/2026", 0.95, "08/01/2026", "08/07/2026"));
    expect(opposed?.value).toBe(null);
  });
});

describe("a term in one cell of a picture", () => {
  const halves = (words: Word[]) => spreadRanges([words], []).map(([line = []]) => line.map(({ text }) => text).join(" "));
  const below = (text: string) => seen(text).map((word) => ({ ...word, box: [word.box[0], 110, word.box[2], 118] as Box }));

  it("is recognized by the word between its dates or by their lines, also where one of them is misread", () => {
    expect(halves(seen("2025- 10 THRU 2028- 11= 10"))).toEqual(["2025- 10", "2028- 11= 10"]);
    expect(halves([...seen("From 10-09 2025"), ...below("To 04 09 2026")])).toEqual(["10-09 2025", "04 09 2026"]);
    expect(halves([...seen("10-09 2025"), ...below("O4-09 2026")])).toEqual(["10-09 2025", "O4-09 2026"]);
  });

  it("is not, where nothing says which of them a number is of, or on exact text", () => {
    expect(halves(seen("2025- 10 2028- 11= 10"))).toEqual(["2025- 10 2028- 11= 10", ""]);
    expect(halves(seen("2025-1O THRU 2028- 11").map((word) => ({ ...word, reader: "text" as const })))).toEqual([
      "2025-1O THRU 2028- 11",
      "",
    ]);
  });
});

describe("a policy number of several looks", () => {
  const numberOf = (first: string, ...looks: string[]) =>
    settleNumber({ words: seen(first), box: cell }, "/n", 1, new Notes(), closer(...looks));

  it("is the same with and without its marks", async () => {
    expect(await numberOf("GL 733 4567", "GL-733-4567", "GL-7334567")).toBe("GL-733-4567");
  });

  it("has a zero where an at sign was read: a stroke goes through this page's zeros", async () => {
    expect(await numberOf("CPP@3469643", "CPP03469643")).toBe("CPP03469643");
  });

  it("is unreadable where no two looks agree", async () => {
    expect(await numberOf("GL-733-4567", "GL-733-4667", "GL-733-4767")).toBe(null);
  });
});

describe("the description on a picture", () => {
  const line = (y: number, text: string, { confidence = 0.96, pitch = 4 } = {}) =>
    splitRun({ text, box: [40, y, 40 + pitch * text.length, y + 7], confidence, reader: "ocr", page: 1 });
  async function descriptionOf(lines: Word[][], ...looks: string[]) {
    const words = [...line(400, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"), ...lines.flat()];
    const [label] = new LabelFinder(words).find(["DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"]);
    if (!label) throw new Error("The label was not found.");
    const notes = new Notes();
    const text = await readDescription({ number: 1, width: 612, height: 792, words }, label, 600, notes, closer(...looks));
    return text ?? Object.keys(notes.reasons)[0] ?? null;
  }

  it("is without an office's stamp and without what a fax's rulings look like", async () => {
    const noise = line(430, "TTT TTMES", { confidence: 0.9 });
    expect(await descriptionOf([line(412, "See attached remarks schedule."), line(440, "RECEIVE", { pitch: 13 }), noise])).toBe(
      "See attached remarks schedule.",
    );
  });

  it("is not read where only the label of the signature or a stamp is there", async () => {
    for (const text of ["REPRESENTATIVE", "COPY", "FILED 4-2"]) expect(await descriptionOf([line(412, text)])).toBeNull();
  });

  it("keeps a word in wide letters within a sentence", async () => {
    const before = line(412, "the holder is");
    const wide = splitRun({ text: "NOT", box: [98, 412, 122, 419], confidence: 0.96, reader: "ocr", page: 1 });
    const rest = splitRun({ text: "an additional insured", box: [128, 412, 212, 419], confidence: 0.96, reader: "ocr", page: 1 });
    expect(await descriptionOf([before, wide, rest])).toBe("the holder is NOT an additional insured");
  });

  it("is in reading order though a line's second half lies higher, and unreadable where a word between the halves was lost", async () => {
    const half = (x: number, y: number, text: string) =>
      splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 0.96, reader: "ocr", page: 1 });
    const words = [
      ...line(400, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"),
      ...half(40, 412.6, "Additional insured applies only when"),
      ...half(230, 411.8, "by written contract."),
    ];
    const [label] = new LabelFinder(words).find(["DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"]);
    const read = (share: number) => {
      const looks: CloserLook = { ...closer(), densest: (box) => ({ box, share }) };
      return readDescription({ number: 1, width: 612, height: 792, words }, label as NonNullable<typeof label>, 600, new Notes(), looks);
    };
    expect(await read(0)).toBe("Additional insured applies only when by written contract.");
    expect(await read(0.3)).toBeNull();
  });

  it("has the ends of its lines that are beside the label or as high as the line above, where the page is skewed", async () => {
    const rising = (left: number, y: number, text: string) => {
      let x = left;
      return text.split(" ").map((one): Word => {
        const [from, high] = [x, y - 0.02 * (x - left)];
        x += 4 * one.length + 3;
        return { text: one, box: [from, high, x - 3, high + 7], confidence: 0.96, reader: "ocr", page: 1 };
      });
    };
    const [first, second] = [
      "Additional insured and waiver apply where a written contract asks for them, for the works at the yard, until further notice is given",
      "and for its second phase as well.",
    ];
    expect(await descriptionOf([rising(40, 410, first), rising(40, 420, second)])).toBe(`${first} ${second}`);
  });

  it("is without specks far below it", async () => {
    expect(await descriptionOf([line(412, "See attached remarks schedule."), line(470, "wn"), line(490, "oN")])).toBe(
      "See attached remarks schedule.",
    );
  });

  it("is read again where a word is not clear, and unreadable where it stays so", async () => {
    const blurred = line(412, "WAIVER PER CG 24 O4", { confidence: 0.4 });
    expect(await descriptionOf([blurred], "WAIVER PER CG 24 04", "WAIVER PER CG 24 04")).toBe("WAIVER PER CG 24 04");
    expect(await descriptionOf([blurred], "WAIVER PER C6 24 0", "WAVER PER CG 24 A4")).toBe("/descriptionOfOperations");
  });
});
