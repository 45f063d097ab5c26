export const planNames = ["basic", "pro", "enterprise"] as const;

export const planCycles = ["monthly", "annual"] as const;
