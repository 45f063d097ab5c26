import { writtenDate } from "@/lib/infra/dates-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { type MailText, mailWords, own } from "@/lib/mail/rules";

export type RemindedPaper = { kind: string; told: string; reminderText: string | null; expires: string; days: number };

/** A paper of a kind with its end, and what the company says of it. */
function lineOf({ kind, told, reminderText, expires, days }: RemindedPaper): string {
  const words = { kind, expires: own(writtenDate(expires)) };
  const line = days <= 0 ? mailWords("server.mail.paperExpired", words) : mailWords("server.mail.paperExpires", { ...words, count: days });
  const said = (reminderText ?? told).replace(/\s+/g, " ").trim();
  return said === "" ? `- ${line}` : `- ${line} ${said}`;
}

/** Reminds a vendor of papers that are no insurance, each in the company's own words. */
export function paperReminderText(
  vendor: { name: string; contactName: string | null },
  company: string,
  papers: readonly RemindedPaper[],
): MailText & { buttonLabel: string } {
  return {
    subject: mailWords("server.mail.papersSubject", { company, count: papers.length }),
    body: mailWords("server.mail.papersBody", {
      ...{ contact: vendor.contactName ?? vendor.name, company, vendor: vendor.name },
      ...{ list: own(papers.map(lineOf).join("\n")), link: own(portalLinkMark) },
    }),
    buttonLabel: mailWords("server.mail.papersButton", {}),
  };
}
