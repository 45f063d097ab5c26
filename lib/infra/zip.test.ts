import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";

const entry = (name: string, bytes: ZipEntry["bytes"]): ZipEntry => ({ name, bytes });

async function* endless(): AsyncGenerator<Buffer> {
  while (true) yield Buffer.alloc(65_536);
}

describe("a zip that is written while it is read", () => {
  it("holds each entry as it came", async () => {
    async function* entries() {
      yield entry("a.json", Readable.from([Buffer.from("[1,"), Buffer.from("2]")]));
      yield entry("documents/b.pdf", Readable.from([Buffer.from("%PDF-1.7")]));
      yield entry("c.txt", Buffer.from("short"));
    }
    const files = unzipSync(new Uint8Array(await buffer(zipOf(entries()))));
    expect(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ["a.json", "[1,2]"],
      ["documents/b.pdf", "%PDF-1.7"],
      ["c.txt", "short"],
    ]);
  });

  it("opens one entry at a time", async () => {
    let open = 0;
    let most = 0;
    async function* counted() {
      open += 1;
      most = Math.max(most, open);
      yield Buffer.from("bytes");
      open -= 1;
    }
    async function* entries() {
      for (let index = 0; index < 50; index += 1) yield entry(`${index}`, Readable.from(counted()));
    }
    expect(Object.keys(unzipSync(new Uint8Array(await buffer(zipOf(entries())))))).toHaveLength(50);
    expect(most).toBe(1);
  });

  it("fails with an entry that fails, and when the list of entries fails", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("the disk is gone");
    }
    async function* withBroken() {
      yield entry("a", Readable.from(broken()));
      yield entry("b", Buffer.from("after"));
    }
    await expect(buffer(zipOf(withBroken()))).rejects.toThrow("the disk is gone");
    async function* endsEarly(): AsyncGenerator<ZipEntry> {
      yield entry("a", Buffer.from("first"));
      throw new Error("the database is gone");
    }
    await expect(buffer(zipOf(endsEarly()))).rejects.toThrow("the database is gone");
  });

  it("closes the open entry when reading stops, and opens no other", async () => {
    const source = Readable.from(endless());
    let asked = 0;
    async function* entries() {
      asked += 1;
      yield entry("endless", source);
      asked += 1;
      yield entry("next", Buffer.from("next"));
    }
    const zip = zipOf(entries());
    await new Promise((resolve) => zip.once("readable", resolve));
    zip.destroy();
    await setTimeout(50);
    expect(source.destroyed).toBe(true);
    expect(asked).toBe(1);
  });

  it("reads no further ahead than a few pieces while its reader waits", async () => {
    let pieces = 0;
    async function* counted() {
      for await (const piece of endless()) {
        pieces += 1;
        yield piece;
      }
    }
    async function* entries() {
      yield entry("endless", Readable.from(counted(), { objectMode: false }));
    }
    const zip = zipOf(entries());
    await new Promise((resolve) => zip.once("readable", resolve));
    await setTimeout(50);
    expect(pieces).toBeLessThan(12);
    zip.destroy();
  });
});
