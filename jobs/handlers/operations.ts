import { handles } from "@/jobs/handler";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { tellProblems } from "@/lib/mail/platform-notices/commands";
import { createScheduledBackup } from "@/lib/operations/backup/commands";
import { backupJob } from "@/lib/operations/backup/jobs";
import { checkIntegrity } from "@/lib/operations/integrity/commands";
import { checkIntegrityJob } from "@/lib/operations/integrity/jobs";
import { checkProblems, enqueueDueRuns } from "@/lib/operations/problems/commands";
import { checkOperationsJob } from "@/lib/operations/problems/jobs";
import { findProblems } from "@/lib/operations/problems/queries";
import { keepWorkerLog } from "@/lib/operations/support/commands";

async function checkAndTell(): Promise<void> {
  await checkProblems();
  // Each admin is emailed in their own language.
  await tellProblems(await findProblems());
}

export const checkOperations = handles(checkOperationsJob, async () => {
  await enqueueDueRuns();
  await checkAndTell();
  await keepWorkerLog();
});

export const backUp = handles(backupJob, async () => {
  const folder = env().BACKUP_DIR;
  if (!folder) throw new AppError("not_found", coded("server.jobs.backupDirIsNotSet"));
  await createScheduledBackup(folder);
  await checkAndTell();
});

export const checkStoredIntegrity = handles(checkIntegrityJob, async () => {
  await checkIntegrity();
  await checkAndTell();
});
