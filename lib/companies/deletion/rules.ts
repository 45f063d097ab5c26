import { type MailText, own, signature, words } from "@/lib/mail/rules";

/** Days in which a deletion can be taken back. */
export const graceDays = 30;
/** Ended sign-ins, used links and old invitations are deleted after this many days (specification, section 9). */
export const deletionDays = 90;

/** What was typed to confirm it, compared as a person would. */
export function isTypedRight(typed: string, expected: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(expected);
}

const day = (at: Date, timeZone: string) => at.toLocaleDateString("en-US", { dateStyle: "long", timeZone });

type Notice = { firstName: string; dueAt: Date; timeZone: string; link: string };

export function accountDeletionText({ firstName, dueAt, timeZone, link }: Notice): MailText {
  return {
    subject: "Your account will be deleted",
    body: words`Hello ${firstName},\n\nyour account will be deleted on ${day(dueAt, timeZone)}, as it was asked for a moment ago. Until then you can use it as before, and keep it:\n\n${own(link)}\n\nIf it was not you, keep the account and change your password.${signature}`,
  };
}

export function companyDeletionText({ firstName, dueAt, timeZone, link }: Notice, company: string, by: string): MailText {
  return {
    subject: words`${company} will be deleted from Coverkeep`,
    body: words`Hello ${firstName},\n\n${by} asked to delete ${company}. On ${day(dueAt, timeZone)} all its vendors, projects, certificates, mails and accounts are removed, and nobody can bring them back. Until then everything works as before.\n\nAn admin of the company can keep it, or take its data along, here:\n\n${own(link)}${signature}`,
  };
}

export function companyKeptText(firstName: string, company: string, by: string): MailText {
  return {
    subject: words`${company} will not be deleted`,
    body: words`Hello ${firstName},\n\n${by} decided to keep ${company}. Nothing was deleted.${signature}`,
  };
}
