import type { Company } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { limitOf, utcDay } from "@/lib/mail/limits/rules";
import type { OutreachDto } from "@/lib/mail/limits/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** What a company has sent to people outside of it today, and what it may send. */
export async function getOutreach(tx: Tx, company: Company): Promise<OutreachDto> {
  const today = await tx.emailDay.findUnique({ where: { companyId_day: { companyId: company.id, day: utcDay(now()) } } });
  const limit = limitOf(company);
  return {
    invitations: { sent: today?.invitations ?? 0, limit: limit.invitations },
    reminders: { sent: today?.reminders ?? 0, limit: limit.reminders, waiting: today?.remindersWaiting ?? 0 },
  };
}

/**
 * Whether email may go to vendors: for a person, once their own mailbox is confirmed; for the system, once that of any active member is.
 * Vendors answer to these addresses, and no one may write to strangers in another's name.
 */
export async function mayMailVendors(tx: Tx, scope: CompanyScope): Promise<boolean> {
  const person = scope.actor.id ? { id: scope.actor.id } : { status: "ACTIVE" as const };
  const confirmed = await tx.user.count({ where: { companyId: scope.companyId, ...person, emailVerifiedAt: { not: null } } });
  return confirmed > 0;
}
