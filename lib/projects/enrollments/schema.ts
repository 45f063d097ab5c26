import { z } from "zod";
import { enrollmentDto } from "@/lib/compliance/wraps/schema";
import { said } from "@/lib/infra/sentences-schema";

/** A file of enrollments, and whether they are taken in or only read. */
export const enrollmentListInput = z.object({
  apply: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .meta({ description: "`false`: only says what would change", examples: ["false"] }),
});

/** What a list of enrollments changes, or would change. */
export const enrollmentsReadDto = z.object({
  isApplied: z.boolean(),
  importId: z.string().nullable().meta({ description: "The import, which can be undone; null: nothing was changed" }),
  changed: z.number().meta({ description: "Vendors whose enrollment changes" }),
  same: z.number().meta({ description: "Rows that say what is known already" }),
  vendorsOnProject: z.number(),
  faultCount: z.number().meta({ description: "Rows that change nothing: no such vendor, or an unclear status or date" }),
  changes: z.array(z.object({ vendor: z.string(), enrollment: enrollmentDto })).meta({ description: "The first of them" }),
  faults: z.array(z.object({ line: z.number(), name: z.string(), message: said })).meta({ description: "The first of them" }),
});
export type EnrollmentsReadDto = z.infer<typeof enrollmentsReadDto>;

/** A list of enrollments of a project. */
export const enrollmentImportParams = z.object({ id: z.uuid(), importId: z.uuid() });

/** A list of enrollments that was taken in, and what its undoing did. */
export const enrollmentImportDto = z.object({
  id: z.string(),
  fileName: z.string(),
  isUndone: z.boolean().meta({ description: "An import can be undone once" }),
  createdAt: z.string(),
  updated: z.number().meta({ description: "Vendors whose enrollment the list changed" }),
  restored: z.number().meta({ description: "Of these, enrollments that the undoing put back" }),
  keptCount: z.number().meta({ description: "Of these, enrollments that the undoing left as they are" }),
  kept: z
    .array(z.object({ vendor: z.string(), reason: said.meta({ description: "Why it was left as it is" }) }))
    .meta({ description: "The first of them" }),
});
export type EnrollmentImportDto = z.infer<typeof enrollmentImportDto>;

export const enrollmentImportsDto = z.object({ imports: z.array(enrollmentImportDto).meta({ description: "The newest first" }) });
export type EnrollmentImportsDto = z.infer<typeof enrollmentImportsDto>;
