import { z } from "zod";

/** `received` false: the event came before. */
export const eventDto = z.object({ received: z.boolean() });
