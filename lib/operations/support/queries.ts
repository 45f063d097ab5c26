import os from "node:os";
import type { Readable } from "node:stream";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { envSchema } from "@/lib/infra/env-schema";
import { recentLines } from "@/lib/infra/log";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { getOperations } from "@/lib/operations/overview/queries";
import { errorForSupport, settingsForSupport } from "@/lib/operations/support/rules";
import { workerLog, workerLogKey } from "@/lib/operations/support/schema";

/** What support needs to find a fault, as a ZIP: nothing in it names a person, a vendor or a secret. */
export async function supportPacket(): Promise<Readable> {
  const { problems, checkedAt, queues, workers, storage, version, migrations, backup, integrity } = await getOperations();
  const [postgres] = await asPlatform().$queryRaw<{ version: string }[]>`select version() as version`;
  const system = {
    platform: os.platform(),
    release: os.release(),
    cpus: os.cpus().length,
    memory: os.totalmem(),
    freeMemory: os.freemem(),
  };
  const versions = { coverkeep: version, node: process.version, postgres: postgres?.version, migrations, system };
  const texts: Record<string, string> = {
    "versions.json": json({ createdAt: now().toISOString(), ...versions }),
    "settings.json": json(settingsForSupport(Object.keys(envSchema.shape), env())),
    "problems.json": json({ checkedAt, problems }),
    "operations.json": json({ queues, workers, storage, backup: withoutResult(backup), integrity: withoutResult(integrity) }),
    "failed-jobs.json": json(await failedJobs()),
    "this-process.log": recentLines().join(""),
    "worker.log": (await readWorkerLog()).join(""),
  };
  return zipOf(entriesOf(texts));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The words may hold a folder or an error's text. */
const withoutResult = (run: { startedAt: string; finishedAt: string | null; isGood: boolean } | null) =>
  run && { startedAt: run.startedAt, finishedAt: run.finishedAt, isGood: run.isGood };

async function* entriesOf(texts: Record<string, string>): AsyncGenerator<ZipEntry> {
  for (const [name, text] of Object.entries(texts)) yield { name: `coverkeep-support/${name}`, bytes: Buffer.from(text) };
}

async function failedJobs() {
  const rows = await asPlatform().$queryRaw<{ name: string; failedAt: Date; output: unknown }[]>`
    select name, created_on as "failedAt", output from pgboss.job where name like '%.dead' and state < 'completed'
    order by created_on desc limit 200`;
  return rows.map(({ name: queue, failedAt, output }) => ({ queue, failedAt, ...errorForSupport(output) }));
}

async function readWorkerLog(): Promise<string[]> {
  const row = await asPlatform().platformSetting.findUnique({ where: { key: workerLogKey } });
  return workerLog.safeParse(row?.value).data?.lines ?? [];
}
