import { z } from "zod";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";

/** Which day, in the company's time zone; the vendors of a project only, where one is named. */
export const pastQuery = z.object({
  date: z.iso.date(),
  projectId: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor,
});

export const pastDto = z.object({
  date: z.string(),
  vendors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      status: z.enum(complianceStatuses),
      /** Under review until a file was read: no person had to look at it. */
      isBeingRead: z.boolean(),
      /** Why, in one sentence; null: nothing judged it. */
      reason: z.string().nullable(),
      /** How many of its requirements rested on exceptions. */
      exceptedCount: z.number(),
      warningsCount: z.number(),
      /** Whether this is a new verdict, from what was known then. */
      isJudgedAgain: z.boolean(),
    }),
  ),
  pagination: paginationDto,
});
export type PastDto = z.infer<typeof pastDto>;
