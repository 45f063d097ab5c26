import { describe, expect, it } from "vitest";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { type Piece, readPages } from "@/lib/testing/drawn-pages";

const evidence28 = (...more: Piece[]): Piece[] => [
  [120, 36, "EVIDENCE OF COMMERCIAL PROPERTY INSURANCE", 13],
  [511, 32, "DATE (MM/DD/YYYY)", 5.5],
  [511, 45, "05/20/2026", 8],
  [22, 86, "PRODUCER NAME, CONTACT PERSON AND ADDRESS", 5.5],
  [32, 103, "Larkspur Insurance Agency", 8],
  [32, 112, "12 Orchard Way, Boise, ID 83705", 8],
  [310, 86, "COMPANY NAME AND ADDRESS", 5.5],
  [316, 96, "Tideway Casualty Company", 8],
  [22, 164, "NAMED INSURED AND ADDRESS", 5.5],
  [32, 173, "Pinecrest Roofing LLC", 8],
  [32, 182, "900 Millrace Road, Boise, ID 83706", 8],
  [310, 164, "LOAN NUMBER", 5.5],
  [468, 164, "POLICY NUMBER", 5.5],
  [470, 174, "CPP 4471-90", 8],
  [310, 188, "EFFECTIVE DATE", 5.5],
  [312, 198, "06/01/2026", 8],
  [409, 188, "EXPIRATION DATE", 5.5],
  [411, 198, "06/01/2027", 8],
  [22, 230, "PROPERTY INFORMATION", 8],
  [330, 230, "BUILDING OR", 6],
  [400, 230, "BUSINESS PERSONAL PROPERTY", 6],
  [22, 244, "LOCATION / DESCRIPTION", 5.5],
  [32, 256, "44 Foundry Row, Boise, ID 83702", 8],
  [22, 330, "COVERAGE INFORMATION", 8],
  [200, 330, "PERILS INSURED", 6],
  [300, 330, "BASIC", 6],
  [350, 330, "BROAD", 6],
  [400, 330, "SPECIAL", 6],
  [392, 330, "X", 7],
  [22, 344, "COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $", 6],
  [250, 344, "2,500,000", 8],
  [480, 344, "DED:", 6],
  [500, 344, "5,000", 8],
  [290, 356, "YES", 5],
  [310, 356, "NO", 5],
  [330, 356, "N/A", 5],
  [22, 368, "BUSINESS INCOME", 6],
  [120, 368, "RENTAL VALUE", 6],
  [112, 368, "X", 6],
  [292, 368, "X", 6],
  [350, 368, "If YES, LIMIT:", 6],
  [395, 368, "250,000", 8],
  [470, 368, "Actual Loss Sustained; # of months:", 6],
  [22, 380, "BLANKET COVERAGE", 6],
  [312, 380, "X", 6],
  [350, 380, "If YES, indicate value(s) reported on property identified above: $", 6],
  [22, 404, "EARTH MOVEMENT (If Applicable)", 6],
  [292, 404, "X", 6],
  [350, 404, "If YES, LIMIT:", 6],
  [395, 404, "100,000", 8],
  [480, 404, "DED:", 6],
  [500, 404, "25,000", 8],
  [22, 600, "ADDITIONAL INTEREST", 8],
  [22, 612, "NAME AND ADDRESS", 5.5],
  [310, 600, "MORTGAGEE", 6],
  [310, 612, "LENDER'S LOSS PAYABLE", 6],
  [420, 600, "CONTRACT OF SALE", 6],
  [420, 612, "LOSS PAYEE", 6],
  [32, 622, "Harrow & Vale Builders Inc", 8],
  [32, 631, "77 Station Avenue, Boise, ID 83702", 8],
  [22, 760, "ACORD 28 (2016/03)", 7],
  ...more,
];

/** An ACORD 27 look-alike with a table of coverages. */
const evidence27 = (...more: Piece[]): Piece[] => [
  [180, 40, "EVIDENCE OF PROPERTY INSURANCE", 14],
  [30, 100, "AGENCY", 6],
  [30, 112, "Larkspur Insurance Agency"],
  [320, 100, "COMPANY", 6],
  [320, 112, "Tideway Casualty Company"],
  [30, 170, "INSURED", 6],
  [30, 182, "Pinecrest Roofing LLC"],
  [320, 170, "LOAN NUMBER", 6],
  [460, 170, "POLICY NUMBER", 6],
  [460, 182, "CPP 4471-90"],
  [320, 210, "EFFECTIVE DATE", 6],
  [320, 222, "06/01/2026"],
  [420, 210, "EXPIRATION DATE", 6],
  [420, 222, "06/01/2027"],
  [30, 300, "COVERAGE / PERILS / FORMS", 6],
  [400, 300, "AMOUNT OF INSURANCE", 6],
  [510, 300, "DEDUCTIBLE", 6],
  [30, 600, "ADDITIONAL INTEREST", 8],
  [30, 612, "NAME AND ADDRESS", 6],
  [310, 612, "MORTGAGEE", 6],
  [420, 612, "ADDITIONAL INSURED", 6],
  [310, 624, "LOSS PAYEE", 6],
  [40, 630, "Harrow & Vale Builders Inc"],
  [40, 642, "77 Station Avenue, Boise, ID 83702"],
  [30, 770, "ACORD 27 (2016/03)", 7],
  ...more,
];

const facts = {
  ...{ id: "file", fileName: "evidence.pdf", addedAt: "2026-06-03T10:00:00Z", isOther: false, typedExpiration: null },
  ...{ acceptedInsured: [], holderAnswer: null, doubts: [], questions: [] },
};
/** What the engine knows of the property on a page. */
async function propertyOn(pieces: Piece[]) {
  const [certificate] = await readPages(pieces);
  if (!certificate) throw new Error("Nothing was read.");
  const reading = { file: "evidence.pdf", sha256: "", pages: 1, millis: 1, warnings: [], certificates: [certificate] };
  const [paper] = papersOf(facts, reading);
  const [row] = paper?.coverages ?? [];
  const limits = Object.fromEntries(
    Object.entries(row?.limits ?? {}).map(([name, { value, state }]) => [name, state === "read" ? value : state]),
  );
  return { kind: row?.kind, limits, interests: row?.interests?.value, holder: paper?.holder.value, certificate };
}

describe("forms of property insurance", () => {
  it("evidence of commercial property: the amount is that of the one thing that is checked", async () => {
    const building = await propertyOn(evidence28([322, 230, "X", 7], [412, 612, "X", 7]));
    expect(building).toMatchObject({ kind: "PROPERTY", limits: { building: 2_500_000, retention: 5_000 }, interests: ["LOSS_PAYEE"] });
    expect(building.holder).toBe("Harrow & Vale Builders Inc, 77 Station Avenue, Boise, ID 83702");
    const contents = await propertyOn(evidence28([392, 230, "X", 7], [302, 600, "X", 7], [302, 612, "X", 7]));
    expect(contents).toMatchObject({ limits: { personalProperty: 2_500_000 }, interests: ["MORTGAGEE", "LENDERS_LOSS_PAYABLE"] });
  });

  it("evidence of commercial property: one amount for both, or for what is not checked, is none of each", async () => {
    for (const marks of [[], [[322, 230, "X", 7] as Piece, [392, 230, "X", 7] as Piece]]) {
      const { limits, certificate } = await propertyOn(evidence28(...marks));
      expect(limits).toEqual({ retention: 5_000 });
      expect(certificate.policies[0]?.otherLimits).toContainEqual({ label: "Amount of insurance", amount: 2_500_000 });
    }
  });

  it("evidence of commercial property: a limit of rent is none of business income, and the form's other boxes name no interest", async () => {
    const { certificate, interests } = await propertyOn(evidence28([412, 600, "X", 7]));
    expect(certificate.policies[0]?.otherLimits).toContainEqual({ label: "Rental value", amount: 250_000 });
    expect(interests).toBeNull();
  });

  it("evidence of property: amounts and deductibles are read by the heads of their columns", async () => {
    const rows: Piece[] = [
      [30, 316, "Building, special form, replacement cost"],
      [410, 316, "$750,000"],
      [515, 316, "$2,500"],
      [30, 332, "Business personal property"],
      [410, 332, "$120,000"],
      [515, 332, "$5,000"],
      [30, 348, "Building ordinance or law"],
      [410, 348, "$50,000"],
      [302, 624, "X", 7],
    ];
    const { kind, limits, interests } = await propertyOn(evidence27(...rows));
    expect({ kind, limits, interests }).toEqual({
      ...{ kind: "PROPERTY", limits: { building: 750_000, personalProperty: 120_000, retention: 5_000 }, interests: ["LOSS_PAYEE"] },
    });
  });

  it("evidence of property: one amount for building and contents is neither's", async () => {
    const { limits } = await propertyOn(evidence27([30, 316, "Building and contents, blanket"], [410, 316, "$900,000"]));
    expect(limits).toEqual({});
  });

  it("certificate of property: a deductible of the building is not the building's limit", async () => {
    const { kind, limits } = await propertyOn([
      [180, 40, "CERTIFICATE OF PROPERTY INSURANCE", 14],
      [30, 60, "PRODUCER", 6],
      [30, 72, "Larkspur Insurance Agency"],
      [30, 110, "INSURED", 6],
      [30, 122, "Pinecrest Roofing LLC"],
      [30, 134, "900 Millrace Road"],
      [30, 146, "Boise, ID 83705"],
      [320, 72, "INSURER A : Tideway Casualty Company"],
      [20, 220, "INSR", 6],
      [20, 227, "LTR", 6],
      [60, 227, "TYPE OF INSURANCE", 6],
      [180, 227, "POLICY NUMBER", 6],
      [270, 220, "POLICY EFFECTIVE", 6],
      [270, 227, "DATE (MM/DD/YYYY)", 6],
      [345, 220, "POLICY EXPIRATION", 6],
      [345, 227, "DATE (MM/DD/YYYY)", 6],
      [440, 227, "COVERED PROPERTY", 6],
      [550, 227, "LIMITS", 6],
      [24, 250, "A"],
      [46, 250, "X", 7],
      [60, 250, "PROPERTY", 7],
      [40, 262, "CAUSES OF LOSS", 6],
      [110, 262, "DEDUCTIBLES", 6],
      [54, 274, "BASIC", 6],
      [110, 274, "BUILDING", 6],
      [110, 284, "5,000", 7],
      [54, 286, "BROAD", 6],
      [110, 298, "CONTENTS", 6],
      [110, 308, "2,500", 7],
      [152, 250, "CPP 4471-90"],
      [272, 250, "06/01/2026"],
      [347, 250, "06/01/2027"],
      [428, 250, "X", 7],
      [440, 250, "BUILDING", 7],
      [530, 250, "$ 750,000"],
      [428, 262, "X", 7],
      [440, 262, "PERSONAL PROPERTY", 7],
      [530, 262, "$ 200,000"],
      [440, 274, "BUSINESS INCOME", 7],
      [530, 274, "$"],
      [60, 370, "INLAND MARINE", 7],
      [60, 420, "CRIME", 7],
      [30, 480, "SPECIAL CONDITIONS / OTHER COVERAGES", 6],
      [30, 600, "CERTIFICATE HOLDER", 6],
      [30, 612, "Harrow & Vale Builders Inc"],
      [20, 780, "ACORD 24 (2016/03)", 7],
    ]);
    expect(kind).toBe("PROPERTY");
    expect(limits).toMatchObject({ building: 750_000, personalProperty: 200_000 });
  });
});
