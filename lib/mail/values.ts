/** Kinds of emails, as people read them. */
export const emailKindNames = {
  CONFIRM_EMAIL: "Email confirmation",
  RESET_PASSWORD: "Password reset",
  CHANGE_EMAIL: "Email change",
  ACCOUNT_EXISTS: "Account notice",
  SECURITY_NOTICE: "Security notice",
  DELETION_NOTICE: "Deletion notice",
  TEAM_INVITATION: "Team invitation",
  VENDOR_INVITATION: "Certificate request",
  EXPIRATION_REMINDER: "Expiration reminder",
  NEW_VENDOR: "New vendor notice",
  WEEKLY_REPORT: "Weekly report",
  SYSTEM_UPDATE: "System update",
  PLAN_WISH: "Plan request",
  VENDOR_MESSAGE: "Message from the platform",
  PLATFORM_REPORT: "Scheduled report",
  PLATFORM_NOTICE: "Platform notification",
} as const;

export const emailKinds = Object.keys(emailKindNames) as (keyof typeof emailKindNames)[];
