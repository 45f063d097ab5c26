import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { enqueueBackup, enqueueIntegrityCheck } from "@/lib/operations/problems/commands";

export async function startBackup(): Promise<{ message: string }> {
  if (!env().BACKUP_DIR) {
    throw new AppError("conflict", "Scheduled backups are off. Set BACKUP_DIR and restart, or run npm run backup -- FOLDER on the server.");
  }
  await enqueueBackup();
  return { message: "The backup has been queued" };
}

export async function startIntegrityCheck(): Promise<{ message: string }> {
  await enqueueIntegrityCheck();
  return { message: "The integrity check has been queued" };
}
