import { z } from "zod";

/** How much sample data the company has. `canLoad`: it has no vendors of its own. */
export const samplesDto = z.object({ vendors: z.number(), projects: z.number(), canLoad: z.boolean() });
export type SamplesDto = z.infer<typeof samplesDto>;
