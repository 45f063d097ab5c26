import type { CompanyStats } from "@/generated/prisma/client";
import { rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { toIsoDate } from "@/lib/infra/clock";
import { inCompany, readInCompany, type Statement, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** The company's counters. */
async function loadStats(tx: Tx, scope: CompanyScope): Promise<CompanyStats> {
  const stats = await tx.companyStats.findUnique({ where: { companyId: scope.companyId } });
  if (!stats) throw notFound(coded("common.company"));
  return stats;
}

const statsRow: Statement = {
  text: `select total, compliant, expiring_soon as "expiringSoon", expired, non_compliant as "nonCompliant",
           under_review as "underReview", no_documents as "noDocuments", documents, vendors_all as "vendorsAll", as_of::text as "asOf"
         from company_stats`,
  values: [],
};

export type Counters = Omit<CompanyStats, "companyId" | "asOf" | "auditSeq" | "auditHash"> & { asOf: string };

/**
 * The same for the reads of every screen: the counters and the statements in one round trip. Row-level security keeps them inside the
 * company, so the statements need not name it.
 */
export async function readTogether(
  scope: CompanyScope,
  statements: readonly Statement[],
): Promise<{ stats: Counters; rows: Record<string, unknown>[][] }> {
  const attempt = async () => {
    const [[stats] = [], ...rows] = await readInCompany(scope, [statsRow, ...statements]);
    if (!stats) throw notFound(coded("common.company"));
    return { stats: stats as Counters, rows };
  };
  const first = await attempt();
  if (first.stats.asOf === today(scope)) return first;
  await rollForward(scope);
  return attempt();
}

/** Runs a read whose answer shows badges or counters: they are of today, whenever the sweep last ran. */
export async function readToday<T>(scope: CompanyScope, read: (tx: Tx, stats: CompanyStats) => Promise<T>): Promise<T> {
  const attempt = () =>
    inCompany(scope, async (tx) => {
      const stats = await loadStats(tx, scope);
      return toIsoDate(stats.asOf) === today(scope) ? { value: await read(tx, stats) } : null;
    });
  const first = await attempt();
  if (first) return first.value;
  await rollForward(scope);
  return inCompany(scope, async (tx) => read(tx, await loadStats(tx, scope)));
}
