import { z } from "zod";
import { listFormats, maximumBatch, sortsOf } from "@/lib/infra/lists/values";
import { codedIssue } from "@/lib/infra/sentences-rules";

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

/** The file that a list is exported as. */
export const exportFormat = { format: z.enum(listFormats).default("csv") };

export const batchIds = z
  .array(z.uuid())
  .min(1, codedIssue("infra.selectionRequired"))
  .max(maximumBatch, codedIssue("infra.selectionTooLarge", { maximumBatch }));

/** What became of each row: the ids that were changed, and those that were not with the reason. `name`: null when it is gone. */
export const batchDto = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), name: z.string().nullable(), reason: z.string() })),
});

export type BatchDto = z.infer<typeof batchDto>;

/** What is said of a cursor that no answer gave. */
export const cursorProblem = codedIssue("infra.useTheLastCursor");

/** In place of a page, for programs: empty for the beginning, then each answer's `nextCursor`. The list comes in the order of ids. */
export const cursor = z.union([z.literal(""), z.uuid()], { error: cursorProblem }).optional();

/** The same of a log, whose events have numbers. */
export const numberCursor = z
  .string()
  .regex(/^\d{0,9}$/, cursorProblem)
  .optional();

/** The parameters of a list that comes in pages. */
export const pageQuery = (limit: number) =>
  z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(limit),
    cursor,
  });

export const paginationDto = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  /** Only of a list that is read by cursor. null: that was all. */
  nextCursor: z.string().nullable().optional(),
});
