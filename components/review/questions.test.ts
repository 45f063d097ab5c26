import { expect, it } from "vitest";
import { firstReason, isOpenLine, questionSpot } from "@/components/review/questions";
import type { LineDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";

const proof = (id: string, page: number | null) =>
  ({ document: { id, name: `${id}.pdf`, sender: null }, page, box: null }) as LineDto["proofs"][number];
const line = (over: Partial<LineDto>) =>
  ({ result: "unreadable", severity: "hard", found: "Check page 2.", proofs: [], ...over }) as LineDto;
const verdict = (...lines: LineDto[]) => ({ units: [{ lines }] }) as unknown as VendorVerdictDto;

it("opens a document at the page of its first open requirement", () => {
  const met = line({ result: "pass", proofs: [proof("own", 1)] });
  const taken = line({ proofs: [proof("other", 4), proof("own", null), proof("own", 2)] });
  expect(questionSpot(verdict(met, taken), "own")).toEqual({ page: 2, box: null });
  expect(questionSpot(verdict(met), "own")).toBeNull();
  expect(questionSpot(undefined, "own")).toBeNull();
});

it("asks what is required before what only warns", () => {
  const soft = line({ severity: "soft", found: "A warning.", proofs: [proof("own", 3)] });
  const hard = line({ result: "not_evaluated", proofs: [proof("own", 2)] });
  expect(questionSpot(verdict(soft, hard), "own")).toEqual({ page: 2, box: null });
  expect(firstReason({ needsReview: true, reviewReasons: [] }, verdict(soft, hard))).toBe("Check page 2.");
});

it("gives what the first open requirement asks, else the first reason of a document that needs review", () => {
  const reviewReasons = ["Who is the holder?"];
  expect(firstReason({ needsReview: true, reviewReasons }, verdict(line({})))).toBe("Check page 2.");
  expect(firstReason({ needsReview: true, reviewReasons }, verdict(line({ result: "pass" })))).toBe("Who is the holder?");
  expect(firstReason({ needsReview: true, reviewReasons: [] }, null), "no vendor").toBeNull();
  expect(firstReason({ needsReview: false, reviewReasons: ["The limit is too low."] }, verdict()), "the reason of a badge").toBeNull();
});

it("counts only results that a person can settle as open", () => {
  const results = ["unreadable", "not_evaluated", "fail", "being_read"] as const;
  expect(results.filter((result) => isOpenLine(line({ result })))).toEqual(["unreadable", "not_evaluated"]);
});
