import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { placeOf } from "@/lib/integrations/changes/cursors-rules";
import { eventTypes } from "@/lib/integrations/changes/values";

/** From when on: a time, or the cursor of an earlier answer. */
export const since = z
  .string()
  .max(60)
  .transform((text, context) => {
    const place = placeOf(text);
    if (place) return place;
    context.addIssue(codedIssue("keys.sinceInvalid"));
    return z.NEVER;
  });

export const changesQuery = z.object({
  since: since.optional().meta({
    description: "The `cursor` of the last answer, or a time. Without it, the answer has no changes and a cursor to start from",
    examples: ["48213.mb4x1z2k"],
  }),
  limit: z.coerce.number().int().min(1).max(1000).default(100).meta({ description: "The most changes of one answer" }),
});

export const changeDto = z.object({
  type: z
    .enum(eventTypes as [string, ...string[]])
    .meta({ description: "What happened, as webhooks call it", examples: ["project.deleted"] }),
  at: z.iso.datetime().meta({ description: "When it happened. It never goes back from one change to the next" }),
  kind: z.string().meta({ description: "What kind of record changed", examples: ["project"] }),
  id: z.uuid().meta({ description: "The record's id. Of a verdict: its contract's, or its vendor's where it is about the vendor alone" }),
  isDeleted: z.boolean().meta({ description: "The record is gone. A copy of it can be deleted" }),
  data: z.record(z.string(), z.unknown()).meta({
    description: "The same as the `data` of the webhook event",
    examples: [{ projectId: "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10" }],
  }),
});

export const changesDto = z.object({
  changes: z.array(changeDto).meta({ description: "In the order in which they happened" }),
  cursor: z.string().meta({ description: "Keep it, and send it as `since` next time", examples: ["48213.mb4x1z2k"] }),
  hasMore: z.boolean().meta({ description: "There are more changes already. Call again with the cursor" }),
});
export type ChangesDto = z.infer<typeof changesDto>;
