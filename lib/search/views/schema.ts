import { z } from "zod";
import { requiredLine } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

/** Ids of every row of a filtered list, in the list's order. */
export const idListDto = z.object({ ids: z.array(z.string()) });
export type IdListDto = z.infer<typeof idListDto>;

/** Lists whose filters and order can be kept under a name. */
export const viewLists = ["vendors", "documents", "projects"] as const;
export type ViewList = (typeof viewLists)[number];

export const viewsQuery = z.object({ list: z.enum(viewLists) });

export const viewInput = z.object({
  list: z.enum(viewLists),
  name: requiredLine(60, "views.viewName"),
  /** The address's part after the question mark; the page is not part of it. */
  query: z
    .string()
    .max(1000)
    .transform((text) => new URLSearchParams(text).toString()),
  shared: z.boolean().default(false),
  isDefault: z.boolean().default(false),
  ...versionSeen,
});
export type ViewInput = z.input<typeof viewInput>;

/** The columns that a person hid or added, in all lists. */
export const columnsInput = z.object({
  columns: z
    .array(
      z
        .string()
        .regex(/^\+?[a-z]+\.[a-zA-Z]+$/)
        .meta({ examples: ["vendors.documents"] }),
    )
    .max(200),
});
export type ColumnsInput = z.infer<typeof columnsInput>;

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
