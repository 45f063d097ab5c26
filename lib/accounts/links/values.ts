/** Whom a link is for: the vendor, the agent that it chose, or an agency with all of its insureds. */
export const linkKinds = ["VENDOR", "AGENT", "AGENCY"] as const;

/** How long a link works. */
export const linkDays = 30;

/** How much may be sent through one link. */
export const linkLimits = { files: 50, bytes: 250 * 1024 * 1024 };
export const agencyLimits = { files: 500, bytes: 2 * 1024 * 1024 * 1024 };

/** How many emails to agents one link may cause. */
export const mostAgentEmails = 3;
