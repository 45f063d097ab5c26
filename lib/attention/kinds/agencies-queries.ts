import { Prisma } from "@/generated/prisma/client";
import { loadAgenciesOf } from "@/lib/accounts/links/agencies-queries";
import type { Source, Told } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
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

/**
 * Agencies with their vendors that need a new certificate, each with one of these. The few documents are looked up one by one: joined,
 * all of the company would be read.
 */
async function agencies(tx: Tx, scope: CompanyScope): Promise<Prisma.Sql> {
  const asked = await loadAsked(tx, scope);
  return Prisma.sql`
    select ${idOf("w.key")} as id, w.key, count(*)::int as insureds, (array_agg(w.vendor_id))[1] as example
    from (select distinct p.vendor_id, k.key
      from (select distinct p.vendor_id, p.document_id from policy p where p.company_id = ${scope.companyId}::uuid and p.is_current) p
      join vendor v on v.company_id = ${scope.companyId}::uuid and v.id = p.vendor_id and v.status = 'ACTIVE' and not v.is_sample
        and v.compliance_status in ('EXPIRED', 'EXPIRING_SOON', 'NON_COMPLIANT')
      cross join lateral (select f.producer_keys from document f
        where f.company_id = ${scope.companyId}::uuid and f.id = p.document_id offset 0) d
      cross join lateral unnest(d.producer_keys) as k(key)) w
    where not (w.key = any(${asked}::text[])) group by w.key having count(*) >= ${leastInsureds}`;
}

type Agency = { key: string; insureds: number; example: string };

/** Agencies that write for several vendors with coverage to renew: one link asks for all of it. */
export const agencyLinks: Source = {
  hasDetail: true,
  rows: async (tx, scope) => Prisma.sql`
    select a.id, ${urgency.agency}::int as urgency, -a.insureds as weight, null::timestamptz as since, to_jsonb(a) as detail
    from (${await agencies(tx, scope)}) a`,
  tell: async (tx, scope, ids, details) => {
    const told: Told[] = [];
    for (const id of ids) {
      const agency = details.get(id) as Agency | undefined;
      if (!agency) continue;
      const { key, insureds, example } = agency;
      const named = (await loadAgenciesOf(tx, scope, example)).find(({ name }) => agencyKey(name) === key);
      told.push({
        ...{ id, vendor: null, note: null, count: insureds, href: `/vendors/${example}?tab=emails` },
        title: agencyTitle(named?.name ?? key),
        sentence: coded("attention.agencyInsureds", { count: insureds }),
      });
    }
    return told;
  },
};
