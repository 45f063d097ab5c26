import { maximumFileBytes } from "@/lib/documents/values";
import { largeSize } from "@/lib/infra/figures-rules";
import { say } from "@/messages/say";

/** What the public pages state as fact, in one place; what the software itself does is stated from the rules that make it do so. */

export const backupDays = 30;
export const priceNoticeDays = 30;
export const cancellationHours = 24;
export const minimumAge = 18;
export const liabilityMonths = 12;
export const largestFile = () => largeSize(maximumFileBytes);
export const fileKinds = () => say("marketing.fileKinds");

export const supportEmail = "support@coverkeep.example";
export const supportReply = () => say("marketing.within24Hours");
export const privacyReply = () => say("marketing.privacyReplyTime");
export const termsReply = () => say("marketing.within2448Hours");
