import { Prisma } from "@/generated/prisma/client";
import { type Counted, type PlanFacts, refusalOf, usageOf } from "@/lib/companies/billing/usage-rules";
import type { Usage } from "@/lib/companies/billing/usage-schema";
import type { UploadLimits } from "@/lib/companies/billing/usage-values";
import { now } from "@/lib/infra/clock";
import { countUp } from "@/lib/infra/counters";
import type { Tx } from "@/lib/infra/db";
import { type AppError, tooOften } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/**
 * Has the triggers count this transaction's new documents when it ends, in place of at once: counting locks the company's counters, for
 * which all other uploads of the company wait.
 */
export function countAtTheEnd(tx: Tx): Promise<unknown> {
  return tx.$executeRaw`set constraints document_counted, document_stored, document_figures deferred`;
}

/**
 * Refuses a document for which the company has no room. Locks the company's counters until the transaction ends, so that uploads
 * at the same time cannot pass a limit together; a trigger then counts the row. Call it late: all of the company's writers wait.
 * `isImport`: the file is one of an import, which the limits of an hour are not about.
 */
export async function requireRoom(tx: Tx, { companyId, timeZone }: CompanyScope, size: number, isImport = false): Promise<void> {
  const usage = await currentUsage(tx, companyId, { locks: true });
  const refusal = usage && refusalOf(isImport ? { ...usage, limits: withoutHours(usage.limits) } : usage, size, { timeZone, now: now() });
  if (refusal) throw refusal;
}

/** Why so many documents do not fit at once, as in an import of a whole company; the limits of an hour are not about those. */
export async function refusalOfMany(tx: Tx, { companyId, timeZone }: CompanyScope, files: number, bytes: number): Promise<AppError | null> {
  const usage = files > 0 ? await currentUsage(tx, companyId) : null;
  if (!usage) return null;
  return refusalOf({ ...usage, files: usage.files + files - 1, limits: withoutHours(usage.limits) }, bytes, { timeZone, now: now() });
}

const withoutHours = (limits: UploadLimits): UploadLimits => ({
  ...limits,
  filesAnHour: Number.POSITIVE_INFINITY,
  bytesAnHour: Number.POSITIVE_INFINITY,
});

async function currentUsage(tx: Tx, companyId: string, { locks = false } = {}): Promise<Usage | null> {
  const [row] = await tx.$queryRaw<(PlanFacts & Counted)[]>`
    select c.plan, c.plan_since as "planSince", s.documents, s.stored_bytes as "storedBytes", s.hour_started_at as "hourStartedAt",
      s.hour_files as "hourFiles", s.hour_bytes as "hourBytes"
    from company c join company_stats s on s.company_id = c.id where c.id = ${companyId}::uuid
    ${locks ? Prisma.sql`for update of s` : Prisma.empty}`;
  return row ? usageOf(row, row, { billing: (await getSettings()).billing, now: now() }) : null;
}

const passingAnHour = 120;

/** Counts an upload that is not kept as a document: a logo or a list of vendors. */
export async function countPassing({ companyId }: CompanyScope, what: Sentence): Promise<void> {
  if ((await countUp(`passing:${companyId}`, 3600)) > passingAnHour) {
    throw tooOften(coded("server.companies.yourCompanySentWhatToo", { what }), 3600);
  }
}
