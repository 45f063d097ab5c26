import { z } from "zod";

/** A vendor whose name is the same as a new one, or nearly. */
export const duplicateDto = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** `equal`: the same but for case, punctuation and the spelling of "Inc."; an import takes it for the same vendor. */
  likeness: z.enum(["equal", "near"]),
});
export type DuplicateDto = z.infer<typeof duplicateDto>;
