import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createReaderPool } from "@/lib/extraction/commands";
import { ReadingError } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { hostileFiles } from "@/lib/testing/certificate-hostile";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

it("hostile files end with a reading or a sentence, and the next good file is read", { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const pool = createReaderPool();
  const faults: string[] = [];
  for (const { name, bytes } of await hostileFiles(30)) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await pool.read(path).catch((error: unknown) => {
      const clear = error instanceof ReadingError && /^[A-Z].*\.$/.test(error.message);
      if (!clear || error.code === "crashed") faults.push(`${name}: ${error}`);
    });
  }
  const good = join(folder, "good.pdf");
  await writeFile(good, await drawCertificate(sampleCertificate));
  expect((await pool.read(good)).certificates[0]?.policies).toHaveLength(5);
  await pool.close();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});
