import { describe, expect, it } from "vitest";
import { effectsOf, findForm } from "@/lib/compliance/endorsements/rules";
import { endorsementTable } from "@/lib/compliance/endorsements/schema";
import { endorsementForms } from "@/lib/compliance/endorsements/values";
import { endorsementForms as readForms } from "@/lib/extraction/forms/endorsements";

describe("the table of endorsement forms", () => {
  it("knows every form that the reader knows, on the same line and with the same effects", () => {
    for (const { form, line, gives, older } of readForms)
      expect(findForm(form)).toMatchObject({ form, line, gives, ...(older && { older }) });
    expect(endorsementForms).toHaveLength(readForms.length);
  });

  it("refuses a form twice, and an edition that is written in another way", () => {
    const [first] = endorsementForms;
    expect(endorsementTable.safeParse([first, first]).success).toBe(false);
    expect(endorsementTable.safeParse([{ ...first, older: { edition: "1185", gives: ["PRIMARY"] } }]).success).toBe(false);
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
