import { enqueueSweep } from "@/jobs/schedule";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { joinRunningStack } from "@/scripts/settings";

/** Has a running worker look for due reminders now instead of at the next hour. Nothing is told twice. */
async function main(): Promise<void> {
  joinRunningStack();
  await enqueueSweep();
  await closeQueue();
  await closeDatabase();
  console.log("The sweep is in the queue; a running worker does it within seconds.");
}

main().catch((error) => {
  console.error(`The sweep could not be put into the queue. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
