import { z } from "zod";

/** The slot that the file was dropped on; left out: what it is is told by its content. */
export const slotFields = z.object({ kindId: z.preprocess((value) => value || null, z.uuid().nullable()) });

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
