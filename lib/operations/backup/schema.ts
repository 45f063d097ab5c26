import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** One table: its rows as COPY writes them, compressed. `sha256` covers the rows, `fileSha256` the bytes on disk. */
export const backupTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string().regex(/^database\/[a-z0-9_.]+\.copy\.gz$/),
  rows: z.number().int().min(0),
  sha256,
  fileSize: z.number().int().min(0),
  fileSha256: sha256,
});
export type BackupTable = z.infer<typeof backupTable>;

/** One stored file, as a line of files.jsonl. */
export const backupFile = z.object({
  key: z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/),
  size: z.number().int().min(0),
  sha256,
});
export type BackupFile = z.infer<typeof backupFile>;

export const manifestShape = z.object({
  product: z.literal("coverkeep"),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** Shows whether an installation has the same APP_SECRET, and nothing else of it. Older backups have none. */
  secret: z.object({ salt: z.string(), fingerprint: z.string() }).optional(),
  /** The migrations of the database, in order. A backup fits only an installation with the same ones. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(backupTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), listSha256: sha256 }),
  /** Files that the database names and the backup does not hold, at most 1,000 of them by name. */
  missingFiles: z.object({ count: z.number().int(), keys: z.array(z.string()) }),
  /** Files whose bytes differ from the hash of their upload. The backup holds them as they are. */
  changedFiles: z.object({ count: z.number().int(), keys: z.array(z.string()) }),
});
export type Manifest = z.infer<typeof manifestShape>;
