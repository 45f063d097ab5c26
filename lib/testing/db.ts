import { mkdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { freePort } from "@/scripts/ports";

/*
 * Runs before each database test file: clones the migrated template into a database of this worker, and points the settings
 * at it, at an empty storage folder and at a mailbox port that only lib/testing/mailbox listens on. The files of a worker share its
 * modules, which keep the settings, so these are the same for each of them.
 */

const templateUrl = inject("templateUrl");
const name = `worker_${process.env.VITEST_POOL_ID ?? process.pid}`;
const folder = path.join(os.tmpdir(), `coverkeep-files-${process.pid}`);
await mkdir(folder, { recursive: true });
const worker = globalThis as typeof globalThis & { smtpPort?: number };
worker.smtpPort ??= await freePort();

function urlOf(database: string, login?: { user: string; password: string }): string {
  const url = new URL(templateUrl);
  url.pathname = `/${database}`;
  if (login) Object.assign(url, { username: login.user, password: login.password });
  return url.href;
}

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

await asAdmin(`drop database if exists ${name} with (force)`, `create database ${name} template template_coverkeep strategy file_copy`);

Object.assign(process.env, {
  NODE_ENV: "test",
  APP_URL: "http://coverkeep.test",
  APP_SECRET: "a-secret-that-only-the-tests-know-0123456789",
  DATABASE_URL: urlOf(name, { user: "coverkeep_web", password: "coverkeep-test" }),
  DATABASE_MIGRATION_URL: urlOf(name),
  DATABASE_POOL_SIZE: "5",
  STORAGE_DIR: path.join(folder, "storage"),
  SMTP_URL: `smtp://127.0.0.1:${worker.smtpPort}`,
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
});

afterAll(async () => {
  const { closeDatabase } = await import("@/lib/infra/db");
  const { closeQueue } = await import("@/lib/infra/queue");
  await closeQueue();
  await closeDatabase();
  await asAdmin(`drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** A connection as the owner of the tables, outside of row-level security, for direct checks of the database. */
export async function connectAsOwner(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_MIGRATION_URL });
  await client.connect();
  return client;
}
