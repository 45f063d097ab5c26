import { say, textsOf } from "@/messages/say";
export const platformTimeZones = ["UTC", "America/New_York", "America/Los_Angeles"] as const;

/** Minutes without activity after which the server ends a session. */
export const sessionMinutes = { fewest: 5, most: 1440 };

export const encryptions = {
  tls: "TLS",
  ssl: "SSL",
  get none() {
    return say("common.none");
  },
} as const;

/** What a new password needs. `standard` is in force until an admin chooses another policy. */
export const passwordPolicies = {
  strong: {
    get label() {
      return say("settings.strong12CharactersWithMixed");
    },
    length: 12,
    needs: ["case", "number", "symbol"],
  },
  medium: {
    get label() {
      return say("settings.medium8CharactersWithMixed");
    },
    length: 8,
    needs: ["case"],
  },
  standard: {
    get label() {
      return say("settings.standard8Characters");
    },
    length: 8,
    needs: [],
  },
  basic: {
    get label() {
      return say("settings.basic6Characters");
    },
    length: 6,
    needs: [],
  },
} as const satisfies Record<string, { label: string; length: number; needs: readonly ("case" | "number" | "symbol")[] }>;
export type PasswordPolicy = keyof typeof passwordPolicies;

/** The emails to platform admins that can be turned on and off, as the Settings screen shows them. */
export const platformNotices = {
  newUsers: textsOf({ label: "settings.newUserRegistration", means: "settings.emailPlatformAdminsWhenSomeone" }),
  expiringDocuments: textsOf({
    label: "settings.documentExpiring",
    means: "settings.eachMorningEmailPlatformAdmins",
  }),
  systemAlerts: textsOf({ label: "settings.systemAlerts", means: "settings.emailPlatformAdminsWhenA" }),
  dailyReports: textsOf({ label: "settings.dailyReports", means: "settings.eachMorningEmailPlatformAdminsYesterdays" }),
  weeklySummary: textsOf({ label: "settings.weeklySummary", means: "settings.eachMondayEmailPlatformAdmins" }),
} as const;
export type PlatformNotice = keyof typeof platformNotices;
