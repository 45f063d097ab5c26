import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { generateCode } from "@/scripts/generated-code";
import { freePort } from "@/scripts/ports";
import { requireNode, typescript } from "@/scripts/processes";

declare module "vitest" {
  interface ProvidedContext {
    /** Owner's address of the database that every test file clones. */
    templateUrl: string;
  }
}

// Each project of Vitest loads this file separately: the server is one for all.
const run = globalThis as typeof globalThis & { testServer?: Promise<{ templateUrl: string; close: () => Promise<void> }> };

/** One real Postgres for the whole run, with one database migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isFirst = run.testServer === undefined;
  run.testServer ??= start();
  const { templateUrl, close } = await run.testServer;
  project.provide("templateUrl", templateUrl);
  return isFirst ? close : async () => undefined;
}

async function start() {
  await generateCode();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-test-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  const close = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ensureDatabase(postgres.url("postgres"), "template_coverkeep");
    const templateUrl = postgres.url("template_coverkeep");
    const login = new URL(templateUrl);
    login.username = "coverkeep_web";
    login.password = "coverkeep-test";
    const settings = {
      DATABASE_URL: login.href,
      DATABASE_MIGRATION_URL: templateUrl,
      APP_SECRET: "only-for-the-migration-of-test-databases",
    };
    await requireNode("The migration of the test database", { args: typescript("scripts/migrate.ts"), env: settings });
    await closeToConnections(postgres.url("postgres"));
    return { templateUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A database can be cloned only while no one is connected to it. */
async function closeToConnections(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query("alter database template_coverkeep allow_connections false");
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'template_coverkeep'");
  await admin.end();
}
