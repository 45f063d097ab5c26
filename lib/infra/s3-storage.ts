import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { now } from "@/lib/infra/clock";
import { AppError, isSystemError, unavailable } from "@/lib/infra/errors";
import { noteSuccess } from "@/lib/infra/outage";
import { inTime, steady } from "@/lib/infra/patience";
import {
  away,
  type Connection,
  fromSender,
  makeConnection,
  nameOf,
  type S3Settings,
  SenderFailure,
  statusOf,
  whole,
} from "@/lib/infra/s3-connection";
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

// The smallest that S3 takes: two parts of each upload are in memory at a time.
const partBytes = 5 * 1024 * 1024;
const partsAtOnce = 2;
const removalsAtOnce = 8;
const presignedSeconds = 60;
const probeName = ".probe";
// A readiness check writes only so often: in a versioned bucket each probe stays.
const probeMillis = 5 * 60_000;

const derivedKey = (key: string, name: string) => `${requireKey(key)}.derived/${requireDerivedName(name)}`;

/** Files in a bucket of S3 or of a service that speaks like it. The service checks the SHA-256 of everything that it is sent. */
class S3Storage implements Storage {
  private connection: Promise<Connection> | undefined;
  private wroteAt = 0;

  constructor(private readonly settings: S3Settings) {}

  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    return this.write(`${requireFolder(folder)}/${randomUUID()}`, bytes);
  }

  async putBack(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    if (await this.exists(key)) throw new AppError("conflict", `There is a stored file ${key} already.`);
    return this.write(requireKey(key), bytes);
  }

  private async write(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    const meter = new FileMeter();
    await this.upload(key, Readable.from(fromSender(bytes, meter), { objectMode: false }));
    return { key, ...meter.facts() };
  }

  /** In parts when it is larger than one. A failed upload is aborted: nothing of it is ever seen under the key. */
  private async upload(Key: string, Body: Readable | Buffer): Promise<void> {
    const { bucket: Bucket, encryption, kmsKey } = this.settings;
    try {
      const { client } = await this.connect();
      const { Upload } = await import("@aws-sdk/lib-storage");
      const sealed = encryption === "none" ? {} : { ServerSideEncryption: encryption };
      const params = { Bucket, Key, Body, ChecksumAlgorithm: "SHA256" as const, ...sealed, ...(kmsKey && { SSEKMSKeyId: kmsKey }) };
      await new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
    } catch (error) {
      if (error instanceof SenderFailure) throw error.cause;
      this.wroteAt = 0;
      throw away(cannotStore, error);
    }
    this.wroteAt = now().getTime();
    noteSuccess("storage");
  }

  async read(key: string): Promise<Readable> {
    return Readable.from(whole(await this.open(requireKey(key))), { objectMode: false });
  }

  /** The bytes. The service's own checksum is compared if it has one for the whole file. */
  private open(Key: string): Promise<AsyncIterable<Uint8Array>> {
    return this.reading(async ({ sdk, client }) => {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: this.settings.bucket, Key, ChecksumMode: "ENABLED" }));
      // The SDK ends a body that no one reads for a while with an error, which must not end the process: its reader gets the error.
      return (Body as Readable).on("error", () => undefined);
    });
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const bytes = steady(await inTime(cannotRead, () => this.read(key)));
    const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-file-"));
    try {
      const file = path.join(folder, "file");
      await pipeline(bytes, createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
        throw isSystemError(error) ? unavailable(cannotRead, error) : error;
      });
      return await work(file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async downloadAddress(key: string, { disposition, contentType }: { disposition: string; contentType: string }): Promise<string | null> {
    if (!this.settings.isPresigning || !(await this.exists(key))) return null;
    const { sdk, client } = await this.connect();
    const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
    const told = { ResponseContentDisposition: disposition, ResponseContentType: contentType, ResponseCacheControl: "private, no-store" };
    return getSignedUrl(client, new sdk.GetObjectCommand({ Bucket: this.settings.bucket, Key: key, ...told }), {
      expiresIn: presignedSeconds,
    });
  }

  putDerived(key: string, name: string, bytes: Uint8Array): Promise<void> {
    return this.upload(derivedKey(key, name), Buffer.from(bytes));
  }

  async removeDerived(key: string, name: string): Promise<void> {
    await this.removeAll([derivedKey(key, name)]);
  }

  async readDerived(key: string, name: string): Promise<Buffer | null> {
    try {
      return await buffer(whole(await this.open(derivedKey(key, name))));
    } catch (error) {
      if (error instanceof AppError && error.code === "file_missing") return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.removeAll([requireKey(key)]);
    await this.removePrefix(`${key}.derived/`);
    await this.abortUploads(key);
  }

  async removeFolder(folder: string): Promise<void> {
    await this.removePrefix(`${requireFolder(folder)}/`);
    await this.abortUploads(`${folder}/`);
  }

  private async removePrefix(prefix: string): Promise<void> {
    let some: string[] = [];
    for await (const { key } of this.objects(prefix)) {
      some.push(key);
      if (some.length < removalsAtOnce) continue;
      await this.removeAll(some);
      some = [];
    }
    await this.removeAll(some);
  }

  /** One by one: the call for many at once wants a checksum that not every service knows. */
  private async removeAll(keys: readonly string[]): Promise<void> {
    const { bucket: Bucket } = this.settings;
    await this.writing(({ sdk, client }) => Promise.all(keys.map((Key) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key })))));
  }

  private async abortUploads(prefix: string): Promise<void> {
    const { bucket: Bucket } = this.settings;
    for await (const { key: Key, id: UploadId } of this.uploads(prefix)) {
      await this.writing(({ sdk, client }) => client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
    }
  }

  async exists(key: string): Promise<boolean> {
    const { bucket: Bucket } = this.settings;
    try {
      await this.reading(({ sdk, client }) => client.send(new sdk.HeadObjectCommand({ Bucket, Key: requireKey(key) })));
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "file_missing")) throw error;
      // The answer does not say whether a file or the bucket is missing, and a missing bucket must not make all files missing.
      await this.reading(({ sdk, client }) => client.send(new sdk.HeadBucketCommand({ Bucket })), cannotRead);
      return false;
    }
  }

  async *folders(): AsyncGenerator<string> {
    const { bucket: Bucket } = this.settings;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.reading(({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Delimiter: "/", ...(ContinuationToken && { ContinuationToken }) })),
      );
      for (const { Prefix = "" } of page.CommonPrefixes ?? []) if (isFolder(Prefix.slice(0, -1))) yield Prefix.slice(0, -1);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async *list(folder: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    const prefix = `${requireFolder(folder)}/`;
    for await (const { key: name, changedAt } of this.objects(prefix)) {
      const key = keyOfName(folder, name.slice(prefix.length));
      if (key) yield { key, changedAt };
    }
    for await (const { key: name, changedAt } of this.uploads(prefix)) {
      const key = keyOfName(folder, name.slice(prefix.length));
      if (key) yield { key, changedAt };
    }
  }

  private async *objects(Prefix: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    const { bucket: Bucket } = this.settings;
    let ContinuationToken: string | undefined;
    do {
      const page = await this.reading(({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) })),
      );
      for (const { Key, LastModified } of page.Contents ?? []) if (Key) yield { key: Key, changedAt: LastModified ?? now() };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  /** Uploads in parts that were begun and not ended, such as by a process that was killed. */
  private async *uploads(Prefix: string): AsyncGenerator<{ key: string; id: string; changedAt: Date }> {
    const { bucket: Bucket } = this.settings;
    let after: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
    while (after) {
      const from: object = after;
      const page = await this.reading(({ sdk, client }) =>
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix, ...from })).catch((error: unknown) => {
          // Some services have no such list; they remove what was not ended by themselves.
          if (statusOf(error) === 501) return null;
          throw error;
        }),
      );
      for (const { Key, UploadId, Initiated } of page?.Uploads ?? [])
        if (Key && UploadId) yield { key: Key, id: UploadId, changedAt: Initiated ?? now() };
      const { NextKeyMarker: KeyMarker = "", NextUploadIdMarker: UploadIdMarker = "" } = page ?? {};
      after = page?.IsTruncated ? { KeyMarker, UploadIdMarker } : null;
    }
  }

  async check(): Promise<void> {
    if (now().getTime() - this.wroteAt > probeMillis) {
      await this.upload(probeName, Buffer.from("ok"));
      await this.removeAll([probeName]);
      return;
    }
    await this.writing(({ sdk, client }) => client.send(new sdk.HeadBucketCommand({ Bucket: this.settings.bucket })));
  }

  private connect(): Promise<Connection> {
    this.connection ??= makeConnection(this.settings);
    return this.connection;
  }

  private async reading<T>(work: (connection: Connection) => Promise<T>, whenMissing = bytesMissing): Promise<T> {
    try {
      const done = await work(await this.connect());
      noteSuccess("storage");
      return done;
    } catch (error) {
      const isMissing = statusOf(error) === 404 && nameOf(error) !== "NoSuchBucket" && whenMissing === bytesMissing;
      if (isMissing) throw new AppError("file_missing", bytesMissing, undefined, { cause: error });
      throw away(cannotRead, error);
    }
  }

  private async writing<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    try {
      const done = await work(await this.connect());
      noteSuccess("storage");
      return done;
    } catch (error) {
      this.wroteAt = 0;
      throw away(cannotStore, error);
    }
  }
}

// Next loads this module once a bundle; the connections are the same for all.
const shared = globalThis as typeof globalThis & { coverkeepBuckets?: Map<string, Storage> };

export function s3Storage(settings: S3Settings): Storage {
  shared.coverkeepBuckets ??= new Map();
  const name = JSON.stringify(settings);
  const known = shared.coverkeepBuckets.get(name) ?? new S3Storage(settings);
  shared.coverkeepBuckets.set(name, known);
  return known;
}
