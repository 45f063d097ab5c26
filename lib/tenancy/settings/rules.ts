import { defaultBilling } from "@/lib/tenancy/settings/billing-defaults-rules";
import { defaultInbound } from "@/lib/tenancy/settings/inbound-rules";
import { defaultPasswordPolicy } from "@/lib/tenancy/settings/password-policy-rules";
import type { Settings } from "@/lib/tenancy/settings/schema";
import { type PasswordPolicy, passwordPolicies } from "@/lib/tenancy/settings/values";
import { inList, say } from "@/messages/say";

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
    ...{ signIn: "password", oauthProvider: "microsoft", oauthTenant: "", oauthClientId: "", oauthTokenUrl: "", oauthScope: "" },
    ...{ sealedClientSecret: "", sealedRefreshToken: "", dkimDomain: "", dkimSelector: "", sealedDkimKey: "" },
    ...{ fromAddress: "no-reply@coverkeep.example", documentsAddress: "documents@coverkeep.example" },
  },
  inbound: defaultInbound,
  billing: defaultBilling,
};

const kinds = {
  case: {
    isIn: (text: string) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text),
    get words() {
      return say("platform.upperAndLowerCaseLetters");
    },
  },
  number: {
    isIn: (text: string) => /\p{Nd}/u.test(text),
    get words() {
      return say("platform.aNumber");
    },
  },
  symbol: {
    isIn: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
    get words() {
      return say("platform.aSymbol");
    },
  },
} as const;

/** Why the policy refuses a password, or null. `lengthEnd` ends the sentence about its length, which one screen words otherwise. */
export function policyProblem(password: string, policy: PasswordPolicy, lengthEnd = ""): string | null {
  const { length, needs } = passwordPolicies[policy];
  if (password.length < length) return say("platform.passwordMustBeAtLeast", { length, lengthEnd });
  const missing = needs.filter((kind) => !kinds[kind].isIn(password));
  return missing.length === 0
    ? null
    : say("platform.passwordMustHaveInwords", { inWords: inList(missing.map((kind) => kinds[kind].words)) });
}

/** What the policy asks for, as the help below a password's field. */
export function policyHelp(policy: PasswordPolicy): string {
  const { length, needs } = passwordPolicies[policy];
  const words = needs.map((kind) => kinds[kind].words);
  return words.length === 0
    ? say("platform.atLeastLengthCharacters", { length })
    : say("platform.atLeastLengthCharactersWith", { length, inWords: inList(words) });
}
