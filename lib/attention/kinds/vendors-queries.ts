import { Prisma } from "@/generated/prisma/client";
import { type Source, urgency } from "@/lib/attention/kinds/source-queries";
import type { Tx } from "@/lib/infra/db";
import { coded } from "@/lib/infra/sentences-rules";
import { hasNoAnswerInSql, isUnwrittenInSql, unwrittenDays } from "@/lib/reminders/answers-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Vendors that share a matter are one row, with an id of its own. */
type Group = { id: string; level: number; where: string; filter: string; title: (count: number) => string };

const ofStatus = (status: string) => ({
  where: `(status = 'ACTIVE' and compliance_status = '${status}' and ${isUnwrittenInSql})`,
  filter: `status=${status}&active=true&unwritten=true`,
});

const requests: readonly Group[] = [
  {
    ...{ id: "00000000-0000-4000-8000-000000000001", level: urgency.expired, ...ofStatus("EXPIRED") },
    title: (count) => say("attention.vendorsExpired", { count }),
  },
  {
    ...{ id: "00000000-0000-4000-8000-000000000002", level: urgency.missing, ...ofStatus("NO_DOCUMENTS") },
    title: (count) => say("attention.vendorsMissing", { count }),
  },
  {
    ...{ id: "00000000-0000-4000-8000-000000000003", level: urgency.short, ...ofStatus("NON_COMPLIANT") },
    title: (count) => say("attention.vendorsShort", { count }),
  },
];

const silence: readonly Group[] = [
  {
    ...{ id: "00000000-0000-4000-8000-000000000004", level: urgency.silent, filter: "noAnswer=true&active=true" },
    where: `(status = 'ACTIVE' and ${hasNoAnswerInSql})`,
    title: (count) => say("attention.vendorsSilent", { count }),
  },
];

async function countGroup(tx: Tx, { companyId }: CompanyScope, { where }: Group): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from vendor where company_id = ${companyId}::uuid and ${Prisma.raw(where)}`;
  return row?.count ?? 0;
}

const source = (groups: readonly Group[], sentence: () => ReturnType<typeof coded>): Source => ({
  rows: (_tx, { companyId }) =>
    Prisma.join(
      groups.map(
        ({ id, level, where }) => Prisma.sql`
          select ${id}::uuid as id, ${level}::int as urgency, null::int as weight, null::timestamptz as since
          where exists (select 1 from vendor where company_id = ${companyId}::uuid and ${Prisma.raw(where)})`,
      ),
      " union all ",
    ),
  tell: async (tx, scope, ids) => {
    const told = [];
    for (const group of groups.filter(({ id }) => ids.includes(id))) {
      const count = await countGroup(tx, scope, group);
      const { id, filter, title } = group;
      if (count > 0)
        told.push({ id, title: title(count), sentence: sentence(), note: null, href: `/vendors?${filter}`, vendor: null, count });
    }
    return told;
  },
});

/** Vendors to request a certificate from, that got no email lately. */
export const vendorsToRequest = source(requests, () => coded("attention.notWrittenLately", { days: unwrittenDays }));

/** Vendors that did not answer the last reminder. */
export const silentVendors = source(silence, () => coded("attention.callThem"));
