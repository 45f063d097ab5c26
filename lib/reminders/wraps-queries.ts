import { Prisma } from "@/generated/prisma/client";

/** In the ledger of reminders, what begins so is about the end of an enrollment in a wrap-up. */
const wrapKeys = "wrap:";

/**
 * Enrollments after whose end the vendor's own coverage is not enough, with the day on which each ends, by the verdicts that apply now. A
 * wrap-up that is extended has another key, and is told again. Company and assignment are SQL.
 */
export const endingWraps = (company: Prisma.Sql, assignment: Prisma.Sql) => Prisma.sql`
  select a.vendor_id, ${wrapKeys} || a.id::text || ':' || line.ends::text as key, line.ends from assignment a
  join verdict n on n.company_id = a.company_id and n.vendor_id = a.vendor_id and n.assignment_id = a.id and n.until_at is null
  cross join lateral (select min((one -> 'reason' -> 'values' ->> 'ends')::date) as ends from jsonb_array_elements(n.body -> 'lines') one
    where one ->> 'result' = 'provided' and one ->> 'severity' = 'hard' and jsonb_typeof(one -> 'ask') = 'object') line
  where a.company_id = ${company} and a.enrollment is not null and ${assignment} and line.ends is not null`;

export type EndingWrap = { vendorId: string; key: string; ends: string };
