import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { localeNow } from "@/messages/say";

/** Days in which a deletion can be taken back. */
export const graceDays = 30;
/** Ended sign-ins, used links and old invitations are deleted after this many days (specification, section 9). */
export const deletionDays = 90;

/** What was typed to confirm it, compared as a person would. */
export function isTypedRight(typed: string, expected: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(expected);
}

const day = (at: Date, timeZone: string) => at.toLocaleDateString(localeNow(), { dateStyle: "long", timeZone });

type Notice = { firstName: string; dueAt: Date; timeZone: string; link: string };

export function accountDeletionText({ firstName, dueAt, timeZone, link }: Notice): MailText {
  return {
    subject: mailWords("companies.accountDeletionSubject", {}),
    body: mailWords("server.companies.accountDeletionBody", { firstName, dueAt: day(dueAt, timeZone), link: own(link) }),
  };
}

export function companyDeletionText({ firstName, dueAt, timeZone, link }: Notice, company: string, by: string): MailText {
  return {
    subject: mailWords("server.companies.companyDeletionSubject", { company }),
    body: mailWords("server.companies.companyDeletionBody", { firstName, by, company, dueAt: day(dueAt, timeZone), link: own(link) }),
  };
}

export function companyKeptText(firstName: string, company: string, by: string): MailText {
  return {
    subject: mailWords("server.companies.companyKeptSubject", { company }),
    body: mailWords("server.companies.companyKeptBody", { firstName, by, company }),
  };
}
