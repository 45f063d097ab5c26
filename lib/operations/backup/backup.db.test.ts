import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { jobContracts } from "@/jobs/registry";
import { sweepJob } from "@/jobs/sweep-job";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { open, seal, sealedThings } from "@/lib/infra/crypto";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { migrateDatabase } from "@/lib/infra/migrate";
import { enqueue } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";
import { createBackup, createScheduledBackup } from "@/lib/operations/backup/commands";
import { listTables, tableId } from "@/lib/operations/backup/queries";
import { lostSecrets, restoreBackup } from "@/lib/operations/backup/restore-commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { requireNode, runNode, typescript } from "@/scripts/processes";

const ownerUrl = process.env.DATABASE_MIGRATION_URL ?? "";
const copyName = `restored_${process.env.VITEST_POOL_ID ?? process.pid}`;
let work: string;
let backup: string;
let companies: TestCompany[];

function urlOf(database: string, url = ownerUrl): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = await connect(urlOf("postgres"));
  await admin.query(statement).finally(() => admin.end());
}

beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), "coverkeep-backup-"));
  companies = [await createCompany({ name: 'Invented "Builders"\tand\\Sons\nof ½ Ö' }), await createCompany()];
  for (const company of companies) {
    const { scope } = await createMember(company);
    const vendor = await createVendorRow(company);
    await createStoredDocument(scope, vendor.id);
    await makeDefaultSet(scope, (await createRequirementSetRow(company)).id);
    const about = { subjectType: "vendor", subjectId: vendor.id, details: { from: "a\\b", to: "ü\n" } };
    await inCompany(company.scope, (tx) => recordEvent(tx, scope, { action: "vendor.updated", ...about }));
  }
  await asPlatform().$transaction((tx) => enqueue(tx, sweepJob, {}, { startAfter: 3600 }));
  await asPlatform().workerHeartbeat.create({ data: { id: "gone", startedAt: new Date(), beatAt: new Date() } });
  backup = path.join(work, "backup");
  await createBackup(backup);
});

afterAll(async () => {
  await asAdmin(`drop database if exists ${copyName} with (force)`);
  await rm(work, { recursive: true, force: true });
});

/** What a database holds and how it is fenced, table by table. */
async function describeDatabase(url: string) {
  const client = await connect(url);
  try {
    const rows: Record<string, { count: number; hash: string | null }> = {};
    for (const { schema, name } of await listTables(client)) {
      const table = `"${schema}"."${name}"`;
      // The backup's own run is still open in its snapshot.
      const compared = name === "operation_run" ? `where false` : "";
      const found = await client.query(
        `select count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) as hash from ${table} t ${compared}`,
      );
      rows[tableId({ schema, name })] = found.rows[0];
    }
    const list = async (sql: string) => (await client.query(sql)).rows;
    return {
      rows,
      fences: await list(
        "select relname::text, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
      ),
      policies: await list("select tablename::text, policyname::text, roles::text, cmd, qual, with_check from pg_policies order by 1, 2"),
      triggers: await list(
        "select tgrelid::regclass::text as table, tgname::text, tgenabled from pg_trigger where not tgisinternal order by 1, 2",
      ),
      grants: await list(
        "select table_name::text, grantee::text, privilege_type::text from information_schema.role_table_grants where grantee like 'coverkeep%' order by 1, 2, 3",
      ),
    };
  } finally {
    await client.end();
  }
}

async function listFiles(folder: string): Promise<Record<string, string>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = entries.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), (await readFile(file)).toString("base64")] as const;
  });
  return Object.fromEntries((await Promise.all(files)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const restoreHere = (folder: string) =>
  restoreBackup(folder, { ownerUrl, migrate: () => migrateDatabase(ownerUrl, process.env.DATABASE_URL ?? "", jobContracts) });

it("says under which secret it was made, and a restore under another one names what is lost", async () => {
  const manifest = JSON.parse(await readFile(path.join(backup, "manifest.json"), "utf8"));
  expect(lostSecrets(manifest)).toEqual({ kind: "none" });
  expect(JSON.stringify(manifest)).not.toContain(process.env.APP_SECRET);
  const other = lostSecrets({ secret: { ...manifest.secret, salt: "another" } });
  expect(other).toMatchObject({ kind: "other" });
  for (const words of [
    "--accept-lost-secrets",
    "the password of the mail server",
    "the secrets of webhooks",
    "the second factors of people",
  ])
    expect(other).toHaveProperty("message", expect.stringContaining(words));
  expect(lostSecrets({})).toMatchObject({ kind: "unknown" });
});

it("stops before it changes anything where the secret is another one", async () => {
  const folder = await copyOfBackup("other-secret");
  const file = path.join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  const text = `${JSON.stringify({ ...manifest, secret: { ...manifest.secret, salt: "another" } }, null, 1)}\n`;
  await writeFile(file, text);
  await writeFile(path.join(folder, "manifest.sha256"), `${createHash("sha256").update(text).digest("hex")}  manifest.json\n`);
  await expect(restoreHere(folder)).rejects.toThrow(/another APP_SECRET.*--accept-lost-secrets/s);
});

/** A copy of the backup to damage. */
async function copyOfBackup(name: string): Promise<string> {
  const { cp } = await import("node:fs/promises");
  const folder = path.join(work, name);
  await cp(backup, folder, { recursive: true });
  return folder;
}

it("restores rows, files, row-level security and audit chains into an empty database", async () => {
  await asAdmin(`create database ${copyName}`);
  const restored = path.join(work, "restored-storage");
  const env = { DATABASE_URL: urlOf(copyName, process.env.DATABASE_URL), DATABASE_MIGRATION_URL: urlOf(copyName), STORAGE_DIR: restored };
  await requireNode("The restore", { args: [...typescript("scripts/restore.ts"), backup], env });

  const [before, after] = [await describeDatabase(ownerUrl), await describeDatabase(urlOf(copyName))];
  expect(before.rows["public.audit_event"]?.count).toBeGreaterThanOrEqual(4);
  expect(Object.keys(before.rows).length).toBeGreaterThan(25);
  expect(after).toEqual(before);
  expect(await listFiles(restored)).toEqual(await listFiles(process.env.STORAGE_DIR ?? ""));

  const login = await connect(env.DATABASE_URL);
  await login.query(`BEGIN; SET LOCAL ROLE coverkeep_app; SELECT set_config('app.company_id', '${companies[0]?.id}', true)`);
  expect((await login.query("select id from company")).rows).toEqual([{ id: companies[0]?.id }]);
  expect((await login.query("select distinct company_id as id from document")).rows).toEqual([{ id: companies[0]?.id }]);
  await login.query("ROLLBACK; BEGIN; SET LOCAL ROLE coverkeep_app");
  await expect(login.query("select id from vendor")).rejects.toThrow(/app\.company_id|invalid input syntax for type uuid/);
  await login.end();

  const heartbeats = await connect(urlOf(copyName));
  expect((await heartbeats.query("select * from worker_heartbeat")).rows).toEqual([]);
  await heartbeats.end();
}, 180_000);

it("goes on under another secret only with --accept-lost-secrets, and names what is unreadable then", {
  ...full,
  timeout: 240_000,
}, async () => {
  const name = `${copyName}_secret`;
  await asAdmin(`create database ${name}`);
  onTestFinished(() => asAdmin(`drop database if exists ${name} with (force)`));
  const env = {
    ...{ DATABASE_URL: urlOf(name, process.env.DATABASE_URL), DATABASE_MIGRATION_URL: urlOf(name) },
    ...{ STORAGE_DIR: path.join(work, "storage-of-another-secret"), APP_SECRET: "another secret of at least thirty-two characters" },
  };
  const restoreWith = (...flags: string[]) =>
    runNode({ args: [...typescript("scripts/restore.ts"), backup, ...flags], env }, { quiet: true });
  const stopped = await restoreWith();
  expect(stopped.code).not.toBe(0);
  expect(stopped.output).toMatch(/another APP_SECRET\. Set APP_SECRET to the secret of that installation.*--accept-lost-secrets/s);
  const done = await restoreWith("--accept-lost-secrets");
  expect(done.output).toContain("The restore is finished");
  for (const thing of Object.values(sealedThings)) expect(done.output).toContain(thing);
});

it("says in words that a stored secret was sealed under another key", () => {
  const sealed = seal("totp", "JBSWY3DPEHPK3PXP");
  expect(open("totp", sealed)).toBe("JBSWY3DPEHPK3PXP");
  // Each purpose has a key of its own, as each APP_SECRET has.
  expect(() => open("webhook-secret", sealed)).toThrow("the installation now has another APP_SECRET");
  expect(() => open("totp", "short")).toThrow("Enter the secret again");
});

it("refuses an installation that is not empty and leaves it as it was", full, async () => {
  const before = await describeDatabase(ownerUrl);
  await expect(restoreHere(backup)).rejects.toThrow(/not empty: its database holds \d+ companies/);
  expect(await describeDatabase(ownerUrl)).toEqual(before);
});

it.each([
  [
    "a stored file",
    async (folder: string) => path.join(folder, "files", Object.keys(await listFiles(path.join(folder, "files")))[0] ?? ""),
    /stored file files\/\S+ was changed/,
  ],
  ["a table", async (folder: string) => path.join(folder, "database/public.vendor.copy.gz"), /public\.vendor\.copy\.gz was changed/],
  ["the list of files", async (folder: string) => path.join(folder, "files.jsonl"), /files\.jsonl was changed/],
  ["the manifest", async (folder: string) => path.join(folder, "manifest.json"), /manifest\.json was changed/],
])("refuses a backup in which one byte of %s was changed", async (what, find, message) => {
  const folder = await copyOfBackup(`changed ${what}`);
  const file = await find(folder);
  const bytes = await readFile(file);
  const at = bytes.length - 9;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await expect(restoreHere(folder)).rejects.toThrow(message);
});

it("refuses a backup that lacks a file or the end of one", async () => {
  const folder = await copyOfBackup("incomplete");
  const table = path.join(folder, "database/public.document.copy.gz");
  await truncate(table, (await stat(table)).size - 20);
  await expect(restoreHere(folder)).rejects.toThrow(/public\.document\.copy\.gz was changed/);
  await rm(table);
  await expect(restoreHere(folder)).rejects.toThrow(/public\.document\.copy\.gz is missing/);
  await rm(path.join(folder, "manifest.json"));
  await expect(restoreHere(folder)).rejects.toThrow(/no finished backup .*manifest\.json is missing/);
  await expect(restoreHere(path.join(work, "nowhere"))).rejects.toThrow(/There is no folder .*nowhere/);
});

it.each([
  [
    "newer",
    (names: { name: string; checksum: string }[]) => [...names, { name: "29990101000000_later", checksum: "0" }],
    /newer database schema.*29990101000000_later/,
  ],
  ["older", (names: { name: string; checksum: string }[]) => names.slice(0, -1), /older database schema/],
])("refuses a backup with a %s database schema", async (what, change, message) => {
  const { createHash } = await import("node:crypto");
  const folder = await copyOfBackup(what);
  const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  const text = JSON.stringify({ ...manifest, migrations: change(manifest.migrations) });
  await writeFile(path.join(folder, "manifest.json"), text);
  await writeFile(path.join(folder, "manifest.sha256"), `${createHash("sha256").update(text).digest("hex")}  manifest.json\n`);
  await expect(restoreHere(folder)).rejects.toThrow(message);
});

it("asks for an empty folder whose parent exists, and leaves nothing there when it fails", async () => {
  await expect(createBackup(backup)).rejects.toThrow(/is not empty. Give each backup an empty folder/);
  await expect(createBackup(path.join(work, "unmounted", "backup"))).rejects.toThrow(/unmounted does not exist/);
  await expect(createBackup(path.join(backup, "manifest.json"))).rejects.toThrow(/is a file/);
  const latest = await asPlatform().operationRun.findFirst({ where: { kind: "BACKUP" }, orderBy: { startedAt: "desc" } });
  expect(latest).toMatchObject({ isGood: true, summary: { folder: backup, files: 2, missing: 0 } });
});

it("notes the files that the storage has lost, and those that changed", full, async () => {
  const [first, second] = (await asPlatform().document.findMany({ orderBy: { id: "asc" } })).map(({ storageKey }) => storageKey);
  const [lost, changed] = [path.join(process.env.STORAGE_DIR ?? "", first ?? ""), path.join(process.env.STORAGE_DIR ?? "", second ?? "")];
  const bytes = [await readFile(lost), await readFile(changed)] as const;
  await storage().remove(first ?? "");
  await writeFile(changed, "other bytes");
  try {
    const { missingFiles, changedFiles, files } = await createBackup(path.join(work, "with losses"));
    expect({ missingFiles, changedFiles, count: files.count }).toEqual({
      missingFiles: { count: 1, keys: [first] },
      changedFiles: { count: 1, keys: [second] },
      count: 1,
    });
  } finally {
    await writeFile(lost, bytes[0]);
    await writeFile(changed, bytes[1]);
  }
});

it("keeps the scheduled backups of 30 days, and shares the space of files that both hold", full, async () => {
  const root = path.join(work, "scheduled");
  const old = path.join(root, "coverkeep-2020-01-01T00-00-00Z");
  const foreign = path.join(root, "holiday pictures");
  for (const folder of [root, old, foreign]) await mkdir(folder);
  await writeFile(path.join(old, "manifest.json"), "{}");
  await createScheduledBackup(root);
  const [first] = (await readdir(root)).filter((name) => name.startsWith("coverkeep-"));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await createScheduledBackup(root);
  const names = await readdir(root);
  expect(names).toContain("holiday pictures");
  expect(names).not.toContain(path.basename(old));
  expect(names.filter((name) => name.startsWith("coverkeep-"))).toHaveLength(2);
  const files = path.join(root, first ?? "", "files");
  for (const file of Object.keys(await listFiles(files))) expect((await stat(path.join(files, file))).nlink).toBe(2);
  await expect(createScheduledBackup(path.join(work, "unmounted"))).rejects.toThrow(/unmounted does not exist/);
});

it("writes a table that the fence hides from its owner", async () => {
  const owner = await connectAsOwner();
  const { rows } = await owner.query("select relforcerowsecurity as forced from pg_class where relname = 'vendor'");
  await owner.end();
  const manifest = JSON.parse(await readFile(path.join(backup, "manifest.json"), "utf8"));
  expect(rows).toEqual([{ forced: true }]);
  expect(manifest.tables.find(({ name }: { name: string }) => name === "vendor")).toMatchObject({ rows: 2 });
});
