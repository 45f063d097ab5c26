import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { CoverageMarks } from "@/components/vendors/coverage-marks";

it("a badge says being read in place of under review where no person has to look", () => {
  const wordsOf = (isBeingRead: boolean) => renderToStaticMarkup(<ComplianceBadge status="UNDER_REVIEW" isBeingRead={isBeingRead} />);
  expect(wordsOf(true).replace(/<[^>]+>/g, "")).toBe("Being Read");
  expect(wordsOf(false).replace(/<[^>]+>/g, "")).toBe("Under Review");
});

it("coverage marks say being read in place of in review where no person has to look", () => {
  const marks = {
    generalLiability: "UNDER_REVIEW",
    autoLiability: "MISSING",
    umbrella: "MISSING",
    workersCompensation: "IN_FORCE",
  } as const;
  const wordsOf = (isBeingRead: boolean) => renderToStaticMarkup(<CoverageMarks marks={marks} isBeingRead={isBeingRead} />);
  expect(wordsOf(true)).toMatch(/General liability being read/i);
  expect(wordsOf(true)).not.toMatch(/in review|violet/);
  expect(wordsOf(false)).toMatch(/General liability in review/i);
});
