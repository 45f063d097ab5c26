import type { PlainKey } from "@/messages/say";

/** Kinds of emails, as people read them. */
export const emailKindNames = {
  CONFIRM_EMAIL: "mail.emailConfirmation",
  RESET_PASSWORD: "mail.passwordReset",
  CHANGE_EMAIL: "mail.emailChange",
  ACCOUNT_EXISTS: "mail.accountNotice",
  SECURITY_NOTICE: "mail.securityNotice",
  DELETION_NOTICE: "mail.deletionNotice",
  TEAM_INVITATION: "mail.teamInvitation",
  VENDOR_INVITATION: "mail.certificateRequest",
  EXPIRATION_REMINDER: "mail.expirationReminder",
  NEW_VENDOR: "mail.newVendorNotice",
  WEEKLY_REPORT: "mail.weeklyReport",
  SYSTEM_UPDATE: "mail.systemUpdate",
  PLAN_WISH: "mail.planRequest",
  VENDOR_MESSAGE: "mail.kindVendorMessage",
  COMPLETED_OPERATIONS: "mail.completedOperationsRequest",
  AGENT_REQUEST: "mail.agentRequest",
  VENDOR_NEWS: "mail.vendorNews",
  EXCEPTION_NOTICE: "mail.exceptionNotice",
  FOLLOW_UP: "mail.followUp",
  DOCUMENT_REMINDER: "mail.documentReminder",
  BILLING_NOTICE: "mail.billingNotice",
  COMPANY_MESSAGE: "mail.kindCompanyMessage",
  PLATFORM_REPORT: "mail.scheduledReport",
  PLATFORM_NOTICE: "mail.platformNotification",
  INBOUND_ANSWER: "mail.automaticAnswer",
  WEBHOOK_NOTICE: "mail.webhookNotice",
  CONNECTION_NOTICE: "mail.connectionNotice",
  EXCEPTION_ANSWER: "mail.exceptionAnswer",
} as const satisfies Record<string, PlainKey>;

export const emailKinds = Object.keys(emailKindNames) as (keyof typeof emailKindNames)[];

/** What became of an email. Skipped: it was not true any more. */
export const emailStatusNames = {
  QUEUED: "common.waiting",
  SENT: "common.sent",
  FAILED: "common.failed",
  BOUNCED: "common.bounced",
  SKIPPED: "mail.notSent",
} as const satisfies Record<string, PlainKey>;

export type EmailStatusName = keyof typeof emailStatusNames;
export const emailStatuses = ["QUEUED", "SENT", "FAILED", "BOUNCED", "SKIPPED"] as const satisfies EmailStatusName[];
