export const languages = { en: "English", es: "Spanish", fr: "French" } as const;

export const platformTimeZones = ["UTC", "America/New_York", "America/Los_Angeles"] as const;

/** Minutes without activity after which the server ends a session. */
export const sessionMinutes = { fewest: 5, most: 1440 };

export const encryptions = { tls: "TLS", ssl: "SSL", none: "None" } as const;

/** What a new password needs. `standard` is in force until an admin chooses another policy. */
export const passwordPolicies = {
  strong: { label: "Strong: 12+ characters with mixed case, numbers and symbols", length: 12, needs: ["case", "number", "symbol"] },
  medium: { label: "Medium: 8+ characters with mixed case", length: 8, needs: ["case"] },
  standard: { label: "Standard: 8+ characters", length: 8, needs: [] },
  basic: { label: "Basic: 6+ characters", length: 6, needs: [] },
} as const satisfies Record<string, { label: string; length: number; needs: readonly ("case" | "number" | "symbol")[] }>;
export type PasswordPolicy = keyof typeof passwordPolicies;

/** The emails to platform admins that can be turned on and off, as the Settings screen shows them. */
export const platformNotices = {
  newUsers: { label: "New User Registration", means: "Email platform admins when someone signs up or joins a company." },
  expiringDocuments: {
    label: "Document Expiring",
    means: "Each morning, email platform admins a list of companies with documents that expire in the next 7 days.",
  },
  systemAlerts: { label: "System Alerts", means: "Email platform admins when a check finds a new problem." },
  dailyReports: { label: "Daily Reports", means: "Each morning, email platform admins yesterday's figures." },
  weeklySummary: { label: "Weekly Summary", means: "Each Monday, email platform admins last week's figures." },
} as const;
export type PlatformNotice = keyof typeof platformNotices;
