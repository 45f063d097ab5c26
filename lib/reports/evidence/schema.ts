import { z } from "zod";

/** The day of the verdict in the package. Left out: today. */
export const evidenceQuery = z.object({ date: z.iso.date().optional() });
