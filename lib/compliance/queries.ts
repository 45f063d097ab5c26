import type { CompanyStats } from "@/generated/prisma/client";
import { type CompanyScope, today } from "@/lib/auth/scope";
import { rollForward } from "@/lib/compliance/commands";
import { toIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";

/** The company's counters. */
async function loadStats(tx: Tx, scope: CompanyScope): Promise<CompanyStats> {
  const stats = await tx.companyStats.findUnique({ where: { companyId: scope.companyId } });
  if (!stats) throw notFound("Company");
  return stats;
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
