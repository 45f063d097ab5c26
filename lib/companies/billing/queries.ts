import type { PlanDto } from "@/lib/companies/billing/schema";
import { usageOf } from "@/lib/companies/usage/rules";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { getOutreach } from "@/lib/mail/limits/queries";
import { standingOf } from "@/lib/tenancy/plan/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

function readWithUsage(scope: CompanyScope) {
  return inCompany(scope, async (tx) => {
    const company = await tx.company.findUnique({ where: { id: scope.companyId }, include: { stats: true } });
    if (!company?.stats) throw notFound("Company");
    return { ...company, stats: company.stats };
  });
}

export async function getPlan(scope: CompanyScope): Promise<PlanDto> {
  const { stats, ...row } = await readWithUsage(scope);
  const emails = await inCompany(scope, (tx) => getOutreach(tx, row));
  const { wishedPlan, wishedCycle, wishedAt } = row;
  return {
    standing: standingOf(row, now()),
    usage: usageOf(row, stats, now()),
    active: row.planSince && { plan: row.plan, cycle: row.planCycle, since: row.planSince.toISOString() },
    wish: wishedPlan && wishedCycle && wishedAt ? { plan: wishedPlan, cycle: wishedCycle, at: wishedAt.toISOString() } : null,
    emails,
  };
}
