import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Brings one company's badges to today and writes its due reminders. */
export const remindCompanyJob = defineJob({
  name: "reminders.company",
  payload: z.object({ companyId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 20 },
});
