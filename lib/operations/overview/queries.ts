import type { OperationRun } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { readVersion } from "@/lib/operations/backup/queries";
import { resultOf } from "@/lib/operations/overview/rules";
import type { Overview } from "@/lib/operations/overview/schema";
import { listProblems, missingMigrations, readDisks } from "@/lib/operations/problems/queries";
import { limits } from "@/lib/operations/problems/values";
import { listQueues } from "@/lib/operations/queues/queries";

/** Everything that the Operations screen shows. */
export async function getOperations(): Promise<Overview> {
  const db = asPlatform();
  const [stats, workers, [size], migrations] = await Promise.all([
    db.companyStats.aggregate({ _sum: { documents: true, storedBytes: true } }),
    db.workerHeartbeat.findMany({ orderBy: { beatAt: "desc" }, take: 50 }),
    db.$queryRaw<{ bytes: bigint }[]>`select pg_database_size(current_database()) as bytes`,
    db.$queryRaw<{ name: string }[]>`select migration_name as name from _prisma_migrations where finished_at is not null order by 1`,
  ]);
  const silent = now().getTime() - limits.workerSilenceSeconds * 1000;
  return {
    ...(await listProblems()),
    queues: await listQueues(),
    workers: workers.map(({ id, startedAt, beatAt }) => ({
      id: id.slice(0, 8),
      startedAt: startedAt.toISOString(),
      beatAt: beatAt.toISOString(),
      isAlive: beatAt.getTime() >= silent,
    })),
    storage: {
      documents: stats._sum.documents ?? 0,
      bytes: Number(stats._sum.storedBytes ?? 0),
      databaseBytes: Number(size?.bytes ?? 0),
      disks: await readDisks(),
    },
    version: await readVersion(),
    zoneData: process.versions.tz ?? "",
    migrations: { applied: migrations.length, latest: migrations.at(-1)?.name ?? null, missing: await missingMigrations() },
    backupsOn: Boolean(env().BACKUP_DIR),
    backup: await lastRun("BACKUP"),
    integrity: await lastRun("INTEGRITY"),
    failedEmails: await db.mail.count({ where: { status: "FAILED" } }),
  };
}

async function lastRun(kind: OperationRun["kind"]): Promise<Overview["backup"]> {
  const run = await asPlatform().operationRun.findFirst({ where: { kind }, orderBy: { startedAt: "desc" } });
  if (!run) return null;
  const { startedAt, finishedAt, isGood, summary } = run;
  const result = resultOf(kind, { isFinished: finishedAt !== null, summary });
  return { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null, isGood, result };
}
