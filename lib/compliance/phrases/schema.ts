import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { endorsementEffects } from "@/lib/extraction/schema";

/** Words of a description of operations that speak of an effect. */
const grantPhrase = z.object({
  effect: z.enum(endorsementEffects),
  words: z.instanceof(RegExp),
  /** Sentences that the words must find. */
  examples: z.array(z.string().min(1)).min(1),
});
export const grantTable = z.array(grantPhrase);

/** Words that name a coverage in such a sentence. */
const coveragePhrase = z.object({ kind: z.enum(coverageKinds), words: z.instanceof(RegExp) });
export const coverageTable = z.array(coveragePhrase);
