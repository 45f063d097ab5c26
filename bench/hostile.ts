import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReaderPool } from "@/lib/extraction/commands";
import { ReadingError } from "@/lib/extraction/schema";
import { hostileFiles } from "@/lib/testing/certificate-hostile";

/** `tsx bench/hostile.ts [COUNT] [SEED]`: reads mutated and crafted files through one pool and counts how they end. */
const [count = 150, seed = 1] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), "hostile-"));
const pool = createReaderPool();
const ends: Record<string, number> = {};
let slowest = { name: "", seconds: 0 };
for (const { name, bytes } of await hostileFiles(count, seed)) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const started = performance.now();
  const end = await pool.read(path).then(
    () => "read",
    (error: unknown) => (error instanceof ReadingError ? error.code : `FAULT ${error}`),
  );
  const seconds = (performance.now() - started) / 1000;
  if (seconds > slowest.seconds) slowest = { name, seconds };
  if (end === "crashed" || end.startsWith("FAULT")) console.error(`${name}: ${end}`);
  ends[end] = (ends[end] ?? 0) + 1;
  await rm(path);
}
await pool.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ count, seed, ends, slowest }));
