import { z } from "zod";
import { expiringKinds } from "@/lib/companies/profile/values";

export const overviewDto = z.object({
  /** Active vendors that were told the last reminder and have sent nothing since. */
  noAnswer: z.number(),
  /** The requirements that most vendors miss: what lists are filtered by, what it asks, and how many vendors miss it. */
  failures: z.array(z.object({ miss: z.string(), required: z.string(), vendors: z.number() })),
  /** Current coverages of active vendors that expire in this week and the next ones: its first and last day, and how many of each kind. */
  expirations: z.array(z.object({ from: z.string(), to: z.string(), counts: z.partialRecord(z.enum(expiringKinds), z.number()) })),
  /** Active vendors at the end of each week, the oldest first: all, and those that are compliant or expiring soon. */
  weeks: z.array(z.object({ day: z.string(), total: z.number(), covered: z.number() })),
});
export type OverviewDto = z.infer<typeof overviewDto>;
