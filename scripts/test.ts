import { mkdir, rm } from "node:fs/promises";
import { isShort } from "@/lib/testing/full";
import { newerThanBuild } from "@/scripts/build";
import { ensureChromium } from "@/scripts/chromium";
import { ensureDovecot } from "@/scripts/dovecot";
import { generateCode } from "@/scripts/generated-code";
import { type Command, endChildrenOnSignal, runNode } from "@/scripts/processes";
import { build, checksBeforeBuild, otherChecks, pageSizes, runInTurn, seconds } from "@/scripts/static-checks";
import { emptyTally, listSlowest, readPlaywright, readVitest, type Tally } from "@/scripts/test-reports";

/* `npm test`: every check, with a few cases of what is slow. `npm run test:full` runs every case. */
const reports = ".data/test";
const total = emptyTally();

function add({ passed, failures, skipped, millis }: Tally): void {
  total.passed += passed;
  total.failures.push(...failures);
  total.skipped.push(...skipped);
  Object.assign(total.millis, millis);
}

/** A runner with a JSON report. That it says no although no test failed, or wrote no report, is a failure as well. */
async function runTests(name: string, command: Command, report: string, read: (file: string) => Promise<Tally>): Promise<void> {
  const started = performance.now();
  const { code } = await runNode(command);
  const tally = await read(report).catch(() => ({ ...emptyTally(), failures: [`${name}: no report`] }));
  if (tally.failures.length === 0 && (tally.passed === 0 || code !== 0)) tally.failures.push(`${name}: ended with code ${code}`);
  add(tally);
  const failed = tally.failures.length;
  console.log(`${failed ? "✗" : "✓"} ${name}: ${tally.passed} passed, ${failed} failed (${seconds(started)})\n`);
}

async function main(): Promise<void> {
  const started = performance.now();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  await generateCode();

  // Two cores: the types and the build on one of them, beside the other checks and the first tests. What is installed is waited for.
  const installing = Promise.allSettled([ensureDovecot(), ensureChromium()]);
  const building = runInTurn([...checksBeforeBuild, build]).then(async (done) =>
    done.at(-1)?.passed ? [...(await runInTurn([pageSizes])), ...done] : done,
  );
  for (const { name, passed } of await runInTurn(otherChecks)) add(verdict(name, passed));
  await installing;
  await Promise.all([testUnits(), building.then(testBrowser)]);

  for (const line of listSlowest(total, 10)) console.log(`slow: ${line}`);
  for (const skipped of total.skipped) console.log(`skipped: ${skipped}`);
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  if (isShort) console.log("Slow cases are left to `npm run test:full`.");
  console.log(`All in ${seconds(started)}.`);
}

async function testUnits(): Promise<void> {
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/vitest.json`,
  ];
  await runTests("unit and database", { args: vitest, env: { CI: "1" } }, `${reports}/vitest.json`, readVitest);
}

/** Beside the unit tests: each of the two often waits for what only one core can do. */
async function testBrowser(built: Awaited<ReturnType<typeof runInTurn>>): Promise<void> {
  for (const { name, passed } of built) add(verdict(name, passed));
  if (!built.at(-1)?.passed) return;
  const chromium = await ensureChromium().catch((error: Error) => void total.failures.push(error.message));
  if (!chromium) return;
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`, CI: "1" };
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  await runTests("end to end", { args: playwright, env }, `${reports}/playwright.json`, readPlaywright);
  // A test that writes what is built would have had the next run of the browser tests build again.
  const changed = await newerThanBuild();
  if (changed) total.failures.push(`${changed} changed after the build was made of it`);
}

const verdict = (name: string, passed: boolean): Tally => ({ ...emptyTally(), passed: passed ? 1 : 0, failures: passed ? [] : [name] });

endChildrenOnSignal();
await main().catch((error) => {
  const reason = error instanceof Error ? error.message : String(error);
  total.failures.push(reason);
  console.error(reason);
});
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length > 0 ? 1 : 0);
