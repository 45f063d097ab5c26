import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { S3Settings } from "@/lib/infra/s3-connection";
import { s3Storage } from "@/lib/infra/s3-storage";
import { cannotRead, cannotStore } from "@/lib/infra/stored-file";
import { few } from "@/lib/testing/full";
import { TestBucket } from "@/lib/testing/s3";
import { testKeys } from "@/lib/testing/s3-signature";

const company = randomUUID();
const away = { code: "unavailable", options: { retryAfterSeconds: 30 } };
let bucket: TestBucket;
beforeEach(async () => {
  bucket = new TestBucket();
  await bucket.open();
});
afterEach(() => bucket.close());

const storageWith = (settings: Partial<S3Settings> = {}) =>
  s3Storage({
    ...{ bucket: bucket.name, region: "us-east-1", endpoint: bucket.endpoint, keys: testKeys, isPathStyle: true },
    ...{ encryption: "none", kmsKey: undefined, isPresigning: false },
    ...settings,
  });

async function* chunksOf(bytes: Buffer, size = 100_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const small = Buffer.from("%PDF-1.7 certificate");
const large = Buffer.alloc(12_345_678, "certificate ");
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const collect = async <T>(items: AsyncIterable<T>) => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe("a bucket", () => {
  it.each([
    ["small", small],
    ["large", large],
  ])("stores a %s file and gives the same bytes back", async (_name, bytes) => {
    const stored = await storageWith().put(company, chunksOf(bytes));
    expect(stored).toMatchObject({ size: bytes.length, sha256: hash(bytes), head: bytes.subarray(0, 8192) });
    expect(hash(await buffer(await storageWith().read(stored.key)))).toBe(hash(bytes));
    expect(await storageWith().withLocalFile(stored.key, async (path) => hash(await readFile(path)))).toBe(hash(bytes));
    expect(bucket.uploads.size).toBe(0);
  });

  it("deletes a file under its key once", async () => {
    const key = `${company}/${randomUUID()}`;
    await storageWith().putBack(key, chunksOf(small));
    expect(await text(await storageWith().read(key))).toBe(small.toString());
    await expect(storageWith().putBack(key, chunksOf(small))).rejects.toMatchObject({ code: "conflict" });
  });

  it("distinguishes a missing file from a missing bucket", async () => {
    const key = `${company}/${randomUUID()}`;
    await expect(storageWith().read(key)).rejects.toMatchObject({ code: "file_missing" });
    expect(await storageWith().exists(key)).toBe(false);
    bucket.fault = "no-bucket";
    await expect(storageWith().read(key)).rejects.toMatchObject({ ...away, message: cannotRead });
    await expect(storageWith().exists(key)).rejects.toMatchObject({ ...away, message: cannotRead });
  });

  it("lists folders and files over several pages, and removes a file with all that belongs to it", async () => {
    const storage = storageWith();
    const other = randomUUID();
    const keys: string[] = [];
    for (let count = 0; count < 5; count += 1) keys.push((await storage.put(company, chunksOf(small))).key);
    await storage.put(other, chunksOf(small));
    await storage.putDerived(keys[0] ?? "", "page-1", small);
    expect((await collect(storage.folders())).toSorted()).toEqual([company, other].toSorted());
    expect(new Set((await collect(storage.list(company))).map(({ key }) => key))).toEqual(new Set(keys));
    expect((await storage.readDerived(keys[0] ?? "", "page-1"))?.equals(small)).toBe(true);
    expect(await storage.readDerived(keys[1] ?? "", "page-1")).toBe(null);
    await storage.remove(keys[0] ?? "");
    expect([...bucket.objects.keys()].filter((key) => key.startsWith(keys[0] ?? ""))).toEqual([]);
    await storage.removeFolder(company);
    expect([...bucket.objects.keys()].every((key) => key.startsWith(other))).toBe(true);
  });

  it("encrypts as configured", async () => {
    const kms = storageWith({ encryption: "aws:kms", kmsKey: "key-1" });
    const keys = [await kms.put(company, chunksOf(small)), await kms.put(company, chunksOf(large))].map(({ key }) => key);
    for (const key of keys) expect(bucket.objects.get(key)).toMatchObject({ encryption: "aws:kms", kmsKey: "key-1" });
    const { key } = await storageWith({ encryption: "AES256" }).put(company, chunksOf(small));
    expect(bucket.objects.get(key)?.encryption).toBe("AES256");
  });

  it("refuses bytes that changed on their way", async () => {
    const { key } = await storageWith().put(company, chunksOf(small));
    bucket.fault = "changed";
    await expect(storageWith().read(key).then(buffer)).rejects.toMatchObject({ ...away, message: cannotRead });
  });

  it("gives a browser an address of a minute for a download, under our name and type", async () => {
    const { key } = await storageWith().put(company, chunksOf(small));
    const told = { disposition: 'attachment; filename="letter.doc"', contentType: "application/msword" };
    expect(await storageWith().downloadAddress(key, told)).toBe(null);
    const address = await storageWith({ isPresigning: true }).downloadAddress(key, told);
    const answer = await fetch(address ?? "");
    expect(answer.headers.get("content-disposition")).toBe(told.disposition);
    expect(answer.headers.get("content-type")).toBe(told.contentType);
    expect(await answer.text()).toBe(small.toString());
    expect(address).toContain("X-Amz-Expires=60");
    const forged = (address ?? "").replace("application%2Fmsword", "text%2Fhtml");
    expect((await fetch(forged)).status).toBe(403);
  });

  it("says that files cannot be stored with wrong keys", async () => {
    const storage = storageWith({ keys: { ...testKeys, secretAccessKey: "wrong" } });
    await expect(storage.put(company, chunksOf(small))).rejects.toMatchObject({ ...away, message: cannotStore });
    await expect(storage.check()).rejects.toMatchObject(away);
  });
});

describe("while the bucket is away", () => {
  it("refuses uploads and reads with words, and recovers by itself", async () => {
    const storage = storageWith();
    const { key } = await storage.put(company, chunksOf(small));
    await bucket.close();
    await expect(storage.put(company, chunksOf(small))).rejects.toMatchObject({ ...away, message: cannotStore });
    await expect(storage.read(key)).rejects.toMatchObject({ ...away, message: cannotRead });
    await expect(storage.withLocalFile(key, async () => "opened")).rejects.toMatchObject(away);
    await expect(storage.exists(key)).rejects.toMatchObject(away);
    await expect(storage.check()).rejects.toMatchObject(away);
    await bucket.open();
    await storage.check();
    expect(await text(await storage.read(key))).toBe(small.toString());
    expect([...bucket.objects.keys()]).toEqual([key]);
  });

  it.each(
    few(
      [
        ["small", small],
        ["large", large],
      ] as const,
      1,
    ),
  )("answers of the service that say so count alike for a %s file, and nothing is left of it", async (_name, bytes) => {
    const storage = storageWith();
    bucket.fault = "503";
    await expect(storage.put(company, chunksOf(bytes))).rejects.toMatchObject({ ...away, message: cannotStore });
    bucket.fault = "none";
    expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  });

  it("reports an answer that breaks off", async () => {
    const { key } = await storageWith().put(company, chunksOf(large));
    bucket.fault = "cut";
    await expect(storageWith().read(key).then(buffer)).rejects.toMatchObject({ ...away, message: cannotRead });
    await expect(storageWith().withLocalFile(key, async () => "opened")).rejects.toMatchObject({ ...away, message: cannotRead });
  });

  it("removes later what a killed process left of an upload", async () => {
    const storage = storageWith();
    const key = `${company}/${randomUUID()}`;
    bucket.uploads.set("left", { key, parts: new Map(), headers: {}, begunAt: new Date(0) });
    expect(await collect(storage.list(company))).toEqual([{ key, changedAt: new Date(0) }]);
    await storage.remove(key);
    expect(bucket.uploads.size).toBe(0);
  });
});

it("is not blamed for a sender who breaks off, and keeps nothing of it", async () => {
  for (const bytes of [small, large]) {
    const brokenOff = (async function* () {
      yield* chunksOf(bytes);
      throw new Error("broken off");
    })();
    await expect(storageWith().put(company, brokenOff)).rejects.toThrow("broken off");
  }
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
});
