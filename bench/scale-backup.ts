import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { type Figure, memory, type Stage, seconds } from "@/bench/scale-work";
import { hasEnded, startService, typescript } from "@/scripts/processes";

const restoredName = "coverkeep_restored";

/** Runs a script to its end and returns its seconds and the most memory it took, in MB. */
async function run(script: string, folder: string, env: Record<string, string>): Promise<{ took: number; peak: number }> {
  const started = performance.now();
  const service = startService(script, { args: typescript(script, folder), env });
  let peak = 0;
  const timer = setInterval(() => {
    if (!hasEnded(service.process)) peak = Math.max(peak, memory(service.process.pid, "VmHWM"));
  }, 250);
  const code = await service.ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(`${script} ended with ${code}.\n${service.output()}`);
  return { took: seconds(started), peak };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => stat(path.join(entry.parentPath, entry.name)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
}

/** A backup of everything and its restore into an empty database beside: seconds, megabytes and memory. */
export async function measureBackup({ owner, env, folder, ownerUrl }: Stage): Promise<Figure[]> {
  const backup = path.join(folder, "backup");
  await rm(backup, { recursive: true, force: true });
  const { rows } = await owner.query("select pg_database_size(current_database())::float8 as bytes");
  const saved = await run("scripts/backup.ts", backup, { ...env, DATABASE_MIGRATION_URL: ownerUrl });
  const size = await sizeOf(backup);
  await owner.query(`drop database if exists ${restoredName}`);
  await owner.query(`create database ${restoredName}`);
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${restoredName}` }).href;
  const restored = { ...env, DATABASE_URL: at(env.DATABASE_URL ?? ""), DATABASE_MIGRATION_URL: at(ownerUrl) };
  try {
    const loaded = await run("scripts/restore.ts", backup, {
      ...restored,
      STORAGE: "folder",
      STORAGE_DIR: path.join(folder, "restored-files"),
    });
    const there = new pg.Client({ connectionString: at(ownerUrl) });
    await there.connect();
    const countOf = async (client: pg.Client) => Number((await client.query("select count(*) from document")).rows[0].count);
    const [before, after] = [await countOf(owner), await countOf(there)];
    await there.end();
    if (before !== after) throw new Error(`${before} documents were backed up, ${after} restored`);
    return [
      { name: "database", value: Math.round((rows[0]?.bytes ?? 0) / 1e6), unit: "MB" },
      { name: "backup", value: saved.took, unit: "s" },
      { name: "backup's size", value: Math.round(size / 1e6), unit: "MB" },
      { name: "memory of the backup", value: saved.peak, unit: "MB" },
      { name: "restore, with its checks", value: loaded.took, unit: "s" },
      { name: "memory of the restore", value: loaded.peak, unit: "MB" },
    ];
  } finally {
    await owner.query(`drop database if exists ${restoredName}`);
    await rm(backup, { recursive: true, force: true });
  }
}
