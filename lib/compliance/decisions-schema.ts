import { z } from "zod";
import { requiredLine } from "@/lib/infra/text-schema";

/** What a person decides about an unclear requirement. */
export const decisionInput = z.object({
  /** The contract; left out: the vendor by itself. */
  assignmentId: z.uuid().nullish(),
  requirement: z.string().min(1).max(80),
  answer: z.enum(["accepted", "rejected"]),
  /** Why it is accepted, or the sentence for the agent. */
  note: requiredLine(1000, "common.reason"),
});

export const decisionParams = z.object({ id: z.uuid(), decisionId: z.uuid() });
