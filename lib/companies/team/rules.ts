import { type MailText, own, signature, words } from "@/lib/mail/rules";
import type { CompanyRole } from "@/lib/tenancy/schema";

export const invitationDays = 7;

export const roleNames: Record<CompanyRole, string> = { ADMIN: "Admin", MANAGER: "Manager", VIEWER: "Viewer" };

/** What each role may do, as people choosing one read it. */
export const roleMeanings: Record<CompanyRole, string> = {
  ADMIN: "Everything, including team, settings and plan",
  MANAGER: "Vendors, documents and projects; no team or settings",
  VIEWER: "Sees everything, changes nothing",
};

type Access = { role: CompanyRole; active: boolean };
const reach: Record<CompanyRole, number> = { VIEWER: 1, MANAGER: 2, ADMIN: 3 };

/** Whether a member may do more than before: comes back, or has a role that allows more. */
export const givesAccess = (before: Access, after: Access) => (after.active && !before.active) || reach[after.role] > reach[before.role];

/** An address as the log may keep it when the invitation is gone: "m…@firm.com". */
export const maskedAddress = (email: string) => email.replace(/^(.)[^@]*/su, "$1…");

export function invitationText(company: string, inviter: string, role: CompanyRole, link: string): MailText {
  return {
    subject: words`${inviter} invites you to ${company} on Coverkeep`,
    body: words`Hello,\n\n${inviter} invites you to join ${company} on Coverkeep as ${roleNames[role]}. ${company} keeps its vendors' insurance certificates there.\n\nChoose your name and password here:\n\n${own(link)}\n\nThe link works once, for ${invitationDays} days. If you do not know ${company}, ignore this message.${signature}`,
  };
}

/** To an address that has an account already: one account belongs to one company. */
export function invitedElsewhereText(company: string, inviter: string): MailText {
  return {
    subject: words`${inviter} invites you to ${company} on Coverkeep`,
    body: words`Hello,\n\n${inviter} invites you to join ${company} on Coverkeep. This address has an account in another company already, and an account belongs to one company.\n\nPlease ask ${inviter} to invite you under another address of yours.${signature}`,
  };
}
