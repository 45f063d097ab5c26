import { z } from "zod";
import { planCycles, planNames } from "@/lib/billing/values";

export type PlanName = (typeof planNames)[number];

/** How a company stands. `daysLeft`: days of the trial, the begun one included; 0 unless in it. `endsAt`: ISO instant of its end. */
export const standingDto = z.object({
  state: z.enum(["trial", "active", "ended"]),
  daysLeft: z.number(),
  endsAt: z.string(),
});
export type Standing = z.infer<typeof standingDto>;

export const planWish = z.object({
  plan: z.enum(planNames, "Please choose a plan"),
  cycle: z.enum(planCycles, "Please choose monthly or annual"),
});
export type PlanWish = z.infer<typeof planWish>;

export const planDto = z.object({
  standing: standingDto,
  /** null: in the trial, or after it. `cycle` null: agreed otherwise. */
  active: z.object({ plan: z.string(), cycle: z.string().nullable(), since: z.string() }).nullable(),
  /** What was chosen and waits. */
  wish: z.object({ plan: z.string(), cycle: z.string(), at: z.string() }).nullable(),
});
export type PlanDto = z.infer<typeof planDto>;
