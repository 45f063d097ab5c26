import type { PaymentAccount } from "@/generated/prisma/client";
import { after, priceNoticeDays } from "@/lib/companies/billing/payments-rules";
import { planNames } from "@/lib/tenancy/plan-values";
import { listedPrice } from "@/lib/tenancy/settings/billing-defaults-rules";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";

type Agreed = Pick<PaymentAccount, "plan" | "cycle" | "cents" | "currency" | "nextCents" | "endsAt">;

/**
 * What a company is to be told about its price: another one (`cents`), or (null within) that its own stays after all. null: nothing.
 * A plan that is not sold any more, or in another currency, keeps its price, and one that ends before the notice is over has no renewal.
 */
export function announcementOf(agreed: Agreed, billing: BillingSettings, at: Date): { cents: number | null } | null {
  const plan = planNames.find((name) => name === agreed.plan);
  if (!plan || agreed.cents === null || agreed.currency !== billing.currency) return null;
  const listed = listedPrice(billing, { plan, cycle: agreed.cycle === "annual" ? "annual" : "monthly" });
  if (!listed || (agreed.endsAt && agreed.endsAt <= after(at, priceNoticeDays))) return null;
  if (listed === agreed.cents) return agreed.nextCents === null ? null : { cents: null };
  return listed === agreed.nextCents ? null : { cents: listed };
}
