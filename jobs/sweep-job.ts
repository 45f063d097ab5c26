import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Asks, across companies, who has something due today; enqueued every hour and at every start of a worker. */
export const sweepJob = defineJob({
  name: "reminders.sweep",
  payload: z.object({}),
  queue: { retryLimit: 3, retryDelay: 10, heartbeatSeconds: 20 },
});
