import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";
import { askedBy } from "@/lib/tenancy/actors-schema";

/** Takes an import's rows in, or undoes it: whichever its state says. `actor`: who asked for it. */
export const importVendorsJob = defineJob({
  name: "vendors.import",
  payload: z.object({ companyId: z.uuid(), importId: z.uuid(), ...askedBy }),
  queue: { retryLimit: 30, retryDelay: 1, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 900 },
});
