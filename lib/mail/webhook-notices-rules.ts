import { type MailText, mailWords, own } from "@/lib/mail/rules";

type WebhookOff = {
  firstName: string;
  host: string;
  appUrl: string /** Who turned it off; null: it answered that it is gone. */;
  person: string | null;
};

/** To the company's admins: a webhook is off, and its events wait. */
export function webhookOffText({ firstName, host, appUrl, person }: WebhookOff): MailText {
  const about = { firstName, host: own(host), link: own(`${appUrl}/settings?tab=webhooks`) };
  return {
    subject: mailWords("server.mail.webhookOffSubject", { host: own(host) }),
    body: person ? mailWords("server.mail.webhookOffByHandBody", { ...about, person }) : mailWords("server.mail.webhookOffBody", about),
  };
}
