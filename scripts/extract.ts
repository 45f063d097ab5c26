import { createReaderPool } from "@/lib/extraction/commands";
import { ReadingError } from "@/lib/extraction/schema";

/**
 * `npm run -s extract -- FILE...`: one JSON document a file and line on standard output. A file that cannot be read gives one
 * sentence on standard error and a non-zero exit; the others are still read. Needs no database and no settings.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run -s extract -- FILE...");
  process.exit(2);
}
const pool = createReaderPool({ size: 1, timeoutMs: 120_000 });
for (const file of files) {
  try {
    console.log(JSON.stringify(await pool.read(file)));
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    console.error(`${file}: ${error.message}`);
    process.exitCode = 1;
  }
}
await pool.close();
