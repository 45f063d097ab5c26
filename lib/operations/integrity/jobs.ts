import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Compares files, counters and audit chains; once a day, and when an admin asks for it. */
export const checkIntegrityJob = defineJob({
  name: "operations.integrity",
  payload: z.object({}),
  queue: { retryLimit: 2, retryDelay: 600, heartbeatSeconds: 60, expireInSeconds: 12 * 3600 },
});
