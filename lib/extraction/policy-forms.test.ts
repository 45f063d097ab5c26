import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { effectsOf, findForm, formKey } from "@/lib/extraction/endorsements-rules";
import { effectWords, policyForms } from "@/lib/extraction/endorsements-values";
import { formsIn } from "@/lib/extraction/form-numbers-rules";
import { processorMillisOf } from "@/lib/testing/processor";
import { formsPage } from "@/scripts/forms-page";

describe("the table of forms", () => {
  it("has each form once", () => {
    const keys = policyForms.map(({ form }) => formKey(form));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(policyForms)("says of $form what it is, whom it reaches and where that can be checked", (form) => {
    expect(form.title).toMatch(/^\p{Lu}/u);
    expect(form.source).toMatch(/^(?:https?:\/\/\S+|Form title: .+)$/);
    expect(["scheduled", "blanket", "either", "nobody"]).toContain(form.reach);
    const givesOthers = form.gives.some((effect) => effect !== "EXCLUSION");
    expect(form.reach === "nobody").toBe(!givesOthers);
    if (form.gives.includes("EXCLUSION")) expect(form.gives).toHaveLength(1);
    if (form.older) expect(form.older.edition).toMatch(/^(?:0[1-9]|1[0-2]) \d\d$/);
  });

  it("is printed in docs/endorsements.md, as npm run forms writes it", async () => {
    expect(await readFile("docs/endorsements.md", "utf8")).toBe(formsPage());
  });

  it("knows each effect by one word", () => {
    expect(new Set(Object.values(effectWords)).size).toBe(Object.keys(effectWords).length);
  });

  it.each(policyForms)("finds $form in a text, with and without blanks", ({ form }) => {
    expect(formsIn(`Form ${form} applies.`)).toMatchObject([{ form, edition: null, isKnown: true }]);
    expect(formsIn(`Form ${form.replace(/[ -]/g, "")} (04/13)`)).toMatchObject([{ form, edition: "04 13", isKnown: true }]);
  });

  it.each([
    ["11 85", ["ADDITIONAL_INSURED_ONGOING", "ADDITIONAL_INSURED_COMPLETED"]],
    ["10 01", ["ADDITIONAL_INSURED_ONGOING"]],
    ["12 19", ["ADDITIONAL_INSURED_ONGOING"]],
    [null, ["ADDITIONAL_INSURED_ONGOING"]],
    ["unreadable", ["ADDITIONAL_INSURED_ONGOING"]],
  ])("CG 20 10 of edition %s gives %j", (edition, gives) => {
    const form = findForm("CG 20 10");
    expect(form && effectsOf(form, edition)).toEqual(gives);
  });
});

describe("the number of a form", () => {
  const written = (text: string) => formsIn(text).map(({ form, edition }) => `${form}|${edition ?? ""}`);

  it.each([
    ["CG D2 46 04 19", ["CG D2 46|04 19"]],
    ["CGD246 0419", ["CG D2 46|04 19"]],
    ["U-GL-1175-F CW (04/13)", ["U-GL-1175|04 13"]],
    ["UGL1175F", ["U-GL-1175|"]],
    ["UGL1175FCW", ["U-GL-1175|"]],
    ["CNA75079XX", ["CNA75079XX|"]],
    ["CNA 75079 XX", ["CNA75079XX|"]],
    ["CNA75079XX (3-22)", ["CNA75079XX|03 22"]],
    ["80-02-2367", ["80-02-2367|"]],
    ["HG 00 01 09 16", ["HG 00 01|09 16"]],
    ["HA99161221", ["HA 99 16|12 21"]],
    ["CG2010 0413, CG2037 0413", ["CG 20 10|04 13", "CG 20 37|04 13"]],
    ["WC000313 (Ed. 4-84)", ["WC 00 03 13|04 84"]],
    ["WC 00 00 00 C (01-15)", ["WC 00 00 00|01 15"]],
    ["CG-2147F (12-07)", ["CG 21 47|12 07"]],
    ["CG2010/CG2037", ["CG 20 10|", "CG 20 37|"]],
    ["CG2010/2037", ["CG 20 10|", "CG 20 37|"]],
    ["CG 20 10 20 37", ["CG 20 10|", "CG 20 37|"]],
    ["CG 20 10, 20 37, 21 44 apply", ["CG 20 10|", "CG 20 37|", "CG 21 44|"]],
    ["endorsement NXLL110", ["NXLL110|"]],
    ["NXLL 110 (04/15)", ["NXLL 110 (04/15)|"]],
  ])("is read from %j", (text, forms) => {
    expect(written(text)).toEqual(forms);
  });

  it.each([
    "San Diego, CA 92101",
    "Fresno CA 93650-1234",
    "Chicago, IL 60601",
    "policy CG 1234567",
    "Policy WC 12 34 56",
    "Policy No. FIC-WC-20260931",
    "WC 12345678",
    "GL-2026-45821",
    "ACORD 25 (2016/03)",
    "form ACORD 101",
    "Job 5120-01-0900",
    "JOB 5120 (04/26)",
    "Project #22-118",
    "permit EP26-0093",
    "endorsement #4",
    "form 101 of the contract",
    "10-02-2026",
    "Job 2570 04/26",
  ])("is not found in %j", (text) => {
    expect(written(text)).toEqual([]);
  });

  it.each(["CG 20 10 ", "CG 20 10, 20 37, ", "A1 ", "form A12 ", "U-GL-", "CNA", "80-02-", "WC 00 ", "(04/13) ", "1 "])(
    "in 20,000 letters of %j takes less than 200 ms",
    (unit) => {
      const text = unit.repeat(20_000 / unit.length);
      expect(processorMillisOf(() => formsIn(text))).toBeLessThan(200);
    },
  );
});
