import { z } from "zod";
import { usageDto } from "@/lib/companies/usage/schema";
import { outreachDto } from "@/lib/mail/limits/schema";
import { standingDto } from "@/lib/tenancy/plan/schema";

export const planDto = z.object({
  standing: standingDto,
  /** null: in the trial, or after it. `cycle` null: agreed otherwise. */
  active: z.object({ plan: z.string(), cycle: z.string().nullable(), since: z.string() }).nullable(),
  usage: usageDto,
  /** What was chosen and waits. */
  wish: z.object({ plan: z.string(), cycle: z.string(), at: z.string() }).nullable(),
  emails: outreachDto,
});
export type PlanDto = z.infer<typeof planDto>;
