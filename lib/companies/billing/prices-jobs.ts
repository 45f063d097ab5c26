import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Tells companies of another price for what they have. The hourly sweep does the same. */
export const announcePricesJob = defineJob({
  name: "payments.prices",
  payload: z.object({}),
  queue: { retryLimit: 3, retryDelay: 10, heartbeatSeconds: 20 },
});
