import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { deepestJson } from "@/lib/infra/json-rules";
import { createBackup } from "@/lib/operations/backup/commands";
import { connectAs, hashFile, tableId } from "@/lib/operations/backup/queries";
import { checkRows, listJsonColumns } from "@/lib/operations/backup/restore-queries";
import type { BackupTable, Manifest } from "@/lib/operations/backup/schema";
import { largestBackupRow } from "@/lib/operations/backup/values";
import { createCompany, createRequirementSetRow } from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { runNode, typescript } from "@/scripts/processes";

const ownerUrl = process.env.DATABASE_MIGRATION_URL ?? "";
let work: string;
let backup: string;
let manifest: Manifest;
let json: Awaited<ReturnType<typeof listJsonColumns>>;

beforeAll(async () => {
  work = await mkdtemp(path.join(os.tmpdir(), "coverkeep-restore-"));
  await createRequirementSetRow(await createCompany());
  backup = path.join(work, "backup");
  manifest = await createBackup(backup);
  const owner = await connectAs(ownerUrl);
  json = await listJsonColumns(owner).finally(() => owner.end());
});
afterAll(() => rm(work, { recursive: true, force: true }));

/** A table whose file holds other rows, as COPY would write them. */
async function withRows(table: BackupTable, rows: string[], folder = backup): Promise<BackupTable> {
  const text = Buffer.from(rows.map((row) => `${row}\n`).join(""));
  await writeFile(path.join(folder, table.file), gzipSync(text, { level: 1 }));
  const found = await hashFile(path.join(folder, table.file));
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { ...table, rows: rows.length, sha256, fileSize: found?.size ?? 0, fileSha256: found?.sha256 ?? "" };
}

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const check = (table: BackupTable) => checkRows(backup, table, json.get(tableId(table)));

it("reads the rows of every table as the backup wrote them", async () => {
  expect(manifest.tables.length).toBeGreaterThan(50);
  for (const table of manifest.tables) await expect(check(table), tableId(table)).resolves.toBeUndefined();
});

it("refuses in every table a row that is longer than a row may be, and names table and row", { ...full, timeout: 120_000 }, async () => {
  const file = "database/long.copy.gz";
  const [first] = manifest.tables;
  await withRows({ ...(first as BackupTable), file }, ["short", "x".repeat(largestBackupRow + 1)]);
  for (const table of few(manifest.tables, 5))
    await expect(check({ ...table, file }), tableId(table)).rejects.toThrow(`row 2 of ${tableId(table)} is longer than`);
});

it("refuses in every column of JSON a value that is nested too deep, and names table and row", full, async () => {
  const file = "database/deep.copy.gz";
  let walked = 0;
  for (const table of manifest.tables) {
    for (const column of json.get(tableId(table)) ?? []) {
      const row = (value: string) => table.columns.map((name) => (name === column ? value : "\\N")).join("\t");
      const inText = JSON.stringify({ text: `\\"${nested(100)}` }).replaceAll("\\", "\\\\");
      const allowed = await withRows({ ...table, file }, [row(nested(deepestJson)), row(inText), row("\\N")]);
      await expect(check(allowed), `${tableId(table)}.${column}`).resolves.toBeUndefined();
      const deep = await withRows({ ...table, file }, [row("{}"), row(nested(deepestJson + 1))]);
      await expect(check(deep), `${tableId(table)}.${column}`).rejects.toThrow(`row 2 of ${tableId(table)} is nested too deep`);
      walked += 1;
    }
  }
  expect(walked).toBeGreaterThan(20);
});

it("leaves text that only looks like deep JSON alone", async () => {
  const table = manifest.tables.find(({ name }) => name === "vendor_note") as BackupTable;
  const row = table.columns.map((name) => (name === "text" ? nested(1000) : "\\N")).join("\t");
  await expect(check(await withRows({ ...table, file: "database/text.copy.gz" }, [row]))).resolves.toBeUndefined();
});

it("changes nothing when one row of a backup may not be restored", { ...full, timeout: 180_000 }, async () => {
  const folder = path.join(work, "forged");
  await createBackup(folder);
  const named = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as Manifest;
  const tables = await Promise.all(
    named.tables.map(async (table) => {
      if (table.name !== "requirement_set_version") return table;
      const [row = ""] = gunzipSync(await readFile(path.join(folder, table.file)))
        .toString()
        .split("\n");
      const deep = row.split("\t").map((cell, at) => (table.columns[at] === "body" ? nested(100_000) : cell));
      return withRows(table, [deep.join("\t")], folder);
    }),
  );
  const text = JSON.stringify({ ...named, tables });
  await writeFile(path.join(folder, "manifest.json"), text);
  await writeFile(path.join(folder, "manifest.sha256"), `${createHash("sha256").update(text).digest("hex")}  manifest.json\n`);

  const name = `forged_${process.env.VITEST_POOL_ID ?? process.pid}`;
  const urlOf = (database: string, url = ownerUrl) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const asAdmin = async (statement: string, database = "postgres") => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  await asAdmin(`create database ${name}`);
  onTestFinished(async () => void (await asAdmin(`drop database if exists ${name} with (force)`)));
  const storageFolder = path.join(work, "forged-storage");
  await mkdir(storageFolder);
  const env = {
    ...{ DATABASE_URL: urlOf(name, process.env.DATABASE_URL), DATABASE_MIGRATION_URL: urlOf(name), STORAGE_DIR: storageFolder },
  };
  const { code, output } = await runNode({ args: [...typescript("scripts/restore.ts"), folder], env }, { quiet: true });
  expect(code).not.toBe(0);
  expect(output).toContain("row 1 of public.requirement_set_version is nested too deep. Nothing was restored.");
  const tablesThere = await asAdmin("alter table company no force row level security; select id from company", name);
  expect((tablesThere as unknown as pg.QueryResult[])[1]?.rows).toEqual([]);
  expect(await readdir(storageFolder)).toEqual([]);
});
