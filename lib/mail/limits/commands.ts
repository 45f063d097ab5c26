import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { type AppError, tooOften } from "@/lib/infra/errors";
import { limitOf, limitText, nextDay, type Outreach, utcDay, type Whose } from "@/lib/mail/limits/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Counts an invitation before it is written, in the same transaction. Throws `rate_limited` when the day's are used up. */
export async function countInvitation(tx: Tx, scope: CompanyScope, whose?: Whose): Promise<void> {
  if (!(await countOne(tx, scope, "invitations"))) throw await limitReached(tx, scope, "invitations", whose);
}

/** What refuses an email above the day's limit, with when more can be sent. */
export async function limitReached(tx: Tx, scope: CompanyScope, kind: Outreach, whose?: Whose): Promise<AppError> {
  const at = now();
  const limit = await limitIn(tx, scope, kind);
  return tooOften(limitText(kind, limit, scope.timeZone, at, whose), Math.ceil((nextDay(at).getTime() - at.getTime()) / 1000));
}

/** Counts a reminder before it is written. False: the day's are used up, and it waits until tomorrow. */
export function countReminder(tx: Tx, scope: CompanyScope): Promise<boolean> {
  return countOne(tx, scope, "reminders");
}

/** Notes how many vendors' reminders wait until tomorrow. True: nothing was noted for this day before. */
export async function noteWaiting(tx: Tx, { companyId }: CompanyScope, waiting: number): Promise<boolean> {
  const day = utcDay(now());
  const { count } = await tx.emailDay.updateMany({ where: { companyId, day, remindersWaiting: 0 }, data: { remindersWaiting: waiting } });
  if (count === 0) await tx.emailDay.updateMany({ where: { companyId, day }, data: { remindersWaiting: waiting } });
  return count > 0;
}

async function limitIn(tx: Tx, { companyId }: CompanyScope, kind: Outreach): Promise<number> {
  return limitOf(await tx.company.findUniqueOrThrow({ where: { id: companyId } }))[kind];
}

/** One statement decides, so that emails at once cannot pass the limit: each waits for the row that the other one counts in. */
async function countOne(tx: Tx, scope: CompanyScope, kind: Outreach): Promise<boolean> {
  const limit = await limitIn(tx, scope, kind);
  const [invitations, reminders] = kind === "invitations" ? [1, 0] : [0, 1];
  const counted = await tx.$executeRaw`
    insert into email_day as d (company_id, day, invitations, reminders)
    values (${scope.companyId}::uuid, ${utcDay(now())}::date, ${invitations}, ${reminders})
    on conflict (company_id, day) do update set
      invitations = d.invitations + ${invitations}, reminders = d.reminders + ${reminders},
      limit_reached_at = case when ${kind} = 'invitations' and d.invitations + 1 >= ${limit} then ${now()} else d.limit_reached_at end
    where (case when ${kind} = 'invitations' then d.invitations else d.reminders end) < ${limit}`;
  return counted > 0;
}
