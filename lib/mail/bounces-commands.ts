import type { Mail } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { announce } from "@/lib/integrations/changes/commands";
import { type Bounced, nextTryOf } from "@/lib/mail/bounces-rules";
import { sendMailJob } from "@/lib/mail/jobs";
import { contactIdsAt } from "@/lib/mail/recipients/queries";
import { retryDays } from "@/lib/mail/rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Records that an email bounced. For a temporary reason it is tried again after a day, three days and a week. For good, it is BOUNCED, and
 * where its address is at fault, nothing more is sent there until the address is changed or a person tries again. Returns whether it is for
 * good. A delayed email changes nothing here.
 */
export async function markBounced(tx: Tx, scope: CompanyScope, mailId: string, bounced: Bounced): Promise<boolean> {
  const { companyId } = scope;
  const { kind, reason, address } = bounced;
  if (kind === "delayed") return false;
  const mail = await tx.mail.findUnique({ where: { companyId_id: { companyId, id: mailId } } });
  if (mail?.status !== "SENT") return mail?.status === "BOUNCED";
  const isPassing = kind === "passing" || kind === "policy";
  const nextTryAt = isPassing && !mail.sealed ? nextTryOf(mail.bounces, now()) : null;
  if (nextTryAt) {
    await tryLater(tx, scope, mail, nextTryAt, reason);
    return false;
  }
  await tx.mail.update({ where: { id: mailId }, data: { status: "BOUNCED", error: reason, failedAt: now() } });
  await announce(tx, scope, "email.bounced", { emailId: mailId, vendorId: mail.vendorId, reason });
  if (!mail.vendorId || kind === "policy" || kind === "message") return true;
  const ofFirst = await tx.vendor.updateMany({
    where: { companyId, id: mail.vendorId, email: { equals: address, mode: "insensitive" }, emailBouncedAt: null },
    data: { emailBouncedAt: now(), emailBounceReason: reason },
  });
  const ofOthers = await tx.vendorContact.updateMany({
    where: { companyId, id: { in: await contactIdsAt(tx, scope, mail.vendorId, address) }, bouncedAt: null },
    data: { bouncedAt: now(), bounceReason: reason },
  });
  if (ofFirst.count + ofOthers.count > 0)
    await recordEvent(tx, scope, { action: "vendor.email_bounced", subjectType: "vendor", subjectId: mail.vendorId });
  return true;
}

async function tryLater(tx: Tx, { companyId }: CompanyScope, { id, bounces }: Mail, nextTryAt: Date, error: string): Promise<void> {
  const retryUntil = new Date(nextTryAt.getTime() + retryDays * 24 * 3600 * 1000);
  const data = {
    status: "QUEUED" as const,
    bounces: bounces + 1,
    attempts: 0,
    nextTryAt,
    retryUntil,
    error,
    sendingUntil: null,
    sentAt: null,
  };
  await tx.mail.update({ where: { id }, data });
  await enqueue(tx, sendMailJob, { companyId, mailId: id }, { companyId, startAfter: nextTryAt });
}

/**
 * Has emails go to an address of a vendor again that one came back from: a person knows that it works. `contactId`: of which contact; the
 * first one unless told otherwise. Throws `not_found`.
 */
export function tryAddressAgain(scope: CompanyScope, vendorId: string, contactId?: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const [first, other] = [
      { companyId, id: vendorId },
      { companyId, vendorId, id: contactId ?? "" },
    ];
    const count = contactId
      ? await tx.vendorContact.updateMany({ where: { ...other, bouncedAt: { not: null } }, data: { bouncedAt: null, bounceReason: null } })
      : await tx.vendor.updateMany({
          where: { ...first, emailBouncedAt: { not: null } },
          data: { emailBouncedAt: null, emailBounceReason: null },
        });
    const found = contactId ? await tx.vendorContact.count({ where: other }) : await tx.vendor.count({ where: first });
    if (found === 0) throw notFound(contactId ? coded("common.contact") : coded("common.vendor"));
    if (count.count > 0) await recordEvent(tx, scope, { action: "vendor.email_retried", subjectType: "vendor", subjectId: vendorId });
    return { message: coded("server.mail.emailsResumed") };
  });
}
