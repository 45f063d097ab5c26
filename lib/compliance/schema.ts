import type { complianceStatuses } from "@/lib/compliance/values";

export type ComplianceStatus = (typeof complianceStatuses)[number];
