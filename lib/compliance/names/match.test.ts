import { describe, expect, it } from "vitest";
import { candidateFinder, compareNames, compareWithVendor, type Likeness, namesIn } from "@/lib/compliance/names/match-rules";
import { processorMillisOf } from "@/lib/testing/processor";

const cases: [Likeness, string, string][] = [
  // Spelling without meaning.
  ["equal", "Pinecrest Roofing LLC", "PINECREST ROOFING, L.L.C."],
  ["equal", "Pinecrest Roofing LLC", "Pinecrest Roofing L L C"],
  ["equal", "Pinecrest Roofing LLC", "Pinecrest  Roofing Limited Liability Company"],
  ["equal", "Pinecrest Roofing LLC", "The Pinecrest Roofing LLC"],
  ["equal", "Pinecrest Roofing Company", "Pinecrest Roofing Co., The"],
  ["equal", "Pinecrest Roofing LLC", "Pinecrest Roofing LLC, an Idaho limited liability company"],
  ["equal", "Quarry & Sons Inc", "Quarry and Sons, Incorporated"],
  ["equal", "Q&S Paving", "Q & S Paving"],
  ["equal", "Joe's Drywall", "JOES DRYWALL"],
  ["equal", "Joe’s Drywall", "Joe's Drywall"],
  ["equal", "Müller Façade Corp", "MULLER FACADE CORPORATION"],
  ["equal", "Make-Believe Framing", "Make Believe Framing"],
  ["equal", "Make-Believe Framing", "MakeBelieve Framing"],
  ["equal", "J.R. Hollow Electric", "J R Hollow Electric"],
  ["equal", "J.R. Hollow Electric", "JR Hollow Electric"],
  ["equal", "Hollow Bros. Svcs", "Hollow Brothers Services"],
  ["equal", "Smith, John", "John Smith"],
  ["equal", "Smith, John Q.", "John Q Smith"],
  ["equal", "2 Brothers Tile", "Two Brothers Tile"],
  ["equal", "12-W Insulation Co., Inc.", "12 W INSULATION CO INC"],
  ["equal", "Pinecrest Roofing LLC c/o Dana Whitlow", "Pinecrest Roofing LLC"],
  // Other names of the same firm.
  ["equal", "Harrow Holdings LLC dba Pinecrest Roofing", "Pinecrest Roofing"],
  ["equal", "Harrow Holdings LLC DBA: Pinecrest Roofing", "Harrow Holdings, LLC"],
  ["equal", "Harrow Holdings LLC (d/b/a Pinecrest Roofing)", "Pinecrest Roofing"],
  ["equal", "Harrow Holdings, D.B.A. Pinecrest Roofing", "Pinecrest Roofing aka Harrow Roofs"],
  ["equal", "Harrow Holdings a/k/a Harrow Roofs", "Harrow Roofs"],
  // The entity form is part of the name.
  ["near", "Pinecrest Roofing LLC", "Pinecrest Roofing Inc"],
  ["near", "Pinecrest Roofing LLC", "Pinecrest Roofing"],
  ["near", "Pinecrest Roofing Co Inc", "Pinecrest Roofing Inc"],
  ["near", "John Smith Jr.", "John Smith"],
  ["near", "Harrow Holdings LLC dba Pinecrest Roofing", "Pinecrest Roofing LLC"],
  // A slip, a word more, an initial.
  ["near", "Pinecrest Roofing LLC", "Pinecest Roofing LLC"],
  ["near", "Pinecrest Roofing LLC", "Pinecrest Roofing & Sheet Metal LLC"],
  ["near", "Pinecrest", "Pinecrest Roofing"],
  ["near", "J. Smith", "John Smith"],
  ["near", "John Q Smith", "John Smith"],
  ["near", "Roofing Pinecrest", "Pinecrest Roofing"],
  ["near", "Riverside Holdings II LLC", "Riverside Holdings LLC"],
  ["near", "JR Plumbing", "J & R Plumbing"],
  // A former name is perhaps another firm's now.
  ["near", "NewCo LLC fka Pinecrest Roofing LLC", "Pinecrest Roofing LLC"],
  ["near", "NewCo LLC, formerly known as Pinecrest Roofing LLC", "Pinecrest Roofing LLC"],
  ["equal", "NewCo LLC f/k/a Pinecrest Roofing LLC", "NewCo LLC"],
  // Other firms and persons.
  ["different", "Pinecrest Roofing LLC", "Pinecrest Paving LLC"],
  ["different", "Imaginary Roofing", "Imaginary Paving"],
  ["different", "Pinecrest Roofing LLC", "Harrow & Vale Builders Inc"],
  ["different", "Store 12 LLC", "Store 14 LLC"],
  ["different", "Riverside Holdings II LLC", "Riverside Holdings III LLC"],
  ["different", "John Smith", "Jane Smith"],
  ["different", "Smith, John", "Jones, Smith & Partners"],
  ["different", "ABC Inc", "ABD Inc"],
  ["different", "LLC", "Pinecrest Roofing LLC"],
  ["different", "---", "---"],
  ["different", "", "Pinecrest Roofing LLC"],
];

describe("two names", () => {
  it.each(cases)("are %s: %s | %s", (likeness, one, other) => {
    expect(compareNames(one, other)).toBe(likeness);
    expect(compareNames(other, one)).toBe(likeness);
  });

  it("are each listed with their other names", () => {
    expect(namesIn("Harrow Holdings LLC d/b/a Pinecrest Roofing aka Harrow Roofs")).toEqual([
      "Harrow Holdings LLC",
      "Pinecrest Roofing",
      "Harrow Roofs",
    ]);
    expect(namesIn("Alaska Roofing")).toEqual(["Alaska Roofing"]);
    expect(namesIn("Dbase Partners")).toEqual(["Dbase Partners"]);
  });
});

describe("hostile names", () => {
  /** The best of five runs in milliseconds: other programs on the machine slow down some. */
  function millisecondsOf(work: () => unknown): number {
    return Math.min(...Array.from({ length: 5 }, () => processorMillisOf(work)));
  }

  const runs = [
    " ",
    "\t",
    "\u00a0",
    "\u2003",
    "\ufeff",
    " \u00a0",
    ",",
    " ,",
    "(",
    ", a ",
    "d b a ",
    "dba ",
    "attn ",
    "c/o ",
    "a",
    "J ",
    "'",
    ";",
    "\n",
    "\ufdfa",
  ];

  it.each(runs)("with 4,000 times %j are taken apart in less than 5 ms", (run) => {
    for (const text of [`Acme${run.repeat(4000)}Co`, run.repeat(4000), `${run.repeat(4000)}dba`, `Acme, a${run.repeat(4000)}company x`])
      expect(millisecondsOf(() => namesIn(text))).toBeLessThan(5);
  });

  it("are compared with each other in less than 5 ms", () => {
    const words = Array.from({ length: 2000 }, (_, at) => `w${at}`).join(" ");
    const other = Array.from({ length: 2000 }, (_, at) => `w${2000 - at}`).join(" dba ");
    expect(millisecondsOf(() => compareNames(words, other))).toBeLessThan(5);
    expect(millisecondsOf(() => compareWithVendor(other, { name: words, acceptedNames: Array(50).fill(other) }))).toBeLessThan(5);
  });

  it("with blanks of any kind are the same as with one", () => {
    expect(namesIn(`Harrow\u00a0\tHoldings${" ".repeat(300)}d/b/a\u2003Pinecrest`)).toEqual(["Harrow Holdings", "Pinecrest"]);
  });

  it("never lose their end and become another firm's", () => {
    const long = `Harrow Holdings LLC; ${"Example ".repeat(120)}; Pinecrest Roofing ${"of Nowhere ".repeat(90)}`;
    expect(namesIn(long)).toEqual(["Harrow Holdings LLC"]);
    expect(compareNames("Pinecrest Roofing", long)).toBe("different");
  });
});

describe("an insured and a vendor", () => {
  it("are one when a person accepted the name before", () => {
    const vendor = { name: "Pinecrest Roofing LLC", acceptedNames: ["Harrow Holdings Inc"] };
    expect(compareWithVendor("HARROW HOLDINGS, INC.", vendor)).toBe("equal");
    expect(compareWithVendor("Harrow Holdings LLC", vendor)).toBe("near");
  });
});

describe("the vendors that an insured may mean", () => {
  const vendor = (name: string, ...acceptedNames: string[]) => ({ name, acceptedNames });
  const vendors = [
    vendor("Pinecrest Roofing Inc"),
    vendor("Pinecrest Roofing & Sheet Metal LLC"),
    vendor("Pinecrest Roofing LLC"),
    vendor("Somebody Else", "Pinecrest Roofing LLC"),
    vendor("Vale Paving"),
  ];
  it("come with the same name first, then the likeliest", () => {
    const found = candidateFinder(vendors)(["Unknown Glass", "PINECREST ROOFING, LLC"]);
    expect(found.map((one) => [one.vendor.name, one.likeness])).toEqual([
      ["Pinecrest Roofing LLC", "equal"],
      ["Somebody Else", "equal"],
      ["Pinecrest Roofing Inc", "near"],
      ["Pinecrest Roofing & Sheet Metal LLC", "near"],
    ]);
    expect(found[0]?.insured).toBe("PINECREST ROOFING, LLC");
  });
  it("are empty for an unknown name, and for no name", () => {
    expect(candidateFinder(vendors)(["Unknown Glass"])).toEqual([]);
    expect(candidateFinder(vendors)([])).toEqual([]);
  });
});
