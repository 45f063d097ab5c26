import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { Actor } from "@/lib/tenancy/actors-schema";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";

/**
 * The scope in which a job acts for its company. The row is read again since the time zone may have changed. `actor`: who requested the
 * job, if the audit log names them.
 */
export async function companyScopeFor(companyId: string, actor?: Actor): Promise<CompanyScope> {
  const company = await asPlatform().company.findUnique({ where: { id: companyId }, select: { id: true, timeZone: true } });
  if (!company) throw notFound(coded("common.company"));
  return systemScope(company, actor);
}
