import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/** The table of a form, with one standard row and `title` typed into the row below it. */
function form(title: string[], more: Piece[] = []): Piece[] {
  const columns = [28, 60, 200, 235, 270, 380, 440, 500];
  const row = (y: number, ...cells: string[]) => cells.flatMap((text, at): Piece[] => (text ? [[columns[at] ?? 0, y, text]] : []));
  return [
    [150, 30, "CERTIFICATE OF LIABILITY INSURANCE", 14],
    ...lines(28, 70, "INSURED", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...lines(320, 70, "INSURERS AFFORDING COVERAGE", "INSURER A: Tideway Casualty Company", "INSURER B: Lantern Mutual Insurance"),
    [28, 130, "COVERAGES"],
    ...row(145, "INSR", "TYPE OF INSURANCE", "ADDL", "SUBR", "POLICY NUMBER", "POLICY EFF", "POLICY EXP", "LIMITS"),
    ...row(154, "LTR", "", "INSD", "WVD", "", "(MM/DD/YYYY)", "(MM/DD/YYYY)"),
    ...row(180, "A", "AUTOMOBILE LIABILITY", "X", "", "XBA 9005-17", "10/01/2026", "10/01/2027"),
    [500, 180, "COMBINED SINGLE LIMIT", 5],
    [565, 180, "1,000,000", 8],
    ...row(260, "B", "", "X", "X", "XPL 7710-26", "10/01/2026", "10/01/2027", "Each Claim 2,000,000"),
    ...title.map((text, at): Piece => [60, 260 + 12 * at, text]),
    [500, 272, "Aggregate 3,000,000"],
    ...more,
    [28, 330, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES"],
    [28, 430, "CERTIFICATE HOLDER"],
    ...lines(40, 450, "Harrow & Vale Builders Inc", "350 Quarry Street", "Boise, ID 83702"),
  ];
}

/** What is read of the policy in the free row. */
async function freePolicy(...title: string[]) {
  const [certificate] = await readPages(form(title));
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

  it("are the coverage's name without the label that older forms print before them", async () => {
    expect(await freePolicy("OTHER", "Riggers Liability")).toMatchObject({ typeText: "Riggers Liability" });
    expect(await freePolicy("OTHER Riggers Liability")).toMatchObject({ typeText: "Riggers Liability" });
  });
});

it("of several policies in the free rows one of a form's coverage is of that", async () => {
  const y = 300;
  const excess: Piece[] = [
    [28, y, "B"],
    [60, y, "Excess Liability"],
    [270, y, "XXS 7711-26"],
    [380, y, "10/01/2026"],
    [440, y, "10/01/2027"],
    [500, y, "Each Occurrence 5,000,000"],
  ];
  const [certificate] = await readPages(form(["Crime"], excess));
  expect(certificate?.policies.slice(-1)).toMatchObject([
    { type: "UMBRELLA_POLICY", policyNumber: "XXS 7711-26", limits: { umbrellaEachOccurrence: 5_000_000 } },
  ]);
});

it("two policies of a row each have the mark on their own line, and a number keeps its text in brackets", async () => {
  const second: Piece[] = [
    [60, 194, "ANY AUTO"],
    [60, 206, "HIRED AUTOS"],
    [500, 194, "BODILY INJURY (Per person) $"],
    [500, 206, "PROPERTY DAMAGE $"],
    [28, 200, "B"],
    [200, 200, "Y"],
    [235, 180, "Y"],
    [235, 200, "N"],
    [270, 200, "XBA 9006-17 (MA)"],
    [380, 200, "10/01/2026"],
    [440, 200, "10/01/2027"],
  ];
  const [certificate] = await readPages(form(["Crime"], second));
  expect(certificate?.policies.filter(({ type }) => type === "AUTO_LIABILITY")).toMatchObject([
    { policyNumber: "XBA 9005-17", additionalInsured: true, waiverOfSubrogation: true },
    { policyNumber: "XBA 9006-17 (MA)", additionalInsured: true, waiverOfSubrogation: false },
  ]);
});

it("limits that the page states in thousands are whole dollars, and left to a person where not all are typed so", async () => {
  const thousands: Piece = [500, 162, "ALL LIMITS IN THOUSANDS", 5];
  const inThousands = form(["Crime"]).map(([x, y, text, size]): Piece => [x, y, text.replace(/,000$/, ""), size ?? 9]);
  const [certificate] = await readPages([...inThousands, thousands]);
  expect(certificate?.policies[0]?.limits.combinedSingleLimit).toBe(1_000_000);
  expect(certificate?.policies[1]?.otherLimits).toContainEqual({ label: "Aggregate", amount: 3_000_000 });
  const [mixed] = await readPages([...form(["Crime"]), thousands]);
  expect([mixed?.policies[0]?.limits.combinedSingleLimit, mixed?.policies[1]?.otherLimits]).toEqual([null, []]);
  expect(mixed?.unreadable).toContain("/policies/0/limits/combinedSingleLimit");
});
