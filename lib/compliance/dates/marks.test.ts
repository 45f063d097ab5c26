import { describe, expect, it } from "vitest";
import { coverageMarks, markFilter } from "@/lib/compliance/dates/marks-rules";
import { coverageFilters } from "@/lib/compliance/dates/marks-values";
import { type Doubt, judgeVendor } from "@/lib/compliance/dates/rules";
import type { CoverageTerm } from "@/lib/compliance/policies/rules";

const today = "2026-06-01";

function term(line: string, over: Partial<CoverageTerm> = {}): CoverageTerm {
  const written = { addedAt: "2026-01-01T00:00:00Z", certificateDate: null, policyNumber: `P-${line}` };
  return { id: `${line} of file`, line, document: "file", ...written, effective: "2026-01-01", expiration: "2027-01-01", ...over };
}

function marksOf(terms: CoverageTerm[], doubts: Doubt[] = [], documents = 1) {
  const facts = { documents, terms, doubts };
  return coverageMarks(facts, judgeVendor(facts, today), today);
}

const missing = { generalLiability: "MISSING", autoLiability: "MISSING", umbrella: "MISSING", workersCompensation: "MISSING" };

describe("the coverage marks of a vendor", () => {
  it("are all missing without a document", () => {
    expect(marksOf([], [], 0)).toEqual(missing);
  });

  it("follow each coverage's own dates, and what no file states is missing", () => {
    const terms = [
      term("GENERAL_LIABILITY"),
      term("AUTO_LIABILITY", { expiration: "2026-06-15" }),
      term("WORKERS_COMPENSATION", { expiration: today }),
    ];
    expect(marksOf(terms)).toEqual({
      generalLiability: "IN_FORCE",
      autoLiability: "EXPIRING_SOON",
      umbrella: "MISSING",
      workersCompensation: "EXPIRED",
    });
  });

  it("show the worst of several policies of one coverage", () => {
    const second = term("GENERAL_LIABILITY", { id: "second", document: "other", policyNumber: "Q-1", expiration: "2026-06-10" });
    expect(marksOf([term("GENERAL_LIABILITY"), second]).generalLiability).toBe("EXPIRING_SOON");
  });

  it("are in review, never in force, where the file is in doubt, a date is unread or coverage has not begun", () => {
    const doubt = { text: "file.pdf: a limit could not be read.", from: null, document: "file" };
    expect(marksOf([term("GENERAL_LIABILITY")], [doubt])).toEqual({ ...missing, generalLiability: "UNDER_REVIEW" });
    expect(marksOf([term("GENERAL_LIABILITY", { expiration: null })]).generalLiability).toBe("UNDER_REVIEW");
    expect(marksOf([term("GENERAL_LIABILITY", { effective: "2026-07-01" })]).generalLiability).toBe("UNDER_REVIEW");
  });

  it("are in review, not in force, where a person said that the certificate holder is someone else", () => {
    const rejected = { text: "file.pdf: the holder is not your company.", from: null, document: "file", isAnswered: true };
    expect(marksOf([term("GENERAL_LIABILITY")], [rejected])).toEqual({ ...missing, generalLiability: "UNDER_REVIEW" });
  });

  it("stay expired while the file is in doubt", () => {
    const doubt = { text: "file.pdf: a limit could not be read.", from: null, document: "file" };
    expect(marksOf([term("GENERAL_LIABILITY", { expiration: "2026-05-01" })], [doubt]).generalLiability).toBe("EXPIRED");
  });

  it("are in review instead of missing while a file is unread or counts for nobody", () => {
    const unread = { text: "new.pdf is being read.", from: null };
    const foreign = { text: "new.pdf: the certificate names another insured.", from: null, document: "new" };
    for (const doubt of [unread, foreign]) {
      const marks = marksOf([term("GENERAL_LIABILITY")], [doubt], 2);
      expect(marks).toMatchObject({ generalLiability: "IN_FORCE", autoLiability: "UNDER_REVIEW", umbrella: "UNDER_REVIEW" });
    }
  });
});

it("each filter by coverage names a column and a state", () => {
  expect(coverageFilters).toHaveLength(28);
  expect(markFilter("GL_MISSING")).toEqual({ column: "general_liability_mark", state: "MISSING" });
  expect(markFilter("WC_EXPIRING_SOON")).toEqual({ column: "workers_compensation_mark", state: "EXPIRING_SOON" });
});
