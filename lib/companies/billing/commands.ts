import type { Company } from "@/generated/prisma/client";
import { recordPlanWish } from "@/lib/accounts/plan-wish-commands";
import { getPlan } from "@/lib/companies/billing/queries";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { commandLine } from "@/lib/tenancy/actors-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/** Records which plan the company wants and emails the platform's admins, who activate it. */
export async function wishForPlan(scope: CompanyScope, wish: PlanWish): Promise<PlanDto> {
  await inCompany(scope, (tx) => recordPlanWish(tx, scope, wish));
  return getPlan(scope);
}

/**
 * Puts a plan into force, or (null) ends it, for the operator on the command line. `wanted` is the company's id or its exact name. Throws when none or several have it.
 */
export async function activatePlan(wanted: string, choice: PlanWish | null): Promise<{ id: string; name: string }> {
  const found = await asPlatform().company.findMany({ where: isId(wanted) ? { id: wanted } : { name: wanted } });
  const [company] = found;
  if (!company) throw new AppError("not_found", coded("server.companies.companyUnknown", { wanted }));
  if (found.length > 1) {
    throw new AppError("conflict", coded("server.companies.companyAmbiguous", { join: found.map(({ id }) => id).join(", ") }));
  }
  const scope = systemScope(company, commandLine);
  await inCompany(scope, async (tx) => {
    await setPlan(tx, company, choice);
    const action = choice ? "plan.activated" : "plan.ended";
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: company.id, details: { ...choice } });
  });
  return { id: company.id, name: company.name };
}

type Choice = Pick<PlanWish, "plan"> & { cycle: PlanWish["cycle"] | null };

/** Writes the plan, or (null) its end, and answers what the company wished for. */
export async function setPlan(tx: Tx, company: Company, choice: Choice | null): Promise<void> {
  const at = now();
  const ended = { planSince: null, planEndedAt: company.planSince ? at : company.planEndedAt };
  const goesOn = choice?.plan === company.plan ? company.planSince : null;
  const plan = choice ? { plan: choice.plan, planCycle: choice.cycle, planSince: goesOn ?? at, planEndedAt: null } : ended;
  const answered = { wishedPlan: null, wishedCycle: null, wishedAt: null };
  await inRole(tx, "coverkeep_platform", () => tx.company.update({ where: { id: company.id }, data: { ...plan, ...answered } }));
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
