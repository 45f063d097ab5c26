import { describe, expect, it } from "vitest";
import { type Piece, readPages } from "@/lib/testing/drawn-pages";
import { formPieces, policyLine, usual } from "@/lib/testing/form-pieces";

const grantsOf = async (pieces: Piece[]) => {
  const [certificate] = await readPages(pieces);
  return {
    policies: certificate?.policies ?? [],
    additional: certificate?.policies.map(({ additionalInsured }) => additionalInsured),
    waived: certificate?.policies.map(({ waiverOfSubrogation }) => waiverOfSubrogation),
    unreadable: certificate?.unreadable ?? [],
  };
};

/** An old edition: one column of marks between the letter and the titles, whose boxes directly follow it. */
const oldForm = (columns: string[], shift: number, ...marks: Piece[]) =>
  formPieces({
    headers: [
      [22, 205, "INSR", 5.5],
      [22, 212, "LTR", 5.5],
      ...columns.map((text, at): Piece => [43, 205 + 7 * at, text, 5.5]),
      [95 + shift, 208, "TYPE OF INSURANCE", 6],
      [215, 208, "POLICY NUMBER", 6],
      [300, 205, "POLICY EFFECTIVE", 5.5],
      [300, 212, "DATE (MM/DD/YY)", 5.5],
      [360, 205, "POLICY EXPIRATION", 5.5],
      [360, 212, "DATE (MM/DD/YY)", 5.5],
      [490, 208, "LIMITS", 6],
    ],
    titles: [
      [65 + shift, 222, "GENERAL LIABILITY", 6],
      [73 + shift, 233, "COMMERCIAL GENERAL LIABILITY", 6],
      [81 + shift, 245, "CLAIMS MADE", 6],
      [135 + shift, 245, "OCCUR", 6],
      [65 + shift, 281, "GEN'L AGGREGATE LIMIT APPLIES PER", 6],
      [73 + shift, 291, "POLICY", 6],
      [108 + shift, 291, "PROJECT", 6],
      [150 + shift, 291, "LOC", 6],
      [65 + shift, 307, "AUTOMOBILE LIABILITY", 6],
      [73 + shift, 317, "ANY AUTO", 6],
      [73 + shift, 330, "ALL OWNED AUTOS", 6],
      [73 + shift, 343, "SCHEDULED AUTOS", 6],
      [73 + shift, 356, "HIRED AUTOS", 6],
      [73 + shift, 369, "NON-OWNED AUTOS", 6],
      [65 + shift, 399, "EXCESS/UMBRELLA LIABILITY", 6],
      [73 + shift, 409, "OCCUR", 6],
      [135 + shift, 409, "CLAIMS MADE", 6],
    ],
    limits: (
      [
        [223, "EACH OCCURRENCE", "1,000,000"],
        [233, "FIRE DAMAGE (Any one fire)", "300,000"],
        [245, "MED EXP (Any one person)", "10,000"],
        [258, "PERSONAL & ADV INJURY", "1,000,000"],
        [270, "GENERAL AGGREGATE", "2,000,000"],
        [281, "PRODUCTS - COMP/OP AGG", "2,000,000"],
        [307, "COMBINED SINGLE LIMIT (Ea accident)", "1,000,000"],
        [399, "EACH OCCURRENCE", "5,000,000"],
        [409, "AGGREGATE", "5,000,000"],
      ] as const
    ).flatMap(([y, label, amount]): Piece[] => [
      [427, y, label, 5],
      [530, y, "$", 6],
      [550, y, amount, 7.5],
    ]),
    values: [
      ...policyLine(223, "A", "NM 7781203", "02/01/26", "02/01/27"),
      ...policyLine(307, "A", "NA 6640918", "02/01/26", "02/01/27"),
      ...policyLine(399, "B", "CU 5512", "02/01/26", "02/01/27"),
      [65 + shift, 233, "x", 8],
      [127 + shift, 245, "x", 8],
      [142 + shift, 291, "x", 8],
      [65 + shift, 356, "x", 8],
      [65 + shift, 369, "x", 8],
      [65 + shift, 409, "x", 8],
      ...marks,
    ],
  });

describe("columns of marks without lines", () => {
  it.each([
    ["ADD'L", "INSRD", 0],
    ["ADDL", "INSD", -4],
    ["ADD'L", "INSR", 5],
  ])("leaves the ticks of the titles' boxes to these, with %s %s before the titles", async (first, second, shift) => {
    const { policies, additional, unreadable } = await grantsOf(oldForm([first, second], shift));
    expect(additional).toEqual([false, false, false]);
    expect(unreadable).toEqual([]);
    expect(policies.map(({ ticked }) => ticked)).toEqual([
      ["OCCUR", "LOC", "COMMERCIAL GENERAL LIABILITY"],
      ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"],
      ["OCCUR"],
    ]);
  });

  it.each(["X", "Y"])("reads %s below the header as additional insured, beside the row's own ticks", async (mark) => {
    const { policies, additional } = await grantsOf(oldForm(["ADD'L", "INSRD"], 0, [48, 223, mark, 8], [48, 399, mark, 8]));
    expect(additional).toEqual([true, false, true]);
    expect(policies[0]?.ticked).toContain("COMMERCIAL GENERAL LIABILITY");
    expect(policies[1]?.ticked).toEqual(["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]);
  });

  it("leaves the mark of a box that reaches into a column right of the titles to its label", async () => {
    const pieces = formPieces({
      titles: [...usual.titles.filter(([, , text]) => text !== "LOC"), [182, 324, "LOC", 6]],
      values: [...usual.values.filter(([x, y]) => !(x === 42 && y === 324)), [171, 324, "X", 8]],
    });
    const { policies, additional, waived } = await grantsOf(pieces);
    expect(policies[0]).toMatchObject({ aggregateAppliesPer: "LOCATION" });
    expect(additional?.slice(0, 3)).toEqual([false, false, false]);
    expect(waived).toEqual([false, false, false, false]);
  });

  it.each(["*", "Y*", "X (1)", "†", "**"])("asks a person about %s, which is a footnote mark", async (mark) => {
    const { additional, waived, unreadable } = await grantsOf(
      formPieces({ values: [...usual.values, [182, 301, mark, 7], [199, 468, mark, 7]] }),
    );
    expect(additional?.[0]).toBeNull();
    expect(waived?.[3]).toBeNull();
    expect(unreadable).toEqual(expect.arrayContaining(["/policies/0/additionalInsured", "/policies/3/waiverOfSubrogation"]));
  });
});
