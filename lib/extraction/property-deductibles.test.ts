import { describe, expect, it } from "vitest";
import { type Piece, readPages } from "@/lib/testing/drawn-pages";
import { certificate24, evidence27, evidence28 } from "@/lib/testing/property-pieces";

/** The deductible that is read from a page, where it is on the page, and what is asked of it. */
async function deductibleOn(pieces: Piece[]) {
  const [certificate] = await readPages(pieces);
  const pointer = "/policies/0/limits/deductible";
  const { policies = [], evidence = {}, reasons = {} } = certificate ?? {};
  return {
    amount: policies[0]?.limits.deductible ?? null,
    text: evidence[pointer]?.text,
    box: evidence[pointer]?.box,
    asked: reasons[pointer],
  };
}

describe("deductibles of property insurance", () => {
  it("certificate of property: the highest deductible counts, with its place", async () => {
    const read = await deductibleOn(certificate24([110, 284, "5,000", 7], [110, 308, "$ 2,500", 7]));
    expect(read).toMatchObject({ amount: 5_000, text: "5,000" });
    const [x0 = 0, y0 = 0] = read.box ?? [];
    expect([Math.round(x0), y0 > 270 && y0 < 284]).toEqual([110, true]);
    expect(await deductibleOn(certificate24([140, 274, "1,000", 7], [110, 308, "25,000", 7]))).toMatchObject({ amount: 25_000 });
  });

  it("certificate of property: a form without deductibles states none", async () => {
    expect(await deductibleOn(certificate24())).toMatchObject({ amount: null, asked: undefined });
    expect(await deductibleOn(certificate24([110, 284, "N/A", 7]))).toMatchObject({ amount: null, asked: undefined });
  });

  it("certificate of property: two deductibles of one coverage are asked", async () => {
    const two = await deductibleOn(certificate24([110, 284, "5,000", 7], [110, 291, "50,000", 7], [110, 308, "2,500", 7]));
    expect(two).toMatchObject({ amount: null, asked: 'Two deductibles for "BUILDING": "5,000" and "50,000".' });
    expect(await deductibleOn(certificate24([110, 284, "5,000", 7], [110, 291, "5,000", 7]))).toMatchObject({ amount: 5_000 });
  });

  it("certificate of property: a deductible that is no amount is asked", async () => {
    for (const text of ["2%", "TBD", "See below", "5,0OO"])
      expect(await deductibleOn(certificate24([110, 284, "5,000", 7], [110, 308, text, 7]))).toMatchObject({
        ...{ amount: null, asked: `"${text}" cannot be read as an amount.` },
      });
  });

  it("certificate of property: a column of deductibles beside the limits is the property's", async () => {
    const column: Piece[] = [[590, 227, "DED", 6]];
    const of = (...amounts: Piece[]) => deductibleOn(certificate24(...column, ...amounts));
    expect(await of([588, 250, "10,000", 6], [588, 262, "2,500", 6])).toMatchObject({ amount: 10_000 });
    expect(await of([588, 250, "10,000", 6], [592, 262, "5%", 6])).toMatchObject({
      amount: null,
      asked: '"5%" cannot be read as an amount.',
    });
  });

  it("evidence of property: a percentage is asked, and hours are no deductible", async () => {
    const building: Piece[] = [
      [30, 316, "Building, special form"],
      [410, 316, "$750,000"],
      [515, 316, "$2,500"],
    ];
    const percent: Piece[] = [
      [30, 332, "Wind and hail"],
      [410, 332, "$750,000"],
      [515, 332, "2%"],
    ];
    const hours: Piece[] = [
      [30, 332, "Business income"],
      [410, 332, "$100,000"],
      [515, 332, "72 hours"],
    ];
    const asked = '"2%" cannot be read as an amount.';
    expect(await deductibleOn(evidence27(...building, ...percent))).toMatchObject({ amount: null, asked });
    expect(await deductibleOn(evidence27(...building, [30, 332, "Wind and hail"], [515, 332, "2%"]))).toMatchObject({
      amount: null,
      asked,
    });
    expect(await deductibleOn(evidence27(...building, ...hours))).toMatchObject({ amount: 2_500 });
    const without = evidence28().filter(([x, y]) => x !== 500 || y !== 344);
    expect(await deductibleOn([...without, [500, 344, "2%", 8]])).toMatchObject({ amount: null, asked });
  });
});
