import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Sends one message of the outbox. Retried over about a day while the mail server is away. */
export const sendMailJob = defineJob({
  name: "mail.send",
  payload: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  queue: { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200, heartbeatSeconds: 20, expireInSeconds: 120 },
});
