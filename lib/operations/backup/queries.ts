import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connectionAs } from "@/lib/infra/db";
import type { BackupTable, Manifest } from "@/lib/operations/backup/schema";
import { databaseFolder, schemas, skippedTables } from "@/lib/operations/backup/values";

type Table = Pick<BackupTable, "schema" | "name" | "columns">;

/** Values are written the same way in every session, so that the hashes of two sessions can be compared. */
const sameText = `SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1;
  SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET synchronize_seqscans = off; SET max_parallel_workers_per_gather = 0;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;`;

/** A connection that reads everything and changes nothing. The caller ends it. */
export async function connectForBackup(): Promise<pg.Client> {
  // COPY needs the connection to itself.
  const { pipeline: _, max: __, ...settings } = connectionAs("coverkeep_backup", 1);
  const client = new pg.Client(settings);
  await client.connect();
  await client.query(sameText);
  return client;
}

export async function connectAs(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: "coverkeep_restore", connectionTimeoutMillis: 10_000 });
  await client.connect();
  await client.query(sameText);
  return client;
}

export const tableId = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}.${name}`;

export const quoted = ({ schema, name }: Pick<Table, "schema" | "name">) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const quotedColumns = ({ columns }: Pick<Table, "columns">) => columns.map((column) => pg.escapeIdentifier(column)).join(", ");

/** Every table with rows of its own, and the columns that are not computed from others. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> all($2) order by 1, 2`,
    [schemas, skippedTables],
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query(
    `select schemaname::text as schema, sequencename::text as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** The migrations that the database has, in the order of their names. */
export async function listMigrations(client: pg.Client): Promise<Manifest["migrations"]> {
  const { rows } = await client.query(
    `select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null order by 1`,
  );
  return rows;
}

/** The migrations that this version brings. */
export async function listShippedMigrations(): Promise<Manifest["migrations"]> {
  const folder = path.resolve("prisma/migrations");
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(path.join(folder, name, "migration.sql"));
      return { name, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

export async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(path.resolve("package.json"), "utf8")) as { version: string }).version;
}

export type StoredKey = { key: string; size: number | null; sha256: string | null };

/** The stored files that the rows name, in parts: there may be millions. A logo has no hash in its row. */
export async function* listStoredKeys(client: pg.Client): AsyncGenerator<StoredKey> {
  await client.query(`declare stored_key no scroll cursor for
    select storage_key as key, file_size as size, sha256 from document
    union all select logo_key, null, null from company where logo_key is not null
    union all select storage_key, size, sha256 from inbound_message
    union all select storage_key, file_size, sha256 from former_record
    union all select storage_key, null, null from company_import where storage_key is not null
    union all select storage_key, null, null from list_import where storage_key is not null
    union all select storage_key, file_size, sha256 from report where storage_key is not null order by key`);
  for (;;) {
    const { rows } = await client.query<StoredKey>("fetch 1000 from stored_key");
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query("close stored_key");
}

/** Passes bytes on and knows their number and hash at the end. */
export class Meter extends Transform {
  readonly #hash = createHash("sha256");
  size = 0;
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.size += chunk.length;
    done(null, chunk);
  }
  digest(): string {
    return this.#hash.digest("hex");
  }
}

const rowsOf = (table: Table) => `COPY (SELECT ${quotedColumns(table)} FROM ONLY ${quoted(table)}) TO STDOUT`;

/** Writes a table's rows, as the client's transaction sees them, into the backup. */
export async function writeTable(client: pg.Client, table: Table, folder: string): Promise<BackupTable> {
  const file = `${databaseFolder}/${tableId(table)}.copy.gz`;
  const source = client.query(copyTo(rowsOf(table)));
  const [rows, bytes] = [new Meter(), new Meter()];
  await pipeline(source, rows, createGzip({ level: 1 }), bytes, writeTo(path.join(folder, file)));
  return { ...table, file, rows: source.rowCount, sha256: rows.digest(), fileSize: bytes.size, fileSha256: bytes.digest() };
}

/** Hash and number of a table's rows, for comparing them with a backup. */
export async function hashTable(client: pg.Client, table: Table): Promise<{ rows: number; sha256: string }> {
  const source = client.query(copyTo(rowsOf(table)));
  const sha256 = await hashOf(source);
  return { rows: source.rowCount, sha256: sha256.sha256 };
}

/** A new file, on disk when the stream ends. */
export function writeTo(file: string): Writable {
  return createWriteStream(file, { flags: "wx", flush: true });
}

export async function hashOf(bytes: Readable): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest("hex") };
}

/** null: there is no such file. */
export async function hashFile(file: string): Promise<{ size: number; sha256: string } | null> {
  return hashOf(Readable.from(createReadStream(file))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
