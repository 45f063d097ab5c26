import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { standingOf } from "@/lib/tenancy/plan-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Whether the company is in its trial or has a plan: otherwise it is read-only, and nothing is sent in its name. */
export async function hasPlan(scope: CompanyScope): Promise<boolean> {
  const company = await inCompany(scope, (tx) => tx.company.findUnique({ where: { id: scope.companyId } }));
  if (!company) throw notFound(coded("common.company"));
  return standingOf(company, now()).state !== "ended";
}

/** Why nothing is sent in the company's name, as a sentence; null while emails may. */
export async function whySilent(tx: Tx, scope: CompanyScope): Promise<Sentence | null> {
  const company = await tx.company.findUnique({ where: { id: scope.companyId } });
  if (!company) throw notFound(coded("common.company"));
  if (company.status !== "ACTIVE") return coded("server.tenancy.theCompanyIsSuspended");
  return standingOf(company, now()).state === "ended" ? coded("server.tenancy.theCompanysTrialOrPlan") : null;
}
