import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { JobContract } from "@/lib/infra/queue";
import { applyMigrations } from "@/lib/infra/schema-engine";

const roles = ["coverkeep_app", "coverkeep_auth", "coverkeep_platform", "coverkeep_queue", "coverkeep_backup"];

/**
 * Brings a database up to date: tables, roles, the queue's schema and its queues, and the login of web and worker.
 * `ownerUrl` owns the tables; `loginUrl` may be the same login. Safe to repeat. Returns the migrations applied.
 */
export async function migrateDatabase(ownerUrl: string, loginUrl: string, queues: JobContract[]): Promise<string[]> {
  const folder = path.resolve("prisma/migrations");
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // Most starts bring nothing new, and the engine takes seconds to say so.
    const applied = (await isUpToDate(owner, folder)) ? [] : await applyMigrations(ownerUrl, folder);
    await installQueues(ownerUrl, queues);
    await owner.query(queueGrants);
    await grantLogin(owner, new URL(ownerUrl), new URL(loginUrl));
    return applied;
  } finally {
    await owner.end();
  }
}

/** Whether every migration on disk was applied, with the same text, and none has failed. */
async function isUpToDate(owner: pg.Client, folder: string): Promise<boolean> {
  const { rows } = await owner.query("select to_regclass('public._prisma_migrations') is not null as exists");
  if (!rows[0].exists) return false;
  const { rows: migrations } = await owner.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished from _prisma_migrations where rolled_back_at is null`,
  );
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const onDisk = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const isApplied = await Promise.all(
    onDisk.map(async ({ name }) => {
      const text = await readFile(path.join(folder, name, "migration.sql"));
      return checksums.get(name) === createHash("sha256").update(text).digest("hex");
    }),
  );
  return migrations.every(({ finished }) => finished) && isApplied.every(Boolean);
}

/** Installs the queue's schema, and the queues that are missing or set otherwise. */
async function installQueues(connectionString: string, queues: JobContract[]): Promise<void> {
  const boss = new PgBoss({ connectionString, schedule: false, supervise: false, max: 2 });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    const installed = new Map<string, object>((await boss.getQueues()).map((queue) => [queue.name, queue]));
    const isInstalled = (name: string, wanted: object) =>
      Object.entries(wanted).every(([key, value]) => (installed.get(name) as Record<string, unknown> | undefined)?.[key] === value);
    for (const { name, queue } of queues) {
      const dead = { retryLimit: 0, retentionSeconds: 90 * 24 * 3600, deleteAfterSeconds: 90 * 24 * 3600 };
      if (!installed.has(`${name}.dead`)) await boss.createQueue(`${name}.dead`, dead);
      const wanted = { ...queue, deadLetter: `${name}.dead`, notify: true };
      if (isInstalled(name, wanted)) continue;
      await boss.createQueue(name, wanted);
      await boss.updateQueue(name, wanted);
    }
    // A queue of an earlier version, before its dead letters. Those of pg-boss itself begin with two lines.
    const known = new Set(queues.flatMap(({ name }) => [name, `${name}.dead`]));
    const over = [...installed.keys()].filter((name) => !known.has(name) && !name.startsWith("__"));
    for (const name of over.toSorted()) await boss.deleteQueue(name);
  } finally {
    await boss.stop({ graceful: false });
  }
}

const queueGrants = `
  GRANT USAGE ON SCHEMA pgboss TO coverkeep_app, coverkeep_auth, coverkeep_platform, coverkeep_queue, coverkeep_backup;
  GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA pgboss TO coverkeep_app, coverkeep_auth, coverkeep_platform;
  GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE ON ALL TABLES IN SCHEMA pgboss TO coverkeep_queue;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA pgboss TO coverkeep_queue;
  GRANT SELECT ON ALL TABLES IN SCHEMA pgboss TO coverkeep_backup;
  GRANT SELECT ON ALL SEQUENCES IN SCHEMA pgboss TO coverkeep_backup;
  GRANT SELECT ON _prisma_migrations TO coverkeep_platform, coverkeep_backup;`;

async function grantLogin(owner: pg.Client, ownerUrl: URL, loginUrl: URL): Promise<void> {
  const login = decodeURIComponent(loginUrl.username) || decodeURIComponent(ownerUrl.username);
  const name = pg.escapeIdentifier(login);
  if (login !== decodeURIComponent(ownerUrl.username)) {
    const found = await owner.query("select 1 from pg_roles where rolname = $1", [login]);
    const password = pg.escapeLiteral(decodeURIComponent(loginUrl.password));
    await owner.query(`${found.rowCount ? "ALTER" : "CREATE"} ROLE ${name} LOGIN NOINHERIT PASSWORD ${password}`);
  }
  for (const role of roles) await owner.query(`GRANT ${role} TO ${name}`);
}
