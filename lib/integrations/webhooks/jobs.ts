import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Emails the company's admins that a webhook was turned off, by an answer of its address or by a person. */
export const tellWebhookOffJob = defineJob({
  name: "webhooks.off",
  payload: z.object({ companyId: z.uuid(), webhookId: z.uuid(), actorId: z.uuid().nullable() }),
  queue: { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
