/** Languages in which a vendor's contact can be written to. */
export const vendorLanguages = ["en", "es"] as const;

export const vendorStatuses = ["ACTIVE", "INACTIVE"] as const;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const vendorSorts = ["name", "status", "expiration", "documents", "created"] as const;

/** The screen's own order: the worst status first, and inactive vendors last. */
export const usualVendorSort = "status";
