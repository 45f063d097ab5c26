import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { mac, sameText, sealedThings, signedThings } from "@/lib/infra/crypto";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import {
  connectAs,
  connectForBackup,
  hashTable,
  listMigrations,
  listShippedMigrations,
  listTables,
  quoted,
  quotedColumns,
  tableId,
} from "@/lib/operations/backup/queries";
import {
  checkRows,
  listBackupFiles,
  listForced,
  listJsonColumns,
  listReferences,
  openRows,
  openStoredFile,
  requireEmpty,
  verifyBackup,
} from "@/lib/operations/backup/restore-queries";
import { loadOrder, schemaMismatch } from "@/lib/operations/backup/rules";
import type { BackupTable, Manifest } from "@/lib/operations/backup/schema";

type Options = {
  ownerUrl: string;
  /** Brings the empty database to the schema of this version. */
  migrate: () => Promise<unknown>;
  /** Goes on although the backup was made under another APP_SECRET. */
  acceptsLostSecrets?: boolean;
  onProgress?: (line: string) => void;
};

/**
 * Restores a backup into an empty installation: reads all of it first and checks every row, then puts the files back, then the rows in
 * one transaction, and compares what the database holds then with the manifest. When anything fails, the installation is left empty.
 */
export async function restoreBackup(
  source: string,
  { ownerUrl, migrate, acceptsLostSecrets = false, onProgress = () => undefined }: Options,
): Promise<Manifest> {
  const folder = path.resolve(source);
  const manifest = await verifyBackup(folder);
  onProgress(`The backup of ${manifest.createdAt} is complete and unchanged.`);
  refuse(schemaMismatch(manifest, await listShippedMigrations()));
  const lost = lostSecrets(manifest);
  if (lost.kind === "unknown") onProgress(lost.message);
  if (lost.kind === "other") {
    if (!acceptsLostSecrets) throw new AppError("conflict", lost.message);
    onProgress(lost.accepted);
  }
  const owner = await connectAs(ownerUrl);
  try {
    await requireEmpty(owner);
    await migrate();
    refuse(schemaMismatch(manifest, await listMigrations(owner)));
    const json = await listJsonColumns(owner);
    for (const table of manifest.tables) await checkRows(folder, table, json.get(tableId(table)));
    const folders = new Set<string>();
    try {
      await putFilesBack(folder, folders);
      onProgress(`${manifest.files.count.toLocaleString("en-US")} files restored.`);
      await loadRows(owner, folder, manifest);
    } catch (error) {
      for (const name of folders) await storage().removeFolder(name);
      throw error;
    }
  } finally {
    await owner.end();
  }
  await confirmRestored(manifest);
  onProgress(`${manifest.tables.length} tables restored and compared with the manifest.`);
  return manifest;
}

type Lost = { kind: "none" } | { kind: "unknown"; message: string } | { kind: "other"; message: string; accepted: string };

/** Whether this installation has the APP_SECRET under which a backup was made, and what it cannot read otherwise. */
export function lostSecrets({ secret }: Pick<Manifest, "secret">): Lost {
  const things = [...new Set([...Object.values(sealedThings), ...Object.values(signedThings)])];
  const list = things.map((thing) => `  - ${thing}`).join("\n");
  if (!secret)
    return {
      kind: "unknown",
      message: "This backup does not say under which APP_SECRET it was made. With another one, secrets are unreadable.",
    };
  if (sameText(mac("backup-fingerprint", secret.salt), secret.fingerprint)) return { kind: "none" };
  const message = `This backup was made under another APP_SECRET. Set APP_SECRET to the secret of that installation and restore again.
If that secret is lost, add --accept-lost-secrets. These become unreadable or invalid:
${list}`;
  return { kind: "other", message, accepted: `The APP_SECRET is another one. These are unreadable or invalid now:\n${list}` };
}

function refuse(reason: string | null): void {
  if (reason) throw new AppError("conflict", reason);
}

async function putFilesBack(folder: string, folders: Set<string>): Promise<void> {
  for await (const { key, sha256 } of listBackupFiles(folder)) {
    folders.add(key.slice(0, 36));
    const stored = await storage().putBack(key, openStoredFile(folder, key) as AsyncIterable<Buffer>);
    if (stored.sha256 !== sha256) throw new AppError("conflict", `The stored file ${key} changed while it was restored.`);
  }
}

/** Loads all tables in one transaction, with triggers and the owner's fence off until the last row is there. */
async function loadRows(owner: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const here = new Set((await listTables(owner)).map(tableId));
  const tables = new Map(manifest.tables.map((table) => [tableId(table), table]));
  const unknown = [...tables.keys()].filter((id) => !here.has(id));
  refuse(unknown.length > 0 ? `This installation has no table ${unknown.join(", ")}.` : null);
  const order = loadOrder([...tables.keys()], await listReferences(owner));
  const forced = await listForced(owner);
  await owner.query("BEGIN");
  try {
    await owner.query(`TRUNCATE ${manifest.tables.map(quoted).join(", ")}`);
    for (const name of forced) await owner.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
    for (const table of manifest.tables) await owner.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    await owner.query("SET CONSTRAINTS ALL DEFERRED");
    for (const id of order) await loadTable(owner, folder, tables.get(id) as BackupTable);
    await owner.query("SET CONSTRAINTS ALL IMMEDIATE");
    for (const table of manifest.tables) await owner.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const { schema, name, lastValue } of manifest.sequences) {
      if (lastValue) await owner.query("select setval($1::regclass, $2::bigint)", [quoted({ schema, name }), lastValue]);
    }
    for (const table of manifest.tables) await compareTable(owner, table);
    for (const name of forced) await owner.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
    await owner.query("COMMIT");
  } catch (error) {
    await owner.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
  await owner.query("ANALYZE");
}

async function loadTable(owner: pg.Client, folder: string, table: BackupTable): Promise<void> {
  const target = owner.query(copyFrom(`COPY ${quoted(table)} (${quotedColumns(table)}) FROM STDIN`));
  await pipeline(...openRows(folder, table), target);
}

async function compareTable(client: pg.Client, table: BackupTable): Promise<void> {
  const found = await hashTable(client, table);
  if (found.rows === table.rows && found.sha256 === table.sha256) return;
  throw new AppError("internal", `${tableId(table)} differs from the backup after loading it: ${found.rows} rows of ${table.rows}.`);
}

/** Compares the restored rows once more, as the role of backups sees them through the fence. */
async function confirmRestored(manifest: Manifest): Promise<void> {
  const client = await connectForBackup();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    for (const table of manifest.tables) await compareTable(client, table);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
