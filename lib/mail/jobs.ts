import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Tries one message of the outbox once. While the mail server is away, each try enqueues the next (lib/mail/commands). */
export const sendMailJob = defineJob({
  name: "mail.send",
  payload: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  queue: { retryLimit: 3, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
