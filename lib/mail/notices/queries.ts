import type { Mail } from "@/generated/prisma/client";
import { localDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import type { Wish } from "@/lib/mail/notices/rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** Who wants to be told and whose mailbox is known to be theirs. */
export const wants = (wish: Wish) => ({
  ...{ status: "ACTIVE" as const, deletedAt: null, emailVerifiedAt: { not: null } },
  ...{ emailAlerts: true, [wish]: true },
});

/** Whether the recipient of a notice is still a member who wants it. */
export async function isStillWanted(tx: Tx, { companyId }: CompanyScope, { recipient }: Mail, wish: Wish): Promise<boolean> {
  return (await tx.user.count({ where: { companyId, email: recipient, ...wants(wish) } })) > 0;
}

// A sweep writes the reminders before the notice about them.
const sweepMillis = 3600 * 1000;

/** Whether a notice of an earlier day is about reminders that were never sent: after an outage, newer ones replaced them. */
export async function isUntrueNotice(tx: Tx, scope: CompanyScope, { createdAt }: Mail): Promise<boolean> {
  if (localDate(scope.timeZone, createdAt) === today(scope)) return false;
  const kinds = ["EXPIRATION_REMINDER" as const, "FOLLOW_UP" as const];
  const reminder = { companyId: scope.companyId, kind: { in: kinds }, vendorId: { not: null } };
  const before = { gte: new Date(createdAt.getTime() - sweepMillis), lte: createdAt };
  return (await tx.mail.count({ where: { ...reminder, createdAt: before, status: "SENT" as const } })) === 0;
}
