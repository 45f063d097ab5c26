import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

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
  /** Streams to storage; resolves when the bytes are durable. Nothing is left when the stream fails. */
  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Streams a backup's file to the key that it had. Throws when a file is there already. */
  putBack(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile>;
  /** Throws `file_missing` when the bytes are gone. */
  read(key: string): Promise<Readable>;
  /**
   * Runs work that wants a file on this machine. The path is good for reading, until the work ends. Throws `file_missing` when the
   * bytes are gone.
   */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** An address from which a browser may download the file for a minute; null where the product must send the bytes itself. */
  downloadAddress(key: string, file: { disposition: string; contentType: string }): Promise<string | null>;
  /**
   * Keeps beside a stored file something made from it, such as a page's picture: it can be made again at any time, and goes when
   * the file goes. `name`: small letters, digits and dashes.
   */
  putDerived(key: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Removing what is not there is no error. */
  removeDerived(key: string, name: string): Promise<void>;
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

/** The header that says under which name a file is kept, and whether a browser shows it or keeps it. */
export function dispositionOf({ fileName, inline }: { fileName: string; inline: boolean }): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

const keyShape = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;
const folderShape = /^[0-9a-f-]{36}$/;
const derivedShape = /^[a-z0-9-]{1,40}$/;
const headLength = 8192;

export const isFolder = (name: string) => folderShape.test(name);

/** The key of a name in a folder, whatever suffix the name has; null where it has none. */
export function keyOfName(folder: string, name: string): string | null {
  const key = `${folder}/${name.slice(0, 36)}`;
  return keyShape.test(key) ? key : null;
}

export function requireKey(key: string): string {
  if (!keyShape.test(key)) throw new Error("not a storage key");
  return key;
}

export function requireFolder(folder: string): string {
  if (!folderShape.test(folder)) throw new Error("not a storage folder");
  return folder;
}

export function requireDerivedName(name: string): string {
  if (!derivedShape.test(name)) throw new Error("not a name of a derived file");
  return name;
}

/** Collects the facts of a file while its bytes pass. */
export class FileMeter {
  private readonly hash = createHash("sha256");
  private readonly head: Buffer[] = [];
  private headSize = 0;
  private size = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.size += chunk.length;
    if (this.headSize < headLength) this.headSize += this.head.push(chunk) && chunk.length;
  }

  facts(): Omit<StoredFile, "key"> {
    return { size: this.size, sha256: this.hash.digest("hex"), head: Buffer.concat(this.head).subarray(0, headLength) };
  }
}
