import { log } from "@/lib/infra/log";

// Next loads this module once per bundle; the process stops once.
const shared = globalThis as typeof globalThis & { coverkeepStopping?: boolean };

/** What still runs then is broken off. Below the grace of the supervisors that we document. */
const mostSeconds = 25;

/** Whether the process was asked to end: it finishes what moves and waits for nothing else. */
export const isStopping = (): boolean => shared.coverkeepStopping === true;

/** Next itself waits for every open request without a limit; a slow download would hold the process forever. */
export function stopInTime(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shared.coverkeepStopping = true;
      setTimeout(() => {
        log.warn("requests were broken off at the stop");
        process.exit(0);
      }, mostSeconds * 1000).unref();
    });
  }
}
