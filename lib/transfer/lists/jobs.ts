import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";
import { askedBy } from "@/lib/tenancy/actors-schema";

/** Checks an upload of lists, takes it in, or undoes it: whichever its state says. `actor`: who asked for it. */
export const importListsJob = defineJob({
  name: "lists.import",
  payload: z.object({ companyId: z.uuid(), importId: z.uuid(), ...askedBy }),
  queue: { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, heartbeatSeconds: 60, expireInSeconds: 6 * 3600 },
});
