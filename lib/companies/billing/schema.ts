import { z } from "zod";
import { paymentDto } from "@/lib/companies/billing/payments-schema";
import { usageDto } from "@/lib/companies/billing/usage-schema";
import { outreachDto } from "@/lib/mail/limits/schema";
import { standingDto } from "@/lib/tenancy/plan-schema";
import { billingSettings, planOffer } from "@/lib/tenancy/settings/billing-schema";

/** null: no limit. */
const counted = z.object({ used: z.number(), limit: z.number().nullable() });

export const planDto = z.object({
  standing: standingDto,
  /** null: in the trial, or after it. `cycle` null: agreed otherwise. */
  active: z.object({ plan: z.string(), cycle: z.string().nullable(), since: z.string() }).nullable(),
  usage: usageDto,
  /** `users` counts active members and open invitations. */
  limits: z.object({ vendors: counted, users: counted }),
  /** Every plan with its price, in this currency. */
  offers: z.array(planOffer),
  currency: billingSettings.shape.currency,
  /** What was chosen and waits. */
  wish: z.object({ plan: z.string(), cycle: z.string(), at: z.string() }).nullable(),
  payment: paymentDto,
  emails: outreachDto,
});
export type PlanDto = z.infer<typeof planDto>;
