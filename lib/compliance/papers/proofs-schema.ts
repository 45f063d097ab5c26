import { z } from "zod";
import { ratings, sizes } from "@/lib/compliance/requirements/values";

/** A certificate holder that a project or company accepts. */
export const holder = z.object({ name: z.string().min(1), address: z.string().nullable() });
export type Holder = z.infer<typeof holder>;

/** A line of the firm's table of insurers. `name`: as the firm wrote it. */
export const insurerRating = z.object({
  naic: z.string().regex(/^\d{5}$/),
  name: z.string().nullish(),
  rating: z.enum(ratings),
  size: z.enum(sizes),
});
export type InsurerRating = z.infer<typeof insurerRating>;
