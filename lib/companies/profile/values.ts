export const industries = ["Construction", "Manufacturing", "Healthcare", "Technology", "Retail", "Other"] as const;

export const maximumLogoBytes = 5 * 1024 * 1024;

export const ownFactorFirst = "Turn on two-factor authentication for your own account first, so that you can't be locked out.";
