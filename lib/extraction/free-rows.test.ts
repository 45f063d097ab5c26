import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/** The table of a form, with one standard row and `title` typed into the row below it. */
function form(...title: string[]): Piece[] {
  const columns = [28, 60, 200, 235, 270, 380, 440, 500];
  const row = (y: number, ...cells: string[]) => cells.flatMap((text, at): Piece[] => (text ? [[columns[at] ?? 0, y, text]] : []));
  return [
    [150, 30, "CERTIFICATE OF LIABILITY INSURANCE", 14],
    ...lines(28, 70, "INSURED", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...lines(320, 70, "INSURERS AFFORDING COVERAGE", "INSURER A: Tideway Casualty Company", "INSURER B: Lantern Mutual Insurance"),
    [28, 130, "COVERAGES"],
    ...row(145, "INSR", "TYPE OF INSURANCE", "ADDL", "SUBR", "POLICY NUMBER", "POLICY EFF", "POLICY EXP", "LIMITS"),
    ...row(154, "LTR", "", "INSD", "WVD", "", "(MM/DD/YYYY)", "(MM/DD/YYYY)"),
    ...row(180, "A", "AUTOMOBILE LIABILITY", "X", "", "XBA 9005-17", "10/01/2026", "10/01/2027", "COMBINED SINGLE LIMIT $ 1,000,000"),
    ...row(260, "B", "", "X", "X", "XPL 7710-26", "10/01/2026", "10/01/2027", "Each Claim 2,000,000"),
    ...title.map((text, at): Piece => [60, 260 + 12 * at, text]),
    [500, 272, "Aggregate 3,000,000"],
    [28, 330, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"],
    [28, 430, "CERTIFICATE HOLDER"],
    ...lines(40, 450, "Harrow & Vale Builders Inc", "350 Quarry Street", "Boise, ID 83702"),
  ];
}

/** What is read of the policy in the free row. */
async function freePolicy(...title: string[]) {
  const [certificate] = await readPages(form(...title));
  return certificate?.policies.find(({ policyNumber }) => policyNumber === "XPL 7710-26");
}

describe("the typed words of a free row", () => {
  it("say how the policy is triggered, on a line of their own or in brackets, and that is no part of the coverage's name", async () => {
    expect(await freePolicy("Professional Liability", "Claims-Made", "Retro Date: 1/1/2015")).toMatchObject({
      type: "OTHER",
      typeText: "Professional Liability",
      occurrenceOrClaimsMade: "CLAIMS_MADE",
    });
    expect(await freePolicy("General Liability - Project", "Specific", "(Occurrence)")).toMatchObject({
      type: "GENERAL_LIABILITY",
      occurrenceOrClaimsMade: "OCCURRENCE",
    });
  });

  it("say neither where they name both, or mean an amount", async () => {
    for (const other of ["Occurrence / Claims-Made", "Each occurrence"])
      expect(await freePolicy("Professional Liability", other)).toMatchObject({ occurrenceOrClaimsMade: null });
  });
});
