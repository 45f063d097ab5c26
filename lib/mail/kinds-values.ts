import type { MailKind } from "@/generated/prisma/client";

/** Who reads an email. A member is anyone with an account here, or who is offered one. */
export const readers = ["vendor", "agent", "agency", "member"] as const;
export type Reader = (typeof readers)[number];

/**
 * What is decided about a kind of email: who reads it, and whether we write it by ourselves. What goes by itself to someone outside of
 * the company waits until the company's admin has started reminders; what a person sends never does.
 */
export type Decided = { reader: Reader; isByItself: boolean };

/** `aboutVendor`: with a vendor's id; `other`: without. null: there is none. */
type KindRule = { aboutVendor: Decided | null; other: Decided | null };

const toMember: Decided = { reader: "member", isByItself: true };
const forMembers: KindRule = { aboutVendor: null, other: toMember };
const byItself = (other: Decided | null = null): KindRule => ({ aboutVendor: { reader: "vendor", isByItself: true }, other });
const byPerson: KindRule = { aboutVendor: { reader: "vendor", isByItself: false }, other: null };

/** Every kind of email. A new one does not build before it is decided here. */
export const kindRules: Readonly<Record<MailKind, KindRule>> = {
  // The sweep writes these. Members get notices of the same kind.
  EXPIRATION_REMINDER: byItself(toMember),
  FOLLOW_UP: byItself(toMember),
  COMPLETED_OPERATIONS: byItself(),
  DOCUMENT_REMINDER: byItself(),
  // No person presses Send for an answer to an email, nor for a decision about an exception.
  INBOUND_ANSWER: byItself(),
  EXCEPTION_ANSWER: byItself(),
  // A member or a platform admin wrote it, or pressed Send.
  VENDOR_INVITATION: byPerson,
  COMPANY_MESSAGE: byPerson,
  VENDOR_MESSAGE: byPerson,
  // The vendor pressed Send to My Agent; a member asked the agency.
  AGENT_REQUEST: { aboutVendor: { reader: "agent", isByItself: false }, other: { reader: "agency", isByItself: false } },
  CONFIRM_EMAIL: forMembers,
  RESET_PASSWORD: forMembers,
  CHANGE_EMAIL: forMembers,
  ACCOUNT_EXISTS: forMembers,
  SECURITY_NOTICE: forMembers,
  DELETION_NOTICE: forMembers,
  TEAM_INVITATION: forMembers,
  NEW_VENDOR: forMembers,
  WEEKLY_REPORT: forMembers,
  SYSTEM_UPDATE: forMembers,
  PLAN_WISH: forMembers,
  EXCEPTION_NOTICE: forMembers,
  VENDOR_NEWS: forMembers,
  BILLING_NOTICE: forMembers,
  WEBHOOK_NOTICE: forMembers,
  CONNECTION_NOTICE: forMembers,
  PLATFORM_REPORT: forMembers,
  PLATFORM_NOTICE: forMembers,
};
