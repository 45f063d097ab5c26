import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { IntegrityResult } from "@/lib/operations/integrity/schema";
import { limits } from "@/lib/operations/problems/values";

const hour = 3_600_000;

/** Joins several sentences into one. Null if there are none. */
export const allOf = (sentences: readonly Sentence[]): Sentence | null =>
  sentences.length > 1 ? joined(" ", sentences) : (sentences[0] ?? null);

/** "3 hours" or "2 days" since then. */
export function ageOf(since: Date, now: Date): Sentence {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 120) return coded("server.operations.countMinutes", { count: minutes });
  if (minutes < 48 * 60) return coded("server.operations.countHours", { count: Math.floor(minutes / 60) });
  return coded("server.operations.countDays", { count: Math.floor(minutes / (24 * 60)) });
}

export function workerProblem(lastBeat: Date | null, now: Date): Sentence | null {
  if (!lastBeat) return coded("server.operations.noWorkerHasReportedYet");
  const isSilent = now.getTime() - lastBeat.getTime() > limits.workerSilenceSeconds * 1000;
  return isSilent ? coded("server.operations.theLastHeartbeatWasAgeof", { ageOf: ageOf(lastBeat, now) }) : null;
}

/** `since`: when the installation began, for which no backup can be due yet. */
export function backupProblem(last: Date | null, now: Date): Sentence | null {
  if (!last) return coded("server.operations.noScheduledBackupHasFinished");
  return now.getTime() - last.getTime() > limits.backupHours * hour
    ? coded("server.operations.theLastBackupFinishedAgeof", { ageOf: ageOf(last, now) })
    : null;
}

export function ageProblem(last: Date | null, hours: number, now: Date): Sentence | null {
  return last && now.getTime() - last.getTime() > hours * hour
    ? coded("server.operations.theLastRunWasAgeof", { ageOf: ageOf(last, now) })
    : null;
}

export function diskProblem(disks: readonly { name: string; free: number; size: number }[]): Sentence | null {
  const full = disks.filter(({ free, size }) => size > 0 && free / size < limits.freeShare);
  return allOf(
    full.map(({ name, free, size }) => coded("server.operations.shareOfDiskFree", { name, count: Math.floor((100 * free) / size) })),
  );
}

export function emailProblem(counts: { failed: number; retried: number }): Sentence | null {
  const parts = [
    ...(counts.failed > 0 ? [coded("server.operations.countEmailsFailed", { count: counts.failed })] : []),
    ...(counts.retried >= limits.retriedEmails ? [coded("server.operations.countEmailsWait", { count: counts.retried })] : []),
  ];
  return allOf(parts);
}

export function certificateProblem(expires: Date | null, now: Date): Sentence | null {
  if (!expires) return null;
  const days = Math.floor((expires.getTime() - now.getTime()) / (24 * hour));
  if (days < 0) return coded("server.operations.itExpiredOnSlice", { slice: expires.toISOString().slice(0, 10) });
  return days < limits.certificateDays
    ? coded("server.operations.itExpiresInCountDays", { count: days, date: expires.toISOString().slice(0, 10) })
    : null;
}

const wrongNames = (counters: IntegrityResult["counters"]) =>
  [...new Set(counters.map(({ counter }) => counter.replaceAll("_", " ")))].join(", ");

/** The problems that the last integrity check found. */
export function integrityProblems(result: IntegrityResult | null) {
  const { changedCount = 0, counters = [], chains } = result ?? {};
  const broken = chains?.broken.length ?? 0;
  return {
    changed: changedCount > 0 ? coded("server.operations.countFilesDiffer", { count: changedCount }) : null,
    counters:
      counters.length > 0 ? coded("server.operations.countCountersWrong", { count: counters.length, names: wrongNames(counters) }) : null,
    chains: broken > 0 ? coded("server.operations.chainOfCountBroken", { count: broken }) : null,
  };
}

/** The latest full hour of the day that has passed: work of the night is due when it has not begun since. */
export function latestHour(hourOfDay: number, now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(hourOfDay, 0, 0, 0);
  return at > now ? new Date(at.getTime() - 24 * hour) : at;
}
