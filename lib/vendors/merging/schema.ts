import { z } from "zod";
import { movedKinds } from "@/lib/vendors/merging/values";

const vendorId = z.uuid().meta({ description: "The vendor that goes into the vendor of the path" });
const contact = z
  .enum(["stays", "goes"])
  .default("stays")
  .meta({ description: "Whose email, contact and phone count from now on: those of the vendor that stays, or of the one that goes" });

export const mergeQuery = z.object({ vendorId });
export const mergeInput = z.object({ vendorId, contact });
export type MergeInput = z.input<typeof mergeInput>;

const counts = z.object(
  Object.fromEntries(movedKinds.map((kind) => [kind, z.number()])) as Record<(typeof movedKinds)[number], z.ZodNumber>,
);
export type MergeCounts = z.infer<typeof counts>;

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
  counts,
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
  counts,
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

const merged = z.object({ mergedInto: z.uuid() });

/** Of a vendor that is not there, into which one it was merged, as a failure says beside its message. */
export const mergedIntoOf = (current: unknown): string | undefined => merged.safeParse(current).data?.mergedInto;
