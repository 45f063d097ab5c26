import { describe, expect, it } from "vitest";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { judgeVendorFacts } from "@/lib/compliance/judging/rules";
import { datesOnlySet } from "@/lib/compliance/requirements/ready-sets-values";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import { builder, coverage, doubted, paper, read, vendorName } from "@/lib/testing/papers";
import { general, higher } from "@/lib/testing/requirements";

const setOf = (id: string, body: { requirements: SetVersion["requirements"] }): SetVersion => ({ ...datesOnlySet(), ...body, id });
const [minimum, strict] = [setOf("minimum", general), setOf("strict", higher)];

function judged(documents: JudgedDocument[], sets: SetVersion[], day = "2026-06-01") {
  const assignment = { holders: [builder], ratings: [], exceptions: [], decisions: [], contract: null };
  const units: VendorFacts["units"] = sets.map((set) => ({ assignmentId: set.id, projectId: null, judged: { ...assignment, set } }));
  return judgeVendorFacts({ id: "vendor", vendor: { name: vendorName, acceptedNames: [] }, documents, notices: [], units }, day);
}
const badges = (...call: Parameters<typeof judged>) =>
  Object.fromEntries(judged(...call).documents.map(({ id, badge, isByDates }) => [id, isByDates ? `${badge} by dates` : badge]));

const certificate = (id: string, over: Parameters<typeof coverage>[1] = {}) =>
  paper({ id, coverages: [coverage("GENERAL_LIABILITY", { policyNumber: read("GL-1"), ...over })] });

describe("a document's badge", () => {
  it("is compliant only where each set's requirements that rest on it are met", () => {
    expect(badges([certificate("a")], [minimum])).toEqual({ a: "COMPLIANT" });
    expect(badges([certificate("a")], [minimum, strict])).toEqual({ a: "NON_COMPLIANT" });
  });
  it("says where nothing but dates is required", () => {
    expect(badges([certificate("a")], [datesOnlySet()])).toEqual({ a: "COMPLIANT by dates" });
    expect(badges([certificate("a")], [datesOnlySet(), minimum])).toEqual({ a: "COMPLIANT" });
  });
  it("follows the dates of what it proves", () => {
    expect(badges([certificate("a", { expiration: read("2026-06-20") })], [minimum])).toEqual({ a: "EXPIRING_SOON" });
    expect(badges([certificate("a", { expiration: read("2026-06-01") })], [minimum])).toEqual({ a: "EXPIRED" });
    expect(badges([certificate("a", { expiration: doubted("2026-12-01") })], [minimum])).toEqual({ a: "UNDER_REVIEW" });
  });
  it("is superseded once a newer one has taken its place, and counts until then", () => {
    const renewal = certificate("b", { effective: read("2027-01-01"), expiration: read("2028-01-01") });
    expect(badges([certificate("a"), renewal], [minimum])).toMatchObject({ a: "COMPLIANT" });
    expect(badges([certificate("a"), renewal], [minimum], "2027-02-01")).toEqual({ a: "SUPERSEDED", b: "COMPLIANT" });
  });
  it("is grey for what nothing requires, and under review for what is not read", () => {
    const cyber = paper({ id: "c", coverages: [coverage("CYBER_LIABILITY")] });
    const unread = { ...paper({ id: "u", coverages: [] }), isUnread: true };
    expect(badges([certificate("a"), cyber, unread], [minimum])).toEqual({ a: "COMPLIANT", c: "NOT_REQUIRED", u: "UNDER_REVIEW" });
  });
});

describe("a document's reason", () => {
  const reasons = (...call: Parameters<typeof judged>) =>
    Object.fromEntries(judged(...call).documents.map(({ id, sentence }) => [id, sentence?.key ?? null]));
  it("is that of the requirement that decides its badge", () => {
    expect(reasons([certificate("a")], [minimum, strict])).toEqual({ a: "limit_short" });
    expect(reasons([certificate("a", { expiration: read("2026-06-01") })], [minimum])).toEqual({ a: "coverage_expired" });
    expect(reasons([certificate("a")], [minimum])).toEqual({ a: null });
  });
});

describe("by dates alone, each file", () => {
  const auto = (over: Parameters<typeof coverage>[1]) => paper({ id: "auto", coverages: [coverage("AUTO_LIABILITY", over)] });
  it("has the badge of its own coverages", () => {
    const soon = auto({ expiration: read("2026-06-20") });
    expect(badges([certificate("a"), soon], [datesOnlySet()])).toEqual({ a: "COMPLIANT by dates", auto: "EXPIRING_SOON by dates" });
    const gone = auto({ expiration: read("2026-06-01") });
    expect(badges([certificate("a"), gone], [datesOnlySet()])).toEqual({ a: "COMPLIANT by dates", auto: "EXPIRED by dates" });
    const unclear = auto({ expiration: doubted("2026-12-01") });
    expect(badges([certificate("a"), unclear], [datesOnlySet()])).toEqual({ a: "COMPLIANT by dates", auto: "UNDER_REVIEW by dates" });
  });
  it("is in review or not compliant by its own words and holder, whatever another file lacks", () => {
    const gone = auto({ expiration: read("2026-06-01") });
    const described = { ...certificate("a"), description: read("General liability naps on Sundays.") };
    expect(badges([described, gone], [datesOnlySet()])).toEqual({ a: "UNDER_REVIEW by dates", auto: "EXPIRED by dates" });
    const rejected = { ...certificate("a"), holderDoubt: "The holder is someone else.", holderAnswer: "rejected" as const };
    expect(badges([rejected, gone], [datesOnlySet()])).toEqual({ a: "NON_COMPLIANT by dates", auto: "EXPIRED by dates" });
  });
  it("is expired or in review beside another one that is", () => {
    const other = paper({ id: "umbrella", coverages: [coverage("UMBRELLA_POLICY", { expiration: read("2026-05-01") })] });
    const gone = auto({ expiration: read("2026-06-01") });
    expect(badges([gone, other], [datesOnlySet()])).toEqual({ auto: "EXPIRED by dates", umbrella: "EXPIRED by dates" });
    const [one, two] = [certificate("a"), auto({})].map((file) => ({ ...file, description: read("All policies nap on Sundays.") }));
    expect(badges([one, two] as JudgedDocument[], [datesOnlySet()])).toEqual({ a: "UNDER_REVIEW by dates", auto: "UNDER_REVIEW by dates" });
  });
  it("stays in review while its own coverage is in doubt, whatever another file lacks", () => {
    const gone = auto({ expiration: read("2026-06-01") });
    const unclear = certificate("a", { expiration: doubted("2026-12-01") });
    expect(badges([unclear, gone], [datesOnlySet()])).toEqual({ a: "UNDER_REVIEW by dates", auto: "EXPIRED by dates" });
  });
});

describe("a vendor of whom nothing but dates is required", () => {
  it("expires with the first coverage on file, and is in review while anything is in doubt", () => {
    const auto = paper({ id: "auto", coverages: [coverage("AUTO_LIABILITY", { expiration: read("2026-06-20") })] });
    expect(judged([certificate("a"), auto], [datesOnlySet()]).standing).toMatchObject({
      status: "EXPIRING_SOON",
      isByDates: true,
      marks: { generalLiability: "IN_FORCE", autoLiability: "EXPIRING_SOON", umbrella: "MISSING" },
    });
    expect(judged([certificate("a"), auto], [datesOnlySet()], "2026-06-20").standing).toMatchObject({
      status: "EXPIRED",
      marks: { autoLiability: "EXPIRED" },
    });
    const foreign = { ...certificate("a"), holderDoubt: "The certificate holder is someone else." };
    expect(judged([foreign], [datesOnlySet()]).standing).toMatchObject({
      status: "UNDER_REVIEW",
      marks: { generalLiability: "UNDER_REVIEW" },
    });
  });
  it("is checked again on the day its papers change", () => {
    expect(judged([certificate("a")], [datesOnlySet()]).standing.dueOn).toBe("2026-12-02");
  });
});

describe("a question about a document", () => {
  it("ends with the newer certificate that supersedes all that it states, and not before", () => {
    const lines = [coverage("GENERAL_LIABILITY", { policyNumber: read("G") }), coverage("AUTO_LIABILITY", { policyNumber: read("A") })];
    const old = { ...paper({ id: "old", coverages: lines, certificateDate: "2026-01-05" }), questions: ["Check the policy number."] };
    const newer = (coverages: typeof lines) => paper({ id: "new", coverages, certificateDate: "2026-05-05" });
    const status = (documents: JudgedDocument[]) => judged(documents, [datesOnlySet()]).standing.status;
    expect(status([old])).toBe("UNDER_REVIEW");
    expect(status([old, newer(lines.slice(0, 1))])).toBe("UNDER_REVIEW");
    expect(status([old, newer(lines)])).toBe("COMPLIANT");
  });
});
