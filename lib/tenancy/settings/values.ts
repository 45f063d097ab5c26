import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

export const platformTimeZones = ["UTC", "America/New_York", "America/Los_Angeles"] as const;

/** Minutes without activity after which an admin may let the server end a session. A new installation begins with those in `rules`. */
export const sessionMinutes = { fewest: 5, most: 1440 };

export const encryptions = {
  tls: "TLS",
  ssl: "SSL",
  none: coded("common.none"),
} as const;

/** How we sign in at the mail server. */
export const signIns = {
  password: "platform.signInPassword",
  oauth: "platform.connectedAccount",
} as const satisfies Record<string, PlainKey>;

/** The same for outgoing email, which an application may send without a person's account. */
export const outgoingSignIns = { ...signIns, application: "platform.applicationItself" } as const satisfies Record<string, PlainKey>;

/** Whose accounts sign in by OAuth2, and what they ask for. One consent covers sending by SMTP and reading by IMAP. */
export const oauthProviders = {
  microsoft: {
    label: coded("platform.microsoft365"),
    scope: "https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All offline_access",
    /** What an application asks for that signs in without a person. */
    applicationScope: "https://outlook.office365.com/.default",
  },
  google: {
    label: coded("platform.google"),
    scope: "https://mail.google.com/",
    applicationScope: "https://mail.google.com/",
  },
  custom: {
    label: coded("platform.otherTokenEndpoint"),
    scope: "",
    applicationScope: "",
  },
} as const;
/** Where the two take outgoing email, as their own pages say it. */
export const smtpServers: Readonly<Record<string, { host: string; port: string; encryption: keyof typeof encryptions } | undefined>> = {
  microsoft: { host: "smtp.office365.com", port: "587", encryption: "tls" },
  google: { host: "smtp.gmail.com", port: "587", encryption: "tls" },
};
/** The same for incoming email. */
export const imapServers: Readonly<
  Record<string, { imapHost: string; imapPort: string; imapEncryption: keyof typeof encryptions } | undefined>
> = {
  microsoft: { imapHost: "outlook.office365.com", imapPort: "993", imapEncryption: "ssl" },
  google: { imapHost: "imap.gmail.com", imapPort: "993", imapEncryption: "ssl" },
};
export type OAuthProvider = keyof typeof oauthProviders;

/** What a new password needs. `standard` is in force until an admin chooses another policy. */
export const passwordPolicies = {
  strong: {
    label: coded("platform.passwordStrong"),
    length: 12,
    needs: ["case", "number", "symbol"],
  },
  medium: {
    label: coded("platform.passwordMedium"),
    length: 8,
    needs: ["case"],
  },
  standard: {
    label: coded("platform.standard8Characters"),
    length: 8,
    needs: [],
  },
  basic: {
    label: coded("platform.basic6Characters"),
    length: 6,
    needs: [],
  },
} as const satisfies Record<string, { label: Sentence; length: number; needs: readonly ("case" | "number" | "symbol")[] }>;
export type PasswordPolicy = keyof typeof passwordPolicies;

/** The emails to platform admins that can be turned on and off, as the Settings screen shows them. */
export const platformNotices = {
  newUsers: { label: "platform.newUserRegistration", means: "platform.newUserMeans" },
  expiringDocuments: {
    label: "platform.documentExpiring",
    means: "platform.documentExpiringMeans",
  },
  systemAlerts: { label: "platform.systemAlerts", means: "platform.systemAlertsMeans" },
  dailyReports: { label: "platform.dailyReports", means: "platform.dailyReportsMeans" },
  weeklySummary: { label: "platform.weeklySummary", means: "platform.weeklySummaryMeans" },
} as const satisfies Record<string, { label: PlainKey; means: PlainKey }>;
export type PlatformNotice = keyof typeof platformNotices;
