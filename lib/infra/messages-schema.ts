import { z } from "zod";

/** The answer of a call that has only success to report, in a sentence. */
export const messageDto = z.object({ message: z.string() });
export type MessageDto = z.infer<typeof messageDto>;
