import type { complianceStatuses, documentBadges } from "@/lib/compliance/statuses/values";

export type ComplianceStatus = (typeof complianceStatuses)[number];
export type DocumentBadge = (typeof documentBadges)[number];
