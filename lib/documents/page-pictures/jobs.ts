import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** Draws a page of a document that a person must look at, before they open it. What is lost of these is drawn on opening. */
export const drawPageJob = defineJob({
  name: "document.draw",
  payload: z.object({ companyId: z.uuid(), documentId: z.uuid(), page: z.number().int().positive() }),
  queue: { retryLimit: 2, retryDelay: 5, heartbeatSeconds: 20, expireInSeconds: 900 },
});
