import { paid, planName } from "@/lib/billing/rules";
import type { PlanWish } from "@/lib/billing/schema";

/** The plan with which somebody came to the sign-up. */
export function ChosenPlan({ wish }: { wish?: PlanWish }) {
  if (!wish) return null;
  return (
    <p className="mb-6 rounded-card bg-accent-soft px-3.5 py-3 text-ink">
      You chose {planName(wish.plan)}, {paid(wish.cycle)}. The trial comes first, and nothing is charged by itself after it.
    </p>
  );
}
