import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inventContent, pick } from "@/bench/corpus/content";
import { type Carrier, carriers, scanned } from "@/bench/corpus/damage";
import { drawLayout } from "@/bench/corpus/draw";
import { layouts } from "@/bench/corpus/layouts";
import { type Group, groups, type Outcome, type Result, scoreReading } from "@/bench/corpus/score";
import { createReaderPool } from "@/lib/extraction/commands";
import { drawCertificate } from "@/lib/testing/certificate";
import { seeded } from "@/lib/testing/certificate-hostile";

/**
 * `npm run bench:accuracy -- --count N --seed S [--class NAME]`: draws N invented certificates, reads each, and prints by class how
 * many values are exact, said to be unreadable, silent or wrong. Nothing is kept; the same seed draws the same files.
 */
const { values } = parseArgs({
  options: { count: { type: "string", default: "24" }, seed: { type: "string", default: "1" }, class: { type: "string" } },
});
const folder = await mkdtemp(join(tmpdir(), "accuracy-"));
const pool = createReaderPool({ timeoutMs: 180_000 });
const results: (Result & { carrier: Carrier; layout: string; file: number })[] = [];
const time = new Map<Carrier, { files: number; seconds: number }>();
const chosen = carriers.filter((carrier) => !values.class || carrier === values.class);

for (let file = 0; file < Number(values.count); file++) {
  const carrier = chosen[file % chosen.length] ?? "text";
  const random = seeded(Number(values.seed) * 100_003 + file);
  const content = inventContent(random);
  const layout = pick(random, layouts);
  const digital = carrier === "fillable" ? await drawCertificate(content, { fillable: true }) : await drawLayout(content, layout);
  const bytes = carrier === "text" || carrier === "fillable" ? digital : await scanned(digital, carrier, random);
  const path = join(folder, `${file}.pdf`);
  await writeFile(path, bytes);
  const read = await pool.read(path);
  await rm(path);
  const [certificate] = read.certificates;
  if (!certificate) continue;
  const spent = time.get(carrier) ?? { files: 0, seconds: 0 };
  time.set(carrier, { files: spent.files + 1, seconds: spent.seconds + read.millis / 1000 });
  const own = scoreReading(content, certificate).map((result) => ({
    ...result,
    carrier,
    layout: carrier === "fillable" ? "house" : layout.name,
    file,
  }));
  results.push(...own);
  for (const { outcome, pointer, want, got, layout: name } of own)
    if (outcome === "wrong" || outcome === "silent")
      console.error(`${file} ${carrier} ${name}: ${outcome} ${pointer}: ${want} read as ${got}`);
}
await pool.close();
await rm(folder, { recursive: true });

const share = (list: readonly { outcome: Outcome }[], outcome: Outcome) =>
  list.length === 0 ? "–" : `${((100 * list.filter((one) => one.outcome === outcome).length) / list.length).toFixed(1)} %`;
console.log("| class | files | values | exact | unreadable | silent | wrong | s/page |\n|---|---|---|---|---|---|---|---|");
for (const carrier of chosen) {
  const own = results.filter((one) => one.carrier === carrier);
  const { files, seconds } = time.get(carrier) ?? { files: 0, seconds: 0 };
  const shares = (["exact", "unreadable", "silent", "wrong"] as const).map((outcome) => share(own, outcome));
  console.log(`| ${[carrier, files, own.length, ...shares, (seconds / Math.max(1, files)).toFixed(1)].join(" | ")} |`);
}
console.log(`\n| exact / wrong | ${groups.join(" | ")} |\n|---|${groups.map(() => "---|").join("")}`);
for (const carrier of chosen) {
  const cell = (group: Group) => {
    const own = results.filter((one) => one.carrier === carrier && one.group === group);
    return `${share(own, "exact")} / ${own.filter(({ outcome }) => outcome === "wrong").length}`;
  };
  console.log(`| ${carrier} | ${groups.map(cell).join(" | ")} |`);
}
