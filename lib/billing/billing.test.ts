import { expect, it } from "vitest";
import { keptUntil, standingOf } from "@/lib/billing/rules";

const trialEndsAt = new Date("2027-03-15T12:00:00Z");

it.each([
  ["2027-03-01T12:00:00Z", "trial", 14],
  ["2027-03-15T11:59:59Z", "trial", 1],
  ["2027-03-15T12:00:00Z", "ended", 0],
])("at %s the company is in %s with %i days", (at, state, daysLeft) => {
  expect(standingOf({ planSince: null, trialEndsAt }, new Date(at))).toMatchObject({ state, daysLeft });
});

it("a plan counts whatever became of the trial", () => {
  expect(standingOf({ planSince: trialEndsAt, trialEndsAt }, new Date("2028-01-01"))).toMatchObject({ state: "active", daysLeft: 0 });
});

it("nothing is removed for 90 days", () => {
  expect(keptUntil(trialEndsAt.toISOString())).toBe("2027-06-13T12:00:00.000Z");
});
