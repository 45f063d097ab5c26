import type { IntegrityResult } from "@/lib/operations/integrity/schema";
import { limits } from "@/lib/operations/problems/values";
import { say } from "@/messages/say";

const hour = 3_600_000;

export const plural = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** "3 hours" or "2 days" since then. */
export function ageOf(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 120) return plural(minutes, "minute", "minutes");
  if (minutes < 48 * 60) return plural(Math.floor(minutes / 60), "hour", "hours");
  return plural(Math.floor(minutes / (24 * 60)), "day", "days");
}

export function workerProblem(lastBeat: Date | null, now: Date): string | null {
  if (!lastBeat) return say("server.operations.noWorkerHasReportedYet");
  const isSilent = now.getTime() - lastBeat.getTime() > limits.workerSilenceSeconds * 1000;
  return isSilent ? say("server.operations.theLastHeartbeatWasAgeof", { ageOf: ageOf(lastBeat, now) }) : null;
}

/** `since`: when the installation began, for which no backup can be due yet. */
export function backupProblem(last: Date | null, now: Date): string | null {
  if (!last) return say("server.operations.noScheduledBackupHasFinished");
  return now.getTime() - last.getTime() > limits.backupHours * hour
    ? say("server.operations.theLastBackupFinishedAgeof", { ageOf: ageOf(last, now) })
    : null;
}

export function ageProblem(last: Date | null, hours: number, now: Date): string | null {
  return last && now.getTime() - last.getTime() > hours * hour
    ? say("server.operations.theLastRunWasAgeof", { ageOf: ageOf(last, now) })
    : null;
}

export function diskProblem(disks: readonly { name: string; free: number; size: number }[]): string | null {
  const full = disks.filter(({ free, size }) => size > 0 && free / size < limits.freeShare);
  return full.length > 0 ? full.map(({ name, free, size }) => `${name}: ${Math.floor((100 * free) / size)}% free.`).join(" ") : null;
}

export function emailProblem(counts: { failed: number; retried: number }): string | null {
  const parts = [
    counts.failed > 0 ? say("server.operations.pluralFailedInTheLast", { plural: plural(counts.failed, "email", "emails") }) : "",
    counts.retried >= limits.retriedEmails
      ? say("server.operations.pluralForAnotherTry", {
          plural: plural(counts.retried, say("server.operations.emailWaits"), say("server.operations.emailsWait")),
        })
      : "",
  ].filter(Boolean);
  return parts.join(" ") || null;
}

export function certificateProblem(expires: Date | null, now: Date): string | null {
  if (!expires) return null;
  const days = Math.floor((expires.getTime() - now.getTime()) / (24 * hour));
  if (days < 0) return say("server.operations.itExpiredOnSlice", { slice: expires.toISOString().slice(0, 10) });
  return days < limits.certificateDays
    ? say("server.operations.itExpiresInPluralOn", { plural: plural(days, "day", "days"), slice: expires.toISOString().slice(0, 10) })
    : null;
}

/** The problems that the last integrity check found. */
export function integrityProblems(result: IntegrityResult | null) {
  const { changedCount = 0, counters = [], chains } = result ?? {};
  const broken = chains?.broken.length ?? 0;
  return {
    changed:
      changedCount > 0
        ? say("server.operations.pluralFromTheHashOf", {
            plural: plural(changedCount, say("server.operations.fileDiffers"), say("server.operations.filesDiffer")),
          })
        : null,
    counters:
      counters.length > 0
        ? `${plural(counters.length, say("server.operations.counterIs"), say("server.operations.countersAre"))} wrong: ${[...new Set(counters.map(({ counter }) => counter.replaceAll("_", " ")))].join(", ")}.`
        : null,
    chains:
      broken > 0
        ? say("server.operations.theChainOfPluralBroken", {
            plural: plural(broken, say("server.operations.companyIs"), say("server.operations.companiesAre")),
          })
        : null,
  };
}

/** The latest full hour of the day that has passed: work of the night is due when it has not begun since. */
export function latestHour(hourOfDay: number, now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(hourOfDay, 0, 0, 0);
  return at > now ? new Date(at.getTime() - 24 * hour) : at;
}
