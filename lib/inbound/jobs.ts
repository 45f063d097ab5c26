import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

const often = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, heartbeatSeconds: 20, expireInSeconds: 300 };

/** Finds out which companies an incoming email is for. */
export const routeMessageJob = defineJob({ name: "inbound.route", payload: z.object({ messageId: z.uuid() }), queue: often });

/** Reads an email that one company got, and files what is attached to it. */
export const fileDeliveryJob = defineJob({
  name: "inbound.file",
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid() }),
  queue: often,
});

/** Answers an email once its files were read. */
export const answerDeliveryJob = defineJob({
  name: "inbound.answer",
  payload: z.object({ companyId: z.uuid(), deliveryId: z.uuid(), round: z.number().int().min(0).default(0) }),
  queue: often,
});
