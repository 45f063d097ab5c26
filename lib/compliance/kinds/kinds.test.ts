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
    const filed = filePaper(dropped, fileOf({ titles: ["Request for Taxpayer Identification Number"] }), kinds);
    expect([filed?.kind.id, filed?.source, codes(filed)]).toEqual(["w9", "title", []]);
  });

  it("stays on its slot and is asked about where the title says nothing", () => {
    const filed = filePaper(dropped, fileOf({ titles: ["a photograph"], expiresOn: "2027-01-01" }), kinds);
    expect([filed?.kind.id, filed?.source, codes(filed)]).toEqual(["license", "slot", ["documents.paperUnsure"]]);
  });

  it("asks about a certificate on a slot, and files none by a word of its title", () => {
    expect(codes(filePaper(dropped, fileOf({}, true), kinds))).toContain("documents.paperIsInsurance");
    expect(filePaper(unsaid, fileOf({ titles: ["contractor license"] }, true), kinds)).toBeNull();
  });

  it("is what a person said, also against its title", () => {
    const titles = ["Contractor license"];
    expect(filePaper({ ...unsaid, source: "person" }, fileOf({ titles }), kinds)).toBeNull();
    const filed = filePaper({ ...unsaid, kindId: "w9", source: "person" }, fileOf({ titles }), kinds);
    expect([filed?.kind.id, codes(filed)]).toEqual(["w9", []]);
  });

  it("expires on its date, or months after it was issued, and asks for what it lacks", () => {
    const titles = ["contractor license"];
    expect(filePaper(unsaid, fileOf({ titles, expiresOn: "2027-08-31" }), kinds)?.expiresOn).toBe("2027-08-31");
    expect(codes(filePaper(unsaid, fileOf({ titles }), kinds))).toEqual(["documents.paperNoExpiration"]);
    expect(codes(filePaper({ ...unsaid, expiresOn: "2027-01-01" }, fileOf({ titles }), kinds))).toEqual([]);
    const monthly = fileOf({ titles: ["city permit"], issuedOn: "2026-01-31" });
    expect(filePaper(unsaid, monthly, kinds)?.expiresOn).toBe("2027-01-31");
    expect(codes(filePaper(unsaid, fileOf({ titles: ["city permit"] }), kinds))).toEqual(["documents.paperNoIssueDate"]);
  });

  it("asks where it expires before it was issued, and where a stamp lies across it", () => {
    const paper = { titles: ["contractor license"], issuedOn: "2027-01-01", expiresOn: "2026-01-01", stamp: "void" };
    expect(codes(filePaper(unsaid, fileOf(paper), kinds))).toEqual(["documents.paperStamped", "documents.paperDatesCross"]);
  });

  it("ends a month's last day on the last day of a shorter month", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2026-12-15", 12)).toBe("2027-12-15");
  });
});
