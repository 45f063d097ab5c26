import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { diffSchemas } from "@/lib/infra/schema-engine";
import { startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";

/** Writes the SQL that leads from the committed schema to the one in the working copy into a new migration. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? "";
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error("Please name the change in lower case: npm run migration:new -- vendor_trade");
  const from = execFileSync("git", ["show", "HEAD:prisma/schema.prisma"], { encoding: "utf8" });
  const to = await readFile("prisma/schema.prisma", "utf8");
  const sql = await withPostgres((url) => diffSchemas(url, from, to));
  if (!sql.trim() || sql.includes("This is an empty migration")) {
    throw new Error("prisma/schema.prisma does not differ from the committed one. Change it first, and commit it with its migration.");
  }
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = `prisma/migrations/${stamp}_${name}`;
  await mkdir(folder);
  await writeFile(`${folder}/migration.sql`, sql);
  console.log(`Wrote ${folder}/migration.sql. Read it, and add what the schema cannot say: row-level security and grants of new tables.`);
}

/** The engine wants a connection although a difference of two schemas needs no data. */
async function withPostgres(work: (url: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-diff-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  try {
    return await work(postgres.url("postgres"));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
