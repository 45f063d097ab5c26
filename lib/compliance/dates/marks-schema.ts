import { z } from "zod";
import { coverageStates } from "@/lib/compliance/dates/marks-values";

const state = z.enum(coverageStates);

/** How each of the four usual coverages of a vendor stands today, by dates and reading; limits are not judged. */
export const coverageMarksDto = z.object({ generalLiability: state, autoLiability: state, umbrella: state, workersCompensation: state });
export type CoverageMarks = z.infer<typeof coverageMarksDto>;
