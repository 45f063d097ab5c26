import { describe, expect, it } from "vitest";
import { dropStranded } from "@/lib/extraction/readers/columns";
import { findGrid } from "@/lib/extraction/readers/grid";
import { findLabelledRows } from "@/lib/extraction/readers/labelled-rows";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string, reader: Word["reader"] = "ocr"): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 0.96, reader, page: 1 });

/** A coverage table with the headers of an ACORD 25 and these words in it, and lines down it at these places. */
function gridOf(words: Word[], lines: number[] = [], rulings: number[] = [], lost = "", boxes: PageWords["uprights"] = []) {
  const [{ reader } = { reader: "ocr" as const }] = words;
  const headers = [
    [24, "LTR"],
    [80, "TYPE OF INSURANCE"],
    [196, "ADDL"],
    [218, "SUBR"],
    [250, "POLICY NUMBER"],
    [333, "POLICY EFF"],
    [382, "POLICY EXP"],
    [480, "LIMITS"],
  ] as const;
  const page: PageWords = {
    number: 1,
    width: 612,
    height: 792,
    words: [...headers.flatMap(([x, text]) => (text === lost ? [] : at(x, 240, text, reader))), ...words],
    rulings,
    uprights: [...lines.map((x) => ({ x, top: 236, bottom: 500 })), ...boxes],
  };
  const grid = findGrid(new LabelFinder(page.words), page, 520);
  if (!grid) throw new Error("No coverage table was found.");
  return grid;
}
const rows = [...at(60, 262, "AUTOMOBILE LIABILITY"), ...at(60, 310, "AUTOMOBILE LIABILITY"), ...at(60, 360, "UMBRELLA LIABILITY")];

describe("a coverage table", () => {
  it("has its limits up to the next column that is headed clearly, and no scrap of a picture heads one", () => {
    const end = (confidence: number) => {
      const [word] = at(560, 240, "re");
      return gridOf([...rows, { ...(word as Word), confidence }]).columns.limits?.[1];
    };
    expect(end(0.9)).toBeLessThan(560);
    expect(end(0.26)).toBeGreaterThan(600);
  });

  it("has two rows of a kind where the second title is lost but its first limit is not, or a scrap precedes it", () => {
    const limits = (y: number) => [...at(425, y, "COMBINED SINGLE LIMIT"), ...at(425, y + 12, "BODILY INJURY (Per person)")];
    const rest = [...at(60, 360, "UMBRELLA LIABILITY"), ...limits(262), ...limits(310)];
    const kinds = (words: Word[]) => gridOf(words).rows.flatMap(({ form }) => (form ? [form.type] : []));
    expect(kinds([...at(60, 262, "AUTOMOBILE LIABILITY"), ...rest])).toEqual(["AUTO_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY"]);
    const scrap = at(40, 310, "Ir").map((word) => ({ ...word, confidence: 0.2 }));
    const titles = [...at(60, 262, "AUTOMOBILE LIABILITY"), ...scrap, ...at(60, 310, "AUTOMOBILE LIABILITY")];
    expect(kinds([...titles, ...at(60, 360, "UMBRELLA LIABILITY")])).toEqual(["AUTO_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY"]);
  });

  it("has two rows of a kind where the same title appears again, though no limit label was understood", () => {
    const kinds = gridOf(rows).rows.flatMap(({ form, top }) => (form ? [[form.type, Math.round(top)]] : []));
    expect(kinds).toEqual([
      ["AUTO_LIABILITY", 259],
      ["AUTO_LIABILITY", 307],
      ["UMBRELLA_POLICY", 357],
    ]);
  });

  it("has two rows of a kind though only the second one's first limit is legible", () => {
    const found = [...rows.slice(0, 2), ...at(430, 310, "COMBINED SINGLE LIMIT"), ...rows.slice(2)];
    const kinds = gridOf(found).rows.flatMap(({ form, top }) => (form ? [[form.type, Math.round(top)]] : []));
    expect(kinds.slice(0, 2)).toEqual([
      ["AUTO_LIABILITY", 259],
      ["AUTO_LIABILITY", 307],
    ]);
  });

  it("has an umbrella row where its first limit is below a line, though no title of it was read", () => {
    const found = [
      ...at(60, 262, "AUTOMOBILE LIABILITY"),
      ...at(430, 262, "COMBINED SINGLE LIMIT"),
      ...at(430, 312, "EACH OCCURRENCE"),
      ...at(60, 360, "WORKERS COMPENSATION"),
    ];
    const kinds = (rulings: number[]) => gridOf(found, [], rulings).rows.flatMap(({ form }) => form?.type ?? []);
    expect(kinds([256, 308, 356])).toEqual(["AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"]);
    expect(kinds([256, 356])).toEqual(["AUTO_LIABILITY", "WORKERS_COMPENSATION"]);
  });

  it("has one row for a title and its boxes, though their labels go on in a second line that says the same in each", () => {
    const row = (y: number) => [
      ...at(60, y, "UMBRELLA / EXCESS"),
      ...at(72, y + 10, "UMBRELLA"),
      ...at(130, y + 10, "EXCESS"),
      ...at(72, y + 15, "LIAB"),
      ...at(130, y + 15, "LIAB"),
      ...at(430, y, "EACH OCCURRENCE"),
    ];
    const found = gridOf([...row(262), ...row(288)], [], [258, 284, 310]).rows.filter(({ form }) => form);
    expect(found.map(({ form, top }) => [form?.type, top])).toEqual([
      ["UMBRELLA_POLICY", 258],
      ["UMBRELLA_POLICY", 284],
    ]);
  });

  it("has a row begin at the line across the table, so that an amount on the line belongs to the row above", () => {
    const tops = gridOf(rows, [], [261, 309, 360]).rows.map(({ top }) => top);
    expect(tops.slice(0, 3)).toEqual([261, 309, 360]);
  });

  it("has a workers compensation row where of its title's lines only the second was read, and of its limits' labels none", () => {
    const read = [...at(60, 292, "COMPENSATION"), ...at(30, 300, "AND EMPLOYERS LIABILITY"), ...at(425, 306, "et EACH ACCIDENT")];
    const kinds = gridOf([...rows.slice(0, 2), ...read, ...at(30, 342, "Rented equipment")], [], [258, 288, 336, 360]).rows;
    expect(kinds.map(({ form }) => form?.type ?? null)).toEqual(["AUTO_LIABILITY", "WORKERS_COMPENSATION", null]);
    expect(kinds[1]?.top).toBe(288);
  });

  it("has the column of marks whose header is not legible beside the other one", () => {
    const lines = [20, 50, 190, 212, 234, 330, 378, 424];
    const edges = (lost: string) => {
      const { columns } = gridOf(rows, lines, [], lost);
      return [columns.additional, columns.waiver];
    };
    const both = [
      [190, 212],
      [212, 234],
    ];
    expect(edges("")).toEqual(both);
    expect(edges("ADDL")).toEqual(both);
    expect(edges("SUBR")).toEqual(both);
  });

  it("takes a line that begins below the headers for the side of boxes, where the columns' own begin above them", () => {
    const text = rows.map((word) => ({ ...word, reader: "text" as const }));
    const lines = [44, 190, 212, 240, 326, 376, 428];
    const boxes = [
      { x: 58, top: 250, bottom: 300 },
      { x: 58, top: 306, bottom: 400 },
    ];
    const { columns } = gridOf(text, lines, [], "", boxes);
    expect([columns.letter?.[1], columns.type[0]]).toEqual([44, 44]);
  });

  it("does not take the sides of stacked boxes for the edge of a column", () => {
    const sides = [262, 310].flatMap((top) => [54, 67].map((x) => ({ x, top, bottom: top + 36 })));
    expect(gridOf(rows, [20, 50, 190, 212, 234, 330, 378, 424], [], "", sides).columns.type).toEqual([50, 190]);
    expect(gridOf(rows, [20, 48, 190, 212, 234, 330, 378, 424], [], "", sides).columns.type).toEqual([48, 190]);
  });

  it("takes no line that runs aslant for the edge between the two columns of marks", () => {
    const { columns } = gridOf(rows, [20, 50, 204, 246, 330, 378, 424]);
    const [additional, waiver] = [columns.additional, columns.waiver].map((span) => (span?.[1] ?? 0) - (span?.[0] ?? 0));
    expect(Math.max(additional ?? 0, waiver ?? 0) / Math.min(additional ?? 1, waiver ?? 1)).toBeLessThan(1.8);
  });

  it("has its edge between two columns of marks that a picture shows", () => {
    const { columns } = gridOf([...rows, ...at(222, 264, "X"), ...at(222, 312, "X"), ...at(236, 312, "X")]);
    expect(columns.additional?.[1]).toBeGreaterThan(224);
    expect(columns.waiver?.[0]).toBeLessThan(237);
  });
});

it("marks of a column whose header was not read do not belong to the column beside it", () => {
  const words = [
    ...at(24, 240, "POLICY NUMBER"),
    ...at(110, 240, "TYPE OF INSURANCE"),
    ...at(220, 240, "LIMITS"),
    ...at(404, 240, "ADDL INSD"),
    ...at(470, 240, "EFFECTIVE"),
    ...at(530, 240, "EXPIRES"),
    ...[262, 284].flatMap((y, row) => [
      ...at(24, y, `GL-582762${row}`),
      ...at(110, y, row ? "UMBRELLA LIABILITY" : "GENERAL LIABILITY"),
      ...at(470, y, "01/08/2025"),
      ...at(530, y, "01/08/2026"),
      ...(row ? at(412, y, "X") : []),
      ...at(448, y, "X"),
    ]),
  ];
  const grid = findGrid(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 520);
  expect(grid?.columns.additional?.[1]).toBeLessThan(446);
  expect(grid?.columns.waiver).toBeNull();
});

it("a block for each policy has one whose number's label lost its first word or was not read, by its title", () => {
  const block = (y: number, title: string, label: string, right: number) => [
    ...at(40, y, title),
    ...at(right - 4 * label.length, y, label),
    ...at(440, y, "QZ 1020 492"),
    ...at(400, y + 13, "Begins"),
    ...at(440, y + 13, "09/17/2026"),
    ...at(400, y + 26, "Ends"),
    ...at(440, y + 26, "09/17/2027"),
  ];
  const typesOf = (right: number) => {
    const words = [...block(245, "Automobile Liability", "No.", right), ...block(300, "General Liability", "Policy No.", 432)];
    const page = { number: 1, width: 612, height: 792, words };
    return findLabelledRows(new LabelFinder(words), page, 500)?.rows.map(({ form }) => form?.type);
  };
  expect(typesOf(434)).toEqual(["AUTO_LIABILITY", "GENERAL_LIABILITY"]);
  expect(typesOf(390)).toEqual(["AUTO_LIABILITY", "GENERAL_LIABILITY"]);
  // The header of a table is no such label.
  const words = [...at(392, 225, "Policy No."), ...block(245, "Automobile Liability", "No.", 434)];
  expect(findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500)).toBeNull();
});

it("a number apart from its label ends where its words do", () => {
  const words = [
    ...at(40, 245, "Automobile Liability"),
    ...at(392, 245, "Policy No."),
    ...at(446, 245, "GL-"),
    ...at(459, 245, "5520720-"),
    ...at(493, 245, "07"),
    ...at(400, 258, "Begins"),
    ...at(446, 258, "09/17/2026"),
    ...at(400, 271, "Ends"),
    ...at(446, 271, "09/17/2027"),
  ];
  const slots = findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500)?.slots;
  expect(slots?.[0]?.number.map(({ text }) => text)).toEqual(["GL-", "5520720-", "07"]);
});

it("blocks below headers are found though a picture lost a header's first word and changed the labels of their numbers", () => {
  const block = (y: number, title: string, label: string, number: string, dates: [string, string]) => [
    ...at(59, y, title),
    ...at(38, y + 11, "A"),
    ...at(59, y + 13, label),
    ...at(100, y + 13, number),
    ...at(59, y + 24, "Policy limit 1,000,000"),
    ...at(213, y, "1,000,000"),
    ...at(387, y + 11, dates[0]),
    ...at(441, y + 11, dates[1]),
  ];
  const words = [
    ...at(59, 200, "and Policy Number"),
    ...at(206, 200, "Limits Carried"),
    ...at(380, 200, "Policy Start Date"),
    ...at(460, 200, "Policy End Date"),
    ...block(220, "Workers' Compensation", "Policy #", "GL-7381048-02", ["08/24/2025", "08/24/2026"]),
    ...block(260, "General Liability", "rolicy", "XG-170389-01", ["09/22/2025", "09/22/2026"]),
    ...block(300, "Automobile Liability", "voicy", "XA-671490-25", ["02/05/2026", "02/05/2027"]),
  ].map((word): Word => ({ ...word, reader: "ocr" }));
  const grid = findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500);
  expect(grid?.rows.map(({ form }) => form?.type)).toEqual(["WORKERS_COMPENSATION", "GENERAL_LIABILITY", "AUTO_LIABILITY"]);
  expect(
    grid?.slots?.map(({ letter, number, effective }) => [letter, number, effective].map((own) => own.map(({ text }) => text).join(" "))),
  ).toEqual([
    ["A", "GL-7381048-02", "08/24/2025"],
    ["A", "XG-170389-01", "09/22/2025"],
    ["A", "XA-671490-25", "02/05/2026"],
  ]);
});

it("a border that recognition read as text is not a block's title, and a date may be apart from all words of its label", () => {
  const words = [
    ...at(60, 245, "Commercial Auto Insurance"),
    ...at(100, 250, "ToT").map((word): Word => ({ ...word, reader: "ocr", confidence: 0.2 })),
    ...at(60, 258, "Policy number"),
    ...at(120, 258, "TXG-451"),
    ...at(250, 258, "Policy period from"),
    ...at(340, 258, "02-10-2025"),
    ...at(420, 258, "Policy period to"),
    ...at(496, 258, "02-10-2026"),
  ];
  const grid = findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500);
  expect(grid?.rows.map(({ form }) => form?.type)).toEqual(["AUTO_LIABILITY"]);
  const [slot] = grid?.slots ?? [];
  expect([slot?.effective, slot?.expiration].map((dates) => dates?.map(({ text }) => text))).toEqual([["02-10-2025"], ["02-10-2026"]]);
});

it("columns of marks without a header are ignored where they do not end at the numbers' column", () => {
  const columns = (waiver: [number, number]) => ({
    letter: null,
    carrier: null,
    type: [45, 169] as [number, number],
    additional: [169, waiver[0]] as [number, number],
    waiver,
    number: [224, 389] as [number, number],
    effective: null,
    expiration: null,
    limits: null,
  });
  const [far, near] = [columns([186, 203]), columns([206, 223])];
  for (const one of [far, near]) dropStranded(one);
  expect([far.additional, far.waiver]).toEqual([null, null]);
  expect(near.waiver).toEqual([206, 223]);
});

it("a block of a picture whose title lost its first word keeps its own dates, and no block takes those of one that was not found", () => {
  const block = (x: number, y: number, title: string, year: number, label = "Policy No.") => [
    ...at(x, y, title),
    ...at(40, y + 10, label),
    ...at(84, y + 10, `QZ 1020 49${year % 10}`),
    ...at(240, y + 10, "Coverage begins"),
    ...at(304, y + 10, `05/06/${year}`),
    ...at(420, y + 10, "Coverage ends"),
    ...at(476, y + 10, `05/06/${year + 1}`),
  ];
  const slotsOf = (second: Word[]) => {
    const words = [...block(40, 200, "Commercial Auto", 2025), ...second, ...block(40, 340, "General Liability", 2024)];
    const grid = findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500);
    return grid?.slots?.map(({ effective }, at) => [grid.rows[at]?.form?.type, effective.map(({ text }) => text).join(" ")]);
  };
  expect(slotsOf(block(76, 270, "Compensation & Employers' Liability", 2026, "rzlcv"))).toEqual([
    ["AUTO_LIABILITY", "05/06/2025"],
    ["WORKERS_COMPENSATION", "05/06/2026"],
    ["GENERAL_LIABILITY", "05/06/2024"],
  ]);
  const lost = block(76, 270, "zzw", 2026, "rzlcv").map((word) => (word.text === "Coverage" ? { ...word, text: "rs" } : word));
  expect(slotsOf(lost)?.[0]).toEqual(["AUTO_LIABILITY", "05/06/2025"]);
});

it("a box with its coverage's whole name is no block of its own below that coverage's title", () => {
  const block = (y: number, title: string, box: string) => [
    ...at(40, y, title),
    ...at(40, y + 12, "Policy No.:"),
    ...at(90, y + 12, `QZ 1020 4${y}`),
    ...at(240, y + 12, "Effective:"),
    ...at(290, y + 12, "05/06/2025"),
    ...at(420, y + 12, "Expires:"),
    ...at(460, y + 12, "05/06/2026"),
    ...at(56, y + 34, box),
    ...at(240, y + 34, "Occurrence Form"),
  ];
  const words = [
    ...block(200, "General Liability", "Commercial General Liability"),
    ...block(320, "Umbrella or Excess Liability", "Umbrella"),
  ];
  const grid = findLabelledRows(new LabelFinder(words), { number: 1, width: 612, height: 792, words }, 500);
  expect(grid?.rows.map(({ form }) => form?.type)).toEqual(["GENERAL_LIABILITY", "UMBRELLA_POLICY"]);
});
