import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Looks for problems of the installation, and has a backup or an integrity check made when one is due; every ten minutes. */
export const checkOperationsJob = defineJob({
  name: "operations.check",
  payload: z.object({}),
  queue: { retryLimit: 1, retryDelay: 30, heartbeatSeconds: 20 },
});
