import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createReaderPool } from "@/lib/extraction/commands";
import { compareReading, type Shortfall } from "@/scripts/expectations";
import { readWithInside } from "@/scripts/files-inside";

/**
 * `npm run -s extract -- FILE...`: one JSON document a file and line on standard output. The files inside a PDF follow it, each with
 * the PDF's name as `insideOf`. A file that cannot be read gives one sentence on standard error and a non-zero exit; the others are
 * still read. Needs no database and no settings.
 * `npm run -s extract -- --check FOLDER`: reads each file that has a NAME.expected.json beside it, and prints what falls short.
 */
const files = process.argv.slice(2);
const isCheck = files[0] === "--check";
if (files.length === 0 || (isCheck && files.length !== 2)) {
  console.error("Usage: npm run -s extract -- FILE...\n       npm run -s extract -- --check FOLDER");
  process.exit(2);
}
const pool = createReaderPool({ size: 1, processorMs: 120_000 });
if (isCheck) process.exitCode = (await checkFolder(files[1] ?? "")) ? 0 : 1;
else
  for (const file of files)
    for await (const one of readWithInside(pool, file)) {
      if ("reading" in one) console.log(JSON.stringify(one.reading));
      else {
        console.error(`${one.file}: ${one.problem}`);
        process.exitCode = 1;
      }
    }
await pool.close();

/** Whether every expected file of a folder has its reading. Prints a line for each value that falls short. */
async function checkFolder(folder: string): Promise<boolean> {
  const ending = ".expected.json";
  const names = await readdir(folder).catch(() => []);
  const expected = names.filter((name) => name.endsWith(ending)).sort();
  let short = 0;
  for (const name of expected) {
    const start = name.slice(0, -ending.length);
    const own = names.filter((other) => !other.endsWith(".json") && (other === start || other.replace(/\.[^.]+$/, "") === start));
    const shortfalls = await checkFile(folder, name, own);
    for (const { path, expected: want, got } of shortfalls) console.log(`${own[0] ?? start}: ${path}: expected ${want}; got ${got}`);
    if (shortfalls.length > 0) short++;
  }
  if (expected.length === 0) console.log(`${folder} holds no file NAME.expected.json.`);
  else console.log(`${expected.length - short} of ${expected.length} files as expected.`);
  return expected.length > 0 && short === 0;
}

async function checkFile(folder: string, name: string, files: readonly string[]): Promise<Shortfall[]> {
  const [file] = files;
  if (!file || files.length > 1) return [{ path: name, expected: "one file of this name", got: files.join(", ") || "none" }];
  try {
    const { expect } = JSON.parse(await readFile(join(folder, name), "utf8"));
    return compareReading(expect, await pool.read(join(folder, file)));
  } catch (error) {
    return [{ path: name, expected: "a file that can be read", got: error instanceof Error ? error.message : String(error) }];
  }
}
