import { z } from "zod";
import { pageSize } from "@/lib/extraction/schema";

/*
 * The pages of a stored file as a person sees them, beside what was read from them.
 */

export const pageParam = z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(10_000) });

/** `first`: the small picture for the first look; without it the sharp one. */
export const pictureQuery = z.object({ size: z.literal("first").optional() });

/** `picture`: each page has one, of this size in PDF points, in which the boxes of evidence lie. `none`: a sentence says why. */
export const pagesDto = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("picture"), pages: z.array(pageSize) }),
  z.object({ kind: z.literal("lines"), lines: z.array(z.string()) }),
  z.object({ kind: z.literal("none"), reason: z.string() }),
]);
export type PagesDto = z.infer<typeof pagesDto>;
