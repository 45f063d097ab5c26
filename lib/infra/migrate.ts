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
  const applied = await applyMigrations(ownerUrl, path.resolve("prisma/migrations"));
  await installQueues(ownerUrl, queues);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(queueGrants);
    await grantLogin(owner, new URL(ownerUrl), new URL(loginUrl));
  } finally {
    await owner.end();
  }
  return applied;
}

async function installQueues(connectionString: string, queues: JobContract[]): Promise<void> {
  const boss = new PgBoss({ connectionString, schedule: false, supervise: false, max: 2 });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    for (const { name, queue } of queues) {
      await boss.createQueue(`${name}.dead`, { retryLimit: 0, retentionSeconds: 90 * 24 * 3600, deleteAfterSeconds: 90 * 24 * 3600 });
      await boss.createQueue(name, { ...queue, deadLetter: `${name}.dead` });
      await boss.updateQueue(name, { ...queue, deadLetter: `${name}.dead` });
    }
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
