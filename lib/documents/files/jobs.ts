import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Compares the storage with the rows; once a day. */
export const sweepFilesJob = defineJob({
  name: "storage.sweep",
  payload: z.object({}),
  queue: { retryLimit: 3, retryDelay: 300, heartbeatSeconds: 60, expireInSeconds: 6 * 3600 },
});
