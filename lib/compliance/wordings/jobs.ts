import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Checks the vendors of all companies again whose certificates have a wording that is shared, or no longer shared. */
export const judgeSharedWordingJob = defineJob({
  name: "wordings.judge",
  payload: z.object({ sharedId: z.uuid() }),
  queue: { retryLimit: 10, retryDelay: 30, heartbeatSeconds: 60, expireInSeconds: 3600 },
});
