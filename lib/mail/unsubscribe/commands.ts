import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { findSubscription } from "@/lib/mail/unsubscribe/queries";
import type { UnsubscriptionDto } from "@/lib/mail/unsubscribe/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/** Stops the reminders to one contact of a vendor, on the wish of whoever got one. The staff see it and can undo it. */
export async function unsubscribe(token: string): Promise<UnsubscriptionDto> {
  const { company, vendor, vendorId, contactId, isSubscribed } = await findSubscription(token);
  if (isSubscribed) await changeSubscription(systemScope(company), { vendorId, contactId }, false);
  return { company: company.name, vendor, isSubscribed: false };
}

/** Has reminders go to a contact again that unsubscribed: to the first one unless told otherwise. Throws `not_found`. */
export async function resubscribe(scope: CompanyScope, vendorId: string, contactId: string | null = null): Promise<Done> {
  await changeSubscription(scope, { vendorId, contactId }, true);
  return { message: coded("server.mail.remindersResumed") };
}

type Contact = { vendorId: string; contactId: string | null };

function changeSubscription(scope: CompanyScope, { vendorId, contactId }: Contact, isSubscribed: boolean): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const data = { unsubscribedAt: isSubscribed ? null : now() };
    const changing = { companyId, unsubscribedAt: isSubscribed ? { not: null } : null };
    const { count } =
      contactId === null
        ? await tx.vendor.updateMany({ where: { ...changing, id: vendorId }, data })
        : await tx.vendorContact.updateMany({ where: { ...changing, id: contactId, vendorId }, data });
    if (count > 0) {
      const action = isSubscribed ? "vendor.resubscribed" : "vendor.unsubscribed";
      return recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId });
    }
    if (contactId !== null && (await tx.vendorContact.count({ where: { companyId, vendorId, id: contactId } })) === 0)
      throw notFound(coded("common.contact"));
    if ((await tx.vendor.count({ where: { companyId, id: vendorId } })) === 0) throw notFound(coded("common.vendor"));
  });
}
