import type { z } from "zod";
import type { JobContract } from "@/lib/infra/queue";

type Run<Payload extends z.ZodType> = (payload: z.output<Payload>, about: { attempt: number }) => Promise<void>;

/** What is done when a job of a contract comes. `attempt` counts from 1 over the job's retries. */
export type Handler = {
  job: JobContract;
  concurrency: () => number;
  run: (payload: unknown, about: { attempt: number }) => Promise<void>;
};

export function handles<Payload extends z.ZodType>(
  job: JobContract<Payload>,
  run: Run<Payload>,
  options: { concurrency: () => number } = { concurrency: () => 1 },
): Handler {
  return { job, ...options, run: (payload, about) => run(job.payload.parse(payload), about) };
}
