import { refusalOf, usageOf } from "@/lib/companies/billing/usage-rules";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import type { Tx } from "@/lib/infra/db";
import { type AppError, tooOften } from "@/lib/infra/errors";
import { getSettings } from "@/lib/settings/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/**
 * Refuses a document for which the company has no room. Locks the company's counters until the transaction ends, so that uploads
 * at the same time cannot pass a limit together; a trigger then counts the row. `isImport`: the file is one of an import, which the
 * limits of an hour are not about.
 */
export async function requireRoom(tx: Tx, scope: CompanyScope, size: number, isImport = false): Promise<void> {
  const { companyId, timeZone } = scope;
  await tx.$queryRaw`select 1 from company_stats where company_id = ${companyId}::uuid for update`;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, include: { stats: true } });
  const counting = { billing: (await getSettings()).billing, now: now() };
  const refusal = isImport
    ? await refusalOfMany(tx, scope, 1, size)
    : company.stats && refusalOf(usageOf(company, company.stats, counting), size, { timeZone, now: now() });
  if (refusal) throw refusal;
}

/** Why so many documents do not fit at once, as in an import of a whole company; the limits of an hour are not about those. */
export async function refusalOfMany(tx: Tx, { companyId, timeZone }: CompanyScope, files: number, bytes: number): Promise<AppError | null> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, include: { stats: true } });
  if (!company.stats || files === 0) return null;
  const usage = usageOf(company, company.stats, { billing: (await getSettings()).billing, now: now() });
  const limits = { ...usage.limits, filesAnHour: Number.POSITIVE_INFINITY, bytesAnHour: Number.POSITIVE_INFINITY };
  return refusalOf({ ...usage, files: usage.files + files - 1, limits }, bytes, { timeZone, now: now() });
}

const passingAnHour = 120;

/** Counts an upload that is not kept as a document: a logo or a list of vendors. */
export async function countPassing({ companyId }: CompanyScope, what: string): Promise<void> {
  if ((await countUp(`passing:${companyId}`, 3600)) > passingAnHour) {
    throw tooOften(say("server.companies.yourCompanySentWhatToo", { what }), 3600);
  }
}
