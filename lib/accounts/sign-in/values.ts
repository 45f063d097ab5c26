export const companySizes = ["1-10", "11-50", "51-200", "201-500", "500+"] as const;

/** The state of terms and policy that is agreed to at sign-up: the date of their last change. */
export const termsVersion = "2026-11-26";
