import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { planLabels } from "@/lib/tenancy/plan-values";
import type { PlainKey } from "@/messages/say";

/** A plan as people know it. Old rows may name a plan that is not offered any more. */
export const planName = (plan: string): Sentence => (plan in planLabels ? coded(planLabels[plan as keyof typeof planLabels]) : plan);
export const cycleNames = { monthly: "companies.monthly", annual: "companies.annual" } as const satisfies Record<string, PlainKey>;
