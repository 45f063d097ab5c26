import { describe, expect, it } from "vitest";
import { daysAfter, planInWords } from "@/components/settings/reminders/plan";

const plan = { steps: [90, 60, 1], chasesExpired: true, chaseDays: 7, chaseTimes: 4, chaseLaterDays: 30 };

describe("the plan of reminders", () => {
  it("is told in sentences", () => {
    expect(planInWords(plan)).toBe(
      "We email a vendor 90, 60, and 1 days before coverage expires. We email again on the day it expires, then weekly, 4 times in all. After that, we email every 30 days until a current certificate arrives.",
    );
    expect(planInWords({ ...plan, steps: [1], chaseTimes: 1, chaseLaterDays: 0 })).toBe(
      "We email a vendor 1 day before coverage expires. We email again on the day it expires. After that, we stop.",
    );
    expect(planInWords({ ...plan, steps: [], chasesExpired: false })).toBe(
      "We do not email a vendor before coverage expires. We do not email after coverage expires.",
    );
  });

  it("begins after expiration on the day itself", () => {
    expect(daysAfter(plan)).toEqual({ days: [0, 7, 14, 21], more: 51 });
    expect(daysAfter({ ...plan, chaseLaterDays: 0 }).more).toBeNull();
    expect(daysAfter({ ...plan, chasesExpired: false })).toEqual({ days: [], more: null });
  });
});
