import { describe, expect, it } from "vitest";
import { kindOf } from "@/lib/compliance/coverages/kinds-rules";
import { type FileFacts, papersOf, unreadPaper } from "@/lib/compliance/coverages/rules";
import { judgedDocument } from "@/lib/compliance/coverages/schema";
import { emptyCertificate } from "@/lib/documents/readings/rules";
import { emptyPolicy } from "@/lib/extraction/rules";
import type { Extraction, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { inWords } from "@/lib/infra/sentences-rules";

const facts: FileFacts = {
  ...{ id: "file", fileName: "certificate.pdf", addedAt: "2026-01-05T10:00:00Z", isOther: false, typedExpiration: null },
  ...{ acceptedInsured: [], holderAnswer: null, doubts: [], questions: [] },
};

function reading(policies: Partial<ReadPolicy>[], over: Partial<ReadCertificate> = {}): Extraction {
  const certificate: ReadCertificate = {
    ...emptyCertificate(),
    formType: "ACORD_25",
    insured: { name: "Pinecrest Roofing LLC", address: null },
    policies: policies.map((policy) => ({ ...emptyPolicy("GENERAL_LIABILITY", null), ...policy })),
    ...over,
  };
  return { file: "certificate.pdf", sha256: "0", pages: 1, millis: 1, warnings: [], certificates: [certificate] };
}

const general = (over: Partial<ReadPolicy>, more: Partial<ReadCertificate> = {}) => {
  const [paper] = papersOf(facts, reading([over], more));
  const [row] = paper?.coverages ?? [];
  if (!paper || !row) throw new Error("no coverage");
  return { paper, row };
};

const seen = (confidence: number) => ({
  page: 2,
  box: [1, 2, 3, 4] as [number, number, number, number],
  text: "",
  reader: "ocr" as const,
  confidence,
});

describe("a file's reading as papers", () => {
  it("keeps values with their place, and takes what is not stated as absent", () => {
    const limits = { ...emptyPolicy("GENERAL_LIABILITY", null).limits, eachOccurrence: 1_000_000 };
    const { paper, row } = general({ limits, additionalInsured: true }, { evidence: { "/policies/0/limits/eachOccurrence": seen(0.95) } });
    expect(row.limits.eachOccurrence).toEqual({
      state: "read",
      value: 1_000_000,
      reader: "ocr",
      confidence: 0.95,
      page: 2,
      box: [1, 2, 3, 4],
    });
    expect(row.limits.generalAggregate).toBeUndefined();
    expect(row.additionalInsured).toMatchObject({ state: "read", value: true });
    expect(row.effective.state).toBe("absent");
    expect(() => judgedDocument.parse(paper)).not.toThrow();
  });

  it("takes low confidence, unreadable values and whole rows in doubt as doubts", () => {
    const { row } = general({ expirationDate: "2027-01-01" }, { evidence: { "/policies/0/expirationDate": seen(0.7) } });
    expect(row.expiration).toMatchObject({ state: "doubt", value: "2027-01-01" });
    expect(general({}, { unreadable: ["/policies/0/effectiveDate"] }).row.effective.state).toBe("doubt");
    const whole = general(
      { expirationDate: "2027-01-01" },
      { unreadable: ["/policies/0"], reasons: { "/policies/0": "Page 2 denies this." } },
    );
    expect(whole.row.expiration.state).toBe("doubt");
  });

  it("doubts the whole paper where the coverages as a whole are in doubt, as on a page marked CANCELED", () => {
    const more = { unreadable: ["/policies"], reasons: { "/policies": 'The page is marked "CANCELED".' } };
    expect(general({}, more).paper.doubts).toEqual(['The page is marked "CANCELED".']);
  });

  it("doubts a limit that is stated in words", () => {
    expect(general({ limitsText: { medicalExpense: "Included" } }).row.limits.medicalExpense?.state).toBe("doubt");
  });

  it("opens no coverage for endorsements, other papers and files that a person called Other", () => {
    const opens = (paper: ReturnType<typeof papersOf>[number] | undefined) => paper?.expectsCoverage;
    expect(opens(general({}, { formType: "ENDORSEMENT" }).paper)).toBe(false);
    expect(opens(general({}, { formType: "DECLARATIONS" }).paper)).toBe(true);
    expect(opens(papersOf({ ...facts, isOther: true }, reading([{}]))[0])).toBe(false);
    expect(papersOf(facts, { ...reading([]), certificates: [] })).toMatchObject([{ expectsCoverage: false, coverages: [] }]);
    expect(unreadPaper(facts)).toMatchObject({ isUnread: true, coverages: [] });
  });

  it("doubts a certificate that is dated later than its upload", () => {
    const dated = (certificateDate: string) => papersOf(facts, reading([{}], { certificateDate }))[0]?.doubts.map(inWords);
    // Uploaded on January 5; a day is left to time zones.
    expect(dated("2026-01-06")).toEqual([]);
    expect(dated("2026-01-07")).toEqual(["The certificate is dated later than the day it was uploaded."]);
  });

  it("doubts a certificate that states a policy which began more than a year after its date", () => {
    const doubts = (certificateDate: string, effectiveDate: string) =>
      papersOf(facts, reading([{ effectiveDate }], { certificateDate }))[0]?.doubts.map(inWords);
    expect(doubts("2024-06-01", "2025-12-01")).toEqual(["The certificate is dated more than a year before one of its policies begins."]);
    expect(doubts("2025-01-01", "2025-12-01")).toEqual([]);
    // What has not begun is no proof of anything yet.
    expect(doubts("2025-12-01", "2098-06-01")).toEqual([]);
  });

  it("takes a typed expiration date, and doubts it where the paper ends earlier", () => {
    const [typed] = papersOf({ ...facts, typedExpiration: "2027-01-01" }, reading([{}]));
    expect(typed?.coverages[0]?.expiration).toMatchObject({ state: "read", value: "2027-01-01", reader: "person" });
    const [contradicted] = papersOf({ ...facts, typedExpiration: "2027-01-01" }, reading([{ expirationDate: "2026-06-01" }]));
    expect(contradicted?.coverages[0]?.expiration.state).toBe("doubt");
  });

  it("reads the limits of free rows by their labels", () => {
    const otherLimits = [
      { label: "Each Claim", amount: 2_000_000 },
      { label: "Agg", amount: 4_000_000 },
      { label: "Deductible", amount: 10_000 },
    ];
    const { row } = general({ type: "OTHER", typeText: "Professional Liability", otherLimits });
    expect(row.kind).toBe("PROFESSIONAL_LIABILITY");
    expect([row.limits.eachClaim?.value, row.limits.aggregate?.value, row.limits.retention?.value]).toEqual([2_000_000, 4_000_000, 10_000]);
  });

  it.each([
    ["Professional Liability Cyber Liability", null],
    ["Contractors Pollution", "POLLUTION_LIABILITY"],
    ["Motor Truck Cargo", "MOTOR_TRUCK_CARGO"],
    ["Builder's Risk", "BUILDERS_RISK"],
    ["Errors & Omissions", "PROFESSIONAL_LIABILITY"],
    ["Something else", null],
  ])("names the free row %j %s", (words, kind) => {
    expect(kindOf("OTHER", words)).toBe(kind);
  });

  it("reads checkboxes", () => {
    const [auto] = papersOf(facts, reading([{ type: "AUTO_LIABILITY", ticked: ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"] }]));
    expect(auto?.coverages[0]?.autos.value).toEqual(["NON_OWNED", "HIRED"]);
    const [workers] = papersOf(facts, reading([{ type: "WORKERS_COMPENSATION", ticked: ["PER STATUTE"] }]));
    expect(workers?.coverages[0]?.perStatute.value).toBe(true);
  });
});
