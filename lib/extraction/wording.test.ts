import { describe, expect, it } from "vitest";
import { blockWords, ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { headerWords } from "@/lib/extraction/forms/acord-25-headers";
import { formIn, isPropertyForm } from "@/lib/extraction/forms/editions";
import { isNoEvidence, otherTitle } from "@/lib/extraction/forms/kinds";
import { boxNamedBy, limitNamedBy, rowNamedBy } from "@/lib/extraction/forms/row-words";
import { namedBy } from "@/lib/extraction/forms/wording";

const blockOf = (label: string) => namedBy(blockWords, label, ofAnyBlock);

describe("a label is recognized by all of its words", () => {
  it.each([
    ["WORKERS_COMPENSATION", "Bodily injury by disease, each employee", "elDiseaseEachEmployee"],
    ["WORKERS_COMPENSATION", "DISEASE, POLICY LIMIT", "elDiseasePolicyLimit"],
    ["WORKERS_COMPENSATION", "Employers liab. - each accident", "elEachAccident"],
    ["GENERAL_LIABILITY", "Premises rented to insured", "damageToRentedPremises"],
    ["GENERAL_LIABILITY", "Tenants legal liability", "damageToRentedPremises"],
    ["GENERAL_LIABILITY", "General aggregate (other than products/completed operations)", "generalAggregate"],
    ["GENERAL_LIABILITY", "Completed operations/products", "productsCompOpAggregate"],
    ["AUTO_LIABILITY", "BI & PD each accident", "combinedSingleLimit"],
    ["AUTO_LIABILITY", "Bl per person", "bodilyInjuryPerPerson"],
    ["UMBRELLA_POLICY", "each occurrence", "umbrellaEachOccurrence"],
  ] as const)("%s: %s", (type, label, key) => {
    expect(limitNamedBy(type, label)).toBe(key);
  });

  it.each([
    ["GENERAL_LIABILITY", "Liquor each occurrence"],
    ["GENERAL_LIABILITY", "Employee benefits aggregate"],
    ["GENERAL_LIABILITY", "Pollution general aggregate"],
    ["UMBRELLA_POLICY", "Products aggregate"],
    ["AUTO_LIABILITY", "Uninsured motorist each accident"],
    ["WORKERS_COMPENSATION", "Stop gap each accident"],
    ["GENERAL_LIABILITY", "to you (each occurrence)"],
  ] as const)("%s: %s is not one of the form's limits", (type, label) => {
    expect(limitNamedBy(type, label)).toBeNull();
  });

  it("so are rows, boxes, headers and blocks", () => {
    expect([rowNamedBy("Liability - umbrella / excess"), rowNamedBy("Employers liability"), rowNamedBy("Professional liability")]).toEqual([
      "UMBRELLA_POLICY",
      null,
      null,
    ]);
    expect(boxNamedBy("AUTO_LIABILITY", "Specifically described autos")).toBe("SCHEDULED AUTOS");
    expect(boxNamedBy("UMBRELLA_POLICY", "Follow form excess")).toBe("EXCESS LIAB");
    // A picture may have lost the "owned" of it.
    expect(boxNamedBy("AUTO_LIABILITY", "All autos")).toBeNull();
    expect(boxNamedBy("AUTO_LIABILITY", "Certificate holder added as loss payee")).toBeNull();
    expect([boxNamedBy("AUTO_LIABILITY", "All owned"), boxNamedBy("AUTO_LIABILITY", "Hired and non-owned")]).toEqual([
      "OWNED AUTOS ONLY",
      null,
    ]);
    // Garage keepers' cover is primary or excess: a box's label, and no title.
    expect(rowNamedBy("EXCESS")).toBeNull();
    // The first word of a title may be lost.
    expect(rowNamedBy("Compensation and Employers'")).toBe("WORKERS_COMPENSATION");
    expect(["Compensation Insurance", "COMPENSATION", "Commercial General", "Completed insurance"].map(rowNamedBy)).toEqual([
      "WORKERS_COMPENSATION",
      "WORKERS_COMPENSATION",
      "GENERAL_LIABILITY",
      null,
    ]);
    expect([
      namedBy(headerWords, "Policy period from"),
      namedBy(headerWords, "Policy period"),
      namedBy(headerWords, "Insurance type"),
    ]).toEqual(["effective", "period", "type"]);
    expect([namedBy(headerWords, "Policy begins"), namedBy(headerWords, "Policy ends"), namedBy(headerWords, "A.I. (X)")]).toEqual([
      "effective",
      "expiration",
      "additional",
    ]);
    expect([
      namedBy(blockWords, "Insurance agent or broker"),
      namedBy(blockWords, "Agency code"),
      namedBy(blockWords, "Verification issued to"),
      namedBy(blockWords, "Statement date"),
    ]).toEqual(["producer", null, "holder", "date"]);
    expect(
      ["Contractor", "Project number, name and location / remarks", "Insurers referred to above", "Agent's name:"].map(blockOf),
    ).toEqual(["insured", "description", "insurers", "contact"]);
    expect(["Certificate of insurance", "General contractor", "Policy information"].map(blockOf)).toEqual([null, "holder", null]);
  });
});

describe("a label with a misread word", () => {
  it.each([
    ["JOB NAME / 10B NUMBER / NOTES", "description"],
    ["CERTIFICATE HOLOER", "holder"],
    ["DE5CRIPTI0N OF OPERATIONS", "description"],
  ])("%s is recognized by the look of the word", (label, key) => {
    expect(blockOf(label)).toBe(key);
  });

  it("so are limits, and a word that fell apart", () => {
    expect(limitNamedBy("WORKERS_COMPENSATION", "E.L. PISEASE/POLICY")).toBe("elDiseasePolicyLimit");
    expect(limitNamedBy("GENERAL_LIABILITY", "FACH 0CCURRENCE")).toBe("eachOccurrence");
    expect(namedBy(headerWords, "LIMITS OF INSURAN CE")).toBe("limits");
  });

  it("is not corrected where the word may be another one, or looks like no word of labels", () => {
    expect(blockOf("INSUREP")).toBeNull();
    expect(limitNamedBy("GENERAL_LIABILITY", "Liquor each 0ccurrence")).toBeNull();
    expect(limitNamedBy("UMBRELLA_POLICY", "TRUCK occurrence")).toBeNull();
  });
});

it("a form's own footer or title identifies notices of loss, applications and the certificate of property", () => {
  const footers = ["ACORD 1 (2017/05)", "ACORD 3 (2013/09)", "ACORD 125 (2016/03)", "ACORD 35 (2014/06)"];
  expect(footers.filter(isNoEvidence)).toEqual(footers);
  expect(["ACORD 25 (2016/03)", "ACORD 30 (2010/12)", "ACORD 101 (2008/01)", "a line of text"].filter(isNoEvidence)).toEqual([]);
  expect(otherTitle.test("GENERAL LIABILITY NOTICE OF OCCURRENCE / CLAIM")).toBe(true);
  expect(formIn(["PRODUCER", "ACORD 30 (2010/12)"])).toEqual({ number: "30", edition: "2010/12" });
  expect(isPropertyForm(["CERTIFICATE OF LIABILITY INSURANCE", "ACORD 25 (2016/03)"])).toBe(false);
  expect(isPropertyForm(["CERTIFICATE F PROPERTY INSURAN", "COVERED PROPERTY LIMITS"])).toBe(true);
});
