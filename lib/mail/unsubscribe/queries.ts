import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe/rules";
import type { UnsubscriptionDto } from "@/lib/mail/unsubscribe/schema";

export type Subscription = {
  vendorId: string;
  company: { id: string; name: string; timeZone: string };
  vendor: string;
  isSubscribed: boolean;
};

/** Whose reminders a token is about. An address that is not the vendor's any more gets none. Throws `not_found` for other tokens. */
export async function findSubscription(token: string): Promise<Subscription> {
  const mailed = readUnsubscribeToken(token);
  const where = mailed && { companyId_id: { companyId: mailed.companyId, id: mailed.mailId } };
  const mail = where && (await asPlatform().mail.findUnique({ where, include: { vendor: { include: { company: true } } } }));
  if (!mail?.vendor) throw notFound(coded("server.mail.unsubscribeLink"));
  const { id: vendorId, name: vendor, company, email, unsubscribedAt } = mail.vendor;
  const isSubscribed = unsubscribedAt === null && email.toLowerCase() === mail.recipient.toLowerCase();
  return { vendorId, vendor, company, isSubscribed };
}

/** What the page of a token says. */
export async function getUnsubscription(token: string): Promise<UnsubscriptionDto> {
  const { company, vendor, isSubscribed } = await findSubscription(token);
  return { company: company.name, vendor, isSubscribed };
}
