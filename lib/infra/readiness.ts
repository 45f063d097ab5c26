import { readdir } from "node:fs/promises";
import path from "node:path";
import { asPlatform } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { storage } from "@/lib/infra/storage";

async function passes(name: string, check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch (error) {
    log.error({ check: name, ...errorFacts(error) }, "not ready");
    return false;
  }
}

async function migrated(): Promise<boolean> {
  const onDisk = (await readdir(path.resolve("prisma/migrations"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const applied = await asPlatform().$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const names = new Set(applied.map(({ name }) => name));
  return onDisk.every((entry) => names.has(entry.name));
}

/** Whether requests can be served now. Throws `unavailable` naming what is not. */
export async function checkReadiness(): Promise<{ database: boolean; migrations: boolean; storage: boolean }> {
  const database = await passes("database", async () => (await asPlatform().$queryRaw<unknown[]>`select 1`).length === 1);
  const checks = {
    database,
    migrations: database && (await passes("migrations", migrated)),
    storage: await passes("storage", async () =>
      storage()
        .check()
        .then(() => true),
    ),
  };
  const failing = Object.entries(checks).flatMap(([name, ok]) => (ok ? [] : [name]));
  if (failing.length > 0) throw new AppError("unavailable", `Not ready: ${failing.join(", ")}`);
  return checks;
}
