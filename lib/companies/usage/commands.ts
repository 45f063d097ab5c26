import { refusalOf, usageOf } from "@/lib/companies/usage/rules";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import type { Tx } from "@/lib/infra/db";
import { tooOften } from "@/lib/infra/errors";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/**
 * Refuses a document for which the company has no room. Locks the company's counters until the transaction ends, so that uploads
 * at the same time cannot pass a limit together; a trigger then counts the row.
 */
export async function requireRoom(tx: Tx, { companyId, timeZone }: CompanyScope, size: number): Promise<void> {
  await tx.$queryRaw`select 1 from company_stats where company_id = ${companyId}::uuid for update`;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, include: { stats: true } });
  const refusal = company.stats && refusalOf(usageOf(company, company.stats, now()), size, { timeZone, now: now() });
  if (refusal) throw refusal;
}

const passingAnHour = 120;

/** Counts an upload that is not kept as a document: a logo or a list of vendors. */
export async function countPassing({ companyId }: CompanyScope, what: string): Promise<void> {
  if ((await countUp(`passing:${companyId}`, 3600)) > passingAnHour) {
    throw tooOften(say("server.companies.yourCompanySentWhatToo", { what }), 3600);
  }
}
