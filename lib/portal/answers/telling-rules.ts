import { writtenDate } from "@/lib/infra/dates-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { type MailText, mailWords, own, ownAddress } from "@/lib/mail/rules";

/** Who is emailed, and about which vendor. */
export type Told = { firstName: string; vendor: string; link: string; end: string };

const wordsOf = ({ firstName, vendor, link, end }: Told) => ({ firstName, vendor, link: own(link), end: own(end) });

/** To the staff: contact data were corrected. `fields`: what was changed, as "Email: old → new". */
export const contactText = (told: Told, fields: readonly Sentence[]): MailText => ({
  subject: mailWords("server.portal.contactSubject", { vendor: told.vendor }),
  body: mailWords("server.portal.contactBody", { ...wordsOf(told), fields: joined("\n", fields) }),
});

/** To the staff: a policy was reported as ended. */
export const reportText = (
  told: Told,
  { said, policy, by, note }: { said: string; policy: string; by: string; note: string },
): MailText => ({
  subject: mailWords("server.portal.reportSubject", { vendor: told.vendor }),
  body: mailWords("server.portal.reportBody", { ...wordsOf(told), said: own(said), policy, by: ownAddress(by), note: note || "–" }),
});

/** To an agent: the vendor asks for a certificate. */
export const agentText = ({ vendor, company, gap, link }: { vendor: string; company: string; gap: string; link: string }): MailText => ({
  subject: mailWords("server.portal.agentSubject", { vendor, company }),
  body: mailWords("server.portal.agentBody", { vendor, company, gap: own(gap), link: own(link) }),
});

/** An insured of an agency, with what expires first of what the agency wrote. */
export type InsuredLine = { vendor: string; coverage: string; expiration: string | null; isExpired: boolean };

/** An email with more lines goes unread; the page shows all. */
const mostInsureds = 30;

function insuredLine({ vendor, coverage, expiration, isExpired }: InsuredLine): string {
  if (expiration === null) return mailWords("server.portal.agencyNoDateLine", { vendor });
  const words = { vendor, coverage, expirationDate: writtenDate(expiration) };
  return isExpired ? mailWords("server.portal.agencyExpiredLine", words) : mailWords("server.portal.agencyLine", words);
}

type AgencyRequest = { agency: string; company: string; insureds: readonly InsuredLine[]; link: string };

/** To an agency: a company asks for the certificates of all of its insureds, named with their dates. */
export function agencyText({ agency, company, insureds, link }: AgencyRequest): MailText {
  const list: Sentence[] = insureds.slice(0, mostInsureds).map(insuredLine);
  const more = insureds.length - list.length;
  if (more > 0) list.push(coded("server.mail.andCountMore", { count: more }));
  return {
    subject: mailWords("server.portal.agencySubject", { company }),
    body: mailWords("server.portal.agencyBody", { agency, company, list: joined("\n", list), link: own(link) }),
  };
}
