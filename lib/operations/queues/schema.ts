import { z } from "zod";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { said } from "@/lib/infra/sentences-schema";

export const queueDto = z.object({
  name: z.string(),
  /** Jobs that wait, and of these the one that is due for the longest time. */
  waiting: z.number(),
  oldestDueAt: z.string().nullable(),
  running: z.number(),
  /** Jobs that are tried again after a failure. */
  retrying: z.number(),
  /** Jobs that were given up and wait for an admin. */
  dead: z.number(),
});

export const deadLetterDto = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  error: said,
  data: z.string(),
});

export const deadLettersQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});
export const deadLettersDto = z.object({ jobs: z.array(deadLetterDto), pagination: paginationDto });
export type DeadLettersDto = z.infer<typeof deadLettersDto>;
/** The same before it is said. */
export type DeadLetters = z.input<typeof deadLettersDto>;

export const retryInput = z.object({ queue: z.string().max(100) });
export const retriedDto = z.object({ retried: z.number() });
