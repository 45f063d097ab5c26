import { Prisma } from "@/generated/prisma/client";
import { loadCompanyRules } from "@/lib/compliance/facts/queries";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { rejudgeCompanyJob } from "@/lib/compliance/judging/rejudging-jobs";
import { datesOnlyId } from "@/lib/compliance/requirements/ready-sets-values";
import { inCompany, type Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** So many vendors are judged while the person waits; more are judged by the worker. */
const mostAtOnce = 20;
const batch = 50;
/** Seconds after which no transaction goes on that began before a change. */
const longestChange = 60;

/** Who is judged in another way now: all vendors, those that a set may judge, or some by their ids. */
export type Affected = "all" | { setId: string } | { projectId: string } | { vendorIds: readonly string[] };

function whereAffected({ companyId }: CompanyScope, affected: Affected): Prisma.Sql {
  const company = Prisma.sql`v.company_id = ${companyId}::uuid`;
  if (affected === "all") return company;
  if ("vendorIds" in affected) return Prisma.sql`${company} and v.id = any(${[...affected.vendorIds]}::uuid[])`;
  if ("projectId" in affected) {
    return Prisma.sql`${company} and exists (select 1 from assignment a
      where a.company_id = v.company_id and a.vendor_id = v.id and a.project_id = ${affected.projectId}::uuid)`;
  }
  const { setId } = affected;
  return Prisma.sql`${company} and (exists (select 1 from company c where c.id = v.company_id and c.default_requirement_set_id = ${setId}::uuid)
    or exists (select 1 from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
      where a.company_id = v.company_id and a.vendor_id = v.id and coalesce(a.requirement_set_id, p.requirement_set_id) = ${setId}::uuid))`;
}

/**
 * Has vendors checked again after their requirements or settings changed, in the transaction of the change: a few at once, more in the
 * background. Call it before taking any other lock on a vendor's documents.
 */
export async function judgeAffected(tx: Tx, scope: CompanyScope, affected: Affected): Promise<void> {
  const { companyId } = scope;
  const isAboutSets = affected === "all" || "setId" in affected;
  // A vendor that is added at the same moment is not seen here, and may be judged by what was: it is looked for a little later.
  if (isAboutSets) await enqueue(tx, rejudgeCompanyJob, { companyId }, { companyId, startAfter: longestChange });
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select v.id from vendor v where ${whereAffected(scope, affected)} order by v.id limit ${mostAtOnce + 1}`;
  if (rows.length <= mostAtOnce) {
    const ids = rows.map(({ id }) => id);
    await lockVendors(tx, scope, ids);
    if (ids.length > 0) await judgeVendors(tx, scope, ids);
    return;
  }
  // Those that are due already too: a batch that began before this change may be judging them by what was.
  await tx.$executeRaw`update vendor v set is_judgment_due = true where ${whereAffected(scope, affected)}`;
  await tx.$executeRaw`
    update company_stats set rejudge_total = (select count(*) from vendor v where v.company_id = ${companyId}::uuid and v.is_judgment_due)
    where company_id = ${companyId}::uuid`;
  await enqueue(tx, rejudgeCompanyJob, { companyId }, { companyId });
}

/** Locks the rows of vendors until the transaction ends, in one order. */
export const lockVendors = (tx: Tx, { companyId }: CompanyScope, ids: readonly string[]) => tx.$executeRaw`
  select 1 from vendor where company_id = ${companyId}::uuid and id = any(${ids}::uuid[]) order by id for update`;

/** Marks vendors whose verdict is of an older version of its set, or who have none where the default set should judge them. */
export function markOutdated(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await tx.$executeRaw`
      update vendor v set is_judgment_due = true where v.company_id = ${companyId}::uuid and not v.is_judgment_due and (
        exists (select 1 from verdict n where n.company_id = v.company_id and n.vendor_id = v.id and n.until_at is null and n.set_version <
          (select max(s.number) from requirement_set_version s where s.company_id = n.company_id and s.set_id = n.set_id))
        or exists (select 1 from verdict n join company c on c.id = n.company_id where n.company_id = v.company_id and n.vendor_id = v.id
          and n.until_at is null and n.assignment_id is null and n.set_id <> coalesce(c.default_requirement_set_id, ${datesOnlyId}::uuid))
        or not exists (select 1 from verdict n where n.company_id = v.company_id and n.vendor_id = v.id and n.until_at is null))`;
  });
}

/** Judges the next vendors that are due. Returns whether there may be more. */
export function rejudgeSome(scope: CompanyScope): Promise<boolean> {
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      const due = await tx.$queryRaw<{ id: string }[]>`
        select id from vendor where company_id = ${companyId}::uuid and is_judgment_due order by id limit ${batch} for update`;
      if (due.length === 0) {
        await tx.$executeRaw`update company_stats set rejudge_total = 0 where company_id = ${companyId}::uuid and rejudge_total > 0`;
        return false;
      }
      const rules = await loadCompanyRules(tx, scope);
      await judgeVendors(
        tx,
        scope,
        due.map(({ id }) => id),
        rules,
      );
      return true;
    },
    { timeout: 60_000 },
  );
}
