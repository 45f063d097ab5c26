export const vendorStatuses = ["ACTIVE", "INACTIVE"] as const;

export const complianceStatuses = ["COMPLIANT", "EXPIRING_SOON", "EXPIRED", "NON_COMPLIANT", "UNDER_REVIEW", "NO_DOCUMENTS"] as const;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const vendorSorts = ["name", "status", "expiration", "documents", "created"] as const;
