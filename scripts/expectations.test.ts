import { describe, expect, it } from "vitest";
import { readingOf } from "@/lib/testing/reading";
import { compareReading } from "@/scripts/expectations";

const reading = readingOf();
const [certificate] = reading.certificates;
if (!certificate?.policies[0]) throw new Error("The sample reading has a policy.");
certificate.insurers = [{ letter: "A", name: "Ostermark Mutual Insurance Company", naic: "39217" }];
Object.assign(certificate.policies[0], {
  policyNumber: "QX 4410927",
  effectiveDate: null,
  expirationDate: "2027-02-01",
  ticked: ["OCCUR", "LOC"],
});
certificate.policies[0].limits.eachOccurrence = 1000000;
certificate.policies.push({
  ...structuredClone(certificate.policies[0]),
  type: "OTHER",
  typeText: "Cyber Liability",
  limits: Object.fromEntries(Object.keys(certificate.policies[0].limits).map((key) => [key, null])) as never,
  otherLimits: [{ label: "Each Claim", amount: 250000 }],
});
certificate.unreadable = ["/policies/0/effectiveDate", "/insured/address"];
reading.warnings = ['Page 1 is marked "NOT VALID".'];
const shortfalls = (wanted: unknown) => compareReading(wanted, reading).map(({ path, got }) => `${path}: ${got}`);

describe("extract --check", () => {
  it.each([
    { "/policies/0/policyNumber": "QX 4410927" },
    { "/policies/0/policyNumber": "unreadable or QX 4410927" },
    { "/policies/0/eachOccurrence": 1000000, "/policies/0/limits/eachOccurrence": "1,000,000 or unreadable" },
    { "/policies/0/effectiveDate": "2026-02-01 or unreadable", "/policies/0/expirationDate": "2027-02-01" },
    { "/policies/0": { type: "GENERAL_LIABILITY", eachOccurrence: 1000000 } },
    { "/policies/0/ticked": ["LOC", "OCCUR"], "/policies/0/waiverOfSubrogation": null },
    { "/insurers": [["A", "Ostermark Mutual Insurance Company", "39217"]], formType: certificate.formType },
    { "/insurers/0/name": "not NAIC" },
    { unreadable: ["/policies/0/effectiveDate"], certificates: 1, policies: 2 },
    { warnings: ['page is marked "NOTVALID"'] },
    { note: "page 2 denies the waiver: a doubt on /policies/0" },
    { rows: [["Cyber Liability", "QX 4410927", { "Each Claim": 250000 }]] },
    { policies: 'none of professional liability: page 2 lists the form "Exclusion"' },
    { green: false },
  ])("accepts a reading that is as expected: %j", (wanted) => {
    expect(shortfalls(wanted)).toEqual([]);
  });

  it.each([
    { "/policies/0/policyNumber": "4410927" },
    { "/policies/0/policyNumber": "unreadable or 4410927" },
    { "/policies/0/policyNumber": "unreadable" },
    { "/policies/1/effectiveDate": "2026-02-01 or unreadable" },
    { "/policies/0 term": "2026-02-01..2027-02-01 or unreadable" },
    { "/policies/0/eachOccurrence": "1000000 dollars" },
    { "/policies/0": {} },
    { "/policies/0/ticked": ["LOC"] },
    { "/policies/9/policyNumber": null },
    { "/insurers": [["A", "Ostermark Mutual Insurance Company", null]] },
    { unreadable: ["/policies"] },
    { unreadable: "the first policy" },
    { certificates: 2 },
    { policies: 3 },
    { policies: "none of cyber liability" },
    { policies: "several" },
    { warnings: ['page is marked "VOID"'] },
    { note: "a doubt on /policies/1" },
    { note: "something is odd on /policies/0" },
    { rows: [["Cyber Liability", "QX 4410927", {}]] },
    { rows: ["Cyber Liability"] },
    { green: true },
    { colour: "red" },
    {},
    null,
  ])("reports a reading that falls short, or an expectation that it cannot interpret: %j", (wanted) => {
    expect(shortfalls(wanted)).toHaveLength(1);
  });

  it("takes a place beyond the last policy as a row of the form, where that row holds one policy", () => {
    const [liability] = certificate.policies;
    if (!liability) throw new Error("The sample reading has a policy.");
    const rows = structuredClone(reading);
    const [read] = rows.certificates;
    read?.policies.push({ ...structuredClone(liability), type: "WORKERS_COMPENSATION", policyNumber: "WK 33018" });
    const numbersAt = (at: number) => compareReading({ [`/policies/${at}/policyNumber`]: "WK 33018" }, rows).map(({ got }) => got);
    expect(numbersAt(3)).toEqual([]);
    expect(numbersAt(1)).toEqual(["QX 4410927"]);
    expect(numbersAt(4)).toEqual(["no such value"]);
    read?.policies.push({ ...structuredClone(liability), type: "WORKERS_COMPENSATION", policyNumber: "WK 33018" });
    expect(compareReading({ "/policies/5/policyNumber": "WK 33018" }, rows).map(({ got }) => got)).toEqual(["no such value"]);
  });
});
