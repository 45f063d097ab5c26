import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

const queue = { retryLimit: 10, retryDelay: 60, retryBackoff: true, heartbeatSeconds: 60, expireInSeconds: 3600 };

/** Removes a company whose time to be kept is over, with everything of it. */
export const removeCompanyJob = defineJob({ name: "removal.company", payload: z.object({ companyId: z.uuid() }), queue });

/** Removes a person's account, likewise. */
export const removeAccountJob = defineJob({
  name: "removal.account",
  payload: z.object({ companyId: z.uuid(), userId: z.uuid() }),
  queue,
});
