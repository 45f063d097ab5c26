import { describe, expect, it } from "vitest";
import { restatements, type StatedTerm } from "@/lib/compliance/policies/restated-rules";
import { inWords } from "@/lib/infra/sentences-rules";

const term = (over: Partial<StatedTerm> = {}): StatedTerm => ({
  ...{ document: "old", fileName: "january.pdf", position: 0, day: "2026-01-05", addedAt: "2026-01-05T10:00:00Z" },
  ...{ coverage: "GENERAL_LIABILITY", policyNumber: "GL1", effective: "2026-01-01", expiration: "2027-01-01" },
  limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
  ...over,
});
const later = (over: Partial<StatedTerm> = {}) => term({ document: "new", fileName: "june.pdf", day: "2026-06-01", ...over });
const texts = (...terms: StatedTerm[]) => restatements(terms).map(({ document, reason }) => [document, inWords(reason)]);

describe("a newer certificate of a policy", () => {
  it("with a higher limit is named with both amounts, in any order", () => {
    const newer = later({ limits: { eachOccurrence: 1_000_000, generalAggregate: 5_000_000 } });
    const expected = [
      [
        "new",
        'Limits differ: the certificate "january.pdf" of policy GL1 states $2,000,000 as general aggregate; this one states $5,000,000.',
      ],
    ];
    expect(texts(term(), newer)).toEqual(expected);
    expect(texts(newer, term())).toEqual(expected);
  });

  it("with a longer term is named with both days", () => {
    expect(texts(term(), later({ expiration: "2028-01-01" }))).toEqual([
      ["new", 'Dates differ: the certificate "january.pdf" says that policy GL1 ends on Jan 1, 2027; this one says Jan 1, 2028.'],
    ]);
  });

  it("raises no doubt when it says the same or less, renews the policy, or is of another one", () => {
    expect(texts(term(), later())).toEqual([]);
    expect(texts(term(), later({ limits: { eachOccurrence: 500_000 } }))).toEqual([]);
    expect(texts(term(), later({ effective: "2027-01-01", expiration: "2028-01-01", limits: { eachOccurrence: 2_000_000 } }))).toEqual([]);
    expect(texts(term(), later({ policyNumber: "GL2", limits: { eachOccurrence: 2_000_000 } }))).toEqual([]);
    expect(texts(term({ policyNumber: null }), later({ policyNumber: null, limits: { eachOccurrence: 2_000_000 } }))).toEqual([]);
  });
});
