import { invitationDays, roleNames } from "@/lib/companies/team/values";
import { coded } from "@/lib/infra/sentences-rules";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import type { CompanyRole } from "@/lib/tenancy/schema";

/** Asked before an open invitation gets another role. */
export const alreadyInvited = (email: string, was: CompanyRole, role: CompanyRole) =>
  coded("companies.emailIsAlreadyInvitedAs", { email, roleNames: coded(roleNames[was]), roleNames2: coded(roleNames[role]) });

/** The addresses in a typed or pasted text, also of the form "Ann <ann@firm.com>". Each once. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/[\n,;]/).flatMap((part) => {
    const start = part.lastIndexOf("<");
    const end = part.indexOf(">", start);
    return start >= 0 && end > start ? [part.slice(start + 1, end)] : part.split(/\s/);
  });
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

type Access = { role: CompanyRole; active: boolean };
const reach: Record<CompanyRole, number> = { VIEWER: 1, MANAGER: 2, ADMIN: 3 };

/** Whether a member may do more than before: comes back, or has a role that allows more. */
export const givesAccess = (before: Access, after: Access) => (after.active && !before.active) || reach[after.role] > reach[before.role];

/** An address as the log may keep it when the invitation is gone: "m…@firm.com". */
export const maskedAddress = (email: string) => email.replace(/^(.)[^@]*/su, "$1…");

export function invitationText(company: string, inviter: string, role: CompanyRole, link: string): MailText {
  return {
    subject: mailWords("server.companies.invitationSubject", { inviter, company }),
    body: mailWords("server.companies.invitationBody", {
      inviter,
      company,
      role: coded(roleNames[role]),
      link: own(link),
      invitationDays,
    }),
  };
}

/** To an address that has an account already: one account belongs to one company. */
export function invitedElsewhereText(company: string, inviter: string): MailText {
  return {
    subject: mailWords("server.companies.invitedElsewhereSubject", { inviter, company }),
    body: mailWords("server.companies.invitedElsewhereBody", { inviter, company }),
  };
}
