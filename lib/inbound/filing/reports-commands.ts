import type { InboundDelivery } from "@/generated/prisma/client";
import { bounceOf } from "@/lib/inbound/filing/reports-rules";
import type { ParsedReport } from "@/lib/inbound/parser/schema";
import type { Cause, DeliveryState } from "@/lib/inbound/values";
import { inCompany } from "@/lib/infra/db";
import { markBounced } from "@/lib/mail/bounces-commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Records what a mail server reports about an email of ours. A report never causes an email: the staff see a permanent failure in the
 * inbox, and beside the vendor.
 */
export function noteReport(
  scope: CompanyScope,
  { companyId, vendorId }: InboundDelivery,
  report: ParsedReport,
  /** Emails of ours that the report was sent back for, by the address that it came to. */
  returned: readonly string[],
): Promise<{ state: DeliveryState; cause: Cause }> {
  return inCompany(scope, async (tx) => {
    const named = [{ messageId: { in: report.messageIds } }, { id: { in: [...returned] } }];
    const where = { companyId, OR: named, ...(vendorId && { vendorId }) };
    const mails = await tx.mail.findMany({ where, select: { id: true, recipient: true }, take: 10 });
    const bounces = mails.flatMap(({ id, recipient }) => {
      const bounce = bounceOf(report, recipient);
      return bounce ? [{ id, ...bounce }] : [];
    });
    const ends: boolean[] = [];
    for (const { id, ...bounce } of bounces) ends.push(await markBounced(tx, scope, id, bounce));
    if (ends.some(Boolean)) return { state: "waiting", cause: "bounced" };
    return bounces.length > 0 ? { state: "closed", cause: "delayed" } : { state: "waiting", cause: "automatic" };
  });
}
