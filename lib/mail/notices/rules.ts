import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { plainName } from "@/lib/infra/text-rules";
import { type MailText, mailWords, own } from "@/lib/mail/rules";

/** What members can ask to be told; the names are those of their preferences. */
export type Wish = "expirationReminders" | "weeklyReports" | "newVendorAlerts" | "systemUpdates";

type Reader = { firstName: string; company: string; appUrl: string };

/** Every such email says how to end it. */
const end = (appUrl: string) =>
  own(mailWords("server.mail.changeYourNotifications", { link: own(`${appUrl}/settings?tab=notifications`) }));

/** An email with more names than these goes unread. */
const listedVendors = 20;

/** About one new vendor, or about all that were added within a few minutes. */
export function newVendorsText(
  { firstName, company, appUrl }: Reader,
  vendors: readonly { id: string; name: string; addedBy: string | null }[],
): MailText {
  const [first] = vendors;
  if (first && vendors.length === 1) {
    return {
      subject: mailWords("server.mail.newVendorsSubject", { name: first.name }),
      body: mailWords("server.mail.newVendorsBody", {
        firstName,
        addedBy: first.addedBy ?? coded("server.mail.someone"),
        name: first.name,
        company,
        link: own(`${appUrl}/vendors/${first.id}`),
        end: end(appUrl),
      }),
    };
  }
  const count = vendors.length;
  const people = new Set(vendors.map(({ addedBy }) => addedBy));
  const who = people.size === 1 ? (first?.addedBy ?? coded("server.mail.someone")) : coded("server.mail.yourTeammates");
  const list: Sentence[] = vendors.slice(0, listedVendors).map(({ name }) => `- ${plainName(name)}`);
  if (vendors.length > listedVendors) list.push(coded("server.mail.andCountMore", { count: vendors.length - listedVendors }));
  return {
    subject: mailWords("server.mail.newVendorsSubject2", { count }),
    body: mailWords("server.mail.newVendorsBody2", {
      firstName,
      who,
      count,
      company,
      list: joined("\n", list),
      link: own(`${appUrl}/vendors`),
      end: end(appUrl),
    }),
  };
}

export function remindedText({ firstName, company, appUrl }: Reader, vendors: readonly string[], waiting: number): MailText {
  const count = vendors.length;
  const list = vendors.map((name) => `- ${plainName(name)}`).join("\n");
  const later = joined("", waiting > 0 ? ["\n\n", coded("server.mail.remindersWaitingText", { waiting })] : []);
  return {
    subject: mailWords("server.mail.remindedSubject", { company, count }),
    body: mailWords("server.mail.remindedBody", {
      firstName,
      count,
      list: own(list),
      later,
      link: own(`${appUrl}/dashboard`),
      end: end(appUrl),
    }),
  };
}

export type WeekFigures = {
  total: number;
  compliant: number;
  expiringSoon: number;
  expired: number;
  nonCompliant: number;
  underReview: number;
  /** Of the compliant ones and of those that expire soon, how many rest on exceptions. */
  excepted: number;
  noDocuments: number;
};

export function weeklyReportText({ firstName, company, appUrl }: Reader, week: WeekFigures): MailText {
  const lines = [
    coded("server.mail.vendorsTotal", { total: week.total }),
    coded("server.mail.compliantCompliant", { compliant: week.compliant }),
    coded("server.mail.expiringSoonExpiringsoon", { expiringSoon: week.expiringSoon }),
    ...(week.excepted > 0 ? [coded("server.mail.restingOnExceptions", { excepted: week.excepted })] : []),
    coded("server.mail.expiredExpired", { expired: week.expired }),
    coded("server.mail.notCompliantNoncompliant", { nonCompliant: week.nonCompliant }),
    coded("server.mail.underReviewUnderreview", { underReview: week.underReview }),
    coded("server.mail.noDocumentsNodocuments", { noDocuments: week.noDocuments }),
  ];
  return {
    subject: mailWords("server.mail.weeklyReportSubject", { company }),
    body: mailWords("server.mail.weeklyReportBody", {
      firstName,
      company,
      lines: joined("\n", lines),
      link: own(`${appUrl}/dashboard`),
      end: end(appUrl),
    }),
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
  return { subject, body: mailWords("server.mail.newsBody", { firstName, text: own(text), end: end(appUrl) }) };
}
