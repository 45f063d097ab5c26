import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyFiles } from "@/lib/infra/copy-files";
import { localStorage } from "@/lib/infra/folder-storage";
import { s3Storage } from "@/lib/infra/s3-storage";
import { TestBucket } from "@/lib/testing/s3";
import { testKeys } from "@/lib/testing/s3-signature";

let bucket: TestBucket;
let root: string;
beforeEach(async () => {
  bucket = new TestBucket();
  await bucket.open();
  root = await mkdtemp(path.join(os.tmpdir(), "coverkeep-copy-"));
});
afterEach(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

const inBucket = () =>
  s3Storage({
    ...{ bucket: bucket.name, region: "us-east-1", endpoint: bucket.endpoint, keys: testKeys, isPathStyle: true },
    ...{ encryption: "none", kmsKey: undefined, isPresigning: false },
  });
const journal = () => path.join(root, ".copied");
async function* bytes(content: string) {
  yield Buffer.from(content);
}

/** Two companies with files, one with a page's picture, and an interrupted upload. */
async function fill(): Promise<string[]> {
  const folder = localStorage(path.join(root, "files"));
  const companies = [randomUUID(), randomUUID()];
  const keys: string[] = [];
  for (let count = 0; count < 7; count += 1) keys.push((await folder.put(companies[count % 2] ?? "", bytes(`file ${count}`))).key);
  await folder.putDerived(keys[0] ?? "", "page-1", Buffer.from("picture"));
  await writeFile(path.join(root, "files", companies[0] ?? "", `${randomUUID()}.part`), "half");
  return keys;
}

it("copies every file to a bucket and back, equal byte by byte", async () => {
  const keys = await fill();
  expect(await copyFiles(localStorage(path.join(root, "files")), inBucket(), journal())).toMatchObject({ copied: 7, alreadyThere: 0 });
  expect([...bucket.objects.keys()].toSorted()).toEqual(keys.toSorted());
  const back = localStorage(path.join(root, "back"));
  expect(await copyFiles(inBucket(), back, path.join(root, ".back"))).toMatchObject({ copied: 7 });
  for (const [count, key] of keys.entries()) expect(await text(await back.read(key))).toBe(`file ${count}`);
  expect((await readdir(path.join(root, "back"))).length).toBe(2);
});

it("goes on where it was interrupted, without reading what it compared before", async () => {
  await fill();
  const folder = localStorage(path.join(root, "files"));
  const { putBack } = inBucket();
  let stored = 0;
  const breaking = Object.assign(Object.create(inBucket()), {
    putBack: async (key: string, some: AsyncIterable<Buffer>) => {
      stored += 1;
      if (stored > 5) throw new Error("interrupted");
      return putBack.call(inBucket(), key, some);
    },
  });
  await expect(copyFiles(folder, breaking, journal())).rejects.toThrow("interrupted");
  const result = await copyFiles(folder, inBucket(), journal());
  expect(result.copied + result.alreadyThere).toBe(7);
  expect(result.copied).toBeLessThan(4);
  expect(bucket.objects.size).toBe(7);
  const before = bucket.requests;
  expect(await copyFiles(folder, inBucket(), journal())).toMatchObject({ copied: 0, alreadyThere: 7, bytes: 0 });
  expect(bucket.requests - before).toBe(7);
});

it("replaces a copy that differs, and finds one that its storage changed", async () => {
  const keys = await fill();
  const folder = localStorage(path.join(root, "files"));
  await inBucket().putBack(keys[0] ?? "", bytes("something else"));
  expect(await copyFiles(folder, inBucket(), journal())).toMatchObject({ copied: 6, replaced: 1 });
  expect(await text(await inBucket().read(keys[0] ?? ""))).toBe("file 0");
  const lying = Object.assign(Object.create(localStorage(path.join(root, "lying"))), {
    putBack: (key: string) => localStorage(path.join(root, "lying")).putBack(key, bytes("changed")),
  });
  await expect(copyFiles(folder, lying, path.join(root, ".lying"))).rejects.toThrow("is not equal to the original");
});

it("replaces a copy that its storage damaged, names a damaged original, and copies all others", async () => {
  const [first = "", second = ""] = await fill();
  const folder = localStorage(path.join(root, "files"));
  await copyFiles(folder, inBucket(), journal());
  const damage = (key: string) => void bucket.objects.get(key)?.bytes.fill("#", 0, 1);
  damage(first);
  await rm(journal());
  expect(await copyFiles(folder, inBucket(), journal())).toMatchObject({ replaced: 1, alreadyThere: 6, damaged: [] });
  expect(await text(await inBucket().read(first))).toBe("file 0");
  damage(first);
  damage(second);
  const back = localStorage(path.join(root, "back"));
  await back.putBack(first, bytes("file 0"));
  const result = await copyFiles(inBucket(), back, path.join(root, ".back"));
  expect(result).toMatchObject({ copied: 5, replaced: 0 });
  expect(result.damaged.toSorted((one, other) => Number(other.hasCopy) - Number(one.hasCopy))).toEqual([
    { key: first, hasCopy: true },
    { key: second, hasCopy: false },
  ]);
  expect(await text(await back.read(first))).toBe("file 0");
  await bucket.close();
  await expect(copyFiles(inBucket(), back, path.join(root, ".away"))).rejects.toMatchObject({ code: "unavailable" });
});
