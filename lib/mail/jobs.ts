import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Tries one message of the outbox once. While the mail server is away, each try enqueues the next (lib/mail/commands). */
export const sendMailJob = defineJob({
  name: "mail.send",
  payload: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  queue: { retryLimit: 3, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});

/** Emails a company's members the vendors that were added lately, in one email each. */
export const tellNewVendorsJob = defineJob({
  name: "mail.new-vendors",
  payload: z.object({ companyId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});

/** Emails the platform's admins about a person who signed up or joined a company. */
export const tellNewUserJob = defineJob({
  name: "mail.new-user",
  payload: z.object({ userId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 120 },
});
