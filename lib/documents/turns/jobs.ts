import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/**
 * Reads the next document: which one, lib/documents/turns decides when the job is taken. One that names a document reads that one. The
 * retries are many because they count workers that were killed.
 */
const contract = {
  payload: z.object({ documentId: z.uuid().optional() }),
  queue: { retryLimit: 30, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 1800 },
};

export const readDocumentJob = defineJob({ ...contract, name: "document.read" });

/** The same for files that are expected to need little, in places of their own. */
export const readQuickJob = defineJob({ ...contract, name: "document.read-quick" });
