export const industries = ["Construction", "Manufacturing", "Healthcare", "Technology", "Retail", "Other"] as const;

export const maximumLogoBytes = 5 * 1024 * 1024;
