import { writtenDate } from "@/lib/infra/dates-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import { localeNow, type PlainKey } from "@/messages/say";

type Reader = { firstName: string; appUrl: string };

/** Every such email says how to end it. */
const end = (appUrl: string) =>
  own(mailWords("server.mail.changeTheseEmails", { link: own(`${appUrl}/admin/settings?tab=notifications`) }));

const number = (value: number) => value.toLocaleString(localeNow());

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
  const { name, email, company } = user;
  const facts = { firstName, name, email: own(email), company, link: own(`${appUrl}/admin/users`), end: end(appUrl) };
  return {
    subject: mailWords("server.mail.newUserSubject", { name }),
    body: user.isFirst ? mailWords("server.mail.signedUpBody", facts) : mailWords("server.mail.joinedBody", facts),
  };
}

export type ExpiringCompany = { company: string; documents: number; vendors: number };

/** An email with more companies than these goes unread. */
const listedCompanies = 20;

export function expiringText({ firstName, appUrl }: Reader, companies: readonly ExpiringCompany[], days: number): MailText {
  const documents = companies.reduce((sum, company) => sum + company.documents, 0);
  const list: Sentence[] = companies.slice(0, listedCompanies).map(({ company, documents, vendors }) =>
    mailWords("server.mail.expiringLine", {
      company,
      documents: coded("server.mail.countDocuments", { count: documents }),
      vendors: coded("server.mail.countVendors", { count: vendors }),
    }),
  );
  if (companies.length > listedCompanies)
    list.push(
      coded("server.mail.andCountedMore", { counted: coded("server.mail.countCompanies", { count: companies.length - listedCompanies }) }),
    );
  const total = mailWords("server.mail.expiringTotal", {
    counted: coded("server.mail.countDocumentsExpire", { count: documents }),
    days,
  });
  return {
    subject: total,
    body: mailWords("server.mail.expiringBody", {
      ...{ firstName, total: own(total), companies: coded("server.mail.countCompanies", { count: companies.length }) },
      ...{ list: joined("\n", list), link: own(`${appUrl}/admin/companies`), end: end(appUrl) },
    }),
  };
}

const priorityNames = { HIGH: "server.mail.high", MEDIUM: "server.mail.medium", LOW: "server.mail.low" } as const satisfies Record<
  string,
  PlainKey
>;

export type FoundProblem = { check: string; priority: string; title: Sentence; message: Sentence; fix: Sentence; since: string };

export function problemText({ firstName, appUrl }: Reader, { priority, title, message, fix }: FoundProblem): MailText {
  const urgency = priority in priorityNames ? coded(priorityNames[priority as keyof typeof priorityNames]) : own(priority);
  return {
    subject: mailWords("server.mail.problemSubject", { title: own(title) }),
    body: mailWords("server.mail.problemBody", {
      firstName,
      title: own(title),
      message: own(message),
      urgency,
      fix: own(fix),
      link: own(`${appUrl}/admin/operations`),
      end: end(appUrl),
    }),
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

/** The platform's current state. */
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

const figureNames: Record<keyof Figures, PlainKey> = {
  newUsers: "server.mail.newUsers",
  newCompanies: "server.mail.newCompanies",
  activeUsers: "server.mail.activeUsers",
  documentsAdded: "server.mail.documentsAdded",
  documentsRead: "server.mail.documentsRead",
};
const figureKeys = Object.keys(figureNames) as (keyof Figures)[];

const totalsLines = (totals: Totals) =>
  joined("\n", [
    coded("server.mail.totalUsers", { count: totals.users }),
    coded("server.mail.totalCompanies", { count: totals.companies }),
    coded("server.mail.totalDocuments", { count: totals.documents }),
    coded("server.mail.totalVendors", { count: totals.vendors }),
    coded("server.mail.totalCompliant", { count: totals.compliant }),
    coded("server.mail.totalExpiringSoon", { count: totals.expiringSoon }),
    coded("server.mail.totalExpired", { count: totals.expired }),
    coded("server.mail.totalNonCompliant", { count: totals.nonCompliant }),
    coded("server.mail.totalUnderReview", { count: totals.underReview }),
    coded("server.mail.totalNoDocuments", { count: totals.noDocuments }),
  ]);

export function dailyText({ firstName, appUrl }: Reader, day: string, figures: Figures, totals: Totals): MailText {
  const lines = figureKeys.map((key) => joined(":", [coded(figureNames[key]), number(figures[key])]));
  const date = writtenDate(day);
  return {
    subject: mailWords("server.mail.dailySubject", { date }),
    body: mailWords("server.mail.dailyBody", {
      firstName,
      date,
      lines: joined("\n", lines),
      totals: totalsLines(totals),
      link: own(`${appUrl}/admin`),
      end: end(appUrl),
    }),
  };
}

export type Week = { first: string; last: string; figures: Figures; before: Figures };

export function weeklyText({ firstName, appUrl }: Reader, { first, last, figures, before }: Week, totals: Totals): MailText {
  const lines = figureKeys.map((key) =>
    coded("server.mail.figureAndBefore", { name: coded(figureNames[key]), now: number(figures[key]), before: number(before[key]) }),
  );
  const dates = coded("server.mail.firstToLast", { first: { day: first }, last: { day: last } });
  return {
    subject: mailWords("server.mail.weeklySubject", { dates }),
    body: mailWords("server.mail.weeklyBody", {
      firstName,
      dates,
      lines: joined("\n", lines),
      totals: totalsLines(totals),
      link: own(`${appUrl}/admin`),
      end: end(appUrl),
    }),
  };
}
