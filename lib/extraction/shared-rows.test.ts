import { describe, expect, it } from "vitest";
import { rows } from "@/lib/extraction/forms/acord-25";
import type { Columns } from "@/lib/extraction/readers/columns";
import { noteUnseen, unreadCells } from "@/lib/extraction/readers/doubts";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import type { Grid } from "@/lib/extraction/readers/grid";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { readBoxes } from "@/lib/extraction/readers/narrow-cells";
import type { GridRow, Slot } from "@/lib/extraction/readers/rows";
import { slotsOf } from "@/lib/extraction/readers/slots";
import { splitRun, type Word } from "@/lib/extraction/readers/words";
import { emptyPolicy } from "@/lib/extraction/rules";

const at = (x: number, y: number, text: string) =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 8], confidence: 0.95, reader: "ocr", page: 1 });
const columns: Columns = {
  letter: [20, 36],
  carrier: null,
  type: [36, 170],
  additional: [170, 190],
  waiver: [190, 210],
  number: [210, 310],
  effective: [310, 370],
  expiration: [370, 430],
  limits: [430, 600],
};
const form = rows.find(({ type }) => type === "UMBRELLA_POLICY") ?? null;
const row: GridRow = { form, top: 100, bottom: 150, titles: [] };
const grid: Grid = { columns, rows: [row], headerTop: 80, headerBottom: 92, bottom: 150, found: [], rulings: [] };
/** A page with ink only where the words are. */
const inkOf = (words: readonly Word[]): CloserLook => ({
  spell: () => null,
  reread: async () => ({ text: "X", confidence: 0.9 }),
  densest: (box) => ({ box, share: words.some((word) => meets(word.box, box)) ? 0.3 : 0 }),
  lines: (box) => [box],
  frames: [],
  book: new GlyphBook(() => null),
});
const meets = (one: Word["box"], other: Word["box"]) => one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

describe("a picture's row with two policies", () => {
  const numbers = [...at(214, 104, "UXQ 40822-1"), ...at(214, 124, "ZFE 99310-7")];
  const letters = [...at(24, 104, "B"), ...at(24, 124, "C")];
  const term = (y: number) => [...at(312, y, "03/15/2026"), ...at(372, y, "03/15/2027")];
  const readAll = async (words: Word[], unseen: Word[] = []) => {
    const slots = slotsOf(new LabelFinder(words), grid, words).map(({ slot }) => slot);
    return Promise.all(slots.map((slot) => readOne(slot, words, inkOf([...words, ...unseen]))));
  };
  const readOne = async (slot: Slot, words: Word[], closer: CloserLook) => {
    const [policy, notes] = [emptyPolicy("UMBRELLA_POLICY", null), new Notes()];
    await readBoxes(policy, grid, row, slot, words, "", notes, closer);
    const found = { limits: [], others: [], empty: [] };
    const unread = unreadCells({ ...grid, slots: [slot] }, slot, null, found, words, closer).map(({ key }) => key);
    return { marks: [policy.additionalInsured, policy.waiverOfSubrogation], unread: [...Object.keys(notes.reasons), ...unread] };
  };

  it("leaves single marks and dates to a person: they may be of one policy or of both", async () => {
    const marks = [...at(178, 104, "X"), ...at(198, 104, "X")];
    expect(await readAll([...letters, ...numbers, ...term(104), ...marks])).toEqual([
      { marks: [true, true], unread: [] },
      { marks: [null, null], unread: ["/additionalInsured", "/waiverOfSubrogation", "effectiveDate", "expirationDate"] },
    ]);
  });

  it("gives a mark that only a closer look sees to none but the policy on its line", async () => {
    const words = [...letters, ...numbers, ...term(104), ...term(124)];
    expect(await readAll(words, at(178, 124, "X"))).toEqual([
      { marks: [null, false], unread: ["/additionalInsured"] },
      { marks: [true, false], unread: [] },
    ]);
  });

  it("answers no for both where there is no mark, and for each alone where each has a title of its own", async () => {
    const words = [...letters, ...numbers, ...term(104), ...term(124)];
    expect((await readAll(words)).map(({ marks }) => marks)).toEqual([
      [false, false],
      [false, false],
    ]);
    const titled = [...words, ...at(60, 104, "Umbrella"), ...at(60, 124, "Umbrella"), ...at(178, 104, "X")];
    expect((await readAll(titled)).map(({ marks }) => marks)).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});

describe("a row with one number and two terms", () => {
  const read = async (marks: Word[], unseen: Word[] = []) => {
    const words = [
      ...at(214, 104, "UXQ 40822-1"),
      ...[104, 136].flatMap((y) => [...at(312, y, "03/15/2026"), ...at(372, y, "03/15/2027")]),
      ...marks,
    ];
    const [policy, notes] = [emptyPolicy("UMBRELLA_POLICY", null), new Notes()];
    const [own] = slotsOf(new LabelFinder(words), grid, words);
    if (own) await readBoxes(policy, grid, row, own.slot, words, "", notes, inkOf([...words, ...unseen]));
    return [policy.additionalInsured, policy.waiverOfSubrogation, Object.keys(notes.reasons)];
  };

  it("leaves a mark on the line of the second one to a person: it is of a policy whose row was lost", async () => {
    expect(await read([...at(178, 104, "X"), ...at(198, 136, "X")])).toEqual([true, null, ["/waiverOfSubrogation"]]);
  });

  it("does so with one that only a closer look sees", async () => {
    expect(await read(at(178, 104, "X"), at(198, 136, "X"))).toEqual([true, null, ["/waiverOfSubrogation"]]);
  });

  it("takes one beside its own", async () => {
    expect(await read([...at(178, 104, "X"), ...at(198, 110, "X")])).toEqual([true, true, []]);
  });
});

describe("a second number in a row that seems to have one policy", () => {
  const reasonOf = (used: Word[], ...others: Word[]) => {
    const notes = new Notes();
    notes.found("/policies/0/policyNumber", used);
    const words = [...used, ...others];
    noteUnseen({ number: 1, width: 612, height: 792, words }, grid, "ACORD_25_LOOKALIKE", notes, inkOf(words));
    return notes.reasons["/policies"] ?? "";
  };
  const first = at(214, 104, "UXQ 40822-1");

  it("is reported: its policy was not seen", () => {
    expect(reasonOf(first, ...at(214, 124, "ZFE99310-7"))).toContain('"ZFE99310-7" for a coverage we could not identify');
  });

  it("is ignored where it is an amount, a date, a scrap or below the table", () => {
    const others = [...at(214, 124, "1,000,000"), ...at(260, 124, "03/15/2026"), ...at(214, 136, "CG 20"), ...at(214, 170, "ZFE99310-7")];
    expect(reasonOf(first, ...others)).not.toContain("we could not identify");
    expect(reasonOf(first)).not.toContain("we could not identify");
  });
});
