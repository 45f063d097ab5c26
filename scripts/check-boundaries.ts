import { areaCycles } from "@/scripts/area-cycles";
import { runNode } from "@/scripts/processes";

const folders = ["app", "components", "lib", "jobs", "prisma", "scripts", "bench", "e2e"];
const fewestModules = 100;

type Report = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
};

/** Who imports whom, by the rules of .dependency-cruiser.cjs, and no area in a circle. A run that read next to nothing is a failure, not a success. */
async function main(): Promise<void> {
  const args = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...folders, "next.config.ts", "proxy.ts"];
  const { output } = await runNode({ args: [...args, "--config", ".dependency-cruiser.cjs", "--output-type", "json"] }, { quiet: true });
  const start = output.indexOf("{");
  if (start < 0) throw new Error(`The boundaries could not be read.\n${output}`);
  const { summary, modules } = JSON.parse(output.slice(start)) as Report;
  for (const { rule, from, to, cycle } of summary.violations) {
    console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);
  }
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  const cycles = areaCycles(imports);
  for (const cycle of cycles) console.error(cycle);
  const faults = summary.violations.length + cycles.length;
  console.log(`${summary.totalCruised} modules read, ${faults} violations.`);
  if (summary.totalCruised < fewestModules)
    throw new Error(`Only ${summary.totalCruised} modules were read: the boundaries were not checked.`);
  if (faults > 0) process.exit(1);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
