import { describe, expect, it } from "vitest";
import { knownEnd, type Row, untilToday } from "@/components/verdicts/timeline-words";

const today = "2026-06-01";
const term = (from: string, to: string, kind: Row["terms"][number]["kind"] = "covered") => ({ from, to, kind, policyNumber: null });
const row = (...terms: Row["terms"]) => ({ isRequired: true, terms }) as Row;

it("counts a gap until today and none that is to come", () => {
  const gaps = [
    { from: "2026-05-30", to: "2026-12-31" },
    { from: "2026-08-01", to: "2026-12-31" },
  ];
  expect(untilToday(gaps, today)).toEqual([{ from: "2026-05-30", to: today, days: 3 }]);
});

describe("the end of a coverage in force", () => {
  it("is the last day of its policy where nothing follows", () => {
    expect(knownEnd(row(term("2026-01-01", "2026-12-31")), today)).toBe("2026-12-31");
  });

  it("is that of the renewal that carries it on", () => {
    expect(knownEnd(row(term("2026-01-01", "2026-07-01"), term("2026-07-02", "2027-07-01")), today)).toBe("2027-07-01");
  });

  it("is not known where a policy in review follows, nor where nothing is in force today", () => {
    expect(knownEnd(row(term("2026-01-01", "2026-07-01"), term("2026-07-02", "2027-07-01", "in_review")), today)).toBeUndefined();
    expect(knownEnd(row(term("2025-01-01", "2025-12-31")), today)).toBeUndefined();
  });
});
