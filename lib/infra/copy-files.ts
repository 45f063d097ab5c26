import { createHash } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { AppError } from "@/lib/infra/errors";
import type { Storage } from "@/lib/infra/stored-file";

export type CopyResult = {
  copied: number;
  alreadyThere: number;
  replaced: number;
  bytes: number;
  /** Originals that are there and cannot be read, such as one whose bytes changed at rest. */
  damaged: { key: string; hasCopy: boolean }[];
};

const atOnce = 4;

/**
 * Copies every stored file from one storage to another under its key, and reads each copy back to compare its SHA-256 with the original's.
 * Compared files are recorded in a journal, so that an interrupted copy resumes where it stopped. A damaged copy is replaced; a damaged
 * original is reported, and leaves a readable copy alone. Pictures of pages are not copied: they are drawn again. Throws when a copy
 * differs from its original, and while a storage is away.
 */
export async function copyFiles(from: Storage, to: Storage, journal: string): Promise<CopyResult> {
  const verified = new Set((await readFile(journal, "utf8").catch(() => "")).split("\n"));
  const result: CopyResult = { copied: 0, alreadyThere: 0, replaced: 0, bytes: 0, damaged: [] };
  const copyOne = async (key: string) => {
    if (verified.has(key) && (await to.exists(key))) {
      result.alreadyThere += 1;
      return;
    }
    if (!(await copyFile(from, to, key, result))) return;
    await appendFile(journal, `${key}\n`);
  };
  let some: string[] = [];
  for await (const key of keysOf(from)) {
    some.push(key);
    if (some.length < atOnce) continue;
    await Promise.all(some.map(copyOne));
    some = [];
  }
  await Promise.all(some.map(copyOne));
  return result;
}

/** Each key once: a list also names what belongs to a file. */
async function* keysOf(storage: Storage): AsyncGenerator<string> {
  for await (const folder of storage.folders()) {
    const seen = new Set<string>();
    for await (const { key } of storage.list(folder)) {
      if (seen.has(key)) continue;
      seen.add(key);
      yield key;
    }
  }
}

/** False where there is no whole file under the key, such as after an interrupted upload, or none that can be read. */
async function copyFile(from: Storage, to: Storage, key: string, result: CopyResult): Promise<boolean> {
  const original = await hashOf(from, key);
  if (!original) return false;
  const there = await hashOf(to, key);
  if (original === "damaged") {
    result.damaged.push({ key, hasCopy: there !== null && there !== "damaged" });
    return false;
  }
  if (there !== "damaged" && there?.sha256 === original.sha256) {
    result.alreadyThere += 1;
    return true;
  }
  if (there) await to.remove(key);
  const source = await from.read(key);
  await to.putBack(key, source as AsyncIterable<Buffer>).finally(() => source.destroy());
  const copy = await hashOf(to, key);
  if (copy === "damaged" || copy?.sha256 !== original.sha256)
    throw new Error(`The copy of ${key} is not equal to the original. Run the command again.`);
  result[there ? "replaced" : "copied"] += 1;
  result.bytes += original.size;
  return true;
}

type Hash = { sha256: string; size: number };

/** null: the storage does not hold the file. "damaged": it does, and answers otherwise, but these bytes cannot be read. */
async function hashOf(storage: Storage, key: string): Promise<Hash | "damaged" | null> {
  const read = () => readHash(storage, key);
  // Tried again: a connection may break once.
  return read()
    .catch(read)
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === "file_missing") return null;
      // Throws where the storage is away, which says nothing of the file.
      if (await storage.exists(key)) return "damaged";
      throw error;
    });
}

async function readHash(storage: Storage, key: string): Promise<Hash> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of await storage.read(key)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).length;
  }
  return { sha256: hash.digest("hex"), size };
}
