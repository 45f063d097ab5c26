import { recordEvent } from "@/lib/audit/commands";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { announce } from "@/lib/integrations/webhooks/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

export type Bounced = { address: string; isHard: boolean; reason: string };

/**
 * Notes that an email came back. For good: the message is BOUNCED and the vendor's address is marked, so that nothing more is sent to it
 * until the address is changed. What is only delayed is tried further by the mail server, and changes nothing here.
 */
export async function markBounced(tx: Tx, scope: CompanyScope, mailId: string, { address, isHard, reason }: Bounced): Promise<void> {
  const { companyId } = scope;
  if (!isHard) return;
  const mail = await tx.mail.findUnique({ where: { companyId_id: { companyId, id: mailId } }, select: { status: true, vendorId: true } });
  if (mail?.status !== "SENT") return;
  await tx.mail.update({ where: { id: mailId }, data: { status: "BOUNCED", error: reason, failedAt: now() } });
  await announce(tx, scope, "email.bounced", { emailId: mailId, vendorId: mail.vendorId, reason });
  if (!mail.vendorId) return;
  const { count } = await tx.vendor.updateMany({
    where: { companyId, id: mail.vendorId, email: { equals: address, mode: "insensitive" }, emailBouncedAt: null },
    data: { emailBouncedAt: now(), emailBounceReason: reason },
  });
  if (count > 0) await recordEvent(tx, scope, { action: "vendor.email_bounced", subjectType: "vendor", subjectId: mail.vendorId });
}
