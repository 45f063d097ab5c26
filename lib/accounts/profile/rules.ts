import { type MailText, mailWords, own } from "@/lib/mail/rules";

/** To the new address: who opens its link and presses the button there has the mailbox. */
export function newEmailText(firstName: string, link: string): MailText {
  return {
    subject: mailWords("accounts.addressConfirmSubject", {}),
    body: mailWords("server.accounts.newEmailBody", { firstName, link: own(link) }),
  };
}

/** To the address that is being left, whose owner must learn of it. */
export function leavingEmailText(firstName: string, newEmail: string, settingsLink: string): MailText {
  return {
    subject: mailWords("accounts.addressChangingSubject", {}),
    body: mailWords("server.accounts.leavingEmailBody", { firstName, newEmail: own(newEmail), settingsLink: own(settingsLink) }),
  };
}

/** To the address that was left, once it has no part in the account any more. */
export function leftEmailText(firstName: string, newEmail: string): MailText {
  return {
    subject: mailWords("accounts.addressChangedSubject", {}),
    body: mailWords("server.accounts.leftEmailBody", { firstName, newEmail: own(newEmail) }),
  };
}
