import type { CompanyScope } from "@/lib/auth/scope";
import { standingOf } from "@/lib/billing/rules";
import type { PlanDto } from "@/lib/billing/schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { getOutreach } from "@/lib/outreach/queries";
import { usageOf } from "@/lib/usage/rules";

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

/** Whether the company is in its trial or has a plan: else it is read, and nothing goes out in its name. */
export async function hasPlan(scope: CompanyScope): Promise<boolean> {
  return standingOf(await readWithUsage(scope), now()).state !== "ended";
}

/** Why nothing goes out in the company's name, as a sentence; null while emails may. */
export async function whySilent(tx: Tx, scope: CompanyScope): Promise<string | null> {
  const company = await tx.company.findUnique({ where: { id: scope.companyId } });
  if (!company) throw notFound("Company");
  if (company.status !== "ACTIVE") return "The company is suspended.";
  return standingOf(company, now()).state === "ended" ? "The company's trial or plan has ended." : null;
}
