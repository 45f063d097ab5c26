import cron from "node-cron";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import { enqueue } from "@/lib/infra/queue";
import { sweepJob } from "@/lib/reminders/jobs";

/** Puts this hour's sweep into the queue; of several workers that do so, one succeeds. */
export async function enqueueSweep(): Promise<void> {
  const slot = now().toISOString().slice(0, 13);
  const key = { singletonKey: `sweep:${slot}`, singletonSeconds: 3600 };
  await asPlatform().$transaction((tx) => enqueue(tx, sweepJob, {}, key));
}

/** The clock only enqueues. What is due is found from the data, so a tick that is missed or doubled changes nothing. */
export function startSchedule(): () => Promise<void> {
  const tick = () => enqueueSweep().catch((error) => log.error(errorFacts(error), "the sweep could not be enqueued"));
  const task = cron.schedule("5 * * * *", tick, { timezone: "UTC", noOverlap: true });
  void tick();
  return async () => {
    await task.destroy();
  };
}
