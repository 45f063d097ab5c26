import { z } from "zod";

const lost = z.object({ companyId: z.string(), documentId: z.string(), key: z.string() });

/** What an integrity check found. Files and counters are named up to 100 each; the counts are complete. */
export const integrityResult = z.object({
  files: z.number(),
  missing: z.array(lost),
  missingCount: z.number(),
  changed: z.array(lost),
  changedCount: z.number(),
  counters: z.array(z.object({ companyId: z.string(), counter: z.string(), kept: z.number(), counted: z.number() })),
  chains: z.object({ checked: z.number(), broken: z.array(z.object({ companyId: z.string(), brokenAt: z.number() })) }),
});
export type IntegrityResult = z.infer<typeof integrityResult>;
