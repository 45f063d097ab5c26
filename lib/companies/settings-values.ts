import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey } from "@/messages/say";

/** One setting on a page, found by its label and by what it does. `needs`: only for those who may. */
export type Setting = { label: PlainKey; means?: PlainKey; needs?: Permission };

export const settingsGroups = ["company", "people", "vendors", "programs", "plan"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** A page of the settings. `label` and `words`, under which people look for it, are among the texts of every page for members. */
export type SettingsPage = {
  name: string;
  group: SettingsGroup;
  label: PlainKey;
  words: PlainKey;
  needs?: Permission;
  settings: readonly Setting[];
};

const pages = [
  {
    name: "company",
    group: "company",
    label: "search.companyProfile",
    words: "search.settingsLogoTimeZone",
    settings: [
      { label: "settings.companyName" },
      { label: "settings.industry" },
      { label: "settings.companySize" },
      { label: "common.phone" },
      { label: "settings.website" },
      { label: "common.address" },
      { label: "settings.logo" },
      { label: "settings.timeZone", means: "settings.setsTheDayAPolicy" },
      { label: "settings.legalNames", means: "settings.onePerLineInAddition" },
    ],
  },
  {
    name: "activity",
    group: "company",
    label: "common.activity",
    words: "search.settingsAuditLogHistory",
    needs: "activity:read",
    settings: [],
  },
  {
    name: "team",
    group: "people",
    label: "search.team",
    words: "search.placeTeamWords",
    settings: [{ label: "settings.inviteATeammate", needs: "team:write" }],
  },
  {
    name: "personal",
    group: "people",
    label: "common.personalProfile",
    words: "search.settingsAccountNameEmail",
    settings: [
      { label: "settings.firstName" },
      { label: "settings.lastName" },
      { label: "settings.emailAddress" },
      { label: "settings.phoneNumber" },
      { label: "settings.language", means: "settings.languageMeans" },
    ],
  },
  {
    name: "notifications",
    group: "people",
    label: "common.notifications",
    words: "search.settingsEmailAlerts",
    settings: [
      { label: "settings.emailAlerts", means: "settings.turnAllVendorEmailsOn" },
      { label: "settings.expirationReminders", means: "settings.emailMeWhenRemindersGo" },
      { label: "settings.weeklyReports", means: "settings.emailMeAVendorStatus" },
      { label: "settings.newVendorAlerts", means: "settings.emailMeWhenATeammate" },
      { label: "settings.systemUpdates", means: "settings.emailMeAboutTheProduct" },
    ],
  },
  {
    name: "security",
    group: "people",
    label: "common.security",
    words: "search.placeSecurityWords",
    settings: [
      { label: "security.changePassword" },
      { label: "security.twoFactorAuthentication" },
      { label: "security.requireLabel", needs: "company:write" },
      { label: "security.signedInDevices" },
    ],
  },
  {
    name: "reminders",
    group: "vendors",
    label: "reminders.reminders",
    words: "search.placeRemindersWords",
    settings: [
      { label: "reminders.daysBeforeExpiration" },
      { label: "settings.sendFrom", means: "settings.sendFromMeans" },
      { label: "settings.mostAMonth", means: "settings.mostAMonthMeans" },
      { label: "settings.followUps", means: "settings.followUpsMeans" },
    ],
  },
  {
    name: "emails",
    group: "vendors",
    label: "vendors.emails",
    words: "search.placeEmailsWords",
    settings: [{ label: "settings.emailTemplates" }],
  },
  {
    name: "wordings",
    group: "vendors",
    label: "wordings.wordings",
    words: "search.placeWordingsWords",
    needs: "requirements:read",
    settings: [],
  },
  {
    name: "keys",
    group: "programs",
    label: "keys.apiKeys",
    words: "search.placeKeysWords",
    needs: "company:write",
    settings: [],
  },
  {
    name: "webhooks",
    group: "programs",
    label: "search.webhooks",
    words: "search.placeWebhooksWords",
    needs: "company:write",
    settings: [],
  },
  {
    name: "data",
    group: "programs",
    label: "search.yourData",
    words: "search.placeDataWords",
    settings: [
      { label: "settings.yourOwnData", means: "settings.exportMineHelp" },
      { label: "settings.allCompanyData", means: "settings.exportCompanyHelp", needs: "company:export" },
      { label: "settings.importLists", means: "settings.listImportHelp", needs: "company:import" },
      { label: "settings.importCompanyData", means: "settings.transferHelp", needs: "company:import" },
      { label: "settings.reread", means: "settings.rereadHelp", needs: "company:write" },
      { label: "settings.deleteMyAccount" },
      { label: "settings.deleteTheCompany", needs: "company:delete" },
    ],
  },
  {
    name: "plan",
    group: "plan",
    label: "common.plan",
    words: "search.placePlanWords",
    settings: [{ label: "settings.emailsToday" }, { label: "settings.useAndLimits" }, { label: "settings.comparePlans" }],
  },
] as const satisfies readonly SettingsPage[];

export type SettingsPageName = (typeof pages)[number]["name"];

/** The pages of the settings in their order. The settings screen, its search and the command palette read this list. */
export const settingsPages: readonly (SettingsPage & { name: SettingsPageName })[] = pages;

/** The address of a page, or of one setting on it. */
export function settingsHref(page: string, setting?: string): string {
  return `/settings?${new URLSearchParams({ tab: page, ...(setting && { setting }) })}`;
}
