/** What the public pages state as fact, in one place; what the software itself does is stated from the rules that make it do so. */

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
