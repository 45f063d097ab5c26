import { z } from "zod";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { lineResults } from "@/lib/compliance/verdicts/schema";

const slotPaperDto = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  processingStatus: z.enum(["PENDING", "PROCESSING", "PROCESSED", "FAILED"]),
  /** ISO date; null: it never expires, or the date is not known. */
  expirationDate: z.string().nullable(),
  complianceStatus: z.enum(documentBadges),
});
export type SlotPaperDto = z.infer<typeof slotPaperDto>;

/** Where a vendor's papers of one kind are, and are put. */
const slotDto = z.object({
  kind: z.object({ id: z.string(), name: z.string(), told: z.string(), fileTypes: z.array(z.string()), isInUse: z.boolean() }),
  /** What the requirement for it came to, the worst of several; null: nothing requires it. */
  line: z.object({ result: z.enum(lineResults), severity: z.enum(["hard", "soft"]), found: z.string() }).nullable(),
  /** The newest papers first. */
  papers: z.array(slotPaperDto),
});
export type SlotDto = z.infer<typeof slotDto>;

export const slotListDto = z.object({ slots: z.array(slotDto) });
export type SlotListDto = z.infer<typeof slotListDto>;
