import { areaCycles } from "@/scripts/area-cycles";
import { runNode } from "@/scripts/processes";

const folders = ["app", "components", "lib", "jobs", "prisma", "scripts", "bench", "e2e"];
const fewestModules = 100;

type Report = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
};

/** What dependency-cruiser says of these files by a set of rules. */
async function cruise(config: string, files: string[]): Promise<Report> {
  const args = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...files, "--config", config, "--output-type", "json"];
  const { output } = await runNode({ args }, { quiet: true });
  const start = output.indexOf("{");
  if (start < 0) throw new Error(`The boundaries could not be read.\n${output}`);
  return JSON.parse(output.slice(start)) as Report;
}

/**
 * Who imports whom, by the rules of .dependency-cruiser.cjs; no folder in a circle, by those of .dependency-cruiser-folders.cjs; and no
 * area in a circle, which a tool that compares single folders does not see. A run that read next to nothing is a failure.
 */
async function main(): Promise<void> {
  const files = await cruise(".dependency-cruiser.cjs", [...folders, "next.config.ts", "proxy.ts"]);
  const rooms = await cruise(".dependency-cruiser-folders.cjs", ["lib", "components"]);
  const violations = [...files.summary.violations, ...rooms.summary.violations];
  for (const { rule, from, to, cycle } of violations) {
    console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);
  }
  const imports = files.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  const cycles = areaCycles(imports);
  for (const cycle of cycles) console.error(cycle);
  const faults = violations.length + cycles.length;
  console.log(`${files.summary.totalCruised} modules read, ${faults} violations.`);
  const fewest = Math.min(files.summary.totalCruised, rooms.summary.totalCruised);
  if (fewest < fewestModules) throw new Error(`Only ${fewest} modules were read: the boundaries were not checked.`);
  if (faults > 0) process.exit(1);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
