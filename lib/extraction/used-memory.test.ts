import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createReaderPool } from "@/lib/extraction/commands";
import { simpleCertificate } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

/** What the system reports about the children's memory: those that are full have more than any bound. */
const memory = vi.hoisted(() => ({ seen: new Set<number>(), full: new Set<number>() }));
vi.mock("@/lib/infra/processor", async (original) => {
  const real = (await original()) as typeof import("@/lib/infra/processor");
  const residentMb = (pid: number | undefined) => {
    if (pid) memory.seen.add(pid);
    return pid && memory.full.has(pid) ? 10_000 : real.residentMb(pid);
  };
  return { ...real, residentMb };
});

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(os.tmpdir(), "used-memory-"));
  path = join(folder, "coi.pdf");
  await writeFile(path, await simpleCertificate());
});
afterAll(() => rm(folder, { recursive: true }));

it("reads a file in a new child when one that earlier files filled runs out of memory, and calls it too large only after that", {
  ...full,
  timeout: 60_000,
}, async () => {
  const pool = createReaderPool();
  try {
    await pool.read(path);
    const second = pool.read(path);
    for (const pid of memory.seen) memory.full.add(pid);
    expect((await second).pages).toBe(1);
    const full = vi.spyOn(memory.full, "has").mockReturnValue(true);
    await expect(pool.read(path)).rejects.toMatchObject({ code: "out_of_memory" });
    full.mockRestore();
  } finally {
    await pool.close();
  }
});
