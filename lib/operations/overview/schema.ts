import { z } from "zod";
import { said } from "@/lib/infra/sentences-schema";
import { problemsDto } from "@/lib/operations/problems/schema";
import { queueDto } from "@/lib/operations/queues/schema";

const runDto = z.object({
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  isGood: z.boolean(),
  /** What came of it, in words. */
  result: said,
});

export const operationsDto = z.object({
  problems: problemsDto.shape.problems,
  checkedAt: z.string().nullable(),
  queues: z.array(queueDto),
  workers: z.array(z.object({ id: z.string(), startedAt: z.string(), beatAt: z.string(), isAlive: z.boolean() })),
  storage: z.object({
    documents: z.number(),
    bytes: z.number(),
    databaseBytes: z.number(),
    disks: z.array(z.object({ name: z.string(), free: z.number(), size: z.number() })),
  }),
  version: z.string(),
  /** Of the time zones that Node has. They decide every local day. */
  zoneData: z.string(),
  migrations: z.object({ applied: z.number(), latest: z.string().nullable(), missing: z.array(z.string()) }),
  backupsOn: z.boolean(),
  backup: runDto.nullable(),
  integrity: runDto.nullable(),
  failedEmails: z.number(),
});
export type OperationsDto = z.infer<typeof operationsDto>;
/** The same before it is said. */
export type Overview = z.input<typeof operationsDto>;
export const startedDto = z.object({ message: said });
