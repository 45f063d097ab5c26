/** The tabs of a vendor's page, as the address names them. */
const vendorTabs = ["requirements", "coverage", "documents", "emails", "activity"] as const;
export type VendorTab = (typeof vendorTabs)[number];

/** Shown where the address names no tab. */
export const firstVendorTab: VendorTab = "requirements";

export const isVendorTab = (name: unknown): name is VendorTab => vendorTabs.includes(name as VendorTab);
