import { z } from "zod";
import { requiredLine } from "@/lib/infra/text/schema";
import { billingSettings } from "@/lib/settings/billing/schema";
import { type encryptions, type languages, type PasswordPolicy, platformTimeZones, sessionMinutes } from "@/lib/settings/values";

const minutesProblem = `Session timeout must be between ${sessionMinutes.fewest} and ${sessionMinutes.most} minutes`;
const languageCodes = ["en", "es", "fr"] as const satisfies (keyof typeof languages)[];
const policies = ["strong", "medium", "standard", "basic"] as const satisfies PasswordPolicy[];

export const generalSettings = z.object({
  appName: requiredLine(40, "Application name"),
  language: z.enum(languageCodes, "Please choose a language"),
  timeZone: z.enum(platformTimeZones, "Please choose a time zone"),
});

export const securitySettings = z.object({
  requireAdminTwoFactor: z.boolean("Please choose on or off"),
  sessionMinutes: z.coerce
    .number(minutesProblem)
    .int(minutesProblem)
    .min(sessionMinutes.fewest, minutesProblem)
    .max(sessionMinutes.most, minutesProblem),
  passwordPolicy: z.enum(policies, "Please choose a password policy"),
});

const encryptionNames = ["tls", "ssl", "none"] as const satisfies (keyof typeof encryptions)[];
const portProblem = "SMTP port must be between 1 and 65535";
const hostProblem = "Please enter the name or address of the mail server";
const address = (name: string) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .max(254, "Please enter a valid email")
    .pipe(z.email("Please enter a valid email"));

/** The mail server and the addresses. The password is apart, since it is stored encrypted. */
export const emailSettings = z.object({
  host: z
    .string(hostProblem)
    .trim()
    .max(253, hostProblem)
    .regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/, hostProblem),
  port: z.coerce.number(portProblem).int(portProblem).min(1, portProblem).max(65_535, portProblem),
  encryption: z.enum(encryptionNames, "Please choose an encryption"),
  user: z.string().trim().max(200, "User name: at most 200 characters"),
  fromAddress: address("From address"),
  documentsAddress: address("Documents address"),
});
const storedEmailSettings = emailSettings.extend({ sealedPassword: z.string() });

const onOrOff = z.boolean("Please choose on or off");

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
