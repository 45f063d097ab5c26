import { describe, expect, it } from "vitest";
import { grantAnswer, grantedIn, grantWords } from "@/lib/extraction/forms/grants";

const { additionalInsured: insured, waiverOfSubrogation: waiver } = grantWords;
const inDescription = (text: string) => grantedIn(text, insured.mention)?.isGranted ?? null;
const inLetter = (text: string) => grantedIn(text, insured.sentence)?.isGranted ?? null;
const waived = (text: string) => grantedIn(text, waiver.sentence)?.isGranted ?? null;

describe("what a text grants", () => {
  it("distinguishes granted, denied and conditional", () => {
    expect(inDescription("Holder is included as additional insured.")).toBe(true);
    expect(inDescription("Holder is not included as additional insured.")).toBe(false);
    expect(inDescription("Holder is additional insured only if the project manager asks.")).toBeNull();
    expect(inDescription("Reroofing of a hall.")).toBeNull();
    expect(grantedIn("Lien waiver attached.", waiver.mention)).toBeNull();
  });

  it("a blanket endorsement's usual words take nothing from it, any other reserve does", () => {
    expect(inLetter("The holder is an additional insured where required by written contract.")).toBe(true);
    for (const reserve of [
      "The holder is an additional insured only for ongoing operations.",
      "The holder is an additional insured once the endorsement is issued.",
      "The holder is an additional insured subject to underwriting approval.",
      "Blanket additional insured is available.",
      "Blanket AI can be added.",
      "It is quoted with blanket AI.",
    ])
      expect(inLetter(reserve), reserve).toBeNull();
    expect(waived("A waiver of subrogation has been added to the quote.")).toBeNull();
    expect(waived("A blanket waiver may be endorsed for a charge.")).toBeNull();
    expect(waived("Waiver of subrogation applies.")).toBe(true);
  });

  it("a word that may be a misread denial grants nothing: a person looks", () => {
    for (const [at, said] of ["NCT", "N0T", "MOT", "rot", "not not"].entries())
      expect(inDescription(`The certificate holder is ${said} included as additional insured.`), said).toBe(at === 4 ? false : null);
    for (const said of [
      "N0 waiver of subrogation applies.",
      "NC waiver of subrogation applies.",
      "Insured. Na waiver of subrogation applies.",
    ])
      expect(waived(said), said).toBeNull();
    expect(inDescription("Holder is NCT an additional insured.")).toBeNull();
    expect(inDescription("Certificate holder N0T named as additional insured.")).toBeNull();
    expect(inDescription("Lot 12, Nov 2026: primary and non-contributory, holder is an additional insured now.")).toBe(true);
    for (const said of ["is hereby included", "is also named", "are each included", "has been added", "is"])
      expect(inDescription(`Holder ${said} as an additional insured.`), said).toBe(true);
    expect(inDescription("ABC Co is automatically included as an additional insured.")).toBe(true);
    for (const said of ["A waiver", "Blanket waiver", "Insured; waiver", "CG 24 04 05 09 waiver", "and waiver", "WC waiver"])
      expect(grantedIn(`${said} of subrogation applies.`, waiver.mention)?.isGranted, said).toBe(true);
  });

  it("a denial that recognition did not part from the words beside it is one", () => {
    for (const said of ["ISNOT INCLUDED", "IS NOTINCLUDED", "isnot named", "hasnot been added"])
      expect(inDescription(`The certificate holder ${said} as additional insured.`), said).not.toBe(true);
    expect(waived("NOwaiver of subrogation applies.")).not.toBe(true);
  });

  it("what one sentence grants and another takes back is left to a person", () => {
    expect(inDescription("Holder is additional insured. Additional insured status does not apply to completed work.")).toBeNull();
  });
});

it("a cell answers by a plain yes or no alone", () => {
  expect(
    ["Yes", "Y", "x", "Included", "Granted", "☒ Yes", "Yes – CG 20 10 04 13", "Yes, as required by written contract"].map(grantAnswer),
  ).toEqual(Array(8).fill(true));
  expect(["No", "N", "None", "Not included", "N/A"].map(grantAnswer)).toEqual(Array(5).fill(false));
  expect(
    ["Yes, if requested", "Included when endorsed", "Pending", "Yes / No", "Included - pending", "Yellowstone"].map(grantAnswer),
  ).toEqual(Array(6).fill(null));
});
