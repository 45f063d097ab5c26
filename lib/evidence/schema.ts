import { z } from "zod";

/** Of which day the package tells the verdict; today unless told otherwise. */
export const evidenceQuery = z.object({ date: z.iso.date().optional() });
