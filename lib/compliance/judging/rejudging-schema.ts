import { z } from "zod";

/** How far the judging of vendors is that a change asked for. `total` 0: nothing is going on. */
export const rejudgingDto = z.object({ total: z.number(), done: z.number() });
export type RejudgingDto = z.infer<typeof rejudgingDto>;
