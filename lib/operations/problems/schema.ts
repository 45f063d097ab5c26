import { z } from "zod";
import { priorities } from "@/lib/operations/problems/values";

export const problemDto = z.object({
  check: z.string(),
  priority: z.enum(priorities),
  title: z.string(),
  message: z.string(),
  fix: z.string(),
  since: z.string(),
});
export const problemsDto = z.object({ problems: z.array(problemDto), checkedAt: z.string().nullable() });
export type ProblemsDto = z.infer<typeof problemsDto>;
