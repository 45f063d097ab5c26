import { createHash } from "node:crypto";
import { link, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { now } from "@/lib/infra/clock";
import { mac, randomToken } from "@/lib/infra/crypto";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import {
  connectForBackup,
  hashFile,
  listMigrations,
  listSequences,
  listStoredKeys,
  listTables,
  Meter,
  readVersion,
  type StoredKey,
  writeTable,
  writeTo,
} from "@/lib/operations/backup/queries";
import { diskFailure, outdated, scheduledAt, scheduledName } from "@/lib/operations/backup/rules";
import type { BackupFile, BackupTable, Manifest } from "@/lib/operations/backup/schema";
import { backupsKeptDays, databaseFolder, fileListName, filesFolder, manifestHashName, manifestName } from "@/lib/operations/backup/values";
import { keepRun } from "@/lib/operations/runs-commands";

type Progress = (line: string) => void;
type Options = { previous?: string | null; onProgress?: Progress };

const namedAtMost = 1000;

/**
 * Writes the whole installation into an empty folder: the database as one snapshot, and the files that it names. Everything is
 * streamed. A folder that could not be finished is emptied again.
 */
export async function createBackup(target: string, options: Options = {}): Promise<Manifest> {
  const folder = path.resolve(target);
  const isOurs = await prepareFolder(folder);
  return keepRun("BACKUP", async () => {
    try {
      const manifest = await writeBackup(folder, options);
      const { files, missingFiles, changedFiles } = manifest;
      const summary = { folder, files: files.count, bytes: sizeOf(manifest), missing: missingFiles.count, changed: changedFiles.count };
      return { isGood: true, summary, result: manifest };
    } catch (error) {
      await clearFolder(folder, isOurs);
      const message = diskFailure(error, folder);
      throw message ? new AppError("unavailable", message, undefined, { cause: error }) : error;
    }
  });
}

const sizeOf = ({ tables, files }: Manifest) => files.bytes + tables.reduce((sum, { fileSize }) => sum + fileSize, 0);

/** Makes the folder where only its parent exists: a mistyped or unmounted path must not fill another disk. Returns whether it made it. */
async function prepareFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    if (error.code === "ENOTDIR") throw new AppError("conflict", `${folder} is a file. Give the backup a folder of its own.`);
    throw new AppError("unavailable", diskFailure(error, folder) ?? `${folder} cannot be opened.`, undefined, { cause: error });
  });
  // A disk of its own has a lost+found.
  if (entries?.some((name) => name !== "lost+found")) {
    throw new AppError("conflict", `${folder} is not empty. Give each backup an empty folder.`);
  }
  if (entries) return false;
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const missing = error.code === "ENOENT" ? `${path.dirname(folder)} does not exist. Create it, or mount its disk, and try again.` : null;
    throw new AppError("not_found", missing ?? diskFailure(error, folder) ?? `${folder} cannot be created.`, undefined, { cause: error });
  });
  return true;
}

async function clearFolder(folder: string, isOurs: boolean): Promise<void> {
  const ours = [databaseFolder, filesFolder, fileListName, manifestName, manifestHashName];
  const paths = isOurs ? [folder] : ours.map((name) => path.join(folder, name));
  for (const one of paths) await rm(one, { recursive: true, force: true }).catch(() => undefined);
}

async function writeBackup(folder: string, { previous = null, onProgress = () => undefined }: Options): Promise<Manifest> {
  const client = await connectForBackup();
  try {
    const createdAt = now().toISOString();
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await listMigrations(client);
    const sequences = await listSequences(client);
    await mkdir(path.join(folder, databaseFolder), { mode: 0o700 });
    const tables: BackupTable[] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder));
    onProgress(`${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString("en-US")} rows of ${tables.length} tables written.`);
    const files = await writeFiles(client, folder, previous);
    onProgress(`${files.files.count.toLocaleString("en-US")} files written.`);
    await client.query("COMMIT");
    const head = { product: "coverkeep", format: 1, version: await readVersion(), createdAt, secret: secretFingerprint() } as const;
    const manifest: Manifest = { ...head, migrations, tables, sequences, ...files };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/** A new salt for each backup: two backups do not reveal that they are of one installation. */
function secretFingerprint(salt = randomToken()): NonNullable<Manifest["secret"]> {
  return { salt, fingerprint: mac("backup-fingerprint", salt) };
}

/** The manifest comes last, and its own hash beside it. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const hash = createHash("sha256").update(text).digest("hex");
  await writeFile(path.join(folder, manifestHashName), `${hash}  ${manifestName}\n`, { flag: "wx", flush: true, mode: 0o600 });
  await writeFile(path.join(folder, manifestName), text, { flag: "wx", flush: true, mode: 0o600 });
}

type Noted = { count: number; keys: string[] };

/** Copies the files that the snapshot's rows name, and lists them with their hashes. */
async function writeFiles(client: pg.Client, folder: string, previous: string | null) {
  await mkdir(path.join(folder, filesFolder), { mode: 0o700 });
  const [missingFiles, changedFiles] = [noted(), noted()];
  let [count, bytes] = [0, 0];
  async function* lines() {
    let company = "";
    for await (const stored of listStoredKeys(client)) {
      const own = stored.key.slice(0, 36);
      if (own !== company) await mkdir(path.join(folder, filesFolder, own), { recursive: true, mode: 0o700 });
      company = own;
      const file = (await linkFile(stored, folder, previous)) ?? (await copyFile(stored.key, folder));
      if (!file) note(missingFiles, stored.key);
      if (!file) continue;
      if (stored.sha256 && stored.sha256 !== file.sha256) note(changedFiles, stored.key);
      count += 1;
      bytes += file.size;
      yield Buffer.from(`${JSON.stringify(file)}\n`);
    }
  }
  const list = new Meter();
  await pipeline(lines, list, writeTo(path.join(folder, fileListName)));
  return { files: { count, bytes, listSha256: list.digest() }, missingFiles, changedFiles };
}

const noted = (): Noted => ({ count: 0, keys: [] });

function note(found: Noted, key: string): void {
  found.count += 1;
  if (found.keys.length < namedAtMost) found.keys.push(key);
}

/**
 * A stored file never changes, so a backup beside the previous one shares the disk space of what both hold. The previous copy is
 * read and must still have the hash of the upload.
 */
async function linkFile({ key, sha256 }: StoredKey, folder: string, previous: string | null): Promise<BackupFile | null> {
  if (!previous || !sha256) return null;
  const earlier = path.join(previous, filesFolder, key);
  const found = await hashFile(earlier).catch(() => null);
  if (found?.sha256 !== sha256) return null;
  const isLinked = await link(earlier, path.join(folder, filesFolder, key)).then(
    () => true,
    () => false,
  );
  return isLinked ? { key, ...found } : null;
}

/** null: the storage does not hold it. */
async function copyFile(key: string, folder: string): Promise<BackupFile | null> {
  const source = await storage()
    .read(key)
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === "file_missing") return null;
      throw error;
    });
  if (!source) return null;
  const meter = new Meter();
  await pipeline(source, meter, writeTo(path.join(folder, filesFolder, key)));
  return { key, size: meter.size, sha256: meter.digest() };
}

/** A backup under the name of its time in BACKUP_DIR. Backups older than 30 days are removed after it. */
export async function createScheduledBackup(root: string): Promise<Manifest> {
  const names = (await listScheduled(root)).filter(({ isComplete }) => isComplete).map(({ name }) => name);
  const previous = names.at(-1);
  const manifest = await createBackup(path.join(root, scheduledName(now())), { previous: previous ? path.join(root, previous) : null });
  await removeOutdated(root);
  return manifest;
}

async function listScheduled(root: string): Promise<{ name: string; isComplete: boolean }[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    const message = error.code === "ENOENT" ? `${root} does not exist. Create it, or mount its disk.` : diskFailure(error, root);
    throw new AppError("unavailable", message ?? `${root} cannot be opened.`, undefined, { cause: error });
  });
  const known = names.filter((name) => scheduledAt(name)).sort();
  const isComplete = (name: string) =>
    stat(path.join(root, name, manifestName)).then(
      () => true,
      () => false,
    );
  return Promise.all(known.map(async (name) => ({ name, isComplete: await isComplete(name) })));
}

const unfinishedHours = 24;

/** Removes outdated backups, and what a process that was killed left unfinished. */
async function removeOutdated(root: string): Promise<void> {
  const found = await listScheduled(root);
  const complete = found.filter(({ isComplete }) => isComplete).map(({ name }) => name);
  const before = now().getTime() - unfinishedHours * 3600 * 1000;
  const unfinished = found.filter(({ name, isComplete }) => !isComplete && (scheduledAt(name)?.getTime() ?? before) < before);
  for (const name of [...outdated(complete, now(), backupsKeptDays), ...unfinished.map(({ name }) => name)]) {
    await rm(path.join(root, name), { recursive: true, force: true });
  }
}
