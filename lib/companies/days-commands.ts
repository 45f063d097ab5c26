import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { utcDay } from "@/lib/mail/limits/rules";

/** Two ranges of 90 days are compared. */
const keptDays = 190;

/** Notes each company's counters for today, so that a later day can be compared with it; forgets what is too old. The sweep calls it. */
export async function noteDays(): Promise<void> {
  const db = asPlatform();
  const today = utcDay(now());
  await db.$executeRaw`
    insert into company_day as d (company_id, day, total, compliant, expiring_soon)
    select company_id, ${today}::date, total, compliant, expiring_soon from company_stats
    on conflict (company_id, day) do update
      set total = excluded.total, compliant = excluded.compliant, expiring_soon = excluded.expiring_soon
      where (d.total, d.compliant, d.expiring_soon) is distinct from (excluded.total, excluded.compliant, excluded.expiring_soon)`;
  const before = new Date(today.getTime() - keptDays * 24 * 3600 * 1000);
  await db.companyDay.deleteMany({ where: { day: { lt: before } } });
  await db.activeDay.deleteMany({ where: { day: { lt: before } } });
  await db.documentHour.deleteMany({ where: { hour: { lt: before } } });
}
