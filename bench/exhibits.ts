import { exhibitSets, scannedSets } from "@/bench/exhibits/all";
import { measure } from "@/bench/exhibits/measure";
import { closeOcr } from "@/lib/extraction/readers/ocr";

/**
 * `npm run bench:exhibits`: how many requirements of the drawn exhibits are proposed, and which amounts are wrong. `--misses` names each miss of
 * those that are not kept back; `--scans` recognizes them as scans too, which takes minutes; `--only NAME` measures one set.
 */
const [withMisses, withScans] = ["--misses", "--scans"].map((flag) => process.argv.includes(flag));
const only = process.argv[process.argv.indexOf("--only") + 1];
const sets = Object.entries({ ...exhibitSets, ...(withScans && scannedSets) });
for (const [name, exhibits] of process.argv.includes("--only") ? sets.filter(([one]) => one === only) : sets) {
  const { scores, wrong, expected, proposed, asked, extra } = await measure(exhibits);
  const share = ((100 * proposed) / expected).toFixed(1);
  console.log(
    `${name} (${exhibits.length}): ${proposed} of ${expected} requirements proposed (${share} %), ${asked} of them as questions of recognition, ${wrong.length} wrong amounts, ${extra} beyond`,
  );
  for (const fact of wrong) console.log(`  wrong: ${fact}`);
  if (!withMisses || name.startsWith("held")) continue;
  for (const { name: exhibit, missed, extra: more } of scores) {
    if (missed.length > 0) console.log(`  ${exhibit} missed: ${missed.join(" · ")}`);
    if (more.length > 0) console.log(`  ${exhibit} beyond: ${more.join(" · ")}`);
  }
}
await closeOcr();
