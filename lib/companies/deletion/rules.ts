import { type MailText, own, productName, signature, words } from "@/lib/mail/rules";
import { say } from "@/messages/say";

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
    subject: say("companies.yourAccountWillBeDeleted"),
    body: words`Hi ${firstName},\n\nYou asked us to delete your account. We will delete it on ${day(dueAt, timeZone)}. You can keep using it until then, or cancel the deletion here:\n\n${own(link)}\n\nIf this was not you, cancel the deletion and change your password.${signature}`,
  };
}

export function companyDeletionText({ firstName, dueAt, timeZone, link }: Notice, company: string, by: string): MailText {
  return {
    subject: words`${company} will be deleted from ${productName}`,
    body: words`Hi ${firstName},\n\n${by} asked to delete ${company}. On ${day(dueAt, timeZone)} we will permanently delete all its vendors, projects, certificates, emails and accounts. Everything works as before until then.\n\nA company admin can cancel the deletion or export the data here:\n\n${own(link)}${signature}`,
  };
}

export function companyKeptText(firstName: string, company: string, by: string): MailText {
  return {
    subject: words`${company} will not be deleted`,
    body: words`Hi ${firstName},\n\n${by} canceled the deletion of ${company}. Nothing was deleted.${signature}`,
  };
}
