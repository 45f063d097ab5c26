import { asPlatform } from "@/lib/infra/db";
import { makeReportJob } from "@/lib/reports/jobs";

/** Reports that no job will finish: the workers that made them died each time. */
export async function findLostReports(): Promise<string[]> {
  const rows = await asPlatform().$queryRaw<{ id: string }[]>`
    select r.id::text from report r where r.status in ('queued', 'running') and not exists (
      select 1 from pgboss.job j where j.name = ${makeReportJob.name} and j.state < 'completed' and j.data ->> 'reportId' = r.id::text)`;
  return rows.map(({ id }) => id);
}
