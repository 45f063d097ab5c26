import { z } from "zod";
import { coverageMarksDto } from "@/lib/compliance/marks/schema";
import type { VendorPapers } from "@/lib/compliance/scenes/rules";
import { complianceStatuses } from "@/lib/compliance/values";
import type { Assignment } from "@/lib/compliance/verdicts/rules";

/** What dates and reading alone say of a vendor, whatever is required; stored with the vendor by its last judgment. */
export const papersJudgment = z.object({
  status: z.enum(complianceStatuses),
  reason: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  marks: coverageMarksDto,
});
export type PapersJudgment = z.infer<typeof papersJudgment>;

/** What of a vendor is judged by itself: one of its contracts, or the vendor where no contract is current. */
export type Unit = {
  assignmentId: string | null;
  projectId: string | null;
  /** null: the papers alone count. `unreadable`: the stored set cannot be read, so nothing can pass. */
  judged: Assignment | "unreadable" | null;
};

/** A vendor with all that its verdicts rest on. */
export type VendorFacts = VendorPapers & { id: string; papersJudgment: PapersJudgment | null; units: Unit[] };
