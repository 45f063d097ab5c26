import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Files what is on file already under a kind that came into use. It may run twice: what is filed is left out. */
export const filePapersJob = defineJob({
  name: "papers.file",
  payload: z.object({ companyId: z.uuid(), kindId: z.uuid() }),
  queue: { retryLimit: 5, retryDelay: 30, heartbeatSeconds: 60, expireInSeconds: 1800 },
});
