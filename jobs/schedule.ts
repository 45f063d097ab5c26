import cron from "node-cron";
import { sweepJob } from "@/jobs/sweep-job";
import { now } from "@/lib/infra/clock";
import { logFailure } from "@/lib/infra/database-away";
import { asPlatform } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";

/** Puts a sweep into the queue; with a slot, only one of all workers that try succeeds. */
export async function enqueueSweep(slot?: string): Promise<void> {
  const key = slot ? { singletonKey: `sweep:${slot}`, singletonSeconds: 3600 } : {};
  await asPlatform().$transaction((tx) => enqueue(tx, sweepJob, {}, key));
}

/**
 * Enqueues a sweep every hour, and one at once: a worker that starts may come after an outage. What is due is found from the
 * data, so a tick that is missed or doubled changes nothing.
 */
export function startSchedule(): () => Promise<void> {
  const enqueueOrLog = (slot?: string) => enqueueSweep(slot).catch((error) => logFailure(error, "the sweep could not be enqueued"));
  const task = cron.schedule("5 * * * *", () => enqueueOrLog(now().toISOString().slice(0, 13)), { timezone: "UTC", noOverlap: true });
  void enqueueOrLog();
  return async () => {
    await task.destroy();
  };
}
