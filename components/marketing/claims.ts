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
