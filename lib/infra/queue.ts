import { fromPrisma, PgBoss, type Queue } from "pg-boss";
import type { z } from "zod";
import { logFailure } from "@/lib/infra/database-away";
import { connectionAs, type Tx } from "@/lib/infra/db";
import { log } from "@/lib/infra/log";

/** A kind of work: its queue, the shape of its payload (ids only) and how it is retried. Kept in `lib/<noun>/jobs.ts`. */
export type JobContract<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
  readonly queue: Omit<Queue, "name" | "deadLetter" | "partition" | "policy" | "notify">;
};

export function defineJob<Payload extends z.ZodType>(contract: JobContract<Payload>): JobContract<Payload> {
  return contract;
}

const shared = globalThis as typeof globalThis & { coverkeepQueue?: Promise<PgBoss> | undefined };

/** The sending side: no polling, no maintenance. */
function sender(): Promise<PgBoss> {
  shared.coverkeepQueue ??= openQueue({ supervise: false, max: 2 }).catch((error) => {
    // The next call tries again: the database may have been away.
    shared.coverkeepQueue = undefined;
    throw error;
  });
  return shared.coverkeepQueue;
}

/** Opens pg-boss on the migrated schema. The worker supervises, and listens for new jobs on a connection of its own; senders do not. */
export async function openQueue(options: { supervise: boolean; listens?: boolean; max: number }): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionAs("coverkeep_queue", options.max),
    // Its statements come in scripts of several, one at a time.
    pipeline: false,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: options.supervise,
    useListenNotify: options.listens ?? false,
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => logFailure(error, "queue error"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "queue warning"));
  await boss.start();
  return boss;
}

export type EnqueueOptions = {
  /** Jobs of one company share the worker fairly with those of others. */
  companyId?: string;
  /** Shares the worker as one, in place of the company: jobs that come last. */
  group?: string;
  /** At most one job with this key while one waits within the window. */
  singletonKey?: string;
  singletonSeconds?: number;
  /** Not before so many seconds, or that time. */
  startAfter?: number | Date;
  /** Higher comes first; the usual is 0. */
  priority?: number;
};

/** Puts a job into the queue as part of the caller's transaction: it exists if and only if the change does. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: JobContract<Payload>,
  payload: z.input<Payload>,
  options: EnqueueOptions = {},
): Promise<void> {
  const boss = await sender();
  const { companyId, group = companyId, ...rest } = options;
  await boss.send(job.name, job.payload.parse(payload) as object, {
    ...rest,
    ...(group ? { group: { id: group } } : {}),
    db: fromPrisma(tx),
  });
}

/** Puts several jobs of one kind into the queue at once. */
export async function enqueueAll<Payload extends z.ZodType>(
  tx: Tx,
  job: JobContract<Payload>,
  payloads: readonly z.input<Payload>[],
  { companyId }: Pick<EnqueueOptions, "companyId"> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const boss = await sender();
  const group = companyId ? { group: { id: companyId } } : {};
  const jobs = payloads.map((payload) => ({ data: job.payload.parse(payload) as object, ...group }));
  await boss.insert(job.name, jobs, { db: fromPrisma(tx) });
}

export async function closeQueue(): Promise<void> {
  const boss = await shared.coverkeepQueue;
  shared.coverkeepQueue = undefined;
  await boss?.stop({ graceful: false });
}

/** Puts a job out of a dead-letter queue back into its own queue. Jobs may run twice, so one that is sent twice does no harm. */
export async function retryDeadJob(deadQueue: string, id: string, queue: string): Promise<void> {
  const boss = await sender();
  const [job] = await boss.findJobs(deadQueue, { id });
  if (!job) return;
  await boss.send(queue, job.data as object, job.groupId ? { group: { id: job.groupId } } : {});
  await boss.deleteJob(deadQueue, id);
}

/** The same for all jobs of a queue that were given up. Returns how many. */
export async function redriveQueue(queue: string): Promise<number> {
  return (await sender()).redrive(`${queue}.dead`);
}

export async function discardDeadJob(deadQueue: string, id: string): Promise<void> {
  await (await sender()).deleteJob(deadQueue, id);
}
