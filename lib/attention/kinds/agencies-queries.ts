import { Prisma } from "@/generated/prisma/client";
import { loadAgenciesOf } from "@/lib/accounts/links/agencies-queries";
import { type Source, type Told, urgency } from "@/lib/attention/kinds/source-queries";
import { agencyKey, agencyTitle } from "@/lib/compliance/policies/agencies-rules";
import { idOf } from "@/lib/compliance/wordings/queries";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { coded } from "@/lib/infra/sentences-rules";
import { unwrittenDays } from "@/lib/reminders/answers-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** So many insureds make one link less work than an email to each. */
const leastInsureds = 2;
const dayLength = 86_400_000;

/** The agencies that got a link lately. */
async function loadAsked(tx: Tx, { companyId }: CompanyScope): Promise<string[]> {
  const since = new Date(now().getTime() - unwrittenDays * dayLength);
  const links = await tx.portalLink.findMany({
    where: { companyId, kind: "AGENCY", revokedAt: null, createdAt: { gte: since } },
    select: { agency: true },
  });
  return [...new Set(links.flatMap(({ agency }) => (agency ? [agencyKey(agency)] : [])))];
}

/** Agencies with their vendors that need a new certificate, each with one of these. */
async function agencies(tx: Tx, scope: CompanyScope): Promise<Prisma.Sql> {
  const asked = await loadAsked(tx, scope);
  return Prisma.sql`
    select ${idOf("k.key")} as id, k.key, count(distinct v.id)::int as insureds, (array_agg(v.id order by v.id))[1] as example
    from vendor v
    join policy p on p.company_id = v.company_id and p.vendor_id = v.id and p.is_current
    join document d on d.company_id = p.company_id and d.id = p.document_id
    cross join lateral unnest(d.producer_keys) as k(key)
    where v.company_id = ${scope.companyId}::uuid and v.status = 'ACTIVE' and not v.is_sample
      and v.compliance_status in ('EXPIRED', 'EXPIRING_SOON', 'NON_COMPLIANT') and not (k.key = any(${asked}::text[]))
    group by k.key having count(distinct v.id) >= ${leastInsureds}`;
}

/** Agencies that write for several vendors with coverage to renew: one link asks for all of it. */
export const agencyLinks: Source = {
  rows: async (tx, scope) => Prisma.sql`
    select a.id, ${urgency.agency}::int as urgency, -a.insureds as weight, null::timestamptz as since from (${await agencies(tx, scope)}) a`,
  tell: async (tx, scope, ids) => {
    const found = await tx.$queryRaw<{ id: string; key: string; insureds: number; example: string }[]>`
      select * from (${await agencies(tx, scope)}) a where a.id = any(${[...ids]}::uuid[])`;
    const told: Told[] = [];
    for (const { id, key, insureds, example } of found) {
      const named = (await loadAgenciesOf(tx, scope, example)).find(({ name }) => agencyKey(name) === key);
      told.push({
        ...{ id, vendor: null, note: null, count: insureds, href: `/vendors/${example}?tab=links` },
        title: agencyTitle(named?.name ?? key),
        sentence: coded("attention.agencyInsureds", { count: insureds }),
      });
    }
    return told;
  },
};
