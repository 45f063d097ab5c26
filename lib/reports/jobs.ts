import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Makes the file of one report. */
export const makeReportJob = defineJob({
  name: "reports.make",
  payload: z.object({ reportId: z.uuid() }),
  queue: { retryLimit: 2, retryDelay: 30, heartbeatSeconds: 60, expireInSeconds: 1800 },
});
