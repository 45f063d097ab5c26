import { z } from "zod";
import { maximumBatch, sortsOf } from "@/lib/lists/values";
import { requiredLine } from "@/lib/names/schema";
import { versionDto, versionSeen } from "@/lib/versions/schema";

/** A list's `search`. A text in the database holds no zero character: what contains one is what was meant without it. */
export const searchText = z
  .string()
  .transform((text) => text.replaceAll("\0", "").trim())
  .pipe(z.string().max(200))
  .default("");

/** A list's `sort`; empty is the list's own order. */
export function sortOf<const Column extends string>(columns: readonly Column[]) {
  return z.preprocess((value) => value || undefined, z.enum(sortsOf(columns)).optional());
}

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
export type IdListDto = z.infer<typeof idListDto>;

/** Lists whose filters and order can be kept under a name. */
export const viewLists = ["vendors", "documents", "projects"] as const;
export type ViewList = (typeof viewLists)[number];

export const viewsQuery = z.object({ list: z.enum(viewLists) });

export const viewInput = z.object({
  list: z.enum(viewLists),
  name: requiredLine(60, "View name"),
  /** The address's part behind the question mark; the page is none of it. */
  query: z
    .string()
    .max(1000)
    .transform((text) => new URLSearchParams(text).toString()),
  shared: z.boolean().default(false),
  isDefault: z.boolean().default(false),
  ...versionSeen,
});
export type ViewInput = z.input<typeof viewInput>;

export const viewDto = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  isDefault: z.boolean(),
  /** null: one's own; else whose it is. */
  ownerName: z.string().nullable(),
  ...versionDto,
});
export const viewListDto = z.object({ views: z.array(viewDto) });
export type ViewListDto = z.infer<typeof viewListDto>;
export type ViewDto = z.infer<typeof viewDto>;
