import { changesSince, countExact, countMisses, readBaseline, writeBaseline } from "@/bench/corpus/baseline";
import { readGate } from "@/bench/corpus/gate";

/**
 * `npm run accuracy:baseline [-- --write]`: reads the files of the accuracy gate in `npm test` and prints each value whose outcome differs
 * from the stored baseline. `--write` stores the new outcomes.
 */
const { files, falseGreens, failures } = await readGate();
const before = await readBaseline().catch(() => []);
for (const { sentence, isWorse } of changesSince(before, files)) console.log(`${isWorse ? "worse" : "better"}: ${sentence}`);
for (const green of falseGreens) console.log(`false green: ${green}`);
for (const failure of failures) console.log(`not read: ${failure}`);
console.log(`exact: ${countExact(before)} → ${countExact(files)}`);
for (const outcome of ["unreadable", "silent", "wrong"] as const)
  console.log(`${outcome}: ${countMisses(before, outcome)} → ${countMisses(files, outcome)}`);
if (process.argv.includes("--write") && failures.length === 0) await writeBaseline(files);
process.exitCode = failures.length > 0 ? 1 : 0;
