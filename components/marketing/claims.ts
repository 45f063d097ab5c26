/** What the public pages state as fact, in one place, so that a claim can be checked against the software that backs it. */

// What the software itself does is stated by the constants that make it do so.
export { trialDays } from "@/lib/auth/rules";
export { reminderStages as reminderDays } from "@/lib/reminders/rules";
export { deletionDays, graceDays, retentionYears } from "@/lib/removal/rules";
export const backupDays = 30;
export const priceNoticeDays = 30;
export const cancellationHours = 24;
export const minimumAge = 18;
export const liabilityMonths = 12;
export const largestFile = "25 MB";
export const fileKinds = "PDF, JPG, PNG, DOC and DOCX";

export const supportEmail = "support@coverkeep.example";
export const supportReply = "within 24 hours";
export const privacyReply = "within 48 business hours";
export const termsReply = "within 24-48 hours";

/** Beside the sign-in forms. Invented, like the figures: to be replaced by a customer's own words before going live. */
export const testimonial = {
  words: "Before, we found out about a lapsed policy when something had happened. Now we know ninety days ahead, and so does the vendor.",
  person: "Jordan Example",
  role: "office manager, Example Builders Inc",
};
