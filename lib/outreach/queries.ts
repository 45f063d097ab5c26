import type { Company } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { limitOf, utcDay } from "@/lib/outreach/rules";
import type { OutreachDto } from "@/lib/outreach/schema";

/** What a company has sent to people outside of it today, and what it may send. */
export async function getOutreach(tx: Tx, company: Company): Promise<OutreachDto> {
  const today = await tx.emailDay.findUnique({ where: { companyId_day: { companyId: company.id, day: utcDay(now()) } } });
  const limit = limitOf(company);
  return {
    invitations: { sent: today?.invitations ?? 0, limit: limit.invitations },
    reminders: { sent: today?.reminders ?? 0, limit: limit.reminders, waiting: today?.remindersWaiting ?? 0 },
  };
}
