import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { JobContract } from "@/lib/infra/queue";

type Run<Payload extends z.ZodType> = (payload: z.output<Payload>, about: { attempt: number; id: string }) => Promise<void>;

/** Jobs that one worker does at once, and of these at most for one company. */
type Limits = { concurrency: () => number; concurrencyOfCompany?: () => number };

/** What is done when a job of a contract comes. `attempt` counts from 1 over the job's retries, which keep its `id`. */
export type Handler = Limits & {
  job: JobContract;
  run: (payload: unknown, about: { attempt: number; id?: string }) => Promise<void>;
};

export function handles<Payload extends z.ZodType>(
  job: JobContract<Payload>,
  run: Run<Payload>,
  limits: Limits = { concurrency: () => 1 },
): Handler {
  return { job, ...limits, run: (payload, { attempt, id = randomUUID() }) => run(job.payload.parse(payload), { attempt, id }) };
}
