import { planName } from "@/lib/companies/billing/rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { paid } from "@/lib/tenancy/plan-rules";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { say } from "@/messages/say";

/** The plan with which a visitor came to the sign-up. */
export function ChosenPlan({ wish }: { wish?: PlanWish }) {
  if (!wish) return null;
  return (
    <p className="mb-6 rounded-card bg-accent-soft px-3.5 py-3 text-ink">
      {say("auth.chosenPlan", { plan: inWords(planName(wish.plan)), paid: paid(wish.cycle) })}
    </p>
  );
}
