import { asPlatform } from "@/lib/infra/db";
import { takeNewLines } from "@/lib/infra/log";
import { workerLog, workerLogKey } from "@/lib/operations/support/schema";

const keptLines = 1000;

/** Keeps the workers' latest log lines where a support packet finds them. */
export async function keepWorkerLog(): Promise<void> {
  const fresh = takeNewLines();
  if (fresh.length === 0) return;
  await asPlatform().$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${workerLogKey}))`;
    const row = await tx.platformSetting.findUnique({ where: { key: workerLogKey } });
    const lines = [...(workerLog.safeParse(row?.value).data?.lines ?? []), ...fresh].slice(-keptLines);
    const value = { key: workerLogKey, value: { lines } };
    await tx.platformSetting.upsert({ where: { key: workerLogKey }, create: value, update: value });
  });
}
