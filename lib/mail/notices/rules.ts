import { type MailText, own, signature, words } from "@/lib/mail/rules";

/** What members can ask to be told; the names are those of their preferences. */
export type Wish = "expirationReminders" | "weeklyReports" | "newVendorAlerts" | "systemUpdates";

type Reader = { firstName: string; company: string; appUrl: string };

/** Every such mail says how to end it. */
const end = (appUrl: string) => own(`\n\nYou choose what you are told: ${appUrl}/settings?tab=notifications${signature}`);

export function newVendorText({ firstName, company, appUrl }: Reader, vendor: { id: string; name: string }, who: string): MailText {
  return {
    subject: words`New vendor: ${vendor.name}`,
    body: words`Hello ${firstName},\n\n${who} added ${vendor.name} to the vendors of ${company}:\n\n${own(`${appUrl}/vendors/${vendor.id}`)}${end(appUrl)}`,
  };
}

export function remindedText({ firstName, company, appUrl }: Reader, vendors: readonly string[], waiting: number): MailText {
  const count = vendors.length === 1 ? "1 vendor" : `${vendors.length} vendors`;
  const list = vendors.map((name) => words`- ${name}`).join("\n");
  const later = waiting > 0 ? `\n\nToday's limit of reminders is reached. ${waiting} more will go out tomorrow.` : "";
  return {
    subject: words`${count} of ${company} reminded of insurance that ends`,
    body: words`Hello ${firstName},\n\nreminders went out to ${count}:\n\n${own(list)}${own(later)}\n\nWhat ends when: ${own(`${appUrl}/dashboard`)}${end(appUrl)}`,
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
    `Vendors: ${week.total}`,
    `Compliant: ${week.compliant}`,
    `Expiring soon: ${week.expiringSoon}`,
    `Expired: ${week.expired}`,
    `Not compliant: ${week.nonCompliant}`,
    `Under review: ${week.underReview}`,
    `No documents: ${week.noDocuments}`,
  ];
  return {
    subject: words`${company}: this week's certificates`,
    body: words`Hello ${firstName},\n\nhow the vendors of ${company} stand this morning:\n\n${own(lines.join("\n"))}\n\n${own(`${appUrl}/dashboard`)}${end(appUrl)}`,
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
  if (!text) throw new Error("Below the subject there must be a text.");
  return { subject, text };
}

export function newsText({ firstName, appUrl }: Omit<Reader, "company">, { subject, text }: News): MailText {
  return { subject, body: words`Hello ${firstName},\n\n${own(text)}${end(appUrl)}` };
}
