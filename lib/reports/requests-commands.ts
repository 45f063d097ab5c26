import type { Report } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { makeReportJob } from "@/lib/reports/jobs";
import type { ReportFormat, ReportType } from "@/lib/reports/values";

type NewReport = { type: ReportType; format: ReportFormat; range: TimeRange; requestedById?: string; scheduleId?: string };

/** Has a report made by the worker, in the caller's transaction. */
export async function queueReport(tx: Tx, report: NewReport): Promise<Report> {
  const row = await tx.report.create({ data: { ...report, createdAt: now() } });
  await enqueue(tx, makeReportJob, { reportId: row.id });
  return row;
}
