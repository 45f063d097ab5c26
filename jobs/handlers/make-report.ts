import { handles } from "@/jobs/handler";
import { makeReport } from "@/lib/reports/commands";
import { makeReportJob } from "@/lib/reports/jobs";

export const makeOneReport = handles(makeReportJob, ({ reportId }, { attempt }) => makeReport(reportId, attempt));
