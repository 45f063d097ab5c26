import { asPlatform } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import type { Actor } from "@/lib/tenancy/actors-schema";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/**
 * The scope in which a job acts for its company; the row is read anew since the time zone may have changed. `actor`: who asked
 * for the job, when the audit log shall say so.
 */
export async function companyScopeFor(companyId: string, actor?: Actor): Promise<CompanyScope> {
  const company = await asPlatform().company.findUnique({ where: { id: companyId }, select: { id: true, timeZone: true } });
  if (!company) throw notFound(say("common.company"));
  return systemScope(company, actor);
}
