import { Prisma } from "@/generated/prisma/client";
import { isAppliedInSql, lastDayInSql } from "@/lib/exceptions/queries";
import { soonDays } from "@/lib/exceptions/values";

/**
 * What the day brings for exceptions; company and day are SQL. `over`: the last day is past, or the policy that it rests on may be
 * canceled, for no verdict rests on it. `soon`: its approver was not told yet that it ends.
 */
export const dueExceptions = (company: Prisma.Sql, day: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select e.id, e.vendor_id as "vendorId", d.last_day::text as "lastDay", d.last_day < ${day} as "isPast",
    e.policy_number is not null and e.state = 'approved' and not ${Prisma.raw(isAppliedInSql)} as "mayBeOver",
    e.state = 'approved' and e.reminded_at is null and d.last_day >= ${day} and d.last_day <= ${day} + ${soonDays}::int as "isSoon"
  from requirement_exception e cross join lateral (select ${Prisma.raw(lastDayInSql)} as last_day) d
  where e.company_id = ${company} and e.state in ('requested', 'approved') and (d.last_day <= ${day} + ${soonDays}::int
    or (e.policy_number is not null and e.state = 'approved' and not ${Prisma.raw(isAppliedInSql)}))
    and (d.last_day < ${day} or e.reminded_at is null or e.policy_number is not null)`;
