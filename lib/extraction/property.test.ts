import { StandardFonts } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { type Piece, readDrawn, readPages } from "@/lib/testing/drawn-pages";
import { certificate24, evidence27, evidence28 } from "@/lib/testing/property-pieces";

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
    const { kind, limits } = await propertyOn(certificate24([110, 284, "5,000", 7], [110, 308, "2,500", 7]));
    expect(kind).toBe("PROPERTY");
    expect(limits).toMatchObject({ building: 750_000, personalProperty: 200_000 });
  });
});

describe("boxes of evidence of property", () => {
  const ticked = async (pieces: Piece[]) => {
    const { certificate, interests } = await propertyOn(pieces);
    const [policy] = certificate.policies;
    return { ticked: policy?.ticked, interests, asked: certificate.reasons["/policies/0/ticked"] };
  };
  const unclear = "We can't tell which of these boxes is checked.";

  it("reads what is insured, the perils and the interests that are checked", async () => {
    expect(await ticked(evidence28([322, 230, "X", 7], [302, 600, "X", 7], [412, 612, "X", 7]))).toEqual({
      ...{ ticked: ["MORTGAGEE", "LOSS_PAYEE", "BUILDING", "SPECIAL"], interests: ["MORTGAGEE", "LOSS_PAYEE"], asked: undefined },
    });
    expect(await ticked(evidence27([412, 612, "X", 7], [302, 624, "X", 7]))).toMatchObject({
      ...{ ticked: ["LOSS_PAYEE", "ADDITIONAL INSURED"], interests: ["LOSS_PAYEE"], asked: undefined },
    });
    expect(await ticked(evidence27())).toEqual({ ticked: [], interests: null, asked: undefined });
  });

  it("reads the boxes of a form with fields", async () => {
    const checked = [
      [322, 230],
      [302, 600],
    ] as const;
    const empty = [
      [392, 230],
      [302, 612],
      [412, 600],
      [412, 612],
    ] as const;
    const pieces = evidence28().filter(([x, y]) => x !== 392 || y !== 330);
    const [certificate] = await readDrawn(async (page, file) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      for (const [x, y, text, size = 9] of pieces) page.drawText(text, { x, y: 792 - y, size, font });
      for (const [x, y] of [...checked, ...empty]) {
        const field = file.getForm().createCheckBox(`box ${x} ${y}`);
        field.addToPage(page, { x, y: 792 - y - 1, width: 6, height: 6 });
        if (checked.some((one) => one[0] === x && one[1] === y)) field.check();
      }
    });
    expect(certificate?.policies[0]).toMatchObject({ ticked: ["MORTGAGEE", "BUILDING"] });
    expect(certificate?.reasons["/policies/0/ticked"]).toBeUndefined();
  });

  it("asks where a mark may be of another box, or is no check mark", async () => {
    const cases: Record<string, Piece[]> = {
      "between two lines": evidence28([302, 606, "X", 7]),
      "after its label": evidence28([353, 600, "X", 7]),
      "no check mark": evidence28([302, 600, "?", 7]),
      "beside a typed interest": evidence28([302, 624, "X", 7], [310, 624, "Lienholder", 6]),
      "two kinds of perils": evidence28([342, 330, "X", 7]),
    };
    for (const [name, pieces] of Object.entries(cases)) expect([name, (await ticked(pieces)).asked]).toEqual([name, unclear]);
  });

  it("asks for the amount of what may be checked", async () => {
    const { limits } = await propertyOn(evidence28([322, 230, "?", 7], [392, 230, "X", 7]));
    expect(limits).toEqual({ building: "doubt", personalProperty: "doubt", retention: 5_000 });
  });
});
