import { createHash, randomUUID } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "@/lib/infra/env";
import { AppError, isSystemError, unavailable } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";

/** What is known of a stored file once its last byte is on disk. `head` holds its first bytes, for telling the type. */
export type StoredFile = { key: string; size: number; sha256: string; head: Buffer };

export const cannotStore = "Files cannot be stored at the moment. Nothing was saved; please try again later.";
export const cannotRead = "Files cannot be opened at the moment. Please try again later.";
export const bytesMissing = "This file is missing from our storage. Please upload it again, or contact support.";

/**
 * Where the originals are kept. Keys are `<folder>/<uuid>`; a stored file is never written again. Every method throws `unavailable`
 * with words for the person while the disk is full, read-only or away.
 */
export interface Storage {
  /** Streams to storage; resolves when the bytes are durable. Nothing is left behind when the stream fails. */
  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Streams a backup's file to the key that it had. Throws when a file is there already. */
  putBack(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Throws `file_missing` when the bytes are gone. */
  read(key: string): Promise<Readable>;
  /** Path of the bytes on this machine, for programs that want a file. Throws `file_missing` when the bytes are gone. */
  localPath(key: string): Promise<string>;
  /**
   * Keeps beside a stored file something made from it, such as a page's picture: it can be made again at any time, and goes when
   * the file goes. `name`: small letters, digits and dashes.
   */
  putDerived(key: string, name: string, bytes: Uint8Array): Promise<void>;
  /** null: not made yet. */
  readDerived(key: string, name: string): Promise<Buffer | null>;
  /** With everything derived from it, and what an interrupted upload left. Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The folders that hold files, one at a time. */
  folders(): AsyncIterable<string>;
  /** The keys in a folder and when each was written last, one at a time; unfinished and derived files count under their key. */
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>;
  removeFolder(folder: string): Promise<void>;
  /** Throws when nothing could be written now. */
  check(): Promise<void>;
}

/** The folder of files that belong to no company, such as reports about all of them. */
export const platformFolder = "00000000-0000-0000-0000-000000000000";

/** The folder of incoming emails, which may be addressed to several companies or to none. */
export const inboundFolder = "00000000-0000-0000-0000-000000000001";

const keyShape = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;
const folderShape = /^[0-9a-f-]{36}$/;
const derivedShape = /^[a-z0-9-]{1,40}$/;
const headLength = 8192;

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

  async localPath(key: string): Promise<string> {
    const file = this.pathOf(key);
    const handle = await reading(() => open(file));
    await handle.close();
    return file;
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
    for await (const { name } of entriesOf(this.root)) if (folderShape.test(name)) yield name;
  }

  async *list(folder: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    if (!folderShape.test(folder)) throw new Error("not a storage folder");
    for await (const { name } of entriesOf(path.join(this.root, folder))) {
      const key = `${folder}/${name.slice(0, 36)}`;
      const found = await stat(path.join(this.root, folder, name)).catch(() => null);
      if (found && keyShape.test(key)) yield { key, changedAt: found.mtime };
    }
  }

  async removeFolder(folder: string): Promise<void> {
    if (!folderShape.test(folder)) throw new Error("not a storage folder");
    await writing(() => rm(path.join(this.root, folder), { recursive: true, force: true }));
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
    if (!keyShape.test(key)) throw new Error("not a storage key");
    return path.join(this.root, key);
  }

  private derivedFolder(key: string): string {
    return `${this.pathOf(key)}.derived`;
  }

  private derivedPath(key: string, name: string): string {
    if (!derivedShape.test(name)) throw new Error("not a name of a derived file");
    return path.join(this.derivedFolder(key), name);
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

/** A write to the disk. A failure of the disk is told apart from one of the sender, whose stream is read in between. */
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
  const hash = createHash("sha256");
  const head: Buffer[] = [];
  let size = 0;
  let headSize = 0;
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      if (headSize < headLength) headSize += head.push(chunk) && chunk.length;
      await writing(() => handle.writeFile(chunk));
    }
    await writing(() => handle.sync());
  } finally {
    await handle.close().catch(() => undefined);
  }
  return { size, sha256: hash.digest("hex"), head: Buffer.concat(head).subarray(0, headLength) };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The storage of this installation. */
export function storage(): Storage {
  return localStorage(path.resolve(env().STORAGE_DIR));
}

/** Removes a file that is of no use. When that fails, the sweep removes it later: the caller has a better answer to give. */
export async function discardFile(key: string): Promise<void> {
  await storage()
    .remove(key)
    .catch((error) => log.warn(errorFacts(error), "a file without use could not be removed"));
}
