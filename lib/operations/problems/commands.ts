import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { errorFacts, log } from "@/lib/infra/log";
import { enqueue } from "@/lib/infra/queue";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { backupJob } from "@/lib/operations/backup/jobs";
import { checkIntegrityJob } from "@/lib/operations/integrity/jobs";
import { listProblems, questions } from "@/lib/operations/problems/queries";
import { latestHour } from "@/lib/operations/problems/rules";
import type { ProblemsDto } from "@/lib/operations/problems/schema";
import { type CheckName, checkNames, checks } from "@/lib/operations/problems/values";

/** Asks every check and stores what is wrong. A problem keeps its beginning while it lasts. */
export async function checkProblems(): Promise<ProblemsDto> {
  for (const check of checkNames) await storeAnswer(check);
  await asPlatform().problem.deleteMany({ where: { check: { notIn: [...checkNames] } } });
  const stamp = { key: "operations.checked", value: {}, updatedAt: now() };
  await asPlatform().platformSetting.upsert({ where: { key: stamp.key }, create: stamp, update: stamp });
  return listProblems();
}

async function storeAnswer(check: CheckName): Promise<void> {
  let message: Sentence | null;
  try {
    message = await questions[check]();
  } catch (error) {
    log.error({ check, ...errorFacts(error) }, "a check could not be made");
    message = coded("server.operations.thisCheckCouldNotBe");
  }
  const { priority } = checks[check];
  if (!message) {
    await asPlatform().problem.deleteMany({ where: { check } });
    return;
  }
  const row = { priority, message, checkedAt: now() };
  await asPlatform().problem.upsert({ where: { check }, create: { check, ...row, since: now() }, update: row });
}

const nightlyHours = { BACKUP: 2, INTEGRITY: 3 } as const;
const busyHours = { BACKUP: 1, INTEGRITY: 6 } as const;

/** Has last night's backup and integrity check made where they are missing. What fails is tried again an hour or more later. */
export async function enqueueDueRuns(): Promise<void> {
  if (env().BACKUP_DIR && (await isDue("BACKUP"))) await enqueueBackup();
  if (await isDue("INTEGRITY")) await enqueueIntegrityCheck();
}

async function isDue(kind: "BACKUP" | "INTEGRITY"): Promise<boolean> {
  const since = latestHour(nightlyHours[kind], now());
  const recent = new Date(now().getTime() - busyHours[kind] * 3_600_000);
  const done = kind === "BACKUP" ? { isGood: true } : { finishedAt: { not: null } };
  const found = await asPlatform().operationRun.count({
    where: { kind, OR: [{ startedAt: { gte: since }, ...done }, { startedAt: { gte: recent } }] },
  });
  return found === 0;
}

/** One at a time, however often it is requested. */
export function enqueueBackup(): Promise<void> {
  return asPlatform().$transaction((tx) => enqueue(tx, backupJob, {}, { singletonKey: "backup", singletonSeconds: 60 }));
}

export function enqueueIntegrityCheck(): Promise<void> {
  return asPlatform().$transaction((tx) => enqueue(tx, checkIntegrityJob, {}, { singletonKey: "integrity", singletonSeconds: 60 }));
}
