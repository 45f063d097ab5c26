import { jobContracts } from "@/jobs/registry";
import { env } from "@/lib/infra/env";
import { migrateDatabase } from "@/lib/infra/migrate";
import { sendScriptsWhole } from "@/scripts/whole-scripts";

/** Brings the database of DATABASE_MIGRATION_URL (or DATABASE_URL) up to date; safe to repeat and to run before each start. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATABASE_MIGRATION_URL } = env();
  sendScriptsWhole();
  const applied = await migrateDatabase(DATABASE_MIGRATION_URL ?? DATABASE_URL, DATABASE_URL, jobContracts);
  for (const name of applied) console.log(`Applied ${name}.`);
  console.log(applied.length ? "The database is up to date." : "The database was up to date.");
}

main().catch((error) => {
  console.error(
    `The migration failed, and changed nothing beyond the steps named above.\n${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
});
