import { expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { judge } from "@/lib/compliance/verdicts/rules";
import type { Box } from "@/lib/extraction/schema";
import { fullPaper, inputOf, setOf } from "@/lib/testing/papers";

const markOf = (text: string, coverage: number | null) => ({ place: 0, text, coverage, page: 1, box: [10, 20, 60, 32] as Box });

/** The verdict on a full paper with these words on its page, in the row of a coverage or in none. */
const statusWith = (text: string, coverage: number | null) =>
  judge(inputOf([fullPaper({ marks: [markOf(text, coverage)] })], setOf(readySets["dates-only"].requirements))).status;

it.each(["EXCLUDED", "RETRO DATE", "PER CLAIM", "Roofing excluded", "SIR 500,000", "See remarks", "Residential excl.", "Job 2640"])(
  "asks what words in a coverage's row mean: %s",
  (text) => expect(statusWith(text, 0)).toBe("UNDER_REVIEW"),
);

it.each(["BLANKET ADDL INSD", "CONTRACTUAL LIAB", "XCU INCL", "PER PROJECT AGG", "PRIMARY & NON-CONTRIBUTORY"])(
  "does not ask about words that offices type into a row and that are understood: %s",
  (text) => expect(statusWith(text, 0)).toBe("COMPLIANT"),
);

it("asks about words elsewhere on the page, unless they are only a name or a number", () => {
  expect(statusWith("Not for this job", null)).toBe("UNDER_REVIEW");
  expect(statusWith("Dana Whitcomb", null)).toBe("COMPLIANT");
});

it("gives nothing by words that are not in the description", () => {
  const requirements = readySets["high-risk"].requirements.filter(({ type }) => type === "primary");
  const paper = fullPaper({ marks: [markOf("PRIMARY & NON-CONTRIBUTORY", 0)], endorsements: [] });
  expect(
    judge(inputOf([{ ...paper, description: { ...paper.description, value: null, state: "absent" } }], setOf(requirements))).status,
  ).not.toBe("COMPLIANT");
});

it("asks nothing about a description that only says that it is empty, and asks about the same word in a coverage's row", () => {
  const paper = fullPaper({});
  const empty = { ...paper, description: { ...paper.description, value: "N/A" } };
  expect(judge(inputOf([empty], setOf(readySets["dates-only"].requirements))).status).toBe("COMPLIANT");
  expect(statusWith("N/A", 0)).toBe("UNDER_REVIEW");
});

it("fails what a certificate states that someone called not valid, and brings no older one back", () => {
  const invalid = { words: "VOID", page: 1, box: [10, 20, 60, 32] as Box };
  const old = fullPaper({ id: "old", certificateDate: "2026-01-01", addedAt: "2026-01-02T10:00:00Z" });
  const rejected = fullPaper({ id: "rejected", certificateDate: "2026-02-01", addedAt: "2026-02-02T10:00:00Z", invalid });
  const later = fullPaper({ id: "later", certificateDate: "2026-01-15", addedAt: "2026-02-03T10:00:00Z" });
  const statusOf = (...papers: ReturnType<typeof fullPaper>[]) => judge(inputOf(papers, setOf(readySets.standard.requirements))).status;
  expect([statusOf(old, rejected), statusOf(rejected), statusOf(old, rejected, later)]).toEqual([
    "NON_COMPLIANT",
    "NON_COMPLIANT",
    statusOf(later),
  ]);
});
