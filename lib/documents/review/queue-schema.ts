import { z } from "zod";
import { documentDto } from "@/lib/documents/schema";
import { batchIds, cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

/*
 * The documents that wait for a person. What no longer matters can be dismissed: that changes the queue and no verdict.
 */

export const queueFilter = z.object({
  /** List dismissed documents instead of waiting ones. */
  dismissed: z.preprocess((value) => value || undefined, z.stringbool(codedIssue("documents.dismissedInvalid")).default(false)),
});

export const queueQuery = queueFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});

export const queuedDto = documentDto.extend({
  /** How many values a person should look at or state, and how many marks on its pages are asked. Both 0: another question is open. */
  valuesToCheck: z.number(),
  marksToCheck: z.number(),
});
export type QueuedDto = z.infer<typeof queuedDto>;

/** What matters for a verdict today comes first, what expired long ago last. */
export const queueDto = z.object({ documents: z.array(queuedDto), pagination: paginationDto });
export type QueueDto = z.infer<typeof queueDto>;

export const queueActions = ["dismiss", "restore"] as const;
export type QueueAction = (typeof queueActions)[number];
export const queueBatch = z.object({ action: z.enum(queueActions), ids: batchIds });
