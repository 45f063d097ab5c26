import { describe, expect, it } from "vitest";
import { type Piece, readPages } from "@/lib/testing/drawn-pages";
import { formPieces, policyLine, usual } from "@/lib/testing/form-pieces";

const without = (pieces: readonly Piece[], ...heights: number[]) => pieces.filter(([, y]) => !heights.includes(y));

describe("unreadable values of a cell", () => {
  it.each([
    ["SAME AS ABOVE", '"', '"'],
    ["Incl. in GL", "SAME", "SAME"],
    ["see above", "''", "''"],
    ["included in pkg", "ditto", "ditto"],
    ['"', "as above", "as above"],
  ])("is unreadable, not missing: %s, %s", async (number, from, to) => {
    const values = [...without(usual.values, 373), ...policyLine(373, "A", number, from, to)];
    const [certificate] = await readPages(formPieces({ values }));
    const policy = certificate?.policies[1];
    expect([policy?.type, policy?.policyNumber, policy?.expirationDate]).toEqual(["AUTO_LIABILITY", null, null]);
    expect(certificate?.unreadable).toEqual(
      expect.arrayContaining(["/policies/1/policyNumber", "/policies/1/effectiveDate", "/policies/1/expirationDate"]),
    );
  });

  it("leaves an empty cell missing; only a missing policy number waits for a person", async () => {
    const [certificate] = await readPages(formPieces({ values: without(usual.values, 373) }));
    expect(certificate?.policies[1]).toMatchObject({ policyNumber: null, effectiveDate: null, expirationDate: null });
    expect(certificate?.reasons).toEqual({ "/policies/1/policyNumber": "This coverage has no policy number." });
    expect(certificate?.unreadable).toEqual(["/policies/1/policyNumber"]);
  });

  it.each(["2/1/'26", "02/01/’26"])("a year after an apostrophe is a date: %s", async (from) => {
    const values = [...without(usual.values, 373), ...policyLine(373, "A", "NA 6640918", from, from.replace("26", "27"))];
    const [certificate] = await readPages(formPieces({ values }));
    expect(certificate?.policies[1]).toMatchObject({ effectiveDate: "2026-02-01", expirationDate: "2027-02-01" });
  });

  it.each([
    ["Occ / Agg", "1M/$2M"],
    ["Occ/Agg", "$1M / $2M"],
    ["Limits", "1mil/2mil"],
  ])("an abbreviated amount beside %s is reported: %s", async (label, amount) => {
    const limits = [...without(usual.limits, 266, 278, 289, 301, 312, 324), [428, 289, label, 6], [530, 289, amount, 7]] satisfies Piece[];
    const [certificate] = await readPages(formPieces({ limits }));
    const known = certificate?.policies[0]?.limits;
    const isRead = known?.eachOccurrence === 1_000_000 && known?.generalAggregate === 2_000_000;
    expect(isRead || certificate?.unreadable.some((one) => /^\/policies(?:$|\/0\/limits)/.test(one))).toBe(true);
  });

  it("has each of two coverages in the free row with its own number, term and limits", async () => {
    const [certificate] = await readPages(
      formPieces({
        more: [
          [40, 517, "Professional Liability", 8],
          [40, 526, "Cyber Liability", 8],
          ...policyLine(526, "A", "PL 4471"),
          ...policyLine(535, "A", "CY 8820", "06/01/2026", "06/01/2027"),
          [430, 511, "Each Claim 2,000,000 / Agg 4,000,000", 7],
          [430, 517, "Each Claim 1,000,000", 7],
        ],
      }),
    );
    const rows = certificate?.policies.slice(4).map(({ typeText, policyNumber, otherLimits }) => [typeText, policyNumber, otherLimits]);
    expect(rows).toEqual([
      [
        "Professional Liability",
        "PL 4471",
        [
          { label: "Each Claim", amount: 2_000_000 },
          { label: "Agg", amount: 4_000_000 },
        ],
      ],
      ["Cyber Liability", "CY 8820", [{ label: "Each Claim", amount: 1_000_000 }]],
    ]);
  });
});
