import cron from "node-cron";
import { sweepJob } from "@/jobs/sweep-job";
import { now } from "@/lib/infra/clock";
import { logFailure } from "@/lib/infra/database-away";
import { asPlatform } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { checkOperationsJob } from "@/lib/operations/problems/jobs";
import { say } from "@/messages/say";

/** Puts a sweep into the queue; with a slot, only one of all workers that try succeeds. */
export async function enqueueSweep(slot?: string): Promise<void> {
  const key = slot ? { singletonKey: `sweep:${slot}`, singletonSeconds: 3600 } : {};
  await asPlatform().$transaction((tx) => enqueue(tx, sweepJob, {}, key));
}

/** The same for the checks of the installation. */
async function enqueueChecks(slot?: string): Promise<void> {
  const key = slot ? { singletonKey: `checks:${slot}`, singletonSeconds: 600 } : {};
  await asPlatform().$transaction((tx) => enqueue(tx, checkOperationsJob, {}, key));
}

/**
 * Enqueues a sweep every hour and the checks every ten minutes, and both at once when a worker starts, since that may be after an outage.
 * What is due is found in the data, so a missed or doubled run changes nothing.
 */
export function startSchedule(): () => Promise<void> {
  const enqueueOrLog = (slot?: string) => enqueueSweep(slot).catch((error) => logFailure(error, say("server.jobs.sweepFailed")));
  const task = cron.schedule("5 * * * *", () => enqueueOrLog(now().toISOString().slice(0, 13)), { timezone: "UTC", noOverlap: true });
  const checkOrLog = (slot?: string) => enqueueChecks(slot).catch((error) => logFailure(error, say("server.jobs.checksFailed")));
  const checks = cron.schedule("*/10 * * * *", () => checkOrLog(now().toISOString().slice(0, 15)), { timezone: "UTC", noOverlap: true });
  void enqueueOrLog();
  void checkOrLog();
  return async () => {
    await task.destroy();
    await checks.destroy();
  };
}
