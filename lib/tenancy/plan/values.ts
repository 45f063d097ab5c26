export const planNames = ["basic", "pro", "enterprise"] as const;

export const planLabels = { basic: "Basic", pro: "Pro", enterprise: "Enterprise" } as const;

export const planCycles = ["monthly", "annual"] as const;
