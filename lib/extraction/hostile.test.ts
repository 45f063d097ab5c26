import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Luck } from "@/bench/corpus/luck";
import { damagedFiles } from "@/bench/hostile/files";
import { structurePdfs } from "@/bench/hostile/pdf-structure";
import { createReaderPool } from "@/lib/extraction/commands";
import { ReadingError } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { few } from "@/lib/testing/full";

/** A few of the five hundred of `npm run bench:hostile`, which takes them through the whole product. */
async function sample() {
  const luck = new Luck("hostile test");
  const crafted = structurePdfs().filter(([kind]) => kind === "page boxes" || kind === "loops");
  const shapes = luck.shuffled(crafted).slice(0, 10);
  return [...shapes.map(([, name, bytes]) => ({ name, bytes })), ...(await damagedFiles(20, luck))];
}

const pool = createReaderPool();
const folder = await mkdtemp(join(tmpdir(), "hostile-"));

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

// A reading ends after 60 s at the latest.
it.each(few(await sample(), 8))("ends with a reading or a sentence: $name", { timeout: 120_000 }, async ({ name, bytes }) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const fault = await pool.read(path).then(
    () => null,
    (error: unknown) => error,
  );
  if (fault === null) return;
  expect(fault).toBeInstanceOf(ReadingError);
  expect(fault).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/), code: expect.not.stringMatching("crashed") });
});

it("the next good file is read", async () => {
  const good = join(folder, "good.pdf");
  await writeFile(good, await drawCertificate(sampleCertificate));
  expect((await pool.read(good)).certificates[0]?.policies).toHaveLength(5);
});
