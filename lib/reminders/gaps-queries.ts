import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/infra/db";
import { localDay, type ZoneClock, zoneClock } from "@/lib/infra/zone-times-queries";
import type { Gap } from "@/lib/reminders/rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** SQL: no policy of the vendor of `n` has expired. What has expired is then a paper of another kind. */
const noneExpired = (day: Prisma.Sql) => Prisma.sql`not exists (select 1 from policy x where x.company_id = n.company_id
  and x.vendor_id = n.vendor_id and x.is_current and x.expiration_date <= ${day})`;

/**
 * Coverage that was canceled or is too low, by the verdicts that apply now; one row for each, with its day as the company's clock has it.
 * Where all that is stated must be in force, each canceled policy is a gap, whatever the status by their dates. Expired coverage is not a
 * gap: its policy has its own reminders. Company and vendor are SQL.
 */
export const gapsInSql = (company: Prisma.Sql, vendor: Prisma.Sql, day: Prisma.Sql, clock: ZoneClock) => Prisma.sql`
  select n.vendor_id, line.key, line.is_canceled, min(${localDay(clock, Prisma.sql`okay.moment`)}) as since from verdict n
  join vendor on vendor.company_id = n.company_id and vendor.id = n.vendor_id
  cross join lateral (
    select distinct one ->> 'result' = 'cancelled' as is_canceled,
      case one ->> 'result' when 'cancelled' then 'canceled:' else 'short:' end || coalesce(one ->> 'coverage', one ->> 'type') as key
    from jsonb_array_elements(n.body -> 'lines') one where one ->> 'severity' = 'hard' and one ->> 'type' not in ('stated-coverages', 'document')
      and (one ->> 'result' = 'cancelled' or (one ->> 'result' = 'fail' and (n.status = 'NON_COMPLIANT' or ${noneExpired(day)})))) line
  cross join lateral (
    select coalesce(max(e.until_at) filter (where e.status in ('COMPLIANT', 'EXPIRING_SOON')), min(e.from_at)) as moment
    from verdict e where e.company_id = n.company_id and e.vendor_id = n.vendor_id and e.assignment_id is not distinct from n.assignment_id) okay
  where n.company_id = ${company} and ${vendor} and n.until_at is null and n.status in ('NON_COMPLIANT', 'EXPIRED')
    and vendor.compliance_status in ('NON_COMPLIANT', 'EXPIRED') and (line.is_canceled or vendor.compliance_status = 'NON_COMPLIANT' or ${noneExpired(day)})
  group by n.vendor_id, line.key, line.is_canceled
  union all
  select n.vendor_id, 'canceled:' || case n.coverage when 'OTHER' then 'OTHER_COVERAGE' else n.coverage::text end as key, true,
    max(greatest(n.canceled_on, ${localDay(clock, Prisma.sql`d.created_at`)}))
  from policy n join document d on d.company_id = n.company_id and d.id = n.document_id
  where n.company_id = ${company} and ${vendor} and n.is_current and n.canceled_on is not null
    and (n.expiration_date is null or n.expiration_date > ${day})
    and not exists (select 1 from policy o where o.company_id = n.company_id and o.vendor_id = n.vendor_id and o.is_current
      and o.coverage = n.coverage and o.coverage_text is not distinct from n.coverage_text and o.canceled_on is null and o.expiration_date > ${day})
    and exists (select 1 from verdict e where e.company_id = n.company_id and e.vendor_id = n.vendor_id and e.until_at is null
      and e.body -> 'lines' @> '[{"type": "stated-coverages"}]')
  group by n.vendor_id, n.coverage`;

/** The gaps of some vendors, by the vendor's id. */
export async function loadGaps(tx: Tx, scope: CompanyScope, vendorIds: readonly string[]): Promise<Map<string, Gap[]>> {
  const { companyId, timeZone } = scope;
  const vendors = Prisma.sql`n.vendor_id = any(${[...vendorIds]}::uuid[])`;
  const gaps = gapsInSql(Prisma.sql`${companyId}::uuid`, vendors, Prisma.sql`${today(scope)}::date`, zoneClock(timeZone));
  const rows = await tx.$queryRaw<(Gap & { vendorId: string })[]>`
    select vendor_id as "vendorId", key, is_canceled as "isCanceled", since::text from (${gaps}) gap order by key`;
  return Map.groupBy(rows, ({ vendorId }) => vendorId);
}
