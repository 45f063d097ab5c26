/** What a backup's folder holds. The manifest is written last, so a folder without it is not a backup. */
export const manifestName = "manifest.json";
export const manifestHashName = "manifest.sha256";
export const fileListName = "files.jsonl";
export const databaseFolder = "database";
export const filesFolder = "files";

export const schemas = ["public", "pgboss"] as const;

/**
 * Tables that the migration fills and a backup skips. Heartbeats are skipped too: a restored heartbeat would report a worker that
 * does not run.
 */
export const skippedTables = ["public._prisma_migrations", "pgboss.version", "public.worker_heartbeat"] as const;

export const backupsKeptDays = 30;

/** Bytes that one row may have as COPY writes it: twice what a row of an archive may have, since COPY doubles backslashes. */
export const largestBackupRow = 64 * 1024 * 1024;
