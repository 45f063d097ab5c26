import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Luck } from "@/bench/corpus/luck";
import { damagedFiles } from "@/bench/hostile/files";
import { structurePdfs } from "@/bench/hostile/pdf-structure";
import { createReaderPool } from "@/lib/extraction/commands";
import { ReadingError } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

/** A few of the five hundred of `npm run bench:hostile`, which takes them through the whole product. */
async function sample() {
  const luck = new Luck("hostile test");
  const crafted = structurePdfs().filter(([kind]) => kind === "page boxes" || kind === "loops");
  const few = luck.shuffled(crafted).slice(0, 10);
  return [...few.map(([, name, bytes]) => ({ name, bytes })), ...(await damagedFiles(20, luck))];
}

it("hostile files end with a reading or a sentence, and the next good file is read", { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const pool = createReaderPool();
  const faults: string[] = [];
  for (const { name, bytes } of await sample()) {
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
