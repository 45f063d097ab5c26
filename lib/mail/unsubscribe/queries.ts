import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { firstPerson, toPerson } from "@/lib/mail/recipients/queries";
import { findPerson } from "@/lib/mail/recipients/rules";
import { readUnsubscribeToken } from "@/lib/mail/unsubscribe/rules";
import type { UnsubscriptionDto } from "@/lib/mail/unsubscribe/schema";

export type Subscription = {
  vendorId: string;
  /** null: the vendor's first contact. */
  contactId: string | null;
  company: { id: string; name: string; timeZone: string };
  vendor: string;
  isSubscribed: boolean;
};

/** Whose reminders a token is about. An address that is no contact of the vendor any more gets none. Throws `not_found` for other tokens. */
export async function findSubscription(token: string): Promise<Subscription> {
  const mailed = readUnsubscribeToken(token);
  const where = mailed && { companyId_id: { companyId: mailed.companyId, id: mailed.mailId } };
  const mail =
    where && (await asPlatform().mail.findUnique({ where, include: { vendor: { include: { company: true, contacts: true } } } }));
  if (!mail?.vendor) throw notFound(coded("server.mail.unsubscribeLink"));
  const { id: vendorId, name: vendor, company, contacts } = mail.vendor;
  const person = findPerson([firstPerson(mail.vendor), ...contacts.map(toPerson)], mail.recipient);
  return { vendorId, vendor, company, contactId: person?.id ?? null, isSubscribed: person?.unsubscribedAt === null };
}

/** What the page of a token says. */
export async function getUnsubscription(token: string): Promise<UnsubscriptionDto> {
  const { company, vendor, isSubscribed } = await findSubscription(token);
  return { company: company.name, vendor, isSubscribed };
}
