import { z } from "zod";
import { coded, codedIssue } from "@/lib/infra/sentences-rules";
import { requiredLine } from "@/lib/infra/text-schema";
import { storedBillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { storedInboundSettings } from "@/lib/tenancy/settings/inbound-schema";
import {
  type encryptions,
  type OAuthProvider,
  type outgoingSignIns,
  type PasswordPolicy,
  platformTimeZones,
  sessionMinutes,
} from "@/lib/tenancy/settings/values";
import { languageCodes } from "@/messages/languages";
import type { PlainKey } from "@/messages/say";

const minutesProblem = codedIssue("platform.sessionTimeoutInvalid", { fewest: sessionMinutes.fewest, most: sessionMinutes.most });
const policies = ["strong", "medium", "standard", "basic"] as const satisfies PasswordPolicy[];

export const generalSettings = z.object({
  appName: requiredLine(40, "platform.applicationName"),
  language: z.enum(languageCodes, codedIssue("platform.pleaseChooseALanguage")),
  timeZone: z.enum(platformTimeZones, codedIssue("platform.timeZoneInvalid")),
});

export const securitySettings = z.object({
  requireAdminTwoFactor: z.boolean(codedIssue("platform.switchInvalid")),
  sessionMinutes: z.coerce
    .number({ error: minutesProblem })
    .int({ error: minutesProblem })
    .min(sessionMinutes.fewest, { error: minutesProblem })
    .max(sessionMinutes.most, { error: minutesProblem }),
  passwordPolicy: z.enum(policies, codedIssue("platform.passwordPolicyInvalid")),
});

const encryptionNames = ["tls", "ssl", "none"] as const satisfies (keyof typeof encryptions)[];
const portProblem = codedIssue("platform.smtpPortInvalid");
const hostProblem = codedIssue("platform.hostInvalid");
const address = (name: PlainKey) =>
  z
    .string(codedIssue("platform.nameIsRequired", { name: coded(name) }))
    .trim()
    .min(1, codedIssue("platform.nameIsRequired", { name: coded(name) }))
    .max(254, codedIssue("platform.emailInvalid"))
    .pipe(z.email(codedIssue("platform.emailInvalid")));

const domainName = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;
const shortLine = (name: PlainKey) =>
  z
    .string()
    .trim()
    .max(300, codedIssue("infra.nameMustBeAtMost", { name: coded(name), max: 300 }));
/** Tokens travel encrypted, except to a service on the same machine. */
const tokenAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => text.startsWith("https:") || /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(text));

/** The mail server and the addresses. The password is separate, since it is stored encrypted. */
export const emailSettings = z.object({
  host: z
    .string({ error: hostProblem })
    .trim()
    .max(253, { error: hostProblem })
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/, { error: hostProblem }),
  port: z.coerce
    .number({ error: portProblem })
    .int({ error: portProblem })
    .min(1, { error: portProblem })
    .max(65_535, { error: portProblem }),
  encryption: z.enum(encryptionNames, codedIssue("platform.encryptionInvalid")),
  user: z.string().trim().max(200, codedIssue("platform.userNameTooLong")),
  signIn: z.enum(
    ["password", "oauth", "application"] as const satisfies (keyof typeof outgoingSignIns)[],
    codedIssue("platform.signInInvalid"),
  ),
  oauthProvider: z.enum(["microsoft", "google", "custom"] as const satisfies OAuthProvider[], codedIssue("platform.oauthProviderInvalid")),
  /** Microsoft's directory: its id or a domain of it. */
  oauthTenant: shortLine("platform.directoryTenantId").regex(/^[\w.-]*$/, codedIssue("platform.directoryInvalid")),
  oauthClientId: shortLine("platform.clientId"),
  oauthAuthorizeUrl: z.union([z.literal(""), tokenAddress], codedIssue("platform.tokenAddressInvalid")),
  oauthTokenUrl: z.union([z.literal(""), tokenAddress], codedIssue("platform.tokenAddressInvalid")),
  oauthScope: shortLine("platform.scope"),
  dkimDomain: z.union([z.literal(""), z.string().trim().max(253).regex(domainName)], codedIssue("platform.signatureDomainInvalid")),
  dkimSelector: z.union([z.literal(""), z.string().trim().max(63).regex(domainName)], codedIssue("platform.signatureSelectorInvalid")),
  fromAddress: address("platform.fromAddress"),
  documentsAddress: address("platform.documentsAddress"),
});
const storedEmailSettings = emailSettings.extend({
  ...{ sealedPassword: z.string(), sealedClientSecret: z.string(), sealedDkimKey: z.string() },
});

const onOrOff = z.boolean(codedIssue("platform.switchInvalid"));

/** Which emails platform admins get. */
export const notificationSettings = z.object({
  newUsers: onOrOff,
  expiringDocuments: onOrOff,
  systemAlerts: onOrOff,
  dailyReports: onOrOff,
  weeklySummary: onOrOff,
});

/** How each tab is stored: one row of JSON. */
export const settingsShapes = {
  general: generalSettings,
  security: securitySettings,
  notifications: notificationSettings,
  email: storedEmailSettings,
  inbound: storedInboundSettings,
  billing: storedBillingSettings,
};

export type SettingsTab = keyof typeof settingsShapes;
export type Settings = { [Tab in SettingsTab]: z.output<(typeof settingsShapes)[Tab]> };
