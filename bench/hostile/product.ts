import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Member, writeCompanies } from "@/bench/hostile/companies";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, type Service, startService, typescript, waitFor, webServer, workerProgram } from "@/scripts/processes";

export type Product = { base: string; web: Service; worker: Service; members: Member[]; stop(): Promise<void> };

/** The whole product as it is run: a database of its own, web, and one worker with two reading processes. */
export async function startProduct(companies: number): Promise<Product> {
  await generateClient();
  await buildWhenOld();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-hostile-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const ownerUrl = postgres.url("coverkeep");
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: "production",
      APP_URL: base,
      APP_SECRET: randomBytes(32).toString("base64url"),
      DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      STORAGE_DIR: path.join(folder, "storage"),
      SMTP_URL: "smtp://127.0.0.1:1",
      WORKER_READERS: "2",
      LOG_LEVEL: "error",
    };
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: ownerUrl } });
    const members = await writeCompanies(ownerUrl, companies);
    const web = startService("web process", { args: webServer("start", port), env });
    stops.push(web.stop);
    await waitFor(web, `${base}/api/ready`, 60);
    const worker = startService("worker", { args: workerProgram, env });
    stops.push(worker.stop);
    return { base, web, worker, members, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
