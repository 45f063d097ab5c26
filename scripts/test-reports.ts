import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { isShort } from "@/lib/testing/full";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test skips itself, such as "no tesseract". */
    skipReason?: string;
  }
}

/**
 * `failures` names each test that failed, with the first line of what it said; `skipped` each that was left out, with the reason,
 * except those that wait for the full run; `millis` is how long the tests of each file took.
 */
export type Tally = { passed: number; failures: string[]; skipped: string[]; millis: Record<string, number> };

export const emptyTally = (): Tally => ({ passed: 0, failures: [], skipped: [], millis: {} });

/** The start of a message without colors. */
const firstLine = (message = "") => (stripVTControlCharacters(message).split("\n", 1)[0] ?? "").slice(0, 300);

/** What Vitest's JSON report counts. A file that could not run at all is one failure. */
export async function readVitest(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as JsonTestResults;
  const tally = emptyTally();
  for (const { assertionResults, status, name, message, startTime, endTime } of report.testResults) {
    const file = name.replace(`${process.cwd()}/`, "");
    tally.millis[file] = endTime - startTime;
    for (const test of assertionResults) {
      if (test.status === "passed") tally.passed += 1;
      else if (test.status === "failed") tally.failures.push(`${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
      else if (!isShort || !test.tags?.includes("full"))
        tally.skipped.push(`${test.meta?.skipReason ?? `${test.status} in the code`} (${file}: ${test.fullName})`);
    }
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) {
      tally.failures.push(`${file}: ${firstLine(message)}`);
    }
  }
  return tally;
}

/** What Playwright's JSON report counts. */
export async function readPlaywright(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as JSONReport;
  const tally = { ...emptyTally(), failures: report.errors.map(({ message }) => firstLine(message)) };
  const count = (suite: JSONReportSuite): void => {
    for (const spec of suite.specs) {
      for (const { status, annotations, results } of spec.tests) {
        const file = `e2e/${spec.file}`;
        tally.millis[file] = results.reduce((sum, { duration }) => sum + duration, tally.millis[file] ?? 0);
        const reason = annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "no reason given";
        if (status === "skipped") tally.skipped.push(`${reason} (${spec.file}: ${spec.title})`);
        else if (status === "expected") tally.passed += 1;
        else tally.failures.push(`${spec.file}: ${spec.title}: ${firstLine(results.at(-1)?.error?.message)}`);
      }
    }
    for (const inner of suite.suites ?? []) count(inner);
  };
  for (const suite of report.suites) count(suite);
  return tally;
}

/** The files whose tests took longest, as lines to print. */
export function listSlowest({ millis }: Tally, count: number): string[] {
  const files = Object.entries(millis).sort(([, a], [, b]) => b - a);
  return files.slice(0, count).map(([file, time]) => `${(time / 1000).toFixed(1)} s ${file}`);
}
