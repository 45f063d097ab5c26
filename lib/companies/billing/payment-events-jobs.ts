import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Fetches a company's payments from the payment provider. What is still due after its tries, the hourly sweep enqueues again. */
export const syncPaymentsJob = defineJob({
  name: "payments.sync",
  payload: z.object({ companyId: z.uuid() }),
  queue: { retryLimit: 8, retryDelay: 15, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
