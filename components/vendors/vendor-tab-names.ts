/** The tabs of a vendor's page, as the address names them. */
const vendorTabs = ["requirements", "coverage", "documents", "emails", "activity"] as const;
export type VendorTab = (typeof vendorTabs)[number];

/** Shown where the address names no tab. */
export const firstVendorTab: VendorTab = "requirements";

/** Where the vendor's contacts are, beside what was sent to them. */
export const contactsTab: VendorTab = "emails";

export const isVendorTab = (name: unknown): name is VendorTab => vendorTabs.includes(name as VendorTab);
