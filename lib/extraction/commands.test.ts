import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createReaderPool, type ReaderPool } from "@/lib/extraction/commands";
import { isServersFault } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { full } from "@/lib/testing/full";

let folder = "";
let path = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pool-"));
  path = join(folder, "certificate.pdf");
  await writeFile(path, await drawCertificate(sampleCertificate));
});
afterAll(() => rm(folder, { recursive: true }));

/** Process ids of this process's reading children. */
function children(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, parent] = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("readers/child.ts");
      } catch {
        return false;
      }
    })
    .map(Number);
}

describe("a pool of reading processes", () => {
  let pool: ReaderPool;
  beforeAll(() => {
    process.env.DATABASE_URL ??= "postgres://secret";
    pool = createReaderPool();
  });

  afterAll(() => pool.close());

  it("reads files one after another, under the name given, from any working directory", async () => {
    const back = process.cwd();
    try {
      process.chdir(folder);
      const [first, second] = await Promise.all([pool.read(path, { fileName: "a.pdf" }), pool.read(path)]);
      expect(first).toMatchObject({
        file: "a.pdf",
        pages: 1,
        certificates: [{ policies: [{ expirationDate: "2027-01-15" }, {}, {}, {}, {}] }],
      });
      expect(second.file).toBe("certificate.pdf");
      expect(first.sha256).toBe(second.sha256);
    } finally {
      process.chdir(back);
    }
  });

  it("says in a sentence why a file cannot be read, and goes on", async () => {
    await writeFile(join(folder, "broken.pdf"), "%PDF-1.4 broken");
    await expect(pool.read(join(folder, "broken.pdf"))).rejects.toMatchObject({
      code: "broken",
      message: expect.stringMatching(/damaged.*\.$/),
    });
    await expect(pool.read(join(folder, "none.pdf"))).rejects.toMatchObject({ code: "not_found" });
    expect((await pool.read(path)).pages).toBe(1);
  });

  it.skipIf(!existsSync("/proc/self/status"))("hands no secret of the parent to the child", async () => {
    await pool.read(path);
    const environment = children().map((pid) => readFileSync(`/proc/${pid}/environ`, "utf8"));
    expect(environment).toHaveLength(1);
    expect(environment.join()).not.toContain("DATABASE_URL");
  });

  it("reads nothing once it is closed", async () => {
    await pool.close();
    await expect(pool.read(path)).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("the pool of reading processes", () => {
  it("ends a child that uses too much processor time or memory", async () => {
    const hasty = createReaderPool({ processorMs: 20 });
    await expect(hasty.read(path)).rejects.toMatchObject({
      code: "timeout",
      message: "The file takes more than 0 seconds of processor time to read. Upload only the certificate.",
    });
    await hasty.close();
    if (!existsSync("/proc/self/status")) return;
    const small = createReaderPool({ memoryMb: 40 });
    await expect(small.read(path)).rejects.toMatchObject({ code: expect.stringMatching(/out_of_memory|crashed/) });
    await small.close();
  });

  it.skipIf(!existsSync("/proc/self/status"))(
    "counts the processor time of a child, not the time that the machine keeps it waiting",
    full,
    async () => {
      let used = 0;
      const pool = createReaderPool({ processorMs: 10_000 });
      const reading = pool.read(path, { onEnd: (millis) => (used = millis) });
      const [child] = children();
      if (!child) throw new Error("There is no child.");
      process.kill(child, "SIGSTOP");
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      process.kill(child, "SIGCONT");
      expect((await reading).pages).toBe(1);
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(10_000);
      await pool.close();
    },
  );

  it.skipIf(!existsSync("/proc/self/status"))("says nothing against a file that was not read within the outer bound", async () => {
    const pool = createReaderPool({ wallMs: 1000 });
    const reading = pool.read(path);
    const [child] = children();
    if (!child) throw new Error("There is no child.");
    process.kill(child, "SIGSTOP");
    await expect(reading).rejects.toSatisfy(({ code }) => code === "interrupted" && isServersFault(code));
    await pool.close();
  });

  it("stops a file that was expected to need little once it needs more, and starts a child for one at once", async () => {
    const pool = createReaderPool();
    await expect(pool.read(path, { quickMs: 20 })).rejects.toMatchObject({ code: "not_quick" });
    await pool.close();
  });

  it.skipIf(!existsSync("/proc/self/status"))(
    "has a started child for quick files while a large one is read, and keeps it",
    full,
    async () => {
      const pool = createReaderPool({ expectsQuick: true });
      // No process writes into it, so reading it never ends.
      const endless = join(folder, "large.pdf");
      execFileSync("mkfifo", [endless]);
      const large = pool.read(endless).catch(() => undefined);
      try {
        const started = children();
        expect(started).toHaveLength(2);
        // The large file gives way to it, and to the web process.
        expect(started.map((pid) => os.getPriority(pid) > os.getPriority()).sort()).toEqual([false, true]);
        for (let file = 0; file < 2; file += 1) expect((await pool.read(path, { quickMs: 10_000 })).pages).toBe(1);
        expect(children()).toEqual(started);
      } finally {
        await pool.close();
        await large;
      }
    },
  );

  it.skipIf(process.platform === "win32")(
    "reads one owner's file while another's endless files hold all usual children and wait besides",
    { ...full, timeout: 60_000 },
    async () => {
      const pool = createReaderPool({ size: 2 });
      // No process writes into it, so reading it never ends. A file with too much in it is refused after a while.
      const endless = join(folder, "endless.pdf");
      execFileSync("mkfifo", [endless]);
      const ended: string[] = [];
      const others = Array.from({ length: 5 }, () =>
        pool
          .read(endless, { owner: "a" })
          .catch(() => undefined)
          .then(() => ended.push("endless")),
      );
      try {
        await pool.read(path, { owner: "b" }).then(() => ended.push("ordinary"));
        await pool.read(path, { owner: "b" }).then(() => ended.push("ordinary"));
        expect(ended).toEqual(["ordinary", "ordinary"]);
      } finally {
        await pool.close();
        await Promise.all(others);
      }
    },
  );

  it("stops reading when asked to, also while the file waits, and reads the next file in a new child", full, async () => {
    const pool = createReaderPool();
    const stop = new AbortController();
    const reading = pool.read(path, { signal: stop.signal });
    const waiting = pool.read(path, { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: "cancelled" });
    await expect(waiting).rejects.toMatchObject({ code: "cancelled" });
    expect((await pool.read(path)).pages).toBe(1);
    await pool.close();
  });

  it.skipIf(!existsSync("/proc/self/status"))("replaces a child that dies, and leaves no process running", async () => {
    const pool = createReaderPool();
    // A child of a test before may still be ending.
    await expect.poll(children).toEqual([]);
    const reading = pool.read(path);
    const [child] = children();
    if (!child) throw new Error("There is no child.");
    process.kill(child, "SIGKILL");
    // Nothing says that the file is at fault: a machine ends processes when it needs their memory.
    await expect(reading).rejects.toMatchObject({ code: "interrupted" });
    expect((await pool.read(path)).pages).toBe(1);
    expect(children()).not.toContain(child);
    await pool.close();
    expect(children()).toEqual([]);
  });

  it.skipIf(!existsSync("/proc/self/status"))(
    "reads a file again whose child had read another and dies, which may be of that one",
    full,
    async () => {
      const pool = createReaderPool();
      await expect.poll(children).toEqual([]);
      await pool.read(path);
      const [child] = children();
      if (!child) throw new Error("There is no child.");
      const [reading, waiting] = [pool.read(path), pool.read(path)];
      process.kill(child, "SIGKILL");
      expect((await reading).pages).toBe(1);
      expect((await waiting).pages).toBe(1);
      await pool.close();
      expect(children()).toEqual([]);
    },
  );
});
