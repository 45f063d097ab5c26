import type { PlainKey } from "@/messages/say";

export const planNames = ["basic", "pro", "enterprise"] as const;

export const planLabels = { basic: "tenancy.basic", pro: "tenancy.pro", enterprise: "tenancy.enterprise" } as const satisfies Record<
  string,
  PlainKey
>;

export const planCycles = ["monthly", "annual"] as const;

/** How long a company may try the product. */
export const trialDays = 14;
