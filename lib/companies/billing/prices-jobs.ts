import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Emails companies about another price for their plan. The hourly sweep does the same. */
export const announcePricesJob = defineJob({
  name: "payments.prices",
  payload: z.object({}),
  queue: { retryLimit: 3, retryDelay: 10, heartbeatSeconds: 20 },
});
