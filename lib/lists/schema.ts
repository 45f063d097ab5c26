import { z } from "zod";

export type Sort<Column extends string> = Column | `-${Column}`;

/** A list's `sort`: the name of a column, with a minus before it for the other direction; empty is the list's own order. */
export function sortOf<const Column extends string>(columns: readonly Column[]) {
  const known = columns.flatMap((column): Sort<Column>[] => [column, `-${column}`]);
  return z.preprocess((value) => value || undefined, z.enum(known).optional());
}

/** More rows than these are sent as several calls, so that a person sees how far it is and can stop. */
export const maximumBatch = 50;

export const batchIds = z
  .array(z.uuid())
  .min(1, "Please select at least one row")
  .max(maximumBatch, `At most ${maximumBatch} rows can be changed by one call`);

/** What became of each row: the ids that were changed, and those that were not with the reason. `name`: null when it is gone. */
export const batchDto = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), name: z.string().nullable(), reason: z.string() })),
});
export type BatchDto = z.infer<typeof batchDto>;

/** Ids of every row of a filtered list, in the list's order. */
export const idListDto = z.object({ ids: z.array(z.string()) });
