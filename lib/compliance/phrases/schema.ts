import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { endorsementEffects } from "@/lib/extraction/schema";

/** How a description of operations speaks of an effect. */
const grantPhrase = z.object({
  effect: z.enum(endorsementEffects),
  /** Words that mention it, whatever they say of it. */
  words: z.instanceof(RegExp),
  /** Words that grant it, in a sentence whose every word is understood. */
  grants: z.instanceof(RegExp),
  /** Sentences that grant it. */
  examples: z.array(z.string().min(1)).min(1),
});
export const grantTable = z.array(grantPhrase);

/** Words that name a coverage in such a sentence. */
const coveragePhrase = z.object({ kind: z.enum(coverageKinds), words: z.instanceof(RegExp) });
export const coverageTable = z.array(coveragePhrase);
