import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/**
 * Tries one delivery once. A try that fails enqueues the next itself. `tries`: how many came before; a job that another one was
 * faster than does nothing. `isResend`: a person asked for it, and it is one try beside the others. `webhookId`: it waited for its
 * webhook, and the next one that did is tried after it.
 */
export const sendWebhookJob = defineJob({
  name: "webhooks.send",
  payload: z.object({
    companyId: z.uuid(),
    deliveryId: z.uuid(),
    tries: z.number().int().optional(),
    isResend: z.boolean().optional(),
    webhookId: z.uuid().optional(),
  }),
  queue: { retryLimit: 5, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});

/** Emails the company's admins that a webhook was turned off, by an answer of its address or by a person. */
export const tellWebhookOffJob = defineJob({
  name: "webhooks.off",
  payload: z.object({ companyId: z.uuid(), webhookId: z.uuid(), actorId: z.uuid().nullable() }),
  queue: { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
