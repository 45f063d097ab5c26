import { vendorNamePlaceholder } from "@/lib/admin/vendor-emails/values";
import { type MailText, mailWords, own } from "@/lib/mail/rules";

/** The text with the vendor's name in place of each placeholder. */
export const withVendorName = (text: string, name: string) => text.replaceAll(vendorNamePlaceholder, () => name);

/** The admin's words with the vendor's name in them, and who sends the email for whom. */
export function vendorMessageText(text: { subject: string; message: string }, vendor: string, company: string, replyTo: string): MailText {
  const end = mailWords("server.admin.vendorMessagePart", { company, replyTo: own(replyTo) });
  return { subject: withVendorName(text.subject, vendor), body: `${withVendorName(text.message, vendor)}\n\n${end}` };
}
