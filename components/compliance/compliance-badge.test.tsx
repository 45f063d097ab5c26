import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";

it("a badge says being read in place of under review where no person has to look", () => {
  const wordsOf = (isBeingRead: boolean) => renderToStaticMarkup(<ComplianceBadge status="UNDER_REVIEW" isBeingRead={isBeingRead} />);
  expect(wordsOf(true).replace(/<[^>]+>/g, "")).toBe("Being Read");
  expect(wordsOf(false).replace(/<[^>]+>/g, "")).toBe("Under Review");
});
