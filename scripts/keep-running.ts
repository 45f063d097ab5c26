import { setTimeout as pause } from "node:timers/promises";

/** What runs until it is stopped. `ended` resolves with its code when it ends, by itself or not. */
type Running = { output: () => string; ended: Promise<number>; stop: () => Promise<void> };

type Kept<R extends Running> = { current: () => R; ended: Promise<number>; stop: () => Promise<void> };

/** Restarts of a process that ends by itself, as docker-compose.yml has them; a minute without an end resets the count. */
const mostRestarts = 5;
const calmMillis = 60_000;

/**
 * Starts again what ends by itself, and says so with its last words. `ended` resolves when it ended too often. A start that fails, as
 * that of Postgres while its former processes still end, counts as an end.
 */
export function keepRunning<R extends Running>(
  name: string,
  first: R,
  { again, tell = () => undefined }: { again: () => R | Promise<R>; tell?: ((sentence: string) => void) | undefined },
): Kept<R> {
  let current = first;
  let isStopped = false;
  const keep = async (): Promise<number> => {
    let startedAt = Date.now();
    for (let restarts = 1; ; restarts += 1) {
      const code = await current.ended;
      if (Date.now() - startedAt > calmMillis) restarts = 1;
      if (!isStopped && restarts > mostRestarts) tell(`The ${name} ended too often (${code}) and is not started again.`);
      if (isStopped || restarts > mostRestarts) return code;
      tell(
        `The ${name} ended by itself (${code}) and is started again.\n${current.output().trim().split("\n").slice(-3).join("\n")}`.trim(),
      );
      await pause(1000);
      if (isStopped) return code;
      startedAt = Date.now();
      current = await Promise.resolve().then(again).catch(failedStart);
      // What was about to start while we were stopped must not outlive us.
      if (isStopped) await current.stop();
    }
  };
  // A start that failed is one that ended at once.
  const failedStart = (error: unknown): R =>
    ({ ...current, output: () => String(error), ended: Promise.resolve(1), stop: async () => undefined }) as R;
  const ended = keep();
  return {
    current: () => current,
    ended,
    stop: async () => {
      isStopped = true;
      await current.stop();
    },
  };
}
