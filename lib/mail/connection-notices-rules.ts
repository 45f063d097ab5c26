import { type MailText, mailWords, own } from "@/lib/mail/rules";

type Paused = { firstName: string; system: string; appUrl: string; reason: string };

/** To the company's admins: a connection is paused. */
export function connectionPausedText({ firstName, system, appUrl, reason }: Paused): MailText {
  const link = own(`${appUrl}/settings?tab=connections`);
  return {
    subject: mailWords("server.mail.connectionPausedSubject", { system: own(system) }),
    body: mailWords("server.mail.connectionPausedBody", { firstName, system: own(system), reason, link }),
  };
}
