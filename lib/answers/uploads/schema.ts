import { z } from "zod";

/** The answer to a file. `alreadyStored`: the company has it, and nothing new was stored. */
export const receivedDto = z.object({ id: z.string().nullable(), name: z.string(), alreadyStored: z.boolean() });
