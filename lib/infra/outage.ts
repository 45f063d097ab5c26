import { now } from "@/lib/infra/clock";
import { errorFacts, log } from "@/lib/infra/log";

/** What every process depends on and may lose for a while. */
export type Dependency = "database" | "storage" | "scanner";
type Outage = { since: number; lastFailure: number; failures: number };

// Next loads this module once per bundle; an outage is one for the whole process.
const shared = globalThis as typeof globalThis & { coverkeepOutages?: Map<Dependency, Outage> };
shared.coverkeepOutages ??= new Map();
const outages = shared.coverkeepOutages;

/** While some calls fail and others succeed, it is one outage. */
const settledMillis = 2000;

/** Counts a failure. Only the first failure of an outage is logged, since hundreds follow. */
export function noteFailure(dependency: Dependency, error: unknown): void {
  const at = now().getTime();
  const outage = outages.get(dependency);
  if (outage) {
    outage.failures += 1;
    outage.lastFailure = at;
    return;
  }
  outages.set(dependency, { since: at, lastFailure: at, failures: 1 });
  log.error({ dependency, ...errorFacts(error) }, `${dependency} unavailable`);
}

/** Ends an outage, if there is one, and logs how long it was and how much failed. */
export function noteSuccess(dependency: Dependency): void {
  const outage = outages.get(dependency);
  if (!outage) return;
  const at = now().getTime();
  if (at - outage.lastFailure < settledMillis) return;
  outages.delete(dependency);
  log.info({ dependency, seconds: Math.round((at - outage.since) / 1000), failures: outage.failures }, `${dependency} available again`);
}

/** Whether a call failed within the last seconds for want of it. */
export function failedLately(dependency: Dependency): boolean {
  const outage = outages.get(dependency);
  return outage !== undefined && now().getTime() - outage.lastFailure < 30_000;
}
