import { expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { judge } from "@/lib/compliance/verdicts/rules";
import { fullPaper, inputOf, setOf } from "@/lib/testing/papers";

/** The verdict on a full paper with these words on its page, in the row of a coverage or in none. */
const statusWith = (text: string, coverage: number | null) =>
  judge(inputOf([fullPaper({ marks: [{ text, coverage }] })], setOf(readySets["dates-only"].requirements))).status;

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
  const paper = fullPaper({ marks: [{ text: "PRIMARY & NON-CONTRIBUTORY", coverage: 0 }], endorsements: [] });
  expect(
    judge(inputOf([{ ...paper, description: { ...paper.description, value: null, state: "absent" } }], setOf(requirements))).status,
  ).not.toBe("COMPLIANT");
});
