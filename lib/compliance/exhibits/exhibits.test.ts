import { describe, expect, it } from "vitest";
import { exhibitSets } from "@/bench/exhibits/all";
import { measure, readDrawn } from "@/bench/exhibits/measure";
import { factOfProposal } from "@/bench/exhibits/score";
import { rowsOfText } from "@/lib/compliance/exhibits/paragraphs-rules";
import { readExhibit } from "@/lib/compliance/exhibits/rules";
import { requirementSet } from "@/lib/compliance/requirements/schema";
import type { ScanOptions } from "@/lib/testing/certificate-scan";
import { few, full } from "@/lib/testing/full";

/** The least share of requirements that are proposed. */
const leastProposed = 0.85;
const gate = { failing: "stop", review: "warn" };

const facts = (text: string) => readExhibit(rowsOfText(text)).proposals.map(factOfProposal);
const listed = (text: string) => readExhibit(rowsOfText(text)).listed.map(({ text: words, why }) => [why, words]);

describe("drawn exhibits", () => {
  it.each([
    ["looked at while the reader was built", exhibitSets.built],
    ["kept back", exhibitSets.held],
    ["in columns", few(exhibitSets["built, columns"], 6)],
    ["in columns and kept back", few(exhibitSets["held, columns"], 4)],
  ] as const)("%s: no amount is wrong, and 85 %% of the requirements are proposed", async (_, exhibits) => {
    const { wrong, expected, proposed } = await measure(exhibits);
    expect(wrong).toEqual([]);
    expect(proposed / expected).toBeGreaterThanOrEqual(leastProposed);
  });

  it("propose sets that can be saved", async () => {
    for (const exhibit of few([...exhibitSets.built, ...exhibitSets.held], 8)) {
      const { proposals } = await readDrawn(exhibit);
      const set = { name: exhibit.name, requirements: proposals.map(({ options }) => options[0]), gates: { work: gate, pay: gate } };
      expect(requirementSet.safeParse(set).error?.issues, exhibit.name).toBeUndefined();
    }
  });
});

describe("a scanned exhibit", () => {
  const text = `
Commercial General Liability: $1,000,000 each occurrence and $2,000,000 general aggregate.
Automobile Liability: $1,000,000 combined single limit.
Umbrella Liability: $5,000,000 each occurrence.`;

  it("is proposed with places on the page, and what is smeared is no plain proposal", async () => {
    const smears: ScanOptions["smears"] = [[60, 104, 300, 118]];
    const { proposals } = await readDrawn({ name: "smeared", as: "scan", text, scan: { dpi: 200, smears }, expected: [] });
    const plain = proposals.filter(({ question }) => question === null).map(factOfProposal);
    expect(plain).toEqual(["GL", "GL eachOccurrence 1000000", "GL generalAggregate 2000000", "AUTO", "AUTO combinedSingleLimit 1000000"]);
    for (const { quotes } of proposals) expect(quotes[0]?.boxes.length).toBeGreaterThan(0);
  });

  it.each(exhibitSets.built.slice(0, 3))("of a whole page gives no wrong amount: $name", full, async (exhibit) => {
    const { wrong, expected, proposed } = await measure([{ ...exhibit, as: "jpg" }]);
    expect(wrong).toEqual([]);
    expect(proposed / expected).toBeGreaterThanOrEqual(leastProposed);
  });

  it("asks about words that were not recognized with confidence", () => {
    const rows = rowsOfText("Umbrella liability: $5,000,000 each occurrence.\nAutomobile liability: $1,000,000 combined single limit.");
    for (const line of rows.pages[0]?.rows[0]?.cells[0]?.lines ?? []) line.unsure = ["$5,000,000"];
    expect(readExhibit(rows).proposals.map(({ id, question }) => [id, question])).toEqual([
      ["auto-coverage", null],
      ["auto-combinedSingleLimit", null],
      ["umbrella-coverage", "scan"],
      ["umbrella-umbrellaEachOccurrence", "scan"],
    ]);
  });
});

describe("the words of an exhibit", () => {
  it("with two amounts for one limit are a question between both", () => {
    const { proposals } = readExhibit(
      rowsOfText("General liability: $1,000,000 per occurrence.\nGeneral liability of $2,000,000 per occurrence is required."),
    );
    const occurrence = proposals.find(({ id }) => id === "gl-eachOccurrence");
    expect(occurrence?.question).toBe("amounts");
    expect(occurrence?.options.map((rule) => rule.type === "limit" && rule.minimum)).toEqual([1_000_000, 2_000_000]);
    expect(occurrence?.quotes).toHaveLength(2);
  });

  it("whose words and figures disagree are a question", () => {
    expect(facts("Umbrella liability of Three Million Dollars ($5,000,000) each occurrence")).toContain(
      "? UMB umbrellaEachOccurrence 3000000 5000000",
    );
  });

  it("with more amounts in a row than labels are questions, none of which takes the nearest label", () => {
    expect(facts("GL limits 1,000,000/2,000,000/2,000,000 (occurrence/general aggregate/products).")).toEqual([
      "GL",
      "? GL eachOccurrence 1000000",
      "? GL generalAggregate 2000000",
      "? GL productsCompOpAggregate 2000000",
    ]);
  });

  it("about a bond beside a limit are listed", () => {
    const text = "General liability $250,000 per occurrence and a performance bond of $400,000.";
    expect(facts(text)).toEqual(["GL", "GL eachOccurrence 250000"]);
    expect(listed(text)).toEqual([["unclear", text]]);
  });

  it("with an aggregate below an auto limit are no second auto limit, and are listed", () => {
    const text = "Automobile liability: $1,000,000 combined single limit\nGeneral aggregate: $2,000,000";
    expect(facts(text)).toEqual(["AUTO", "AUTO combinedSingleLimit 1000000"]);
    expect(listed(text)).toEqual([["unclear", "General aggregate: $2,000,000"]]);
  });

  it("that count under a condition are a question", () => {
    expect(facts("If the work includes design, professional liability of $1,000,000 per claim")).toContain("? PROF eachClaim 1000000");
  });

  it.each([
    "Excess insurance of $5,000,000 is recommended but not mandatory.",
    "Subcontractor may carry umbrella insurance of $2,000,000 each occurrence.",
    "General liability limits shall not exceed $5,000,000 each occurrence.",
    "Pollution liability of either $1,000,000 per claim or $2,000,000 aggregate.",
    "General liability with a $1,000,000 occurrence limit (Tier 1), $2,000,000 (Tier 2), $5,000,000 (Tier 3).",
    "Cyber liability insurance of $1,000,000 each claim if Subcontractor handles personal data.",
  ])("that permit, advise or choose are a question: %s", (words) => {
    expect(facts(words).filter((fact) => !fact.startsWith("?"))).toEqual([]);
  });

  it.each([
    "The Construction Manager carries umbrella insurance of $25,000,000 each occurrence.",
    "Contractor will carry commercial general liability of $10,000,000 each occurrence for its own operations.",
    "Builders risk of $5,000,000 is furnished by the Owner.",
    "Our own general liability policy has a limit of $7,000,000 each occurrence.",
  ])("about what others carry ask for nothing: %s", (words) => {
    expect(facts(words)).toEqual([]);
    expect(listed(words)).toEqual([["not-required", words]]);
  });

  it.each([
    ["Umbrella: $5,000,000 each occurrence.", "Roofing and crane subcontractors shall carry $10,000,000."],
    ["Employers liability: $1,000,000 each accident.", "Personal and advertising injury $1,000,000."],
  ])("with an amount that is of no limit are listed, below %s", (first, words) => {
    expect(listed(`${first}\n${words}`).map(([, text]) => text)).toContain(words);
  });

  it("that ask for nothing are listed as such", () => {
    expect(listed("Umbrella insurance is not required.")).toEqual([["not-required", "Umbrella insurance is not required."]]);
    expect(facts("Umbrella insurance is not required.")).toEqual([]);
  });

  it("that are not understood are listed, and other words are not", () => {
    expect(listed("Insurers shall be admitted in the state.\nThe work begins on Monday.")).toEqual([
      ["unclear", "Insurers shall be admitted in the state."],
    ]);
  });

  it("never make a limit of a slip or of the price of the work", () => {
    expect(facts("General liability: $1,00,000 per occurrence")).toEqual([]);
    expect(facts("For subcontracts above $500,000 general liability is $2,000,000 per occurrence")).toEqual([
      "? GL",
      "? GL eachOccurrence 2000000",
    ]);
  });

  it("give an amount no label of the amount beside it", () => {
    expect(facts("Pollution liability of $1,000,000 each claim and $2,000,000 aggregate")).toContain("POLL aggregate 2000000");
    expect(
      facts(
        "General liability of $1,000,000 per occurrence, $2,000,000 per project and $3,000,000 products-completed operations aggregate",
      ),
    ).toContain("GL productsCompOpAggregate 3000000");
    expect(facts("General liability: general aggregate (other than products-completed operations) $2,000,000")).toContain(
      "GL generalAggregate 2000000",
    );
  });

  it("about what an umbrella lies over are no limits of that", () => {
    expect(facts("Umbrella liability (which is excess over general liability and auto liability) of $3,000,000 per occurrence")).toEqual([
      "UMB",
      "UMB umbrellaEachOccurrence 3000000",
    ]);
  });

  it("about the insurance of others ask for nothing", () => {
    expect(facts("Owner shall provide builder's risk insurance of $5,000,000.")).toEqual([]);
    expect(facts("Contractor carries its own general liability insurance of $10,000,000 per occurrence.")).toEqual([]);
  });

  it("accept another form where the exhibit does", () => {
    expect(facts("Additional insured on general liability by CG 20 10 and CG 20 37")).toEqual(
      expect.arrayContaining(["GL ai ongoing CG 20 10", "GL ai completed CG 20 37"]),
    );
    expect(facts("Additional insured on general liability by CG 20 10 or its equivalent")).toContain("GL ai ongoing");
  });

  it("about all policies but one leave it out", () => {
    const text = `General liability: $1,000,000 per occurrence. Auto liability: $1,000,000 combined single limit. Workers compensation: statutory.
All policies except workers compensation shall name Owner as additional insured.`;
    expect(facts(text)).toEqual(expect.arrayContaining(["GL ai ongoing", "AUTO ai"]));
    expect(facts(text)).not.toContain("WC ai");
  });

  it("about a coverage that no policy gives them to are proposed where they name it", () => {
    expect(facts("Owner shall be additional insured on general liability and workers compensation.")).toEqual(["GL ai ongoing", "WC ai"]);
  });

  it("have their places on the page", async () => {
    const [exhibit] = exhibitSets.built;
    const { proposals } = await readDrawn(exhibit as (typeof exhibitSets.built)[number]);
    for (const { quotes, id } of proposals) {
      expect(quotes[0]?.boxes.length, id).toBeGreaterThan(0);
      expect(quotes[0]?.page, id).toBe(1);
    }
  });
});
