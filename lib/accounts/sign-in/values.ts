export const companySizes = ["1-10", "11-50", "51-200", "201-500", "500+"] as const;

/** For how many seconds an emailed link counts: to choose a new password, and to confirm an address. */
export const resetLinkSeconds = 60 * 60;
export const confirmLinkSeconds = 3 * 24 * 60 * 60;

/** The state of terms and policy that is agreed to at sign-up: the date of their last change. */
export const termsVersion = "2026-11-26";
