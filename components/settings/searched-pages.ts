import { type SettingsPage, type SettingsPageName, settingsPages } from "@/lib/companies/settings-values";
import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey } from "@/messages/say";

/** One setting on a page, found by its label and by what it does. `needs`: only for those who may. */
export type Setting = { label: PlainKey; means?: PlainKey; needs?: Permission };

/** A page with its settings, whose texts only the settings have. */
export type SearchedPage = SettingsPage & { name: SettingsPageName; settings: readonly Setting[] };

const settings: Readonly<Record<SettingsPageName, readonly Setting[]>> = {
  company: [
    { label: "settings.companyName" },
    { label: "settings.industry" },
    { label: "settings.companySize" },
    { label: "common.phone" },
    { label: "settings.website" },
    { label: "common.address" },
    { label: "settings.logo" },
    { label: "settings.timeZone", means: "settings.timeZoneHelp" },
    { label: "settings.legalNames", means: "settings.legalNamesHelp" },
  ],
  activity: [],
  team: [{ label: "settings.inviteATeammate", needs: "team:write" }],
  "sign-on": [
    { label: "signOn.domains", means: "signOn.domainsAbout" },
    { label: "signOn.providers", means: "signOn.providersAbout" },
    { label: "signOn.newPeople", means: "signOn.newPeopleHelp" },
    { label: "signOn.keeper", means: "signOn.keeperHelp" },
    { label: "signOn.endsKeys", means: "signOn.endsKeysHelp" },
    { label: "signOn.directory", means: "signOn.directoryAbout" },
  ],
  personal: [
    { label: "settings.firstName" },
    { label: "settings.lastName" },
    { label: "settings.emailAddress" },
    { label: "settings.phoneNumber" },
    { label: "settings.language", means: "settings.languageMeans" },
  ],
  notifications: [
    { label: "settings.emailAlerts", means: "settings.emailAlertsMeans" },
    { label: "settings.expirationReminders", means: "settings.expirationRemindersMeans" },
    { label: "settings.weeklyReports", means: "settings.weeklyReportsMeans" },
    { label: "settings.newVendorAlerts", means: "settings.newVendorAlertsMeans" },
    { label: "settings.systemUpdates", means: "settings.systemUpdatesMeans" },
  ],
  security: [
    { label: "security.changePassword" },
    { label: "security.twoFactorAuthentication" },
    { label: "security.requireLabel", needs: "company:write" },
    { label: "security.signedInDevices" },
  ],
  kinds: [{ label: "kinds.ready", means: "kinds.readyAbout" }],
  reminders: [
    { label: "reminders.daysBeforeExpiration" },
    { label: "settings.sendFrom", means: "settings.sendFromMeans" },
    { label: "settings.mostAMonth", means: "settings.mostAMonthMeans" },
    { label: "settings.followUps", means: "settings.followUpsMeans" },
  ],
  emails: [{ label: "settings.emailTemplates" }],
  wordings: [],
  keys: [],
  webhooks: [],
  connections: [],
  test: [],
  data: [
    { label: "settings.yourOwnData", means: "settings.exportMineHelp" },
    { label: "settings.allCompanyData", means: "settings.exportCompanyHelp", needs: "company:export" },
    { label: "settings.importLists", means: "settings.listImportHelp", needs: "company:import" },
    { label: "settings.importCompanyData", means: "settings.transferHelp", needs: "company:import" },
    { label: "settings.reread", means: "settings.rereadHelp", needs: "company:write" },
    { label: "settings.deleteMyAccount" },
    { label: "settings.deleteTheCompany", needs: "company:delete" },
  ],
  plan: [{ label: "settings.emailsToday" }, { label: "settings.useAndLimits" }, { label: "settings.comparePlans" }],
};

export const searchedPages: readonly SearchedPage[] = settingsPages.map((page) => ({ ...page, settings: settings[page.name] }));
