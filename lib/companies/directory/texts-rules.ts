import { type MailText, mailWords, own } from "@/lib/mail/rules";

/** To someone for whom the firm's directory made an account that needs a password. */
export function accountMadeText(firstName: string, company: string, link: string): MailText {
  return {
    subject: mailWords("server.signOn.accountMadeSubject", { company }),
    body: mailWords("server.signOn.accountMadeBody", { firstName, company, link: own(link) }),
  };
}
