import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Asks, across companies, who has something due today; enqueued every hour and at every start of a worker. */
export const sweepJob = defineJob({
  name: "reminders.sweep",
  payload: z.object({}),
  queue: { retryLimit: 3, retryDelay: 10, heartbeatSeconds: 20 },
});

/** Brings one company's badges to today and writes its due reminders. */
export const remindCompanyJob = defineJob({
  name: "reminders.company",
  payload: z.object({ companyId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 20 },
});
