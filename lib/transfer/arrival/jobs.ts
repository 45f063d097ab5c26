import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";
import { askedBy } from "@/lib/tenancy/actors-schema";

/** Checks an archive, takes it in, or judges what was taken in: whichever its state says. `actor`: who asked for it. */
export const importCompanyJob = defineJob({
  name: "company.import",
  payload: z.object({ companyId: z.uuid(), importId: z.uuid(), ...askedBy }),
  queue: { retryLimit: 30, retryDelay: 30, retryBackoff: true, retryDelayMax: 600, heartbeatSeconds: 60, expireInSeconds: 6 * 3600 },
});
