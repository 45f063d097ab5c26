import { expect, test } from "vitest";
import { limitLines } from "@/components/documents/policy-limits";
import type { PolicyDto } from "@/lib/documents/schema";

const empty: PolicyDto = {
  position: 0,
  coverage: "AUTO_LIABILITY",
  coverageText: null,
  insurerName: null,
  insurerNaic: null,
  policyNumber: null,
  effectiveDate: null,
  expirationDate: null,
  additionalInsured: null,
  waiverOfSubrogation: null,
  isCurrent: true,
  supersededBy: null,
  otherInsured: null,
  limits: [],
  limitTexts: [],
  otherLimits: [],
  unreadable: [],
};

test("a line of the form without amount or words is not stated", () => {
  expect(limitLines(empty)).toEqual([{ name: "Combined single limit", value: null, unreadable: false }]);
});

test("words stand where the form has words instead of an amount", () => {
  const [line] = limitLines({ ...empty, limitTexts: [{ key: "combinedSingleLimit", text: "Included" }] });
  expect(line).toEqual({ name: "Combined single limit", value: "Included", unreadable: false });
});

test("a row under its own labels shows them with their amounts", () => {
  const otherLimits = [{ label: "Each claim", amount: 2_000_000 }];
  expect(limitLines({ ...empty, coverage: "OTHER", otherLimits })).toEqual([
    { name: "Each claim", value: "$2,000,000", unreadable: false },
  ]);
});

test("what could not be read is never left out, whatever its name; other columns show their own", () => {
  const unreadable = ["each occurrence", "bodily injury per person", "expiration date"];
  expect(limitLines({ ...empty, coverage: "OTHER", unreadable })).toEqual([
    { name: "Each occurrence", value: null, unreadable: true },
    { name: "Bodily injury per person", value: null, unreadable: true },
  ]);
});
