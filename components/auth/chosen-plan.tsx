import { planName } from "@/lib/companies/billing/rules";
import { paid } from "@/lib/tenancy/plan/rules";
import type { PlanWish } from "@/lib/tenancy/plan/schema";

/** The plan with which somebody came to the sign-up. */
export function ChosenPlan({ wish }: { wish?: PlanWish }) {
  if (!wish) return null;
  return (
    <p className="mb-6 rounded-card bg-accent-soft px-3.5 py-3 text-ink">
      You chose {planName(wish.plan)}, {paid(wish.cycle)}. You start with a free trial, and we never charge you automatically.
    </p>
  );
}
