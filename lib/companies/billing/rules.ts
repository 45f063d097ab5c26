import { planLabels } from "@/lib/tenancy/plan/values";

/** A plan as people know it. Old rows may name a plan that is not offered any more. */
export const planName = (plan: string): string => (plan in planLabels ? planLabels[plan as keyof typeof planLabels] : plan);
export const cycleNames = { monthly: "Monthly", annual: "Annual" } as const;
