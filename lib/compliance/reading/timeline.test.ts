import { describe, expect, it } from "vitest";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { timelineOf } from "@/lib/compliance/reading/timeline-rules";
import { datesOnlySet } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { builder, coverage, doubted, none, paper, read, setOf, today, vendorName } from "@/lib/testing/papers";

const required: Requirement = {
  ...{ key: "gl", type: "coverage", severity: "hard", coverage: "GENERAL_LIABILITY", through: "today", expiringDays: 30 },
};

/** The general liability of a vendor with these papers, added on January 1, 2026, as of June 1, 2026. */
function timeline(documents: JudgedDocument[], over: Partial<VendorFacts> = {}, set = setOf([required])) {
  const judged = { set, holders: [builder], ratings: [], exceptions: [], decisions: [], contract: null };
  const facts: VendorFacts = {
    ...{ id: "vendor", vendor: { name: vendorName, acceptedNames: [] }, documents, notices: [] },
    units: [{ assignmentId: null, projectId: null, judged }],
    ...over,
  };
  const { coverages } = timelineOf(facts, { from: "2025-06-01", to: "2027-06-01", today, addedOn: "2026-01-01" });
  const row = coverages.find((one) => one.coverage === "GENERAL_LIABILITY");
  return {
    terms: row?.terms.map(({ kind, from, to }) => `${kind} ${from} ${to}`),
    gaps: row?.gaps.map(({ from, to, days }) => `${from} ${to} ${days}`),
    inReview: row?.inReview.map(({ from, to, days }) => `${from} ${to} ${days}`),
  };
}

const noticeOf = (kind: Notice["kind"], effective: string): Notice => ({
  ...{ id: "notice", documentId: null, kind, policyNumber: "GENE-1001", coverage: null, effective, noticeDate: null },
});

const line = (over = {}) => coverage("GENERAL_LIABILITY", over);
const certain = { terms: ["covered 2026-01-01 2026-12-31"], gaps: [], inReview: [] };
const inReview = { terms: ["in_review 2026-01-01 2026-12-31"], gaps: [], inReview: ["2026-01-01 2026-06-01 152"] };

describe("days of a policy in doubt", () => {
  it("are in review: neither in force nor without coverage", () => {
    expect(timeline([paper({ coverages: [line()] })])).toEqual(certain);
    expect(timeline([paper({ coverages: [line({ policyNumber: none })] })])).toEqual(inReview);
    expect(timeline([paper({ coverages: [line()], doubts: ["The file was edited."] })])).toEqual(inReview);
    expect(timeline([paper({ coverages: [line({ insurerName: "TBD" })] })])).toEqual(inReview);
  });

  it("are in review where two papers contradict each other on the term", () => {
    const earlier = paper({ id: "earlier", coverages: [line({ expiration: read("2026-09-01") })] });
    const longer = paper({ id: "longer", certificateDate: "2026-03-01", coverages: [line()] });
    expect(timeline([earlier, longer])).toEqual(inReview);
  });

  it("are in review from the day that a notice puts the policy in doubt", () => {
    const amended = noticeOf("amendment", "2026-05-01");
    expect(timeline([paper({ coverages: [line()] })], { notices: [amended] })).toEqual({
      terms: ["covered 2026-01-01 2026-04-30", "in_review 2026-05-01 2026-12-31"],
      gaps: [],
      inReview: ["2026-05-01 2026-06-01 32"],
    });
  });

  it("are in review where a day of the term is unclear", () => {
    const began = timeline([paper({ coverages: [line({ effective: doubted("2026-01-01") })] })]);
    expect(began).toEqual(inReview);
    const unknown = timeline([paper({ coverages: [line({ expiration: doubted() })] })]);
    expect(unknown).toEqual({ ...inReview, terms: ["in_review 2026-01-01 2027-06-01"] });
    const reversed = timeline([paper({ coverages: [line({ effective: read("2027-03-01") })] })]);
    expect(reversed.gaps, "the vendor was added before the certificate").toEqual(["2026-01-01 2026-01-03 3"]);
    expect(reversed.terms).toEqual(["in_review 2026-01-04 2026-12-31"]);
  });

  it("are in review for the certificate holder or an open question where the set asks for all stated coverages", () => {
    const misdirected = paper({ coverages: [line()], holderDoubt: "The certificate holder is someone else." });
    const questioned = paper({ coverages: [line()], questions: ["Page 2 takes coverage away."] });
    for (const one of [misdirected, questioned]) {
      expect(timeline([one], {}, datesOnlySet())).toEqual(inReview);
      expect(timeline([one]), "the coverage itself is met").toEqual(certain);
    }
  });

  it("stay canceled where a notice canceled the policy", () => {
    const cancelled = noticeOf("cancellation", "2026-05-01");
    expect(timeline([paper({ coverages: [line()] })], { notices: [cancelled] })).toMatchObject({
      terms: ["covered 2026-01-01 2026-04-30", "cancelled 2026-05-01 2026-12-31"],
      gaps: ["2026-05-01 2026-06-01 32"],
      inReview: [],
    });
  });
});

it("a coverage that a person typed is in force from the day of its file", () => {
  const typed = line({ policyNumber: none, effective: none, expiration: { ...read("2027-01-01"), reader: "person" as const } });
  expect(timeline([paper({ coverages: [typed] })])).toEqual({
    terms: ["covered 2026-01-04 2026-12-31"],
    gaps: ["2026-01-01 2026-01-03 3"],
    inReview: [],
  });
});
