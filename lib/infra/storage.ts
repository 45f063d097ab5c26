import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "@/lib/infra/env";

/** What is known of a stored file once its last byte is on disk. `head` holds its first bytes, for telling the type. */
export type StoredFile = { key: string; size: number; sha256: string; head: Buffer };

/** Where the originals are kept. Keys are `<folder>/<uuid>`; a stored file is never written again. */
export interface Storage {
  /** Streams to storage; resolves when the bytes are durable. Nothing is left behind when the stream fails. */
  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile>;
  read(key: string): Promise<Readable>;
  /** Path of the bytes on this machine, for programs that want a file. */
  localPath(key: string): Promise<string>;
  /**
   * Keeps beside a stored file something made from it, such as a page's picture: it can be made again at any time, and goes when
   * the file goes. `name`: small letters, digits and dashes.
   */
  putDerived(key: string, name: string, bytes: Uint8Array): Promise<void>;
  /** null: not made yet. */
  readDerived(key: string, name: string): Promise<Buffer | null>;
  /** With everything derived from it. Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted uploads left before that time. */
  tidy(before: Date): Promise<void>;
  /** Throws when nothing could be written now. */
  check(): Promise<void>;
}

const keyShape = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;
const derivedShape = /^[a-z0-9-]{1,40}$/;
const headLength = 8192;

/** Files in a local folder, written beside their place, synced, then renamed into it. */
export function localStorage(root: string): Storage {
  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error("not a storage key");
    return path.join(root, key);
  };
  const derivedFolder = (key: string) => `${pathOf(key)}.derived`;
  const derivedPath = (key: string, name: string) => {
    if (!derivedShape.test(name)) throw new Error("not a name of a derived file");
    return path.join(derivedFolder(key), name);
  };
  return {
    async put(folder, bytes) {
      const key = `${folder}/${randomUUID()}`;
      const target = pathOf(key);
      const partial = `${target}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        const facts = await writeDurably(partial, bytes);
        await rename(partial, target);
        await syncFolder(path.dirname(target));
        return { key, ...facts };
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key) {
      const file = pathOf(key);
      await stat(file);
      return createReadStream(file);
    },
    async localPath(key) {
      return pathOf(key);
    },
    async putDerived(key, name, bytes) {
      const target = derivedPath(key, name);
      const partial = `${target}.${randomUUID()}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(partial, bytes);
      await rename(partial, target);
    },
    async readDerived(key, name) {
      return readFile(derivedPath(key, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(derivedFolder(key), { recursive: true, force: true });
    },
    async tidy(before) {
      const files = await readdir(root, { recursive: true }).catch(() => []);
      for (const file of files.filter((name) => name.endsWith(".part"))) {
        const { mtime } = await stat(path.join(root, file));
        if (mtime < before) await rm(path.join(root, file), { force: true });
      }
    },
    async check() {
      await mkdir(root, { recursive: true });
      const probe = path.join(root, `.probe-${randomUUID()}`);
      await writeDurably(probe, one(Buffer.from("ok")));
      await rm(probe);
    },
  };
}

async function* one(bytes: Buffer) {
  yield bytes;
}

async function writeDurably(file: string, bytes: AsyncIterable<Buffer>) {
  const handle = await open(file, "wx");
  const hash = createHash("sha256");
  const head: Buffer[] = [];
  let size = 0;
  let headSize = 0;
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      if (headSize < headLength) headSize += head.push(chunk) && chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
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
