import { describe, expect, it } from "vitest";
import { addMonths, type FiledPaper, filePaper, type KindRules, kindByTitle } from "@/lib/compliance/kinds/rules";
import type { Extraction, ReadPaper } from "@/lib/extraction/schema";
import { readingOf } from "@/lib/testing/reading";

const kindOf = (id: string, over: Partial<KindRules> = {}): KindRules => ({
  ...{ id, name: id, expires: "never", months: null, starter: null, titleWords: [], isInUse: true, ...over },
});
const w9 = kindOf("w9", { starter: "w9" });
const license = kindOf("license", { starter: "license", expires: "date" });
const agreement = kindOf("agreement", { starter: "agreement" });
const permit = kindOf("permit", { titleWords: ["City Permit"], expires: "months", months: 12 });
const kinds = [w9, license, agreement, permit];

const nothing: ReadPaper = {
  titles: [],
  number: null,
  issuer: null,
  state: null,
  issuedOn: null,
  expiresOn: null,
  stamp: null,
  evidence: {},
};

function fileOf(paper: Partial<ReadPaper>, isInsurance = false): Extraction {
  const reading = readingOf();
  const certificates = isInsurance
    ? reading.certificates
    : reading.certificates.map((one) => ({ ...one, formType: "OTHER" as const, policies: [] }));
  return { ...reading, certificates, paper: { ...nothing, ...paper } };
}
const unsaid: FiledPaper = { kindId: null, source: null, issuedOn: null, expiresOn: null };
const dropped: FiledPaper = { ...unsaid, kindId: "license", source: "slot" };
const vendor = { name: "Invented Paving LLC", acceptedNames: ["IP Group"] };
const ours = "INVENTED PAVING, L.L.C.";
const file = (row: FiledPaper, reading: Extraction) => filePaper(row, reading, { kinds, vendor });
const codes = (filed: ReturnType<typeof filePaper>) =>
  filed?.questions.map((one) => (typeof one === "object" && "code" in one ? one.code : one));

describe("what a paper is", () => {
  it.each([
    ["a W-9 by its form", ["Form W-9 (Rev. March 2024)", "Request for Taxpayer"], "w9"],
    ["a license by the words of its title", ["STATE OF FLORIDA", "Contractor’s License"], "license"],
    ["an agreement", ["MASTER SUBCONTRACT AGREEMENT"], "agreement"],
    ["a company's own kind by its words", ["City  permit No. 7"], "permit"],
    ["the kind whose words come first", ["SUBCONTRACT AGREEMENT", "contractor license no. 5"], "agreement"],
  ])("tells %s", (_, titles, expected) => {
    expect(kindByTitle(kinds, fileOf({ titles }))?.id).toBe(expected);
  });

  it.each([
    ["words that no kind has", ["Minutes of a meeting"]],
    ["a part of a word", ["Subcontractor licensees"]],
    ["no title at all", []],
  ])("tells nothing by %s", (_, titles) => {
    expect(kindByTitle(kinds, fileOf({ titles }))).toBeUndefined();
  });

  it("knows no kind that is archived, and no one of two whose words are the same", () => {
    expect(
      kindByTitle([kindOf("old", { titleWords: ["city permit"], isInUse: false })], fileOf({ titles: ["City permit"] })),
    ).toBeUndefined();
    expect(kindByTitle([permit, kindOf("twin", { titleWords: ["city permit"] })], fileOf({ titles: ["City permit"] }))).toBeUndefined();
  });
});

describe("how a file is filed", () => {
  it("goes by its title before the slot, and is certain there", () => {
    const filed = file(dropped, fileOf({ titles: ["Request for Taxpayer Identification Number", ours] }));
    expect([filed?.kind.id, filed?.source, codes(filed)]).toEqual(["w9", "title", []]);
  });

  it("stays on its slot and is asked about where the title says nothing", () => {
    const filed = file(dropped, fileOf({ titles: ["a photograph"], expiresOn: "2027-01-01" }));
    expect([filed?.kind.id, filed?.source, codes(filed)]).toEqual(["license", "slot", ["documents.paperUnsure"]]);
  });

  it("asks about a certificate on a slot, and files none by a word of its title", () => {
    expect(codes(file(dropped, fileOf({}, true)))).toContain("documents.paperIsInsurance");
    expect(file(unsaid, fileOf({ titles: ["contractor license"] }, true))).toBeNull();
  });

  it.each([
    ["the vendor's name", ["STATE OF FLORIDA", "Contractor’s License", ours]],
    ["a name that is accepted as the vendor's, after a label", ["CONTRACTORS STATE LICENSE BOARD", "Licensee: IP Group"]],
  ])("is certain by a title beside %s", (_, titles) => {
    expect(codes(file(unsaid, fileOf({ titles, expiresOn: "2027-01-01" })))).toEqual([]);
  });

  it.each([
    [
      "speaks of a paper that is not there",
      ["Dear builder,", "we do not have a Form W-9 yet and will send it soon.", ours],
      "documents.paperUnsure",
    ],
    ["takes it back", ["NOTICE OF SUSPENSION", "Contractor License", ours], "documents.paperUnsure"],
    ["only applies for it", ["Application for Contractor License", ours], "documents.paperUnsure"],
    ["names another firm", ["Contractor License", "Fictional Masonry Inc"], "documents.paperNotNamed"],
    ["names nobody, as a blank form", ["Form W-9", "Request for Taxpayer Identification Number"], "documents.paperNotNamed"],
  ])("is asked about where its title %s", (_, titles, question) => {
    expect(codes(file(unsaid, fileOf({ titles, expiresOn: "2027-01-01" })))).toEqual([question]);
  });

  it("is not by its title what holds amounts of a policy whose number nobody could read", () => {
    const reading = fileOf({ titles: ["Contractors Safety Program", "contractor license", ours] }, true);
    const certificates = reading.certificates.map((one) => ({
      ...one,
      policies: one.policies.map((policy) => ({ ...policy, policyNumber: null })),
    }));
    expect(file(unsaid, { ...reading, certificates })).toBeNull();
  });

  it("is what a person said, also against its title", () => {
    const titles = ["Contractor license"];
    expect(file({ ...unsaid, source: "person" }, fileOf({ titles }))).toBeNull();
    const filed = file({ ...unsaid, kindId: "w9", source: "person" }, fileOf({ titles }));
    expect([filed?.kind.id, codes(filed)]).toEqual(["w9", []]);
  });

  it("expires on its date, or months after it was issued, and asks for what it lacks", () => {
    const titles = ["contractor license", ours];
    expect(file(unsaid, fileOf({ titles, expiresOn: "2027-08-31" }))?.expiresOn).toBe("2027-08-31");
    expect(codes(file(unsaid, fileOf({ titles })))).toEqual(["documents.paperNoExpiration"]);
    expect(codes(file({ ...unsaid, expiresOn: "2027-01-01" }, fileOf({ titles })))).toEqual([]);
    const monthly = fileOf({ titles: ["city permit", ours], issuedOn: "2026-01-31" });
    expect(file(unsaid, monthly)?.expiresOn).toBe("2027-01-31");
    expect(codes(file(unsaid, fileOf({ titles: ["city permit", ours] })))).toEqual(["documents.paperNoIssueDate"]);
  });

  it("asks where it expires before it was issued, and where a stamp lies across it", () => {
    const paper = { titles: ["contractor license", ours], issuedOn: "2027-01-01", expiresOn: "2026-01-01", stamp: "void" };
    expect(codes(file(unsaid, fileOf(paper)))).toEqual(["documents.paperStamped", "documents.paperDatesCross"]);
  });

  it("ends a month's last day on the last day of a shorter month", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2026-12-15", 12)).toBe("2027-12-15");
  });
});
