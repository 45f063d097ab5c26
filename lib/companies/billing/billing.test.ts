import { expect, it } from "vitest";
import { keptUntil, standingOf } from "@/lib/tenancy/plan-rules";

const trialEndsAt = new Date("2027-03-15T12:00:00Z");

it.each([
  ["2027-03-01T12:00:00Z", "trial", 14],
  ["2027-03-15T11:59:59Z", "trial", 1],
  ["2027-03-15T12:00:00Z", "ended", 0],
])("at %s the company is in %s with %i days", (at, state, daysLeft) => {
  expect(standingOf({ planSince: null, planEndedAt: null, trialEndsAt }, new Date(at))).toMatchObject({ state, daysLeft });
});

it("a plan counts whatever became of the trial", () => {
  expect(standingOf({ planSince: trialEndsAt, planEndedAt: null, trialEndsAt }, new Date("2028-01-01"))).toMatchObject({
    state: "active",
    daysLeft: 0,
  });
});

it.each([
  // A plan that ended within the trial leaves the trial, whose end then counts.
  ["2027-03-10T12:00:00Z", "2027-03-12T12:00:00Z", { state: "trial", ended: null, daysLeft: 3 }],
  ["2027-03-10T12:00:00Z", "2027-04-01T12:00:00Z", { state: "ended", ended: "trial", endsAt: "2027-03-15T12:00:00.000Z" }],
  ["2027-10-01T12:00:00Z", "2027-10-02T12:00:00Z", { state: "ended", ended: "plan", endsAt: "2027-10-01T12:00:00.000Z" }],
])("a plan that ended on %s leaves on %s what ended last", (planEnd, at, standing) => {
  expect(standingOf({ planSince: null, planEndedAt: new Date(planEnd), trialEndsAt }, new Date(at))).toMatchObject(standing);
});

it("nothing is removed for 90 days", () => {
  expect(keptUntil(trialEndsAt.toISOString())).toBe("2027-06-13T12:00:00.000Z");
});
