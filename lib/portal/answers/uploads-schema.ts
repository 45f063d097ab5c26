import { z } from "zod";

/**
 * The answer to a file. `alreadyStored`: the company has it, and nothing new was stored. `isReadAgain`: the company has it and reads it
 * again, since the last reading failed or an older reader did it.
 */
export const receivedDto = z.object({
  id: z.string().nullable(),
  name: z.string(),
  alreadyStored: z.boolean(),
  isReadAgain: z.boolean(),
});
