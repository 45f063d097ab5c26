import { type MailText, own, signature, words } from "@/lib/mail/rules";
import { say } from "@/messages/say";

/** To the new address: who opens its link and presses the button there has the mailbox. */
export function newEmailText(firstName: string, link: string): MailText {
  return {
    subject: say("accounts.confirmYourNewEmailAddress"),
    body: words`Hi ${firstName},\n\nPlease confirm your new email address:\n\n${own(link)}\n\nThe link works once and expires in 3 days. Until you confirm it, sign in with your current address. If you did not ask for this, ignore this email.${signature}`,
  };
}

/** To the address that is being left, whose owner must learn of it. */
export function leavingEmailText(firstName: string, newEmail: string, settingsLink: string): MailText {
  return {
    subject: say("accounts.yourEmailAddressIsAbout"),
    body: words`Hi ${firstName},\n\nSomeone asked to change the email address of your account to ${own(newEmail)}. It changes after that address is confirmed.\n\nIf this was not you, keep your current address under Personal Profile and change your password:\n\n${own(settingsLink)}${signature}`,
  };
}

/** To the address that was left, once it has no part in the account any more. */
export function leftEmailText(firstName: string, newEmail: string): MailText {
  return {
    subject: say("accounts.yourEmailAddressWasChanged"),
    body: words`Hi ${firstName},\n\nYour account now uses the email address ${own(newEmail)}. Sign in with that address from now on.\n\nIf this was not you, contact a company admin or our support right away.${signature}`,
  };
}
