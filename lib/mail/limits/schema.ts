import { z } from "zod";

/** Emails of today to people outside of the company. `waiting`: vendors whose reminder is sent tomorrow. */
export const outreachDto = z.object({
  invitations: z.object({ sent: z.number(), limit: z.number() }),
  reminders: z.object({ sent: z.number(), limit: z.number(), waiting: z.number() }),
});
export type OutreachDto = z.infer<typeof outreachDto>;
