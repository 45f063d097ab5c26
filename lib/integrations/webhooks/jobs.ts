import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Tries one delivery once. A try that fails enqueues the next itself. */
export const sendWebhookJob = defineJob({
  name: "webhooks.send",
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
