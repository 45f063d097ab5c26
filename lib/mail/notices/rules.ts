import { type MailText, own, signature, words } from "@/lib/mail/rules";
import { say } from "@/messages/say";

/** What members can ask to be told; the names are those of their preferences. */
export type Wish = "expirationReminders" | "weeklyReports" | "newVendorAlerts" | "systemUpdates";

type Reader = { firstName: string; company: string; appUrl: string };

/** Every such mail says how to end it. */
const end = (appUrl: string) => own(`${say("server.mail.changeYourNotificationsAppurlSettings", { appUrl, signature })}`);

/** More names than these make an email that nobody reads. */
const listedVendors = 20;

/** About one new vendor, or about all that were added within a few minutes. */
export function newVendorsText(
  { firstName, company, appUrl }: Reader,
  vendors: readonly { id: string; name: string; addedBy: string | null }[],
): MailText {
  const [first] = vendors;
  if (first && vendors.length === 1) {
    return {
      subject: words`New vendor: ${first.name}`,
      body: words`Hi ${firstName},\n\n${first.addedBy ?? "Someone"} added ${first.name} as a vendor for ${company}:\n\n${own(`${appUrl}/vendors/${first.id}`)}${end(appUrl)}`,
    };
  }
  const count = vendors.length.toLocaleString("en-US");
  const people = [...new Set(vendors.map(({ addedBy }) => addedBy ?? say("server.mail.someone")))];
  const who = people.length === 1 ? (people[0] ?? "") : say("server.mail.yourTeammates");
  const list = vendors.slice(0, listedVendors).map(({ name }) => words`- ${name}`);
  if (vendors.length > listedVendors)
    list.push(say("server.mail.andTolocalestringMore", { toLocaleString: (vendors.length - listedVendors).toLocaleString("en-US") }));
  return {
    subject: words`${count} new vendors`,
    body: words`Hi ${firstName},\n\n${who} added ${count} vendors for ${company}:\n\n${own(list.join("\n"))}\n\nSee all vendors: ${own(`${appUrl}/vendors`)}${end(appUrl)}`,
  };
}

export function remindedText({ firstName, company, appUrl }: Reader, vendors: readonly string[], waiting: number): MailText {
  const count = vendors.length === 1 ? "1 vendor" : `${vendors.length} vendors`;
  const list = vendors.map((name) => words`- ${name}`).join("\n");
  const later = waiting > 0 ? `${say("server.mail.youReachedTodaysLimitFor", { waiting })}` : "";
  return {
    subject: words`${company}: reminders sent to ${count}`,
    body: words`Hi ${firstName},\n\nWe sent expiration reminders to ${count}:\n\n${own(list)}${own(later)}\n\nSee upcoming expirations: ${own(`${appUrl}/dashboard`)}${end(appUrl)}`,
  };
}

export type WeekFigures = {
  total: number;
  compliant: number;
  expiringSoon: number;
  expired: number;
  nonCompliant: number;
  underReview: number;
  noDocuments: number;
};

export function weeklyReportText({ firstName, company, appUrl }: Reader, week: WeekFigures): MailText {
  const lines = [
    say("server.mail.vendorsTotal", { total: week.total }),
    say("server.mail.compliantCompliant", { compliant: week.compliant }),
    say("server.mail.expiringSoonExpiringsoon", { expiringSoon: week.expiringSoon }),
    say("server.mail.expiredExpired", { expired: week.expired }),
    say("server.mail.notCompliantNoncompliant", { nonCompliant: week.nonCompliant }),
    say("server.mail.underReviewUnderreview", { underReview: week.underReview }),
    say("server.mail.noDocumentsNodocuments", { noDocuments: week.noDocuments }),
  ];
  return {
    subject: words`${company}: weekly vendor summary`,
    body: words`Hi ${firstName},\n\nHere is this week's vendor summary for ${company}:\n\n${own(lines.join("\n"))}\n\n${own(`${appUrl}/dashboard`)}${end(appUrl)}`,
  };
}

export type News = { subject: string; text: string };

const longestSubject = 150;

/** What the operator wrote: the subject on the first line, the text below. Throws a sentence that says what is missing. */
export function readNews(file: string): News {
  const [first = "", ...rest] = file.replace(/^\uFEFF/, "").split(/\r?\n/);
  const [subject, text] = [first.trim(), rest.join("\n").trim()];
  if (!subject) throw new Error("The first line must be the subject.");
  if (subject.length > longestSubject) throw new Error(`The subject on the first line must have at most ${longestSubject} characters.`);
  if (!text) throw new Error("Add the text below the subject.");
  return { subject, text };
}

export function newsText({ firstName, appUrl }: Omit<Reader, "company">, { subject, text }: News): MailText {
  return { subject, body: words`Hi ${firstName},\n\n${own(text)}${end(appUrl)}` };
}
