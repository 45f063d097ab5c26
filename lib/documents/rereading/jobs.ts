import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/**
 * Goes on with a run that reads all certificates of a company again: for some seconds, then the next job does. `key`: a job whose key is no
 * longer the run's does nothing. The retries are many because they count workers that were killed.
 */
export const rereadJob = defineJob({
  name: "documents.reread",
  payload: z.object({ companyId: z.uuid(), runId: z.uuid(), key: z.uuid() }),
  queue: { retryLimit: 30, retryDelay: 2, heartbeatSeconds: 20, expireInSeconds: 1800 },
});
