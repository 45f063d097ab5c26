import { type MailText, own, signature, words } from "@/lib/mail/rules";

/** To the new address: who opens its link and presses the button there has the mailbox. */
export function newEmailText(firstName: string, link: string): MailText {
  return {
    subject: "Confirm your new email address",
    body: words`Hello ${firstName},\n\nplease confirm that this is your new email address:\n\n${own(link)}\n\nThe link works once, for 3 days. Until then you sign in with the address you had. If you did not ask for this, ignore this message.${signature}`,
  };
}

/** To the address that is being left, whose owner must learn of it. */
export function leavingEmailText(firstName: string, newEmail: string, settingsLink: string): MailText {
  return {
    subject: "Your email address is about to change",
    body: words`Hello ${firstName},\n\nsomebody, probably you, asked to change the email address of your account to ${own(newEmail)}. It changes once that address is confirmed.\n\nIf it was not you, take it back under Personal Profile and change your password:\n\n${own(settingsLink)}${signature}`,
  };
}

/** To the address that was left, once it has no part in the account any more. */
export function leftEmailText(firstName: string, newEmail: string): MailText {
  return {
    subject: "Your email address was changed",
    body: words`Hello ${firstName},\n\nthe email address of your account is ${own(newEmail)} now. You sign in with it, and mails go there.\n\nIf it was not you, tell an admin of your company, or our support, at once.${signature}`,
  };
}
