import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Judges the vendors of a company that are due, in batches. A worker that dies loses one batch; the next try goes on from there. */
export const rejudgeCompanyJob = defineJob({
  name: "company.rejudge",
  payload: z.object({ companyId: z.uuid() }),
  queue: { retryLimit: 30, retryDelay: 1, heartbeatSeconds: 20, expireInSeconds: 1800 },
});
