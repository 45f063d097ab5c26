import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { enqueueBackup, enqueueIntegrityCheck } from "@/lib/operations/problems/commands";

export async function startBackup(): Promise<Done> {
  if (!env().BACKUP_DIR) {
    throw new AppError("conflict", coded("server.operations.backupsOff"));
  }
  await enqueueBackup();
  return { message: coded("server.operations.backupQueued") };
}

export async function startIntegrityCheck(): Promise<Done> {
  await enqueueIntegrityCheck();
  return { message: coded("server.operations.integrityQueued") };
}
