import { type MailText, signature } from "@/lib/mail/rules";

/** What members can ask to be told; the names are those of their preferences. */
export type Wish = "expirationReminders" | "weeklyReports" | "newVendorAlerts";

type Reader = { firstName: string; company: string; appUrl: string };

/** Every such mail says how to end it. */
const end = (appUrl: string) => `\n\nYou choose what you are told: ${appUrl}/settings?tab=notifications${signature}`;

export function newVendorText({ firstName, company, appUrl }: Reader, vendor: { id: string; name: string }, who: string): MailText {
  return {
    subject: `New vendor: ${vendor.name}`,
    body: `Hello ${firstName},\n\n${who} added ${vendor.name} to the vendors of ${company}:\n\n${appUrl}/vendors/${vendor.id}${end(appUrl)}`,
  };
}

export function remindedText({ firstName, company, appUrl }: Reader, vendors: readonly string[]): MailText {
  const count = vendors.length === 1 ? "1 vendor" : `${vendors.length} vendors`;
  const list = vendors.map((name) => `- ${name}`).join("\n");
  return {
    subject: `${count} of ${company} reminded of insurance that ends`,
    body: `Hello ${firstName},\n\nreminders went out to ${count}:\n\n${list}\n\nWhat ends when: ${appUrl}/dashboard${end(appUrl)}`,
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
    subject: `${company}: this week's certificates`,
    body: `Hello ${firstName},\n\nhow the vendors of ${company} stand this morning:\n\n${lines.join("\n")}\n\n${appUrl}/dashboard${end(appUrl)}`,
  };
}
