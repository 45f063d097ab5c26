import { z } from "zod";
import { said, storedSentence } from "@/lib/infra/sentences-schema";
import { listNames, listStates, type rowOutcomes, type rowPlans } from "@/lib/transfer/lists/values";
import { encodings } from "@/lib/vendors/import/values";

export type ListName = (typeof listNames)[number];
export type RowPlanKind = (typeof rowPlans)[number];
export type RowOutcome = (typeof rowOutcomes)[number];

/** The text fields beside the file in `file`. */
export const listForm = z.object({
  /** What becomes of a row that names a vendor, project or contract that is there already. */
  existing: z.enum(["skip", "update"]).default("skip"),
});

/** Of a list, the sheet or the encoding that a person chose. */
export const listChoice = z.object({
  list: z.enum(listNames),
  encoding: z.enum(encodings).optional(),
  sheet: z.string().max(200).optional(),
});
export type ListChoice = z.infer<typeof listChoice>;

/** How a list was read. */
const listReading = z.object({
  list: z.enum(listNames),
  file: z.string(),
  /** null: an Excel file. */
  encoding: z.enum(encodings).nullable(),
  /** The sheet that was read, and all sheets of an Excel file; null and none for a text file. */
  sheet: z.string().nullable(),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  isChosen: z.boolean(),
  /** The first row with letters that another encoding would change. */
  sample: z.string().nullable(),
});
export type ListReading = z.infer<typeof listReading>;

export const listReport = z.object({
  /** Why nothing can be imported as things are, such as a limit of the plan. */
  conflicts: z.array(storedSentence).default([]),
  /** Certificates that would be added, and their bytes. */
  files: z.number().default(0),
  bytes: z.number().default(0),
  choices: z.array(listChoice).default([]),
  readings: z.array(listReading).default([]),
});
export type ListReport = z.infer<typeof listReport>;

/** What an import keeps of its check; one of an older version counts as empty. */
export const reportOf = ({ report }: { report: unknown }): ListReport => listReport.catch(listReport.parse({})).parse(report);

/** What is wrong with a row. `field`: the title of its column. */
export const rowFault = z.object({ field: z.string().nullable(), message: storedSentence });
export type RowFault = z.infer<typeof rowFault>;

const counts = z.object({
  list: z.enum(listNames),
  rows: z.number(),
  /** What the check said. */
  create: z.number(),
  update: z.number(),
  skip: z.number(),
  refuse: z.number(),
  /** What became of the rows so far. */
  waiting: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  refused: z.number(),
  removed: z.number(),
  restored: z.number(),
  kept: z.number(),
});
export type ListCounts = z.infer<typeof counts>;

export const listImportDto = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(listStates),
  updatesExisting: z.boolean(),
  lists: z.array(counts),
  readings: z.array(listReading),
  conflicts: z.array(said),
  error: said.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ListImportDto = z.infer<typeof listImportDto>;
/** The same before it is said. */
export type ToldListImport = z.input<typeof listImportDto>;

/** With the first rows that are skipped, refused or stay, and notes about the file. */
export const listImportDetailDto = listImportDto.extend({
  problems: z.array(
    z.object({
      file: z.string(),
      /** The row, counted from 1; null: it is about the file. */
      line: z.number().nullable(),
      name: z.string(),
      field: z.string().nullable(),
      message: said,
      kind: z.enum(["skip", "refuse", "note", "kept"]),
    }),
  ),
  problemCount: z.number(),
});
export type ListImportDetailDto = z.infer<typeof listImportDetailDto>;
export type ToldListDetail = z.input<typeof listImportDetailDto>;

export const listImportsDto = z.object({ imports: z.array(listImportDto) });
export type ListImportsDto = z.infer<typeof listImportsDto>;
export type ToldListImports = z.input<typeof listImportsDto>;

export const listImportParams = z.object({ id: z.uuid() });

/** Which rows a file has: those with a problem, or all. */
export const listRowsQuery = z.object({ part: z.enum(["problems", "all"]).default("all") });
