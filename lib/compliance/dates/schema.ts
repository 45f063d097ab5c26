import type { complianceStatuses } from "@/lib/compliance/dates/values";

export type ComplianceStatus = (typeof complianceStatuses)[number];
