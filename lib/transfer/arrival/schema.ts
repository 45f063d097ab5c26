import { z } from "zod";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { said, storedSentence } from "@/lib/infra/sentences-schema";
import { arrivalStates } from "@/lib/transfer/arrival/values";

/** What is wrong with a row of a list, or with a file. */
const arrivalProblem = z.object({
  file: z.string(),
  /** Of a list: the row, counted from 1. */
  line: z.number().nullable(),
  field: z.string().nullable(),
  message: storedSentence,
  /** Whether nothing is imported because of it; otherwise the row is left out. */
  blocks: z.boolean(),
});
export type ArrivalProblem = z.input<typeof arrivalProblem>;

export const importReport = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.number(), taken: z.number() })).default([]),
  files: z.number().default(0),
  bytes: z.number().default(0),
  lost: z.number().default(0),
  /** People of the archive who cannot sign in here before they are invited. */
  people: z.number().default(0),
  /** What of this company prevents the import. */
  conflicts: z.array(storedSentence).default([]),
  problems: z.array(arrivalProblem).default([]),
  problemCount: z.number().default(0),
});
export type ImportReport = z.infer<typeof importReport>;

export const arrivalDto = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(arrivalStates),
  formerCompany: z.string().nullable(),
  exportedAt: z.string().nullable(),
  progress: z.number(),
  total: z.number(),
  report: importReport.extend({ conflicts: z.array(said), problems: z.array(arrivalProblem.extend({ message: said })) }),
  error: said.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Lists of the former installation that are kept as they were there. */
  records: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.number() })),
});
export type ArrivalDto = z.infer<typeof arrivalDto>;
/** The same before it is said. */
export type ToldArrival = z.input<typeof arrivalDto>;

export const arrivalsQuery = pageQuery(10);
export const arrivalListDto = z.object({ imports: z.array(arrivalDto), pagination: paginationDto });
export type ArrivalListDto = z.infer<typeof arrivalListDto>;
export type ToldArrivals = z.input<typeof arrivalListDto>;

export const arrivalParams = z.object({ id: z.uuid() });
export const recordParams = z.object({ id: z.uuid(), recordId: z.uuid() });

/** There is nothing beside the file in `file`. */
export const arrivalForm = z.object({});
