import { readFile } from "node:fs/promises";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export type Tally = { passed: number; failed: number; skipped: string[] };

/** What Vitest's JSON report counts. A file that could not run at all is one failure. */
export async function readVitest(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as JsonTestResults;
  const tally: Tally = { passed: 0, failed: 0, skipped: [] };
  for (const { assertionResults, status, name } of report.testResults) {
    for (const test of assertionResults) {
      if (test.status === "passed") tally.passed += 1;
      else if (test.status === "failed") tally.failed += 1;
      else tally.skipped.push(`${name.replace(`${process.cwd()}/`, "")}: ${test.fullName} (${test.status} in the code)`);
    }
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) tally.failed += 1;
  }
  return tally;
}

/** What Playwright's JSON report counts. */
export async function readPlaywright(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as JSONReport;
  const tally: Tally = { passed: 0, failed: report.errors.length, skipped: [] };
  const count = (suite: JSONReportSuite): void => {
    for (const spec of suite.specs) {
      for (const { status, annotations } of spec.tests) {
        const reason = annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "no reason given";
        if (status === "skipped") tally.skipped.push(`${spec.file}: ${spec.title} (${reason})`);
        else if (status === "expected") tally.passed += 1;
        else tally.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) count(inner);
  };
  for (const suite of report.suites) count(suite);
  return tally;
}
