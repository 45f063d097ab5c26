import type { InboundDelivery } from "@/generated/prisma/client";
import type { ParsedReport } from "@/lib/inbound/parser/schema";
import { bounceOf } from "@/lib/inbound/reports/rules";
import type { Cause, DeliveryState } from "@/lib/inbound/values";
import { inCompany } from "@/lib/infra/db";
import { markBounced } from "@/lib/mail/bounces/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Notes what a mail server reports about an email of ours. No email is ever caused by a report: the staff see a failure for good in the
 * inbox, and beside the vendor.
 */
export function noteReport(
  scope: CompanyScope,
  { companyId, vendorId }: InboundDelivery,
  report: ParsedReport,
): Promise<{ state: DeliveryState; cause: Cause }> {
  return inCompany(scope, async (tx) => {
    const where = { companyId, messageId: { in: report.messageIds }, ...(vendorId && { vendorId }) };
    const mails = await tx.mail.findMany({ where, select: { id: true, recipient: true }, take: 10 });
    const bounces = mails.flatMap(({ id, recipient }) => {
      const bounce = bounceOf(report, recipient);
      return bounce ? [{ id, ...bounce }] : [];
    });
    for (const { id, ...bounce } of bounces) await markBounced(tx, scope, id, bounce);
    if (bounces.some(({ isHard }) => isHard)) return { state: "waiting", cause: "bounced" };
    return bounces.length > 0 ? { state: "closed", cause: "delayed" } : { state: "waiting", cause: "automatic" };
  });
}
