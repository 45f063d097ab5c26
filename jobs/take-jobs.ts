import type { PgBoss } from "pg-boss";
import type { Handler } from "@/jobs/handler";
import { now } from "@/lib/infra/clock";
import { isDatabaseAway } from "@/lib/infra/database-away";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { countJob } from "@/lib/infra/metrics";
import { noteFailure } from "@/lib/infra/outage";
import { traceJob } from "@/lib/infra/traces";

// NOTIFY announces a job. The poll finds retries, and all jobs while the listening connection is down.
const pollSeconds = 2;

/** Takes a handler's jobs out of the queue from now on, as many at once as it wants. */
export async function takeJobs(boss: PgBoss, handler: Handler): Promise<void> {
  const ofCompany = handler.concurrencyOfCompany?.();
  const options = {
    ...(ofCompany ? { localGroupConcurrency: ofCompany } : {}),
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
  } as const;
  for (let place = 0; place < handler.concurrency(); place += 1) {
    const id: string = await boss.work(handler.job.name, options, async ([job]) => {
      if (!job) return;
      // Whoever had a job asks for the next one without waiting: several jobs may have come with one notice.
      boss.notifyWorker(id);
      await runJob(handler, job);
    });
  }
}

async function runJob(handler: Handler, job: { id: string; data: unknown; retryCount: number }): Promise<void> {
  const started = now().getTime();
  let outcome = "done";
  try {
    await handler.run(job.data, { attempt: job.retryCount + 1, id: job.id });
  } catch (error) {
    // What is gone needs no work; everything else is tried again, at last put aside for the admin.
    outcome = error instanceof AppError && error.code === "not_found" ? "gone" : "failed";
    if (outcome === "failed") {
      if (isDatabaseAway(error)) noteFailure("database", error);
      else log.error({ job: handler.job.name, jobId: job.id, ...errorFacts(error) }, "job failed");
      throw error;
    }
  } finally {
    const millis = now().getTime() - started;
    countJob(handler.job.name, outcome, millis);
    traceJob({ queue: handler.job.name, outcome, millis, jobId: job.id });
    log.info({ job: handler.job.name, jobId: job.id, outcome, millis });
  }
}
