import { Prisma } from "@/generated/prisma/client";

/** A contract whose insurance after the work has lapsed. `year`: which year after completion it is, counted from 0. */
export type LapsedContract = { assignmentId: string; vendorId: string; year: number };

const done = Prisma.sql`least(a.ends_on + 1, p.completed_on)`;

/**
 * Contracts whose work is done, whose general liability is still required and is missing, and whose vendor was not asked for it
 * within a year; company and day are SQL.
 */
export const lapsedContracts = (company: Prisma.Sql, day: Prisma.Sql) => Prisma.sql`
  select a.id as "assignmentId", a.vendor_id as "vendorId", extract(year from age(${day}, ${done}))::int as year
  from project p join assignment a on a.company_id = p.company_id and a.project_id = p.id
  join vendor v on v.company_id = a.company_id and v.id = a.vendor_id and v.status = 'ACTIVE' and not v.is_sample and not v.is_judgment_due
  join verdict r on r.company_id = a.company_id and r.vendor_id = a.vendor_id and r.assignment_id = a.id and r.until_at is null
  where p.company_id = ${company} and p.completed_years > 0 and ${done} <= ${day}
    and ${day} < ${done} + make_interval(years => p.completed_years)
    and r.status in ('EXPIRED', 'NON_COMPLIANT', 'NO_DOCUMENTS') and r.body ->> 'phase' = 'completed-operations'
    and not exists (
      select 1 from completed_operations_request q where q.company_id = a.company_id and q.assignment_id = a.id
        and (q.created_at > ${day} - interval '1 year' or q.year = extract(year from age(${day}, ${done}))::int))`;
