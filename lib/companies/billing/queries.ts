import { getPayment } from "@/lib/companies/billing/payments-queries";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { usageOf } from "@/lib/companies/billing/usage-rules";
import { countSeats, countVendors } from "@/lib/companies/plan-limits/queries";
import { planLimitsOf } from "@/lib/companies/plan-limits/rules";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { getOutreach } from "@/lib/mail/limits/queries";
import { standingOf } from "@/lib/tenancy/plan-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { offersOf } from "@/lib/tenancy/settings/billing-defaults-rules";
import { getSettings } from "@/lib/tenancy/settings/queries";

function readWithUsage(scope: CompanyScope) {
  return inCompany(scope, async (tx) => {
    const company = await tx.company.findUnique({ where: { id: scope.companyId }, include: { stats: true } });
    if (!company?.stats) throw notFound(coded("common.company"));
    return { ...company, stats: company.stats };
  });
}

export async function getPlan(scope: CompanyScope): Promise<PlanDto> {
  const { stats, ...row } = await readWithUsage(scope);
  const { billing } = await getSettings();
  const most = planLimitsOf(row, billing);
  const { emails, vendors, seats, payment } = await inCompany(scope, async (tx) => ({
    emails: await getOutreach(tx, row),
    vendors: await countVendors(tx, scope),
    seats: await countSeats(tx, scope),
    payment: await getPayment(tx, scope),
  }));
  const { wishedPlan, wishedCycle, wishedAt } = row;
  return {
    standing: standingOf(row, now()),
    usage: usageOf(row, stats, { billing, now: now() }),
    limits: {
      vendors: { used: vendors, limit: most.vendors },
      users: { used: seats.members + seats.invited, limit: most.users },
    },
    offers: offersOf(billing),
    currency: billing.currency,
    active: row.planSince && { plan: row.plan, cycle: row.planCycle, since: row.planSince.toISOString() },
    wish: wishedPlan && wishedCycle && wishedAt ? { plan: wishedPlan, cycle: wishedCycle, at: wishedAt.toISOString() } : null,
    payment,
    emails,
  };
}
