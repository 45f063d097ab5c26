import { handles } from "@/jobs/handler";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { inStoredLanguage } from "@/lib/infra/stored-texts";
import { tellProblems } from "@/lib/mail/platform-notices/commands";
import { createScheduledBackup } from "@/lib/operations/backup/commands";
import { backupJob } from "@/lib/operations/backup/jobs";
import { checkIntegrity } from "@/lib/operations/integrity/commands";
import { checkIntegrityJob } from "@/lib/operations/integrity/jobs";
import { checkProblems, enqueueDueRuns } from "@/lib/operations/problems/commands";
import { checkOperationsJob } from "@/lib/operations/problems/jobs";
import { keepWorkerLog } from "@/lib/operations/support/commands";
import { say } from "@/messages/say";

async function checkAndTell(): Promise<void> {
  // Each admin is emailed in their own language.
  const { problems } = await inStoredLanguage(checkProblems);
  await tellProblems(problems);
}

export const checkOperations = handles(checkOperationsJob, async () => {
  await enqueueDueRuns();
  await checkAndTell();
  await keepWorkerLog();
});

export const backUp = handles(backupJob, async () => {
  const folder = env().BACKUP_DIR;
  if (!folder) throw new AppError("not_found", say("server.jobs.backupDirIsNotSet"));
  await inStoredLanguage(() => createScheduledBackup(folder));
  await checkAndTell();
});

export const checkStoredIntegrity = handles(checkIntegrityJob, async () => {
  await checkIntegrity();
  await checkAndTell();
});
