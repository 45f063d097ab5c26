export const vendorStatuses = ["ACTIVE", "INACTIVE"] as const;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const vendorSorts = ["name", "status", "expiration", "documents", "created"] as const;
