import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { AppError } from "@/lib/infra/errors";
import { isTooDeep, parseJson } from "@/lib/infra/json-rules";
import { storage } from "@/lib/infra/storage";
import { hashFile, hashOf, quoted, tableId } from "@/lib/operations/backup/queries";
import { type BackupFile, type BackupTable, backupFile, type Manifest, manifestShape } from "@/lib/operations/backup/schema";
import { fileListName, filesFolder, largestBackupRow, manifestHashName, manifestName } from "@/lib/operations/backup/values";

const broken = (what: string) => new AppError("conflict", `This backup is damaged: ${what}. Nothing was restored.`);

/** Reads a backup's manifest and checks it against its own hash. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new AppError("not_found", `There is no folder ${folder}.`);
  const bytes = await readFile(path.join(folder, manifestName)).catch(() => null);
  if (!bytes) throw new AppError("not_found", `There is no finished backup in ${folder}: ${manifestName} is missing.`);
  const [expected] = (await readFile(path.join(folder, manifestHashName), "utf8").catch(() => "")).split(" ");
  if (!expected) throw broken(`${manifestHashName} is missing`);
  const { sha256 } = await hashOf(Readable.from([bytes]));
  if (sha256 !== expected) throw broken(`${manifestName} was changed`);
  const parsed = manifestShape.safeParse(jsonOf(bytes.toString()));
  if (!parsed.success) throw new AppError("conflict", `This version of Coverkeep cannot read the backup in ${folder}.`);
  return parsed.data;
}

/** What is no JSON has no shape of a backup. */
function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Reads every byte of a backup and throws for the first one that is missing or was changed. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const found = await hashFile(path.join(folder, table.file));
    if (!found) throw broken(`${table.file} is missing`);
    if (found.size !== table.fileSize || found.sha256 !== table.fileSha256) throw broken(`${table.file} was changed`);
  }
  const list = await hashFile(path.join(folder, fileListName));
  if (list?.sha256 !== manifest.files.listSha256) throw broken(`${fileListName} ${list ? "was changed" : "is missing"}`);
  let count = 0;
  for await (const { key, size, sha256 } of listBackupFiles(folder)) {
    const found = await hashFile(pathOf(folder, key));
    if (!found) throw broken(`the stored file ${filesFolder}/${key} is missing`);
    if (found.size !== size || found.sha256 !== sha256) throw broken(`the stored file ${filesFolder}/${key} was changed`);
    count += 1;
  }
  if (count !== manifest.files.count) throw broken(`it lists ${count} files instead of ${manifest.files.count}`);
  return manifest;
}

const pathOf = (folder: string, key: string) => path.join(folder, filesFolder, key);

export const openStoredFile = (folder: string, key: string): Readable => createReadStream(pathOf(folder, key));

/** The columns of every table that hold JSON, by the table's id. */
export async function listJsonColumns(owner: pg.Client): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await owner.query<{ id: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as id, array_agg(a.attname::text) as columns from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid in ('json'::regtype, 'jsonb'::regtype) group by 1`,
  );
  return new Map(rows.map(({ id, columns }) => [id, new Set(columns)]));
}

/** Counts the rows of a table as COPY wrote them. Fails at the first row that is too long, or whose JSON is nested too deep. */
class RowCheck extends Writable {
  readonly #id: string;
  readonly #json: readonly number[];
  #parts: Buffer[] = [];
  #held = 0;
  rows = 0;

  constructor(table: BackupTable, json: ReadonlySet<string>) {
    super();
    this.#id = tableId(table);
    this.#json = table.columns.flatMap((column, at) => (json.has(column) ? [at] : []));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    try {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        this.#hold(chunk.subarray(from, end));
        this.#endRow();
        from = end + 1;
      }
      this.#hold(chunk.subarray(from));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  #hold(part: Buffer): void {
    this.#held += part.length;
    if (this.#held > largestBackupRow) throw broken(`row ${this.rows + 1} of ${this.#id} is longer than ${largestBackupRow} bytes`);
    if (this.#json.length > 0) this.#parts.push(part);
  }

  #endRow(): void {
    this.rows += 1;
    const cells = this.#json.length > 0 ? Buffer.concat(this.#parts).toString("utf8").split("\t") : [];
    // COPY doubles each backslash. What else it escapes is no bracket.
    const plain = (cell = "") => cell.replace(/\\(.)/g, (_, code: string) => (code === "\\" ? code : " "));
    if (this.#json.some((at) => isTooDeep(plain(cells[at])))) throw broken(`row ${this.rows} of ${this.#id} is nested too deep`);
    this.#parts = [];
    this.#held = 0;
  }
}

/** The rows of a table as COPY wrote them. They are not checked; see `checkRows`. */
export function openRows(folder: string, { file }: BackupTable): [source: Readable, rows: NodeJS.ReadWriteStream] {
  return [createReadStream(path.join(folder, file)), createGunzip({ chunkSize: 256 * 1024 })];
}

/** Reads every row of a table, and throws for the first that may not be restored. */
export async function checkRows(folder: string, table: BackupTable, json: ReadonlySet<string> = new Set()): Promise<void> {
  const check = new RowCheck(table, json);
  await pipeline(...openRows(folder, table), check);
  if (check.rows !== table.rows) throw broken(`${table.file} has ${check.rows} rows instead of ${table.rows}`);
}

/** The stored files that a backup lists, one at a time. */
export async function* listBackupFiles(folder: string): AsyncGenerator<BackupFile> {
  const lines = createInterface({ input: createReadStream(path.join(folder, fileListName)), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line) yield backupFile.parse(parseJson(line));
}

const notOwner = "42501";

/**
 * Throws unless the database has no company and the storage no file. The owner of the tables has to pass their fence to see
 * that; afterwards everything is as before.
 */
export async function requireEmpty(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query("select to_regclass('public.company') is not null as exists");
  if (rows[0].exists) {
    await owner.query("BEGIN; ALTER TABLE company NO FORCE ROW LEVEL SECURITY").catch((error: { code?: string }) => {
      if (error.code !== notOwner) throw error;
      throw new AppError("forbidden", "DATABASE_MIGRATION_URL must name the database user that owns the tables.", undefined, {
        cause: error,
      });
    });
    const found = await owner.query<{ count: number }>("select count(*)::int as count from company").finally(() => owner.query("ROLLBACK"));
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) {
      const companies = count === 1 ? "1 company" : `${count} companies`;
      throw new AppError(
        "conflict",
        `This installation is not empty: its database holds ${companies}. Restore into a new, empty database.`,
      );
    }
  }
  for await (const name of storage().folders()) {
    throw new AppError("conflict", `This installation is not empty: STORAGE_DIR holds the folder ${name}. Restore into an empty folder.`);
  }
}

/** Tables that are fenced, with the forced fence that a restore opens for itself. */
export async function listForced(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ schema: string; name: string }>(
    `select n.nspname::text as schema, c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relforcerowsecurity and n.nspname = 'public' order by 2`,
  );
  return rows.map(quoted);
}

/** Which table has to be loaded after which. A reference that can be deferred is checked once all rows are there. */
export async function listReferences(owner: pg.Client): Promise<{ from: string; to: string }[]> {
  const { rows } = await owner.query(
    `select fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to" from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = c.confrelid join pg_namespace tn on tn.oid = t.relnamespace where c.contype = 'f' and not c.condeferrable`,
  );
  return rows;
}
