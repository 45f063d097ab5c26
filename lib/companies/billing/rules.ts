import { planLabels } from "@/lib/tenancy/plan-values";
import { type PlainKey, say } from "@/messages/say";

/** A plan as people know it. Old rows may name a plan that is not offered any more. */
export const planName = (plan: string): string => (plan in planLabels ? say(planLabels[plan as keyof typeof planLabels]) : plan);
export const cycleNames = { monthly: "companies.monthly", annual: "companies.annual" } as const satisfies Record<string, PlainKey>;
