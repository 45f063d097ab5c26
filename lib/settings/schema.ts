import { z } from "zod";
import { requiredLine } from "@/lib/infra/text/schema";
import { billingSettings } from "@/lib/settings/billing/schema";
import { storedInboundSettings } from "@/lib/settings/inbound/schema";
import { type encryptions, type PasswordPolicy, platformTimeZones, sessionMinutes } from "@/lib/settings/values";
import { languageCodes } from "@/messages/languages";
import { type PlainKey, say } from "@/messages/say";

const minutesProblem = () => say("platform.sessionTimeoutMustBeBetween", { fewest: sessionMinutes.fewest, most: sessionMinutes.most });
const policies = ["strong", "medium", "standard", "basic"] as const satisfies PasswordPolicy[];

export const generalSettings = z.object({
  appName: requiredLine(40, "platform.applicationName"),
  language: z.enum(languageCodes, { error: () => say("platform.pleaseChooseALanguage") }),
  timeZone: z.enum(platformTimeZones, { error: () => say("platform.pleaseChooseATimeZone") }),
});

export const securitySettings = z.object({
  requireAdminTwoFactor: z.boolean({ error: () => say("platform.pleaseChooseOnOrOff") }),
  sessionMinutes: z.coerce
    .number({ error: minutesProblem })
    .int({ error: minutesProblem })
    .min(sessionMinutes.fewest, { error: minutesProblem })
    .max(sessionMinutes.most, { error: minutesProblem }),
  passwordPolicy: z.enum(policies, { error: () => say("platform.pleaseChooseAPasswordPolicy") }),
});

const encryptionNames = ["tls", "ssl", "none"] as const satisfies (keyof typeof encryptions)[];
const portProblem = () => say("platform.smtpPortMustBeBetween");
const hostProblem = () => say("platform.pleaseEnterTheNameOr");
const address = (name: PlainKey) =>
  z
    .string({ error: () => say("platform.nameIsRequired", { name: say(name) }) })
    .trim()
    .min(1, { error: () => say("platform.nameIsRequired", { name: say(name) }) })
    .max(254, { error: () => say("platform.pleaseEnterAValidEmail") })
    .pipe(z.email({ error: () => say("platform.pleaseEnterAValidEmail") }));

/** The mail server and the addresses. The password is apart, since it is stored encrypted. */
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
  encryption: z.enum(encryptionNames, { error: () => say("platform.pleaseChooseAnEncryption") }),
  user: z
    .string()
    .trim()
    .max(200, { error: () => say("platform.userNameAtMost200") }),
  fromAddress: address("platform.fromAddress"),
  documentsAddress: address("platform.documentsAddress"),
});
const storedEmailSettings = emailSettings.extend({ sealedPassword: z.string() });

const onOrOff = z.boolean({ error: () => say("platform.pleaseChooseOnOrOff") });

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
  billing: billingSettings,
};

export type SettingsTab = keyof typeof settingsShapes;
export type Settings = { [Tab in SettingsTab]: z.output<(typeof settingsShapes)[Tab]> };
