import { Prisma } from "@/generated/prisma/client";
import type { Source } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { hasNoAnswerInSql, isUnwrittenInSql, unwrittenDays } from "@/lib/reminders/answers-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Vendors that share a matter are one row, with an id of its own. */
type Group = { id: string; level: number; status: string; title: (count: number) => Sentence };

const groups: readonly Group[] = [
  {
    ...{ id: "00000000-0000-4000-8000-000000000001", level: urgency.expired, status: "EXPIRED" },
    title: (count) => coded("attention.vendorsExpired", { count }),
  },
  {
    ...{ id: "00000000-0000-4000-8000-000000000002", level: urgency.missing, status: "NO_DOCUMENTS" },
    title: (count) => coded("attention.vendorsMissing", { count }),
  },
  {
    ...{ id: "00000000-0000-4000-8000-000000000003", level: urgency.short, status: "NON_COMPLIANT" },
    title: (count) => coded("attention.vendorsShort", { count }),
  },
];

const toRequest = ({ companyId }: CompanyScope) => Prisma.sql`vendor where company_id = ${companyId}::uuid and status = 'ACTIVE'
  and compliance_status in ('EXPIRED', 'NO_DOCUMENTS', 'NON_COMPLIANT') and ${Prisma.raw(isUnwrittenInSql)}`;

/**
 * Vendors to request a certificate from, that got no email lately: fewer than have the status, so the title says what to do and not how many
 * have it. All groups are found in one pass.
 */
export const vendorsToRequest: Source = {
  rows: (_tx, scope) => {
    const known = groups.map(({ id, level, status }) => Prisma.sql`(${id}::uuid, ${level}::int, ${status}::text)`);
    return Prisma.sql`
      select g.id, g.level as urgency, null::int as weight, null::timestamptz as since from (values ${Prisma.join(known)}) g(id, level, status)
      where g.status in (select compliance_status::text from ${toRequest(scope)})`;
  },
  tell: async (tx, scope, ids) => {
    const counted = await tx.$queryRaw<{ status: string; count: number }[]>`
      select compliance_status::text as status, count(*)::int as count from ${toRequest(scope)} group by 1`;
    return groups.flatMap(({ id, status, title }) => {
      const count = counted.find((one) => one.status === status)?.count ?? 0;
      if (count === 0 || !ids.includes(id)) return [];
      const about = { id, title: title(count), note: null, vendor: null, count };
      const href = `/vendors?status=${status}&active=true&unwritten=true`;
      return [{ ...about, href, sentence: coded("attention.notWrittenLately", { days: unwrittenDays }) }];
    });
  },
};

const silence = "00000000-0000-4000-8000-000000000004";
const silent = ({ companyId }: CompanyScope) =>
  Prisma.sql`vendor where company_id = ${companyId}::uuid and status = 'ACTIVE' and ${Prisma.raw(hasNoAnswerInSql)}`;

/** Vendors that did not answer the last reminder. */
export const silentVendors: Source = {
  rows: (_tx, scope) => Prisma.sql`
    select ${silence}::uuid as id, ${urgency.silent}::int as urgency, null::int as weight, null::timestamptz as since
    where exists (select 1 from ${silent(scope)})`,
  tell: async (tx, scope) => {
    const [row] = await tx.$queryRaw<{ count: number }[]>`select count(*)::int as count from ${silent(scope)}`;
    const count = row?.count ?? 0;
    if (count === 0) return [];
    const about = { id: silence, title: coded("attention.vendorsSilent", { count }), note: null, vendor: null, count };
    return [{ ...about, href: "/vendors?noAnswer=true&active=true", sentence: coded("attention.callThem") }];
  },
};
