import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordingsFile, writeRecordings } from "@/lib/testing/recorded-engine";
import { endChildrenOnSignal, runNode } from "@/scripts/processes";

/*
 * `npm run recordings`: runs the short tests that read pictures, and stores the words that the OCR engine recognized in each picture.
 * Run it after a change of how pictures are prepared for OCR. Until then `npm test` only takes longer.
 */
endChildrenOnSignal();
const seen = await mkdtemp(join(tmpdir(), "recordings-"));
const projects = ["unit", "unit, alone", "accuracy"].flatMap((name) => ["--project", name]);
const { code } = await runNode({
  args: ["node_modules/vitest/vitest.mjs", "run", ...projects],
  env: { TEST_SHORT: "1", READER_ENGINE_SEEN: seen },
});
const files = await Promise.all((await readdir(seen)).map((name) => readFile(join(seen, name), "utf8")));
const lines = new Set(files.flatMap((text) => text.split("\n")).filter(Boolean));
await writeFile(recordingsFile, writeRecordings(lines));
await rm(seen, { recursive: true });
console.log(`${lines.size} pictures are recorded.`);
process.exitCode = code;
