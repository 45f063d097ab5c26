import { textsOf } from "@/messages/say";

export const planNames = ["basic", "pro", "enterprise"] as const;

export const planLabels = textsOf({ basic: "tenancy.basic", pro: "tenancy.pro", enterprise: "tenancy.enterprise" });

export const planCycles = ["monthly", "annual"] as const;
