import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { jobContracts } from "@/jobs/registry";
import { env } from "@/lib/infra/env";
import { migrateDatabase } from "@/lib/infra/migrate";
import { restoreBackup } from "@/lib/operations/backup/restore-commands";
import { checkChains } from "@/lib/operations/integrity/queries";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { secretOf } from "@/scripts/local";
import { portFrom } from "@/scripts/ports";
import { runCommand } from "@/scripts/run-command";
import { claim } from "@/scripts/supervisor";
import { sendScriptsWhole } from "@/scripts/whole-scripts";

const demoFolder = ".data/demo";

/**
 * Where no database is set, the data goes into the built-in Postgres of the demo: the next `npm run demo` shows it. Returns what stops
 * that Postgres.
 */
async function startOwnDatabase(): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL || existsSync(".env")) return async () => undefined;
  await mkdir(demoFolder, { recursive: true });
  const release = await claim(demoFolder, "The demo");
  const postgres = await startPostgres(path.join(demoFolder, "postgres"), portFrom("POSTGRES_PORT", 54329));
  await ensureDatabase(postgres.url("postgres"), "coverkeep");
  const login = Object.assign(new URL(postgres.url("coverkeep")), { username: "coverkeep_web", password: "coverkeep-local" });
  Object.assign(process.env, {
    DATABASE_URL: login.href,
    DATABASE_MIGRATION_URL: postgres.url("coverkeep"),
    STORAGE_DIR: path.resolve(demoFolder, "storage"),
    APP_SECRET: await secretOf(demoFolder),
  });
  return () => postgres.stop().then(release);
}

const acceptFlag = "--accept-lost-secrets";

async function restore(folder: string, acceptsLostSecrets: boolean): Promise<void> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = env();
  const ownerUrl = DATABASE_MIGRATION_URL ?? DATABASE_URL;
  sendScriptsWhole();
  const migrate = () => migrateDatabase(ownerUrl, DATABASE_URL, jobContracts);
  await restoreBackup(folder, { ownerUrl, migrate, acceptsLostSecrets, onProgress: (line) => console.log(line) });
  const { checked, broken } = await checkChains();
  console.log(`${checked} audit chains checked, ${broken.length} broken.`);
  for (const { companyId, brokenAt } of broken)
    console.warn(`The chain of company ${companyId} is broken at event ${brokenAt}, as in the backup.`);
  console.log("The restore is finished. Start web and worker now.");
}

let stopOwnDatabase = async () => {};
const work = async (words: string[]) => {
  const [folder] = words.filter((word) => word !== acceptFlag);
  if (!folder) throw new Error("Please name the backup's folder: npm run restore -- FOLDER");
  stopOwnDatabase = await startOwnDatabase();
  await restore(folder, words.includes(acceptFlag));
};
await runCommand(work, { joins: false });
await stopOwnDatabase();
