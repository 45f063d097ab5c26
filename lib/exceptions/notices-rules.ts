import { writtenDate } from "@/lib/infra/dates-rules";
import { type MailText, mailWords, own, ownAddress } from "@/lib/mail/rules";

/** What an email says of an exception, in its reader's language. */
export type ToldException = {
  firstName: string;
  vendor: string;
  requirement: string;
  reason: string;
  lastDay: string;
  link: string;
  end: string;
};

const told = ({ firstName, vendor, requirement, reason, lastDay, link, end }: ToldException) => ({
  ...{ firstName, vendor, reason, requirement: own(requirement), lastDay: own(writtenDate(lastDay)) },
  ...{ link: own(link), end: own(end) },
});

/** To those who decide. */
export const askedText = (about: ToldException, by: string): MailText => ({
  subject: mailWords("server.exceptions.askedSubject", { vendor: about.vendor }),
  body: mailWords("server.exceptions.askedBody", { ...told(about), by: ownAddress(by) }),
});

/** To who asked. */
export function decidedText(
  about: ToldException,
  { by, answer, note }: { by: string; answer: "approve" | "refuse"; note: string },
): MailText {
  const { vendor } = about;
  if (answer === "approve")
    return {
      subject: mailWords("server.exceptions.approvedSubject", { vendor }),
      body: mailWords("server.exceptions.approvedBody", { ...told(about), by }),
    };
  return {
    subject: mailWords("server.exceptions.refusedSubject", { vendor }),
    body: mailWords("server.exceptions.refusedBody", { ...told(about), by, note }),
  };
}

/** To who approved it, a week before its end. */
export const endsSoonText = (about: ToldException): MailText => ({
  subject: mailWords("server.exceptions.endsSoonSubject", { vendor: about.vendor }),
  body: mailWords("server.exceptions.endsSoonBody", told(about)),
});

/** To who approved it and who asked for it. */
export const endedText = (about: ToldException): MailText => ({
  subject: mailWords("server.exceptions.endedSubject", { vendor: about.vendor }),
  body: mailWords("server.exceptions.endedBody", told(about)),
});

/** To the vendor that asked for it. */
export type ToldVendor = { contactName: string; company: string; requirement: string; lastDay: string; note: string; link: string };

export function vendorText(about: ToldVendor, answer: "approve" | "refuse" | "end"): MailText {
  const { contactName, company, requirement, lastDay, note, link } = about;
  const words = { contactName, company, requirement: own(requirement), lastDay: own(writtenDate(lastDay)), link: own(link), note };
  if (answer === "approve")
    return {
      subject: mailWords("server.exceptions.vendorApprovedSubject", { company }),
      body: mailWords("server.exceptions.vendorApprovedBody", words),
    };
  if (answer === "refuse")
    return {
      subject: mailWords("server.exceptions.vendorRefusedSubject", { company }),
      body: mailWords("server.exceptions.vendorRefusedBody", words),
    };
  return {
    subject: mailWords("server.exceptions.vendorEndedSubject", { company }),
    body: mailWords("server.exceptions.vendorEndedBody", words),
  };
}
