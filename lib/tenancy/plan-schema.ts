import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { planCycles, planNames } from "@/lib/tenancy/plan-values";

export type PlanName = (typeof planNames)[number];

/** What can have ended where nothing may be changed any more. */
export type Ended = "trial" | "plan";

/**
 * A company's plan status. `daysLeft`: days of the trial, the begun one included; 0 unless in it. `endsAt`: ISO instant at which the trial
 * ends or, where `state` is "ended", what `ended` names did. `graceEndsAt`: ISO instant until which the plan stays in force although its
 * payment is missing; null: nothing is missing.
 */
export const standingDto = z.object({
  state: z.enum(["trial", "active", "ended"]),
  ended: z.enum(["trial", "plan"]).nullable(),
  daysLeft: z.number(),
  endsAt: z.string(),
  graceEndsAt: z.string().nullable(),
});

export type Standing = z.infer<typeof standingDto>;

export const planWish = z.object({
  plan: z.enum(planNames, codedIssue("tenancy.planInvalid")),
  cycle: z.enum(planCycles, codedIssue("tenancy.cycleInvalid")),
});

export type PlanWish = z.infer<typeof planWish>;
