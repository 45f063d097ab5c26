import { type MailText, mailWords, own } from "@/lib/mail/rules";

/** Whom it is told, and about which vendor. */
export type Told = { firstName: string; vendor: string; link: string; end: string };

const wordsOf = ({ firstName, vendor, link, end }: Told) => ({ firstName, vendor, link: own(link), end: own(end) });

/** To the staff: contact data were corrected. `fields`: what was changed, as "Email: old → new". */
export const contactText = (told: Told, fields: readonly string[]): MailText => ({
  subject: mailWords("server.portal.contactSubject", { vendor: told.vendor }),
  body: mailWords("server.portal.contactBody", { ...wordsOf(told), fields: own(fields.join("\n")) }),
});

/** To the staff: a policy was reported as ended. */
export const reportText = (
  told: Told,
  { said, policy, by, note }: { said: string; policy: string; by: string; note: string },
): MailText => ({
  subject: mailWords("server.portal.reportSubject", { vendor: told.vendor }),
  body: mailWords("server.portal.reportBody", { ...wordsOf(told), said: own(said), policy, by, note: note || "–" }),
});

/** To an agent: the vendor asks for a certificate. */
export const agentText = ({ vendor, company, gap, link }: { vendor: string; company: string; gap: string; link: string }): MailText => ({
  subject: mailWords("server.portal.agentSubject", { vendor, company }),
  body: mailWords("server.portal.agentBody", { vendor, company, gap: own(gap), link: own(link) }),
});

/** To an agency: a company asks for the certificates of all of its insureds. */
export const agencyText = ({ agency, company, link }: { agency: string; company: string; link: string }): MailText => ({
  subject: mailWords("server.portal.agencySubject", { company }),
  body: mailWords("server.portal.agencyBody", { agency, company, link: own(link) }),
});
