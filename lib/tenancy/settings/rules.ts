import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { defaultBilling } from "@/lib/tenancy/settings/billing-defaults-rules";
import { defaultInbound } from "@/lib/tenancy/settings/inbound-rules";
import { defaultPasswordPolicy } from "@/lib/tenancy/settings/password-policy-rules";
import type { Settings } from "@/lib/tenancy/settings/schema";
import { type PasswordPolicy, passwordPolicies } from "@/lib/tenancy/settings/values";

/** What holds until an admin saves a tab. */
export const defaultSettings: Settings = {
  general: {
    appName: "Coverkeep",
    language: "en",
    timeZone: "America/New_York",
  },
  security: { requireAdminTwoFactor: false, sessionMinutes: 30, passwordPolicy: defaultPasswordPolicy },
  notifications: { newUsers: true, expiringDocuments: true, systemAlerts: true, dailyReports: false, weeklySummary: true },
  // The mail catcher of a first start.
  email: {
    ...{ host: "127.0.0.1", port: 1025, encryption: "none", user: "", sealedPassword: "" },
    ...{ signIn: "password", oauthProvider: "microsoft", oauthTenant: "", oauthClientId: "", oauthScope: "" },
    ...{ oauthAuthorizeUrl: "", oauthTokenUrl: "" },
    ...{ sealedClientSecret: "", dkimDomain: "", dkimSelector: "", sealedDkimKey: "" },
    ...{ fromAddress: "no-reply@coverkeep.example", documentsAddress: "documents@coverkeep.example" },
  },
  inbound: defaultInbound,
  billing: defaultBilling,
};

const kinds = {
  case: {
    isIn: (text: string) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text),
    words: "platform.passwordCases",
  },
  number: {
    isIn: (text: string) => /\p{Nd}/u.test(text),
    words: "platform.aNumber",
  },
  symbol: {
    isIn: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
    words: "platform.aSymbol",
  },
} as const;

const wordsOf = (needed: readonly (keyof typeof kinds)[]): Sentence =>
  joined(
    "and",
    needed.map((kind) => coded(kinds[kind].words)),
  );

/** Why the policy refuses a password, or null. `lengthEnd` ends the sentence about its length, which one screen words otherwise. */
export function policyProblem(password: string, policy: PasswordPolicy, lengthEnd = ""): Sentence | null {
  const { length, needs } = passwordPolicies[policy];
  if (password.length < length) return coded("platform.passwordTooShort", { length, lengthEnd });
  const missing = needs.filter((kind) => !kinds[kind].isIn(password));
  return missing.length === 0 ? null : coded("platform.passwordTooSimple", { inWords: wordsOf(missing) });
}

/** What the policy asks for, as the help below a password's field. */
export function policyHelp(policy: PasswordPolicy): Sentence {
  const { length, needs } = passwordPolicies[policy];
  return needs.length === 0
    ? coded("platform.passwordRule", { length })
    : coded("platform.passwordRuleWith", { length, inWords: wordsOf(needs) });
}
