import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handles } from "@/jobs/handler";
import { sweepJob } from "@/jobs/sweep-job";
import { takeJobs } from "@/jobs/take-jobs";
import { asPlatform } from "@/lib/infra/db";
import { enqueue, openQueue } from "@/lib/infra/queue";
import { connectAsOwner } from "@/lib/testing/db";
import { full } from "@/lib/testing/full";

let boss: Awaited<ReturnType<typeof openQueue>>;
let done: number[];
beforeEach(async () => {
  done = [];
  boss = await openQueue({ supervise: false, listens: true, max: 2 });
  await takeJobs(
    boss,
    handles(sweepJob, async () => {
      done.push(performance.now());
    }),
  );
  // The first question of the queue is over then, and found nothing.
  await new Promise((resolve) => setTimeout(resolve, 500));
});
afterEach(() => boss.stop({ graceful: false }));

/** Puts jobs in as web and worker do, and returns the milliseconds until the last one was done. */
async function run(jobs: number): Promise<number> {
  const started = performance.now();
  const wanted = done.length + jobs;
  await asPlatform().$transaction(async (tx) => {
    for (let number = 0; number < jobs; number += 1) await enqueue(tx, sweepJob, {});
  });
  await expect.poll(() => done.length, { timeout: 30_000, interval: 10 }).toBe(wanted);
  return (done.at(-1) ?? 0) - started;
}

describe("a worker", () => {
  it("takes a job when it is put in, and the next one when a job is done", async () => {
    // One job every two seconds is what polling alone would do.
    expect(await run(20)).toBeLessThan(15_000);
  });

  it("goes on when its listening connection is lost", full, async () => {
    const owner = await connectAsOwner();
    const ended = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
    );
    await owner.end();
    expect(ended.rowCount).toBe(1);
    await run(3);
    expect(done).toHaveLength(3);
  });
});
