import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey } from "@/messages/say";

export const settingsGroups = ["company", "people", "vendors", "programs", "plan"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** A page of the settings. `label` and `words`, under which people look for it, are among the texts of every page for members. */
export type SettingsPage = {
  name: string;
  group: SettingsGroup;
  label: PlainKey;
  words: PlainKey;
  needs?: Permission;
  /** It is about the person's own account or the firm as a whole, and no part of its test company. */
  ofFirm?: true;
};

const pages = [
  {
    name: "company",
    group: "company",
    label: "search.companyProfile",
    words: "search.wordsCompanyProfile",
  },
  {
    name: "activity",
    group: "company",
    label: "common.activity",
    words: "search.wordsActivity",
    needs: "activity:read",
  },
  {
    name: "team",
    group: "people",
    label: "search.team",
    words: "search.placeTeamWords",
  },
  {
    name: "sign-on",
    group: "people",
    label: "search.signOn",
    words: "search.placeSignOnWords",
    needs: "sign-on:write",
    ofFirm: true,
  },
  {
    name: "personal",
    group: "people",
    label: "common.personalProfile",
    words: "search.wordsPersonalProfile",
    ofFirm: true,
  },
  {
    name: "notifications",
    group: "people",
    label: "common.notifications",
    words: "search.settingsEmailAlerts",
    ofFirm: true,
  },
  {
    name: "security",
    group: "people",
    label: "common.security",
    words: "search.placeSecurityWords",
    ofFirm: true,
  },
  {
    name: "kinds",
    group: "vendors",
    label: "kinds.kinds",
    words: "search.placeKindsWords",
    needs: "requirements:read",
  },
  {
    name: "reminders",
    group: "vendors",
    label: "reminders.reminders",
    words: "search.placeRemindersWords",
  },
  {
    name: "emails",
    group: "vendors",
    label: "vendors.emails",
    words: "search.placeEmailsWords",
  },
  {
    name: "wordings",
    group: "vendors",
    label: "wordings.wordings",
    words: "search.placeWordingsWords",
    needs: "requirements:read",
  },
  {
    name: "keys",
    group: "programs",
    label: "keys.apiKeys",
    words: "search.placeKeysWords",
    needs: "key:write",
    ofFirm: true,
  },
  {
    name: "webhooks",
    group: "programs",
    label: "search.webhooks",
    words: "search.placeWebhooksWords",
    needs: "company:write",
  },
  {
    name: "connections",
    group: "programs",
    label: "search.connections",
    words: "search.placeConnectionsWords",
    needs: "connection:write",
    ofFirm: true,
  },
  {
    name: "test",
    group: "programs",
    label: "testCompany.title",
    words: "search.placeTestWords",
  },
  {
    name: "data",
    group: "programs",
    label: "search.yourData",
    words: "search.placeDataWords",
    ofFirm: true,
  },
  {
    name: "plan",
    group: "plan",
    label: "common.plan",
    words: "search.placePlanWords",
    ofFirm: true,
  },
] as const satisfies readonly SettingsPage[];

export type SettingsPageName = (typeof pages)[number]["name"];

/** The pages of the settings in their order. The settings screen and the command palette read this list. */
export const settingsPages: readonly (SettingsPage & { name: SettingsPageName })[] = pages;

/** The address of a page, or of one setting on it. */
export function settingsHref(page: string, setting?: string): string {
  return `/settings?${new URLSearchParams({ tab: page, ...(setting && { setting }) })}`;
}
