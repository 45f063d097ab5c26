import { z } from "zod";
import { parseJson } from "@/lib/infra/json-rules";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { said } from "@/lib/infra/sentences-schema";
import { encodings, importFields, maximumImportColumns } from "@/lib/vendors/import/values";

export type ImportField = (typeof importFields)[number];

/** What each column holds, in the file's order; null: nothing that is wanted. */
const mapping = z.array(z.enum(importFields).nullable()).max(maximumImportColumns);
export type ImportMapping = z.infer<typeof mapping>;

/** The form's text for the mapping is JSON; what is no JSON is no mapping. */
function parsed(value: unknown): unknown {
  try {
    return typeof value === "string" && value !== "" ? parseJson(value) : undefined;
  } catch {
    return value;
  }
}

/** The text fields beside the file in `file`. What is left out is guessed from the file. */
export const importForm = z.object({
  mapping: z.preprocess(parsed, mapping.optional()),
  /** Whether the first row names the columns. */
  header: z.stringbool().optional(),
  /** Of a text file: how its bytes are letters. */
  encoding: z.preprocess((value) => value || undefined, z.enum(encodings).optional()),
  /** Of an Excel file: the name of the sheet. */
  sheet: z.preprocess((value) => value || undefined, z.string().max(200).optional()),
  /** What becomes of a row with the name of a vendor that is there already. */
  existing: z.enum(["skip", "update"]).default("skip"),
});

/** What is wrong with a row, or why it is left out. `line`: where it begins in the file, counted from 1. */
const rowProblem = z.object({
  line: z.number(),
  name: z.string(),
  field: z.enum(importFields).nullable(),
  message: said,
});

export const importCheckDto = z.object({
  fileName: z.string(),
  /** null for both: an Excel file. */
  encoding: z.enum(encodings).nullable(),
  /** The sheet that is read, and all sheets of an Excel file; null and none for a text file. */
  sheet: z.string().nullable(),
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  /** Why the chosen sheet, or the text in the chosen encoding, is no list; null: it is one. Another sheet or encoding may be. */
  fault: said.nullable(),
  separator: z.enum(["comma", "semicolon", "tab", "pipe"]).nullable(),
  header: z.boolean(),
  /** `title`: null without a header. `samples`: what the first rows have there. */
  columns: z.array(z.object({ title: z.string().nullable(), samples: z.array(z.string()), field: z.enum(importFields).nullable() })),
  rows: z.number(),
  /** Required fields without a column; while there are any, nothing else is reported. */
  missing: z.array(z.enum(importFields)),
  create: z.number(),
  update: z.number(),
  skip: z.number(),
  refuse: z.number(),
  /** Why the plan has no room for the new vendors; null: it has. */
  overLimit: said.nullable(),
  /** The first vendors that would be added or changed, as the mapping makes them. */
  vendors: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      email: z.string(),
      contactName: z.string().optional(),
      phone: z.string().optional(),
      address: z.string().optional(),
      project: z.string().optional(),
      contractNumber: z.string().optional(),
      trade: z.string().optional(),
      externalId: z.string().optional(),
    }),
  ),
  /** The first of what is wrong. */
  problems: z.array(rowProblem),
  /** How many there are in all. */
  problemCount: z.number(),
});
export type ImportCheckDto = z.infer<typeof importCheckDto>;
/** The same before it is said. */
export type ImportCheck = z.input<typeof importCheckDto>;

const importStates = ["RUNNING", "DONE", "UNDOING", "UNDONE"] as const;
const rowOutcomes = ["SKIPPED", "REFUSED", "KEPT"] as const;

export const importDto = z.object({
  id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  updatesExisting: z.boolean(),
  rows: z.number(),
  /** Counts of rows so far; they add up to `rows` when it is done. */
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  refused: z.number(),
  /** What undoing removed of the created vendors, which rows' changes it took back, and what it left. */
  removed: z.number(),
  restored: z.number(),
  kept: z.number(),
  /** null: a person whose account is deleted. */
  createdBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ImportDto = z.infer<typeof importDto>;

export const importsQuery = pageQuery(20);
export const importListDto = z.object({ imports: z.array(importDto), pagination: paginationDto });
export type ImportListDto = z.infer<typeof importListDto>;

/** With the first rows that did not become a vendor, or that undoing left. */
export const importDetailDto = importDto.extend({
  problems: z.array(z.object({ line: z.number(), name: z.string(), outcome: z.enum(rowOutcomes), message: said })),
});
export type ImportDetailDto = z.infer<typeof importDetailDto>;
export type ImportDetail = z.input<typeof importDetailDto>;
