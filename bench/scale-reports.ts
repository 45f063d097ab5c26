import { writeFileSync } from "node:fs";
import { type Figure, memory, type Stage, seconds, startWorker, until } from "@/bench/scale-work";
import { asPlatform } from "@/lib/infra/db";
import { queueReport } from "@/lib/reports/requests-commands";

const wanted = [
  ["usage", "pdf"],
  ["users", "xlsx"],
  ["compliance", "xlsx"],
  ["expiring", "pdf"],
  ["expiring", "xlsx"],
  ["expiring", "csv"],
] as const;

/** Reports over all companies and 90 days, one after another: seconds and the worker's memory. */
export async function measureReports(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  const worker = startWorker(stage);
  try {
    const db = asPlatform();
    // The first one waits for the worker's start and its sweep.
    for (const [type, format] of [["usage", "csv"] as const, ...wanted]) {
      if (worker.process.pid) writeFileSync(`/proc/${worker.process.pid}/clear_refs`, "5"); // The peak counts from here.
      const started = performance.now();
      const { id } = await db.$transaction((tx) => queueReport(tx, { type, format, range: "90d" }));
      const report = () => db.report.findUniqueOrThrow({ where: { id } });
      await until(`The report ${type} as ${format}`, 600, async () => ["done", "failed"].includes((await report()).status));
      const { status, rows } = await report();
      if (status !== "done") throw new Error(`the report ${type} as ${format} failed`);
      const name = `report ${type} as ${format}, ${rows?.toLocaleString("en-US")} rows`;
      figures.push({ name, value: seconds(started), unit: "s", aim: 60 });
      figures.push({ name: `worker's memory: ${name}`, value: memory(worker.process.pid, "VmHWM"), unit: "MB", aim: 300 });
      console.error(
        figures.slice(-2).map(({ value, unit }) => `${value} ${unit}`),
        name,
      );
    }
    return figures.slice(2);
  } finally {
    await worker.stop();
  }
}
