import type { PlainKey } from "@/messages/say";

/** Kinds of emails to vendors whose words a company can change. */
export const templateKinds = ["reminder", "request", "followup", "invitation", "verdict", "custom"] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateKindNames: Readonly<Record<TemplateKind, PlainKey>> = {
  reminder: "reminders.templateReminder",
  request: "reminders.templateRequest",
  followup: "reminders.templateFollowUp",
  invitation: "reminders.templateInvitation",
  verdict: "reminders.templateVerdict",
  custom: "reminders.templateCustom",
};

/** Languages in which vendors are written to. */
export const templateLanguages = ["en", "es"] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** A placeholder for a vendor's own facts: `{{vendor}}`. */
export const placeholders = ["vendor", "contact", "company", "list", "days", "gap", "verdict", "link"] as const;
export type Placeholder = (typeof placeholders)[number];

export const placeholderMeanings: Readonly<Record<Placeholder, PlainKey>> = {
  vendor: "reminders.meansVendor",
  contact: "reminders.meansContact",
  company: "reminders.meansCompany",
  list: "reminders.meansList",
  days: "reminders.meansDays",
  gap: "reminders.meansGap",
  verdict: "reminders.meansVerdict",
  link: "reminders.meansLink",
};

const always: readonly Placeholder[] = ["vendor", "contact", "company", "list", "gap", "link"];

/** What each kind can hold. */
export const placeholdersOf: Readonly<Record<TemplateKind, readonly Placeholder[]>> = {
  reminder: [...always, "days"],
  request: always,
  followup: always,
  invitation: always,
  verdict: [...always, "verdict"],
  custom: always,
};

/** A subject holds no text of several lines. */
export const subjectPlaceholders: readonly Placeholder[] = ["vendor", "contact", "company", "days"];

export const longestTemplateSubject = 200;
export const longestTemplateBody = 10_000;

/** Placeholder in a preview for the button to the vendor's page. */
export const previewLink = "\uE002";
