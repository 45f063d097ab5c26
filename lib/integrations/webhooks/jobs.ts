import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/**
 * Tries one delivery once. A try that fails enqueues the next itself. `tries`: how many came before; a job that another one was
 * faster than does nothing. `isResend`: a person asked for it, and it is one try beside the others.
 */
export const sendWebhookJob = defineJob({
  name: "webhooks.send",
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid(), tries: z.number().int().optional(), isResend: z.boolean().optional() }),
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
