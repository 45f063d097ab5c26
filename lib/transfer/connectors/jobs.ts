import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Does a run of a connection that was asked for, or, without one, the run that is due by now. */
export const runConnectionJob = defineJob({
  name: "connections.run",
  payload: z.object({ companyId: z.uuid(), connectionId: z.uuid(), runId: z.uuid().nullable() }),
  queue: { retryLimit: 3, retryDelay: 60, heartbeatSeconds: 20, expireInSeconds: 3600 },
});
