import { z } from "zod";
import { asideTables, givenFields, hangingTables, type MergedTable, mergedTables, movedKinds } from "@/lib/vendors/merging/values";

const vendorId = z.uuid().meta({ description: "The vendor that goes into the vendor of the path" });
const contact = z
  .enum(["stays", "goes"])
  .default("stays")
  .meta({ description: "Whose email, contact and phone count from now on: those of the vendor that stays, or of the one that goes" });

export const mergeQuery = z.object({ vendorId });
export const mergeInput = z.object({ vendorId, contact });
export type MergeInput = z.input<typeof mergeInput>;

export const mergeCounts = z.object(
  Object.fromEntries(movedKinds.map((kind) => [kind, z.number()])) as Record<(typeof movedKinds)[number], z.ZodNumber>,
);
export type MergeCounts = z.infer<typeof mergeCounts>;

const ids = z.array(z.uuid());
/** A row of a table, by its columns. */
const row = z.record(z.string().regex(/^[a-z_0-9]+$/), z.unknown());
/** A value of a vendor's field. A date is a text here. */
const value = z.union([z.string(), z.array(z.string()), z.null()]);

/** What a merge keeps for its undo. An archive brings it too, and an undo writes tables by it: it names no other tables and columns. */
export const keptMerge = z.object({
  /** The row that went, as it was. */
  gone: z
    .looseObject({ name: z.string(), external_id: z.string().nullable(), external_source: z.string().nullable() })
    .refine((one) => row.safeParse(one).success),
  /** The fields that changed, each with its values before and after. */
  given: z.partialRecord(z.enum(givenFields), z.tuple([value, value])),
  /** Ids of the rows that changed hands, by what was moved. */
  moved: z.object({
    tables: z.partialRecord(z.enum(Object.keys(mergedTables) as [MergedTable, ...MergedTable[]]), ids),
    /** Rows of imports, which have no id. */
    importRows: z.array(z.object({ importId: z.uuid(), line: z.int() })),
    /** Files that both vendors have. */
    twins: ids,
    /** What hung on a contract that both have, with the contract that it hangs on now. */
    contracts: z.array(z.object({ table: z.enum(hangingTables), id: z.uuid(), from: z.uuid(), to: z.uuid() })),
    /** Emails for whom both were proposed, or the one that went. */
    candidates: z.array(z.object({ id: z.uuid(), before: ids })),
    /** Contracts that both have, before and after they took over what only the other one said. */
    filled: z.array(z.object({ before: row, after: row })),
  }),
  /** Rows that had no place beside those of the other vendor, as they were. */
  aside: z.partialRecord(z.enum(asideTables), z.array(row)),
});
export type KeptMerge = z.infer<typeof keptMerge>;

const mergedVendor = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
  documentsCount: z.number(),
  createdAt: z.string(),
});

/** What a merge would do. */
export const mergePreviewDto = z.object({
  stays: mergedVendor,
  goes: mergedVendor,
  counts: mergeCounts,
  /** Projects that both are on under the same contract. The contract of the vendor that stays counts. */
  sharedContracts: z.array(z.object({ project: z.string(), contractNumber: z.string().nullable() })),
  /** Files that both vendors have. */
  sameFiles: z.number(),
  /** Names that become names of the vendor that stays. */
  names: z.array(z.string()),
  /** Which of the two has more documents, else more work. */
  proposedId: z.string(),
});
export type MergePreviewDto = z.infer<typeof mergePreviewDto>;

export const mergeDto = z.object({
  id: z.string(),
  goneId: z.string(),
  name: z.string(),
  email: z.string(),
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
  counts: mergeCounts,
  mergedAt: z.string(),
  mergedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Until when it can be undone. */
  undoUntil: z.string(),
  canUndo: z.boolean(),
});
export type MergeDto = z.infer<typeof mergeDto>;
export const mergesDto = z.object({ merges: z.array(mergeDto) });
export type MergesDto = z.infer<typeof mergesDto>;

export const mergeParams = z.object({ id: z.uuid(), mergeId: z.uuid() });
