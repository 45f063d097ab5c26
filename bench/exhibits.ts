import { exhibitSets } from "@/bench/exhibits/all";
import { measure } from "@/bench/exhibits/measure";

/** `npm run bench:exhibits`: how many requirements of the drawn exhibits are proposed, and which amounts are wrong. `--misses` names each miss. */
const withMisses = process.argv.includes("--misses");
for (const [name, exhibits] of Object.entries(exhibitSets)) {
  const { scores, wrong, expected, proposed, extra } = await measure(exhibits);
  const share = ((100 * proposed) / expected).toFixed(1);
  console.log(`${name}: ${proposed} of ${expected} requirements proposed (${share} %), ${wrong.length} wrong amounts, ${extra} beyond`);
  for (const fact of wrong) console.log(`  wrong: ${fact}`);
  if (!withMisses || name === "held") continue;
  for (const { name: exhibit, missed, extra: more } of scores) {
    if (missed.length > 0) console.log(`  ${exhibit} missed: ${missed.join(" · ")}`);
    if (more.length > 0) console.log(`  ${exhibit} beyond: ${more.join(" · ")}`);
  }
}
