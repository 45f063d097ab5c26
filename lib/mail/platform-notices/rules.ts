import { writtenDate } from "@/lib/infra/dates/rules";
import { type MailText, own, productName, signature, words } from "@/lib/mail/rules";
import { say, textsOf } from "@/messages/say";

type Reader = { firstName: string; appUrl: string };

/** Every such email says how to end it. */
const end = (appUrl: string) => own(`${say("server.mail.changeTheseEmailsAppurlAdmin", { appUrl, signature })}`);

const number = (value: number) => value.toLocaleString("en-US");
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

/** What an email is about, so that each admin gets it once. The setting that turns it on comes first. */
export const occasions = {
  newUser: (id: string) => `newUsers:${id}`,
  problem: (check: string, since: Date | string) => `${problemStart(check)}${new Date(since).toISOString()}`,
  expiring: (day: string) => `expiringDocuments:${day}`,
  daily: (day: string) => `dailyReports:${day}`,
  weekly: (monday: string) => `weeklySummary:${monday}`,
};

export const problemStart = (check: string) => `systemAlerts:${check}:`;

/** The check and the beginning of the problem that an occasion is about. */
export function problemOf(occasion: string): { check: string; since: Date } | null {
  const [, check, since] = /^systemAlerts:([^:]+):(.+)$/.exec(occasion) ?? [];
  return check && since ? { check, since: new Date(since) } : null;
}

export type NewUser = { name: string; email: string; company: string; isFirst: boolean };

export function newUserText({ firstName, appUrl }: Reader, user: NewUser): MailText {
  const how = user.isFirst ? words`signed up for ${productName}` : words`joined ${user.company} on ${productName}`;
  return {
    subject: words`New user: ${user.name}`,
    body: words`Hi ${firstName},\n\n${user.name} ${own(how)}.\n\nEmail: ${own(user.email)}\nCompany: ${user.company}\n\nSee all users: ${own(`${appUrl}/admin/users`)}${end(appUrl)}`,
  };
}

export type ExpiringCompany = { company: string; documents: number; vendors: number };

/** More companies than these make an email that nobody reads. */
const listedCompanies = 20;

export function expiringText({ firstName, appUrl }: Reader, companies: readonly ExpiringCompany[], days: number): MailText {
  const documents = companies.reduce((sum, company) => sum + company.documents, 0);
  const list = companies
    .slice(0, listedCompanies)
    .map(
      (one) => words`- ${one.company}: ${counted(one.documents, "document", "documents")} of ${counted(one.vendors, "vendor", "vendors")}`,
    );
  if (companies.length > listedCompanies)
    list.push(
      say("server.mail.andCountedMore", { counted: say("server.mail.countCompanies", { count: companies.length - listedCompanies }) }),
    );
  const total = say("server.mail.countedInTheNextDays", { counted: say("server.mail.countDocumentsExpire", { count: documents }), days });
  return {
    subject: total,
    body: words`Hi ${firstName},\n\n${total}, at ${counted(companies.length, "company", "companies")}:\n\n${own(list.join("\n"))}\n\nSee all companies: ${own(`${appUrl}/admin/companies`)}${end(appUrl)}`,
  };
}

export type FoundProblem = { check: string; priority: string; title: string; message: string; fix: string; since: string };

export function problemText({ firstName, appUrl }: Reader, { priority, title, message, fix }: FoundProblem): MailText {
  const urgency = `${priority.slice(0, 1)}${priority.slice(1).toLowerCase()}`;
  return {
    subject: words`Problem: ${own(title)}`,
    body: words`Hi ${firstName},\n\nA check of ${productName} found a problem.\n\nProblem: ${own(title)}\nDetails: ${own(message)}\nPriority: ${urgency}\nHow to fix it: ${own(fix)}\n\nSee all problems: ${own(`${appUrl}/admin/operations`)}${end(appUrl)}`,
  };
}

/** What happened within a time. */
export type Figures = {
  newUsers: number;
  newCompanies: number;
  activeUsers: number;
  documentsAdded: number;
  documentsRead: number;
};

/** How the platform stands now. */
export type Totals = {
  users: number;
  companies: number;
  documents: number;
  vendors: number;
  compliant: number;
  expiringSoon: number;
  expired: number;
  nonCompliant: number;
  underReview: number;
  noDocuments: number;
};

const figureNames: Record<keyof Figures, string> = textsOf({
  newUsers: "server.mail.newUsers",
  newCompanies: "server.mail.newCompanies",
  activeUsers: "server.mail.activeUsers",
  documentsAdded: "server.mail.documentsAdded",
  documentsRead: "server.mail.documentsRead",
});
const figureKeys = Object.keys(figureNames) as (keyof Figures)[];

const totalsLines = (totals: Totals) =>
  [
    `Users: ${number(totals.users)}`,
    `Companies: ${number(totals.companies)}`,
    `Documents: ${number(totals.documents)}`,
    `Active vendors: ${number(totals.vendors)}`,
    `Compliant: ${number(totals.compliant)}`,
    `Expiring soon: ${number(totals.expiringSoon)}`,
    `Expired: ${number(totals.expired)}`,
    `Not compliant: ${number(totals.nonCompliant)}`,
    `Under review: ${number(totals.underReview)}`,
    `No documents: ${number(totals.noDocuments)}`,
  ].join("\n");

export function dailyText({ firstName, appUrl }: Reader, day: string, figures: Figures, totals: Totals): MailText {
  const lines = figureKeys.map((key) => `${figureNames[key]}: ${number(figures[key])}`).join("\n");
  const date = writtenDate(day);
  return {
    subject: words`Daily report for ${date}`,
    body: words`Hi ${firstName},\n\nHere are the figures of ${productName} for ${date}:\n\n${own(lines)}\n\nToday's totals:\n\n${own(totalsLines(totals))}\n\nSee the dashboard: ${own(`${appUrl}/admin`)}${end(appUrl)}`,
  };
}

export type Week = { first: string; last: string; figures: Figures; before: Figures };

export function weeklyText({ firstName, appUrl }: Reader, { first, last, figures, before }: Week, totals: Totals): MailText {
  const lines = figureKeys.map((key) => `${figureNames[key]}: ${number(figures[key])} (week before: ${number(before[key])})`).join("\n");
  const dates = `${writtenDate(first)} to ${writtenDate(last)}`;
  return {
    subject: words`Weekly summary: ${dates}`,
    body: words`Hi ${firstName},\n\nHere are the figures of ${productName} for ${dates}:\n\n${own(lines)}\n\nToday's totals:\n\n${own(totalsLines(totals))}\n\nSee the dashboard: ${own(`${appUrl}/admin`)}${end(appUrl)}`,
  };
}
