import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { findSubscription } from "@/lib/mail/unsubscribe/queries";
import type { UnsubscriptionDto } from "@/lib/mail/unsubscribe/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/** Stops a vendor's reminders, on the wish of whoever got one. The staff see it and can undo it. */
export async function unsubscribe(token: string): Promise<UnsubscriptionDto> {
  const { company, vendor, vendorId, isSubscribed } = await findSubscription(token);
  if (isSubscribed) await changeSubscription(systemScope(company), vendorId, false);
  return { company: company.name, vendor, isSubscribed: false };
}

/** Has reminders go to a vendor again that unsubscribed. */
export async function resubscribe(scope: CompanyScope, vendorId: string): Promise<Done> {
  await changeSubscription(scope, vendorId, true);
  return { message: coded("server.mail.remindersGoOutAgain") };
}

function changeSubscription(scope: CompanyScope, vendorId: string, isSubscribed: boolean): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const data = { unsubscribedAt: isSubscribed ? null : now() };
    const where = { companyId, id: vendorId, unsubscribedAt: isSubscribed ? { not: null } : null };
    const { count } = await tx.vendor.updateMany({ where, data });
    if (count > 0) {
      const action = isSubscribed ? "vendor.resubscribed" : "vendor.unsubscribed";
      return recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId });
    }
    if ((await tx.vendor.count({ where: { companyId, id: vendorId } })) === 0) throw notFound(coded("common.vendor"));
  });
}
