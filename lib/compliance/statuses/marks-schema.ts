import { z } from "zod";
import { coverageStates } from "@/lib/compliance/statuses/marks-values";

const state = z.enum(coverageStates);

/** The status of each of the vendor's four usual coverages today, by dates and reading; limits are not checked. */
export const coverageMarksDto = z.object({ generalLiability: state, autoLiability: state, umbrella: state, workersCompensation: state });
export type CoverageMarks = z.infer<typeof coverageMarksDto>;
