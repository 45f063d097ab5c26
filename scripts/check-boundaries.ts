import { runNode } from "@/scripts/processes";

const folders = ["app", "components", "lib", "jobs", "prisma", "scripts", "bench", "e2e"];
const fewestModules = 100;

type Report = {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
};

/** Who imports whom, by the rules of .dependency-cruiser.cjs. A run that read next to nothing is a failure, not a success. */
async function main(): Promise<void> {
  const args = ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...folders, "next.config.ts", "proxy.ts"];
  const { output } = await runNode({ args: [...args, "--config", ".dependency-cruiser.cjs", "--output-type", "json"] }, { quiet: true });
  const start = output.indexOf("{");
  if (start < 0) throw new Error(`The boundaries could not be read.\n${output}`);
  const { summary } = JSON.parse(output.slice(start)) as Report;
  for (const { rule, from, to, cycle } of summary.violations) {
    console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);
  }
  console.log(`${summary.totalCruised} modules read, ${summary.violations.length} violations.`);
  if (summary.totalCruised < fewestModules)
    throw new Error(`Only ${summary.totalCruised} modules were read: the boundaries were not checked.`);
  if (summary.violations.length > 0) process.exit(1);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
