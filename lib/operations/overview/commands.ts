import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { enqueueBackup, enqueueIntegrityCheck } from "@/lib/operations/problems/commands";
import { say } from "@/messages/say";

export async function startBackup(): Promise<{ message: string }> {
  if (!env().BACKUP_DIR) {
    throw new AppError("conflict", coded("server.operations.scheduledBackupsAreOffSet"));
  }
  await enqueueBackup();
  return { message: say("server.operations.theBackupHasBeenQueued") };
}

export async function startIntegrityCheck(): Promise<{ message: string }> {
  await enqueueIntegrityCheck();
  return { message: say("server.operations.theIntegrityCheckHasBeen") };
}
