import { asPlatform, closeDatabase } from "@/lib/infra/db";
import { closeQueue, enqueue } from "@/lib/infra/queue";
import { sweepJob } from "@/lib/reminders/jobs";

/** Does what the clock does at the full hour: puts a sweep into the queue of the running worker. */
await asPlatform().$transaction((tx) => enqueue(tx, sweepJob, {}));
await closeQueue();
await closeDatabase();
