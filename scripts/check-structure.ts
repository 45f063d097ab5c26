import { readFile } from "node:fs/promises";
import { judgeDocument, readDocuments } from "@/scripts/document-rules";
import { listSources } from "@/scripts/sources";
import { countLines, judgeFile, judgeRooms } from "@/scripts/structure-rules";

const highestMedian = 70;

/** Files lie where they belong, have names of the vocabulary and are short; so are decision records, the README and the accuracy page (decision 015). */
async function main(): Promise<void> {
  const paths = await listSources();
  const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, "utf8") })));
  const faults = [...files.flatMap(judgeFile), ...judgeRooms(paths), ...(await readDocuments()).flatMap(judgeDocument)];
  const product = files.filter(({ path }) => /^(?:app|components|lib|jobs)\//.test(path) && !/^lib\/testing\/|\.test\.tsx?$/.test(path));
  const lengths = product.map(({ text }) => countLines(text)).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (product.length < 50) faults.push(`Only ${product.length} files were found: the check reads the wrong folder.`);
  if (median > highestMedian) faults.push(`The median file has ${median} lines; at most ${highestMedian} are wanted.`);
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files read, the median of the product has ${median} lines, ${faults.length} faults.`);
  if (faults.length > 0) process.exit(1);
}

await main();
