import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** How often a reading that fails for a reason outside the file is tried before the document is FAILED. */
export const readingAttempts = 3;

/** Companies whose documents come last share the readers as if they were one company (decision 019). */
export const lateGroup = "late";

/** Where documents that come last begin; each company's own order stays within 1,000 of it. */
const latePriority = -1_000_000;

/** How a reading stands in the queue. `waiting`: documents of its company before it. */
export const placeInQueue = (companyId: string, { waiting, isLate }: { waiting: number; isLate: boolean }) =>
  isLate ? { companyId, group: lateGroup, priority: latePriority - waiting } : { companyId, priority: -waiting };

/**
 * Reads one document. The queue's own retries are many because they also count workers that were killed; what the handler
 * itself cannot do, it gives up after `readingAttempts`.
 */
export const readDocumentJob = defineJob({
  name: "document.read",
  payload: z.object({
    companyId: z.uuid(),
    documentId: z.uuid(),
    revision: z.number().int().positive(),
    /** Comes behind the documents of other companies. */
    isLate: z.boolean().default(false),
  }),
  queue: { retryLimit: 30, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 900 },
});
