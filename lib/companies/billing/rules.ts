import { planLabels } from "@/lib/tenancy/plan-values";
import { textsOf } from "@/messages/say";

/** A plan as people know it. Old rows may name a plan that is not offered any more. */
export const planName = (plan: string): string => (plan in planLabels ? planLabels[plan as keyof typeof planLabels] : plan);
export const cycleNames = textsOf({ monthly: "companies.monthly", annual: "companies.annual" });
