import { z } from "zod";
import { requiredLine } from "@/lib/infra/text/schema";
import { billingSettings } from "@/lib/settings/billing/schema";
import { type encryptions, type PasswordPolicy, platformTimeZones, sessionMinutes } from "@/lib/settings/values";
import { languageCodes } from "@/messages/languages";
import { type PlainKey, say } from "@/messages/say";

const minutesProblem = () => say("settings.sessionTimeoutMustBeBetween", { fewest: sessionMinutes.fewest, most: sessionMinutes.most });
const policies = ["strong", "medium", "standard", "basic"] as const satisfies PasswordPolicy[];

export const generalSettings = z.object({
  appName: requiredLine(40, "settings.applicationName"),
  language: z.enum(languageCodes, { error: () => say("settings.pleaseChooseALanguage") }),
  timeZone: z.enum(platformTimeZones, { error: () => say("settings.pleaseChooseATimeZone") }),
});

export const securitySettings = z.object({
  requireAdminTwoFactor: z.boolean({ error: () => say("settings.pleaseChooseOnOrOff") }),
  sessionMinutes: z.coerce
    .number({ error: minutesProblem })
    .int({ error: minutesProblem })
    .min(sessionMinutes.fewest, { error: minutesProblem })
    .max(sessionMinutes.most, { error: minutesProblem }),
  passwordPolicy: z.enum(policies, { error: () => say("settings.pleaseChooseAPasswordPolicy") }),
});

const encryptionNames = ["tls", "ssl", "none"] as const satisfies (keyof typeof encryptions)[];
const portProblem = () => say("settings.smtpPortMustBeBetween");
const hostProblem = () => say("settings.pleaseEnterTheNameOr");
const address = (name: PlainKey) =>
  z
    .string({ error: () => say("settings.nameIsRequired", { name: say(name) }) })
    .trim()
    .min(1, { error: () => say("settings.nameIsRequired", { name: say(name) }) })
    .max(254, { error: () => say("settings.pleaseEnterAValidEmail") })
    .pipe(z.email({ error: () => say("settings.pleaseEnterAValidEmail") }));

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
  encryption: z.enum(encryptionNames, { error: () => say("settings.pleaseChooseAnEncryption") }),
  user: z
    .string()
    .trim()
    .max(200, { error: () => say("settings.userNameAtMost200") }),
  fromAddress: address("settings.fromAddress"),
  documentsAddress: address("settings.documentsAddress"),
});
const storedEmailSettings = emailSettings.extend({ sealedPassword: z.string() });

const onOrOff = z.boolean({ error: () => say("settings.pleaseChooseOnOrOff") });

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
  billing: billingSettings,
};

export type SettingsTab = keyof typeof settingsShapes;
export type Settings = { [Tab in SettingsTab]: z.output<(typeof settingsShapes)[Tab]> };
