import { describe, expect, it } from "vitest";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { builder, coverage, doubted, fullPaper, judged, none, paper, read } from "@/lib/testing/papers";

const holder: RequirementOf<"certificate-holder"> = {
  key: "holder",
  type: "certificate-holder",
  severity: "hard",
  names: [],
  address: false,
};
const insured: RequirementOf<"named-insured"> = { key: "insured", type: "named-insured", severity: "hard" };
const madeOutTo = (text: string, over: Partial<JudgedDocument> = {}) => fullPaper({ holder: read(text), ...over });

describe("the certificate holder", () => {
  it.each([
    ["Example Builders, Inc.\n200 Example Plaza", "pass", "The certificate holder is Example Builders, Inc."],
    [
      "Example Builders LLC",
      "unreadable",
      'The certificate holder "Example Builders LLC" is close to Example Builders Inc, but not the same.',
    ],
    [
      "Example Bilders Inc",
      "unreadable",
      'The certificate holder "Example Bilders Inc" is close to Example Builders Inc, but not the same.',
    ],
    [
      "Foreign Owner LLC\nExample Builders Inc\n200 Example Plaza",
      "unreadable",
      'The certificate holder is "Foreign Owner LLC". Example Builders Inc is named only below it.',
    ],
    ["Foreign Owner LLC\n9 Other Road", "fail", 'The certificate holder is "Foreign Owner LLC", but Example Builders Inc is required.'],
  ])("%j: %s", (text, result, reason) => {
    expect(judged(holder, [madeOutTo(text)])).toMatchObject({ result, reason });
  });

  it("is missing, unreadable or unknown", () => {
    expect(judged(holder, [fullPaper({ holder: none })])).toMatchObject({
      result: "fail",
      reason: expect.stringContaining("no certificate holder"),
    });
    expect(judged(holder, [fullPaper({ holder: doubted("Example Builders Inc") })]).result).toBe("unreadable");
    expect(judged(holder, [fullPaper()], { holders: [] })).toMatchObject({ result: "not_evaluated" });
  });

  it("may be one of several accepted names, of the project or of the requirement", () => {
    const paperOf = [madeOutTo("Sample Owner LLC")];
    expect(judged(holder, paperOf, { holders: [builder, { name: "Sample Owner LLC", address: null }] }).result).toBe("pass");
    expect(judged({ ...holder, names: ["Sample Owner LLC"] }, paperOf).result).toBe("pass");
  });

  it("at another address waits for a person where addresses are compared", () => {
    const elsewhere = [madeOutTo("Example Builders Inc\n900 Other Road\nSpringfield, IL 62999")];
    expect(judged(holder, elsewhere).result).toBe("pass");
    expect(judged({ ...holder, address: true }, elsewhere)).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("another address"),
    });
    expect(judged({ ...holder, address: true }, [fullPaper()]).result).toBe("pass");
  });

  it("cannot be compared by an address that is not entered", () => {
    const nowhere = { holders: [{ ...builder, address: null }] };
    expect(judged({ ...holder, address: true }, [fullPaper()], nowhere)).toMatchObject({
      result: "not_evaluated",
      reason: expect.stringContaining("No address"),
    });
    expect(judged(holder, [fullPaper()], nowhere).result).toBe("pass");
  });

  it("is settled by a person's answer", () => {
    expect(judged(holder, [madeOutTo("Foreign Owner LLC", { holderAnswer: "accepted" })]).result).toBe("pass");
    expect(judged(holder, [fullPaper({ holderAnswer: "rejected" })])).toMatchObject({
      ...{
        result: "fail",
        reason: "A teammate rejected the certificate holder of certificate.pdf.",
        fix: "Send a certificate made out to Example Builders Inc",
      },
    });
  });

  it("must be right on every current certificate, or a person decides; old ones do not matter", () => {
    const other = paper({ id: "other", holder: read("Foreign Owner LLC"), coverages: [coverage("CRIME")] });
    expect(judged(holder, [fullPaper(), other])).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("One current certificate"),
    });
    const old = coverage("CRIME", { effective: read("2024-01-01"), expiration: read("2025-01-01") });
    expect(judged(holder, [fullPaper(), { ...other, coverages: [old] }]).result).toBe("pass");
  });
});

describe("the named insured", () => {
  const names = (name: string, over: Partial<JudgedDocument> = {}) => [fullPaper({ insured: read(name), ...over })];

  it.each([
    ["PINECREST ROOFING, L.L.C.", "pass"],
    ["Pinecrest Roofing Inc", "unreadable"],
    ["Foreign Paving LLC", "fail"],
  ])("%s: %s", (name, result) => {
    expect(judged(insured, names(name)).result).toBe(result);
  });

  it("may be a name that a person accepted for the vendor or for this file", () => {
    expect(
      judged(insured, names("Harrow Holdings Inc"), { vendor: { name: "Pinecrest Roofing LLC", acceptedNames: ["Harrow Holdings Inc"] } })
        .result,
    ).toBe("pass");
    expect(judged(insured, names("Harrow Holdings Inc", { acceptedInsured: ["Harrow Holdings Inc"] })).result).toBe("pass");
  });

  it("that is close keeps every requirement of that paper waiting, not only its own", () => {
    const asked = {
      key: "gl",
      type: "coverage",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      through: "today",
      expiringDays: 30,
    } as const;
    expect(judged(asked, names("Pinecrest Roofing Inc"))).toMatchObject({
      ...{
        result: "unreadable",
        reason: 'certificate.pdf names "Pinecrest Roofing Inc" as insured. Check whether the insured is this vendor.',
      },
    });
  });

  it("that is unreadable or missing is a doubt", () => {
    expect(judged(insured, [fullPaper({ insured: doubted() })]).result).toBe("unreadable");
    expect(judged(insured, [fullPaper({ insured: none })]).result).toBe("unreadable");
  });

  it("of another certificate in the same file does not count for this vendor", () => {
    const other = paper({ part: 1, insured: read("Pinecrest Roofing Inc"), coverages: [coverage("CRIME")] });
    expect(judged(insured, [fullPaper(), other]).result).toBe("pass");
  });
});
