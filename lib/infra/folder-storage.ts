import { randomUUID } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { AppError, isSystemError, unavailable } from "@/lib/infra/errors";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";
import { inTime } from "@/lib/infra/patience";
import {
  bytesMissing,
  cannotRead,
  cannotStore,
  FileMeter,
  isFolder,
  keyOfName,
  requireDerivedName,
  requireFolder,
  requireKey,
  type Storage,
  type StoredFile,
} from "@/lib/infra/stored-file";

/** Files in a local folder, written beside their place, synced, then renamed into it. */
class FolderStorage implements Storage {
  constructor(private readonly root: string) {}

  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    return this.write(`${folder}/${randomUUID()}`, bytes);
  }

  async putBack(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    if (await this.exists(key)) throw new AppError("conflict", `There is a stored file ${key} already.`);
    return this.write(key, bytes);
  }

  private async write(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    const target = this.pathOf(key);
    const partial = `${target}.part`;
    await writing(() => mkdir(path.dirname(target), { recursive: true }));
    try {
      const facts = await writeDurably(partial, bytes);
      await writing(() => rename(partial, target));
      await writing(() => syncFolder(path.dirname(target)));
      noteSuccess("storage");
      return { key, ...facts };
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    const file = this.pathOf(key);
    return createReadStream(file, { fd: await reading(() => open(file)) });
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const file = this.pathOf(key);
    // One byte, so that a disk that hangs does so here, and not in the work.
    await inTime(cannotRead, () => reading(() => readOneByte(file)));
    return work(file);
  }

  async downloadAddress(): Promise<null> {
    return null;
  }

  async putDerived(key: string, name: string, bytes: Uint8Array): Promise<void> {
    const target = this.derivedPath(key, name);
    const partial = `${target}.${randomUUID()}.part`;
    try {
      await writing(() => mkdir(path.dirname(target), { recursive: true }));
      await writing(() => writeFile(partial, bytes));
      await writing(() => rename(partial, target));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async removeDerived(key: string, name: string): Promise<void> {
    await writing(() => rm(this.derivedPath(key, name), { force: true }));
  }

  async readDerived(key: string, name: string): Promise<Buffer | null> {
    return reading(() => readFile(this.derivedPath(key, name))).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "file_missing") return null;
      throw error;
    });
  }

  async remove(key: string): Promise<void> {
    await writing(() => rm(this.pathOf(key), { force: true }));
    await writing(() => rm(`${this.pathOf(key)}.part`, { force: true }));
    await writing(() => rm(this.derivedFolder(key), { recursive: true, force: true }));
  }

  async exists(key: string): Promise<boolean> {
    const found = await reading(() => stat(this.pathOf(key))).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "file_missing") return null;
      throw error;
    });
    return found !== null;
  }

  async *folders(): AsyncGenerator<string> {
    for await (const { name } of entriesOf(this.root)) if (isFolder(name)) yield name;
  }

  async *list(folder: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    for await (const { name } of entriesOf(path.join(this.root, requireFolder(folder)))) {
      const key = keyOfName(folder, name);
      const found = key && (await stat(path.join(this.root, folder, name)).catch(() => null));
      if (found) yield { key, changedAt: found.mtime };
    }
  }

  async removeFolder(folder: string): Promise<void> {
    const target = path.join(this.root, requireFolder(folder));
    await writing(() => rm(target, { recursive: true, force: true }));
  }

  async check(): Promise<void> {
    await writing(() => mkdir(this.root, { recursive: true }));
    const probe = path.join(this.root, `.probe-${randomUUID()}`);
    try {
      await writeDurably(probe, one(Buffer.from("ok")));
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
    noteSuccess("storage");
  }

  private pathOf(key: string): string {
    return path.join(this.root, requireKey(key));
  }

  private derivedFolder(key: string): string {
    return `${this.pathOf(key)}.derived`;
  }

  private derivedPath(key: string, name: string): string {
    return path.join(this.derivedFolder(key), requireDerivedName(name));
  }
}

export function localStorage(root: string): Storage {
  return new FolderStorage(root);
}

/** A folder's entries, read in parts: it may hold millions. Nothing where there is no folder. */
async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const opened = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    return reading(() => Promise.reject(error));
  });
  if (opened) yield* opened;
}

/** A write to the disk. A failure of the disk is distinguished from one of the sender, whose stream is read in between. */
function writing<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    noteFailure("storage", error);
    throw unavailable(cannotStore, error);
  });
}

function reading<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    if (error.code === "ENOENT") throw new AppError("file_missing", bytesMissing, undefined, { cause: error });
    noteFailure("storage", error);
    throw unavailable(cannotRead, error);
  });
}

async function* one(bytes: Buffer) {
  yield bytes;
}

async function writeDurably(file: string, bytes: AsyncIterable<Buffer>) {
  const handle = await writing(() => open(file, "wx"));
  const meter = new FileMeter();
  try {
    for await (const chunk of bytes) {
      meter.add(chunk);
      await writing(() => handle.writeFile(chunk));
    }
    await writing(() => handle.sync());
  } finally {
    await handle.close().catch(() => undefined);
  }
  return meter.facts();
}

async function readOneByte(file: string): Promise<void> {
  const handle = await open(file);
  await handle.read(Buffer.alloc(1), 0, 1, 0).finally(() => handle.close());
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
